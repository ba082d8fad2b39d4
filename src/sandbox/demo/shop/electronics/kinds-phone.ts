import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { colors, memory } from './axes.ts';
import { MADE_IN, PIECE, SERVICE_REVIEWS, WARRANTY } from './traits.ts';

const PHONE_NAME = text(
  'Смартфон {{brand}} {{model}}',
  '{{brand}} {{model}} smartfoni',
  '{{brand}} {{model}} smartphone',
);
const SIM = row(text('SIM-карты', 'SIM-kartalar', 'SIM cards'), same('nano-SIM + eSIM'));
const SCREEN = text('Экран', 'Ekran', 'Display');
const BATTERY = text('Аккумулятор', 'Batareya', 'Battery');
const REFRESH = text('Частота обновления', 'Yangilanish chastotasi', 'Refresh rate');
const CAMERA = text('Основная камера', 'Asosiy kamera', 'Main camera');
const PROTECTION = text('Защита от воды', 'Suvdan himoya', 'Water protection');

const PHONE_SENTENCES = [
  text(
    'Телефон официально ввезён и зарегистрирован по IMEI, поэтому работает с любым оператором Узбекистана.',
    'Telefon rasman olib kelingan va IMEI boʻyicha roʻyxatdan oʻtgan, shuning uchun Oʻzbekistondagi har qanday operator bilan ishlaydi.',
    'The phone is officially imported and registered by IMEI, so it works with every operator in Uzbekistan.',
  ),
  text(
    'Яркий экран остаётся читаемым даже под летним солнцем.',
    'Yorqin ekran yozgi quyosh ostida ham yaxshi koʻrinadi.',
    'The bright display stays readable even in the summer sun.',
  ),
  text(
    'Одного заряда хватает на день активного общения, съёмки и навигации.',
    'Bir marta quvvatlash bir kunlik suhbat, suratga olish va navigatsiyaga yetadi.',
    'One charge lasts a busy day of calls, photos and navigation.',
  ),
  text(
    'Камера сама подбирает настройки и хорошо снимает вечером.',
    'Kamera sozlamalarni oʻzi tanlaydi va kechqurun ham yaxshi suratga oladi.',
    'The camera chooses the settings itself and does well in the evening.',
  ),
  text(
    'В коробке есть кабель и инструкция; перенести данные со старого телефона поможет наш консультант.',
    'Qutida kabel va qoʻllanma bor; eski telefondan maʼlumotlarni koʻchirishda maslahatchimiz yordam beradi.',
    'A cable and a manual are in the box; our staff help to move the data from the old phone.',
  ),
  text(
    'Корпус удобно лежит в руке и не собирает отпечатки.',
    'Korpusi qoʻlda qulay turadi va barmoq izlarini yigʻmaydi.',
    'The body sits well in the hand and does not collect fingerprints.',
  ),
];

const PHONE_REVIEWS: ProductKind['reviews'] = [
  {
    rating: 5,
    comment: 'Пользуюсь второй месяц, не тормозит, камера радует. IMEI проверил — зарегистрирован.',
  },
  { rating: 5, comment: 'Telefon zoʻr, batareyasi kechgacha bemalol yetadi.' },
  { rating: 4, comment: 'Хороший телефон за свои деньги, только зарядного блока в комплекте нет.' },
  { rating: 4, comment: 'Kamerasi yaxshi, lekin qoʻlda biroz sirpanadi, gʻilof olish kerak.' },
  { rating: 3, comment: 'Немного греется в играх, в остальном без нареканий.' },
  { rating: 2, comment: 'Ожидал большего от автономности: к вечеру остаётся 15 процентов.' },
  { rating: 1, comment: 'Пришёл с царапиной на рамке. Магазин заменил, но пришлось ждать три дня.' },
  ...SERVICE_REVIEWS,
];

export const PHONE_KINDS: ProductKind[] = [
  {
    code: 'smartphone',
    category: 'iphone',
    name: PHONE_NAME,
    makers: [
      {
        brand: 'Apple',
        models: [
          { name: 'iPhone 16', price: 11_490_000 },
          { name: 'iPhone 15', price: 9_490_000 },
          { name: 'iPhone 16 Plus', price: 12_990_000 },
          { name: 'iPhone 14', price: 7_890_000 },
        ],
      },
    ],
    axes: [colors([2, 4], 'black', 'white', 'sky', 'pink', 'green'), memory([2, 2], 128, 256, 512)],
    price: { min: 7_500_000, max: 13_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(SCREEN, same('OLED Super Retina XDR')),
      row(REFRESH, text('60 Гц', '60 Gs', '60 Hz')),
      row(CAMERA, text('48 Мп + 12 Мп', '48 Mp + 12 Mp', '48 MP + 12 MP')),
      row(BATTERY, text('до 20 часов видео', '20 soatgacha video', 'up to 20 hours of video')),
      SIM,
      row(PROTECTION, same('IP68')),
      row(text('Операционная система', 'Operatsion tizim', 'Operating system'), same('iOS')),
      row(
        text('Материал корпуса', 'Korpus materiali', 'Body'),
        text('алюминий и стекло', 'alyuminiy va shisha', 'aluminium and glass'),
      ),
      row(text('Гарантия', 'Kafolat', 'Warranty'), text('12 месяцев', '12 oy', '12 months')),
    ],
    sentences: PHONE_SENTENCES,
    reviews: PHONE_REVIEWS,
  },
  {
    code: 'smartphone',
    category: 'iphone',
    name: PHONE_NAME,
    makers: [
      {
        brand: 'Apple',
        models: [
          { name: 'iPhone 16 Pro', price: 15_490_000 },
          { name: 'iPhone 16 Pro Max', price: 17_490_000 },
          { name: 'iPhone 15 Pro', price: 12_990_000 },
        ],
      },
    ],
    axes: [
      colors([2, 3], 'blackTitanium', 'naturalTitanium', 'whiteTitanium'),
      memory([2, 3], 256, 512, 1024),
    ],
    price: { min: 13_000_000, max: 18_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(SCREEN, same('OLED Super Retina XDR')),
      row(REFRESH, text('до 120 Гц', '120 Gs gacha', 'up to 120 Hz')),
      row(CAMERA, text('48 Мп, три объектива', '48 Mp, uchta obyektiv', '48 MP, three lenses')),
      row(BATTERY, text('до 27 часов видео', '27 soatgacha video', 'up to 27 hours of video')),
      SIM,
      row(PROTECTION, same('IP68')),
      row(text('Операционная система', 'Operatsion tizim', 'Operating system'), same('iOS')),
      row(
        text('Материал корпуса', 'Korpus materiali', 'Body'),
        text('титан и стекло', 'titan va shisha', 'titanium and glass'),
      ),
      row(text('Гарантия', 'Kafolat', 'Warranty'), text('12 месяцев', '12 oy', '12 months')),
    ],
    sentences: PHONE_SENTENCES,
    reviews: PHONE_REVIEWS,
  },
  {
    code: 'smartphone',
    category: 'android-smartfony',
    name: PHONE_NAME,
    makers: [
      {
        brand: 'Samsung',
        models: [
          { name: 'Galaxy A56', price: 5_590_000 },
          { name: 'Galaxy A36', price: 4_690_000 },
          { name: 'Galaxy A26', price: 3_590_000 },
          { name: 'Galaxy A16', price: 2_390_000 },
        ],
      },
      {
        brand: 'Xiaomi',
        models: [
          { name: 'Redmi Note 14', price: 2_590_000 },
          { name: 'Redmi Note 14 Pro', price: 3_890_000 },
          { name: 'Redmi 14C', price: 1_490_000 },
          { name: 'Poco X7', price: 3_790_000 },
        ],
      },
      {
        brand: 'Honor',
        models: [
          { name: 'X8c', price: 3_190_000 },
          { name: '400', price: 5_390_000 },
        ],
      },
      {
        brand: 'Tecno',
        models: [
          { name: 'Spark 30', price: 1_890_000 },
          { name: 'Camon 40', price: 2_990_000 },
        ],
      },
      {
        brand: 'Vivo',
        models: [
          { name: 'Y29', price: 2_290_000 },
          { name: 'V50 Lite', price: 4_190_000 },
        ],
      },
    ],
    axes: [colors([2, 3], 'black', 'white', 'blue', 'green', 'violet'), memory([1, 2], 128, 256)],
    price: { min: 1_400_000, max: 6_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(SCREEN, same('6.7″, 2400 × 1080'), same('6.7″, 1600 × 720')),
      row(REFRESH, text('90 Гц', '90 Gs', '90 Hz'), text('120 Гц', '120 Gs', '120 Hz')),
      row(
        text('Оперативная память', 'Operativ xotira', 'RAM'),
        text('6 ГБ', '6 GB', '6 GB'),
        text('8 ГБ', '8 GB', '8 GB'),
      ),
      row(
        CAMERA,
        text('50 Мп', '50 Mp', '50 MP'),
        text('64 Мп', '64 Mp', '64 MP'),
        text('108 Мп', '108 Mp', '108 MP'),
      ),
      row(
        BATTERY,
        text('5000 мА·ч', '5000 mA·soat', '5000 mAh'),
        text('5500 мА·ч', '5500 mA·soat', '5500 mAh'),
        text('6000 мА·ч', '6000 mA·soat', '6000 mAh'),
      ),
      row(
        text('Быстрая зарядка', 'Tez quvvatlash', 'Fast charging'),
        text('25 Вт', '25 Vt', '25 W'),
        text('33 Вт', '33 Vt', '33 W'),
        text('45 Вт', '45 Vt', '45 W'),
      ),
      row(
        text('SIM-карты', 'SIM-kartalar', 'SIM cards'),
        text('две nano-SIM', 'ikkita nano-SIM', 'two nano-SIM'),
      ),
      row(PROTECTION, same('IP54'), same('IP64')),
      row(text('Операционная система', 'Operatsion tizim', 'Operating system'), same('Android 15')),
      MADE_IN,
      WARRANTY,
    ],
    sentences: PHONE_SENTENCES,
    reviews: PHONE_REVIEWS,
  },
];

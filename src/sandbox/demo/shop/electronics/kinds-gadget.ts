import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { colors, memory } from './axes.ts';
import { BLUETOOTH, MADE_IN, PIECE, SERVICE_REVIEWS, WARRANTY } from './traits.ts';

export const GADGET_KINDS: ProductKind[] = [
  {
    code: 'tablet',
    category: 'planshety',
    name: text('Планшет {{brand}} {{model}}', '{{brand}} {{model}} plansheti', '{{brand}} {{model}} tablet'),
    makers: [
      {
        brand: 'Samsung',
        models: [
          { name: 'Galaxy Tab A9+', price: 2_990_000 },
          { name: 'Galaxy Tab S10 FE', price: 6_490_000 },
        ],
      },
      {
        brand: 'Xiaomi',
        models: [
          { name: 'Redmi Pad SE', price: 2_390_000 },
          { name: 'Pad 7', price: 5_290_000 },
        ],
      },
      { brand: 'Lenovo', models: [{ name: 'Tab M11', price: 2_690_000 }] },
      { brand: 'Honor', models: [{ name: 'Pad 9', price: 3_890_000 }] },
    ],
    axes: [colors([2, 2], 'graphite', 'silver', 'green', 'sky'), memory([2, 2], 128, 256)],
    price: { min: 2_000_000, max: 7_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Экран', 'Ekran', 'Display'), text('IPS, 90 Гц', 'IPS, 90 Gs', 'IPS, 90 Hz')),
      row(
        text('Оперативная память', 'Operativ xotira', 'RAM'),
        text('6 ГБ', '6 GB', '6 GB'),
        text('8 ГБ', '8 GB', '8 GB'),
      ),
      row(
        text('Время работы', 'Ishlash vaqti', 'Battery life'),
        text('до 12 часов видео', '12 soatgacha video', 'up to 12 hours of video'),
      ),
      row(text('Динамики', 'Dinamiklar', 'Speakers'), text('четыре', 'toʻrtta', 'four')),
      row(text('Операционная система', 'Operatsion tizim', 'Operating system'), same('Android 15')),
      row(text('Разъём', 'Ulagich', 'Port'), same('USB Type-C')),
      MADE_IN,
      WARRANTY,
    ],
    sentences: [
      text(
        'Большой экран удобен для уроков, чтения и фильмов в дороге.',
        'Katta ekran darslar, kitob oʻqish va yoʻlda film koʻrish uchun qulay.',
        'The large display suits lessons, reading and films on the way.',
      ),
      text(
        'Четыре динамика звучат громко и без искажений.',
        'Toʻrtta dinamik baland va toza ovoz beradi.',
        'Four speakers sound loud and clear.',
      ),
      text(
        'Есть детский режим с ограничением времени и приложений.',
        'Vaqt va ilovalarni cheklaydigan bolalar rejimi bor.',
        'A children’s mode limits time and apps.',
      ),
      text(
        'Тонкий металлический корпус легко помещается в сумку.',
        'Yupqa metall korpusi sumkaga oson sigʻadi.',
        'The thin metal body fits easily into a bag.',
      ),
      text(
        'Экран делится между двумя приложениями: смотрите урок и пишите заметки.',
        'Ekran ikki ilovaga boʻlinadi: darsni koʻrib, yozib borasiz.',
        'The display splits between two apps: watch a lesson and take notes.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Купили дочери для учёбы: экран большой, глаза не устают.' },
      { rating: 5, comment: 'Bolalarga multfilm koʻrishga ajoyib, ovozi baland.' },
      { rating: 4, comment: 'Планшет хороший, но чехол и стилус пришлось докупать.' },
      { rating: 3, comment: 'Для игр слабоват, для видео и книг — нормально.' },
      { rating: 2, comment: 'Quvvatlashi sekin, toʻlishiga uch soat ketadi.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'smartwatch',
    category: 'smart-chasy',
    name: text(
      'Смарт-часы {{brand}} {{model}}',
      '{{brand}} {{model}} smart-soati',
      '{{brand}} {{model}} smart watch',
    ),
    makers: [
      {
        brand: 'Amazfit',
        models: [
          { name: 'Bip 6', price: 990_000 },
          { name: 'Active 2', price: 1_390_000 },
        ],
      },
      {
        brand: 'Xiaomi',
        models: [
          { name: 'Redmi Watch 5', price: 1_190_000 },
          { name: 'Watch S4', price: 1_890_000 },
        ],
      },
      {
        brand: 'Huawei',
        models: [
          { name: 'Watch Fit 4', price: 1_990_000 },
          { name: 'Watch GT 5', price: 2_590_000 },
        ],
      },
      { brand: 'Samsung', models: [{ name: 'Galaxy Watch7', price: 3_290_000 }] },
    ],
    axes: [colors([2, 4], 'black', 'silver', 'gold', 'green', 'pink')],
    price: { min: 900_000, max: 3_500_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Экран', 'Ekran', 'Display'), same('AMOLED')),
      row(
        text('Время работы', 'Ishlash vaqti', 'Battery life'),
        text('до 7 дней', '7 kungacha', 'up to 7 days'),
        text('до 14 дней', '14 kungacha', 'up to 14 days'),
      ),
      row(text('Защита от воды', 'Suvdan himoya', 'Water protection'), text('5 атм', '5 atm', '5 ATM')),
      row(
        text('Датчики', 'Datchiklar', 'Sensors'),
        text('пульс, кислород, сон', 'puls, kislorod, uyqu', 'pulse, oxygen, sleep'),
      ),
      row(
        text('Навигация', 'Navigatsiya', 'Navigation'),
        text('GPS, ГЛОНАСС', 'GPS, GLONASS', 'GPS, GLONASS'),
        same('GPS'),
      ),
      BLUETOOTH,
      WARRANTY,
    ],
    sentences: [
      text(
        'Часы следят за пульсом, сном и шагами и сохраняют данные в приложении.',
        'Soat puls, uyqu va qadamlarni kuzatib, maʼlumotlarni ilovada saqlaydi.',
        'The watch follows pulse, sleep and steps and keeps them in the app.',
      ),
      text(
        'Звонки и сообщения видны на запястье, телефон можно не доставать.',
        'Qoʻngʻiroq va xabarlar bilakda koʻrinadi, telefonni chiqarish shart emas.',
        'Calls and messages show on the wrist, so the phone stays in the pocket.',
      ),
      text(
        'В них можно плавать: корпус держит давление 5 атмосфер.',
        'Ular bilan suzish mumkin: korpus 5 atmosfera bosimga chidaydi.',
        'You can swim with it: the body withstands 5 atmospheres.',
      ),
      text(
        'Ремешок снимается без инструмента.',
        'Tasmasi asbobsiz yechiladi.',
        'The strap comes off without tools.',
      ),
      text(
        'Больше ста режимов тренировки, от бега до кураша.',
        'Yugurishdan kurashgacha yuzdan ortiq mashgʻulot rejimi bor.',
        'More than a hundred workout modes, from running to wrestling.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Заряжаю раз в неделю, шаги считает точно.' },
      { rating: 5, comment: 'Uyqu va pulsni toʻgʻri koʻrsatadi, dizayni chiroyli.' },
      { rating: 4, comment: 'Часы хорошие, но уведомления на узбекском иногда приходят квадратиками.' },
      { rating: 3, comment: 'GPS ловит не сразу, приходится ждать минуту.' },
      { rating: 2, comment: 'Tasmasi bir oyda yirtildi, boshqasini oldim.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'powerbank',
    category: 'powerbank',
    name: text(
      'Внешний аккумулятор {{brand}} {{model}}',
      '{{brand}} {{model}} tashqi batareyasi',
      '{{brand}} {{model}} power bank',
    ),
    makers: [
      {
        brand: 'Baseus',
        models: [
          { name: 'Bipow', price: 229_000 },
          { name: 'Blade', price: 549_000 },
        ],
      },
      {
        brand: 'Anker',
        models: [
          { name: 'PowerCore', price: 449_000 },
          { name: 'Zolo', price: 329_000 },
        ],
      },
      { brand: 'Xiaomi', models: [{ name: 'Power Bank 3', price: 279_000 }] },
      { brand: 'Hoco', models: [{ name: 'J101', price: 169_000 }] },
    ],
    axes: [
      {
        code: 'capacity',
        name: text('Ёмкость', 'Sigʻimi', 'Capacity'),
        values: [
          { label: text('10 000 мА·ч', '10 000 mA·soat', '10,000 mAh') },
          { label: text('20 000 мА·ч', '20 000 mA·soat', '20,000 mAh'), priceFactor: 1.4 },
          { label: text('30 000 мА·ч', '30 000 mA·soat', '30,000 mAh'), priceFactor: 1.8 },
        ],
        take: [2, 2],
      },
      colors([2, 2], 'black', 'white', 'blue'),
    ],
    price: { min: 150_000, max: 600_000, step: 1_000 },
    unit: PIECE,
    tiers: [
      { min: 5, percent: 5 },
      { min: 20, percent: 10 },
    ],
    characteristics: [
      row(
        text('Мощность', 'Quvvati', 'Power'),
        text('22,5 Вт', '22,5 Vt', '22.5 W'),
        text('33 Вт', '33 Vt', '33 W'),
      ),
      row(text('Разъёмы', 'Ulagichlar', 'Ports'), same('USB-A, USB-C'), same('2 × USB-A, USB-C')),
      row(
        text('Индикатор заряда', 'Zaryad koʻrsatkichi', 'Charge display'),
        text('цифровой', 'raqamli', 'digital'),
        text('светодиоды', 'svetodiodlar', 'LEDs'),
      ),
      row(
        text('Материал', 'Material', 'Material'),
        text('негорючий пластик', 'yonmaydigan plastik', 'flame-retardant plastic'),
      ),
      MADE_IN,
      row(
        text('Гарантия', 'Kafolat', 'Warranty'),
        text('6 месяцев', '6 oy', '6 months'),
        text('12 месяцев', '12 oy', '12 months'),
      ),
    ],
    sentences: [
      text(
        'Заряжает телефон от двух до шести раз, в зависимости от ёмкости.',
        'Sigʻimiga qarab telefonni ikki martadan olti martagacha quvvatlaydi.',
        'It charges a phone two to six times, depending on its capacity.',
      ),
      text(
        'Одновременно питает два устройства.',
        'Bir vaqtda ikkita qurilmani quvvatlaydi.',
        'It feeds two devices at once.',
      ),
      text(
        'Защита отключает питание при перегреве и коротком замыкании.',
        'Himoya tizimi qizib ketganda va qisqa tutashuvda tokni uzadi.',
        'Protection cuts the power on overheating and short circuit.',
      ),
      text(
        'Выручает при отключении света: питает роутер и лампу.',
        'Chiroq oʻchganda asqotadi: router va lampani quvvatlaydi.',
        'It helps in a blackout: it runs a router and a lamp.',
      ),
      text(
        'В комплекте короткий кабель USB-C.',
        'Toʻplamda qisqa USB-C kabeli bor.',
        'A short USB-C cable comes with it.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Хватает на три дня в горах, заряжает быстро.' },
      { rating: 5, comment: 'Svet oʻchganda routerni ham quvvatladi, zoʻr.' },
      { rating: 4, comment: 'Тяжеловат для кармана, но в рюкзаке незаметен.' },
      { rating: 3, comment: 'Сам заряжается часов шесть, это долго.' },
      { rating: 1, comment: 'Ikki haftadan keyin bitta porti ishlamay qoldi, almashtirib berishdi.' },
      ...SERVICE_REVIEWS,
    ],
  },
];

import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { colors, diagonal } from './axes.ts';
import { BLUETOOTH, MADE_IN, PIECE, SERVICE_REVIEWS, WARRANTY } from './traits.ts';

const PLAY_TIME = row(
  text('Время работы', 'Ishlash vaqti', 'Battery life'),
  text('до 30 часов', '30 soatgacha', 'up to 30 hours'),
  text('до 50 часов', '50 soatgacha', 'up to 50 hours'),
);
const CHARGING = row(text('Разъём зарядки', 'Quvvatlash ulagichi', 'Charging port'), same('USB Type-C'));

export const MEDIA_KINDS: ProductKind[] = [
  {
    code: 'tv',
    category: 'televizory',
    name: text(
      'Телевизор {{brand}} {{model}}',
      '{{brand}} {{model}} televizori',
      '{{brand}} {{model}} television',
    ),
    makers: [
      {
        brand: 'Samsung',
        models: [
          { name: 'Crystal UHD DU8000', price: 5_290_000 },
          { name: 'QLED Q60D', price: 7_490_000 },
        ],
      },
      {
        brand: 'LG',
        models: [
          { name: 'UHD UT80', price: 4_990_000 },
          { name: 'QNED 80', price: 7_290_000 },
        ],
      },
      {
        brand: 'Artel',
        models: [
          { name: 'UA S-series 4K', price: 3_290_000 },
          { name: 'QLED 4K', price: 4_190_000 },
        ],
      },
      { brand: 'Xiaomi', models: [{ name: 'TV A Pro', price: 3_990_000 }] },
      { brand: 'Hisense', models: [{ name: 'A6N', price: 3_890_000 }] },
    ],
    axes: [diagonal([2, 4], [43, 1], [50, 1.25], [55, 1.45], [65, 2.05], [75, 3.1])],
    colors: ['#1f2228', '#2b2e34'],
    price: { min: 3_000_000, max: 8_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Разрешение', 'Aniqlik', 'Resolution'), same('4K UHD, 3840 × 2160')),
      row(text('Smart TV', 'Smart TV', 'Smart TV'), text('есть', 'bor', 'yes')),
      row(text('HDR', 'HDR', 'HDR'), same('HDR10'), same('HDR10+')),
      row(text('Звук', 'Ovoz', 'Sound'), text('20 Вт', '20 Vt', '20 W'), text('24 Вт', '24 Vt', '24 W')),
      row(text('Разъёмы', 'Ulagichlar', 'Ports'), same('3 × HDMI, 2 × USB'), same('3 × HDMI, USB')),
      row(text('Цифровой тюнер', 'Raqamli tyuner', 'Digital tuner'), same('DVB-T2 / C / S2')),
      row(text('Крепление', 'Mahkamlash', 'Mount'), same('VESA')),
      MADE_IN,
      WARRANTY,
    ],
    sentences: [
      text(
        'YouTube и местные каналы открываются с пульта, приставка не нужна.',
        'YouTube va mahalliy kanallar pult orqali ochiladi, qoʻshimcha qurilma kerak emas.',
        'YouTube and local channels open from the remote, no box is needed.',
      ),
      text(
        'Тюнер принимает цифровое телевидение Узбекистана без приставки.',
        'Tyuner Oʻzbekiston raqamli televideniyesini qoʻshimcha qurilmasiz qabul qiladi.',
        'The tuner receives the digital television of Uzbekistan by itself.',
      ),
      text(
        'Тёмные сцены видны в деталях, яркие не слепят.',
        'Qorongʻi sahnalar aniq koʻrinadi, yorugʻlari koʻzni qamashtirmaydi.',
        'Dark scenes show their details and bright ones do not dazzle.',
      ),
      text(
        'Доставим до квартиры и повесим на стену за отдельную плату.',
        'Kvartiragacha yetkazamiz va alohida toʻlov evaziga devorga osib beramiz.',
        'We deliver to the flat and, for a fee, put it on the wall.',
      ),
      text(
        'Голосовой поиск понимает русскую речь.',
        'Ovozli qidiruv rus tilini tushunadi.',
        'Voice search understands Russian.',
      ),
      text(
        'Низкая задержка подойдёт для игровой приставки.',
        'Kechikishi kam, oʻyin konsoli uchun mos.',
        'The low delay suits a games console.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Картинка шикарная, футбол смотрим всей семьёй.' },
      { rating: 5, comment: 'Rasmi tiniq, interneti tez ishlaydi. Rahmat!' },
      { rating: 5, comment: 'Привезли вдвоём, проверили при мне на битые пиксели.' },
      { rating: 4, comment: 'Ovozi oʻrtacha, saundbar ulaganman.' },
      { rating: 3, comment: 'Меню иногда задумывается, но в целом нормально.' },
      { rating: 2, comment: 'Пульт пришлось менять через месяц.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'headphones',
    category: 'polnorazmernye-naushniki',
    name: text(
      'Наушники {{brand}} {{model}}',
      '{{brand}} {{model}} quloqchinlari',
      '{{brand}} {{model}} headphones',
    ),
    makers: [
      {
        brand: 'Sony',
        models: [
          { name: 'WH-CH520', price: 690_000 },
          { name: 'WH-CH720N', price: 1_490_000 },
          { name: 'WH-1000XM5', price: 4_190_000 },
        ],
      },
      {
        brand: 'JBL',
        models: [
          { name: 'Tune 520BT', price: 590_000 },
          { name: 'Tune 770NC', price: 1_190_000 },
        ],
      },
      { brand: 'Marshall', models: [{ name: 'Major V', price: 1_890_000 }] },
    ],
    axes: [colors([2, 3], 'black', 'white', 'blue', 'pink')],
    price: { min: 400_000, max: 4_500_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Тип', 'Turi', 'Type'),
        text('беспроводные, накладные', 'simsiz, quloq ustiga', 'wireless, over the ear'),
      ),
      PLAY_TIME,
      BLUETOOTH,
      row(text('Микрофон', 'Mikrofon', 'Microphone'), text('есть', 'bor', 'yes')),
      row(text('Складные', 'Yigʻiladigan', 'Foldable'), text('да', 'ha', 'yes')),
      CHARGING,
      WARRANTY,
    ],
    sentences: [
      text(
        'Мягкие амбушюры не давят даже за целый день.',
        'Yumshoq yostiqchalari kun boʻyi ham siqmaydi.',
        'The soft cushions do not press even after a whole day.',
      ),
      text(
        'Подключаются сразу к телефону и ноутбуку.',
        'Bir vaqtda telefon va noutbukka ulanadi.',
        'They stay connected to a phone and a laptop at once.',
      ),
      text(
        'Голос собеседника слышен чётко и на улице.',
        'Suhbatdosh ovozi koʻchada ham aniq eshitiladi.',
        'Voices are clear even in the street.',
      ),
      text(
        'Десяти минут зарядки хватает на несколько часов музыки.',
        'Oʻn daqiqa quvvatlash bir necha soat musiqaga yetadi.',
        'Ten minutes of charging give hours of music.',
      ),
      text(
        'Звук настраивается эквалайзером в приложении.',
        'Ovoz ilovadagi ekvalayzer orqali sozlanadi.',
        'The sound is tuned by an equaliser in the app.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Басы мягкие, в метро почти ничего не слышно.' },
      { rating: 5, comment: 'Zaryadi bir haftaga yetadi, ovozi zoʻr.' },
      { rating: 4, comment: 'Летом уши потеют, в остальном отлично.' },
      { rating: 3, comment: 'Mikrofoni shovqinli joyda yomonroq.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'earbuds',
    category: 'besprovodnye-naushniki',
    name: text(
      'Беспроводные наушники {{brand}} {{model}}',
      '{{brand}} {{model}} simsiz quloqchinlari',
      '{{brand}} {{model}} wireless earbuds',
    ),
    makers: [
      {
        brand: 'Samsung',
        models: [
          { name: 'Galaxy Buds FE', price: 990_000 },
          { name: 'Galaxy Buds3', price: 1_790_000 },
        ],
      },
      {
        brand: 'Xiaomi',
        models: [
          { name: 'Redmi Buds 6', price: 349_000 },
          { name: 'Redmi Buds 6 Lite', price: 229_000 },
        ],
      },
      { brand: 'JBL', models: [{ name: 'Wave Beam 2', price: 649_000 }] },
      { brand: 'Huawei', models: [{ name: 'FreeBuds SE 3', price: 449_000 }] },
    ],
    axes: [colors([2, 3], 'black', 'white', 'violet', 'sky')],
    price: { min: 200_000, max: 2_000_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(text('Тип', 'Turi', 'Type'), text('внутриканальные', 'quloq ichiga', 'in-ear')),
      row(
        text('Время работы с кейсом', 'Gʻilof bilan ishlash vaqti', 'Battery life with the case'),
        text('до 24 часов', '24 soatgacha', 'up to 24 hours'),
        text('до 36 часов', '36 soatgacha', 'up to 36 hours'),
      ),
      BLUETOOTH,
      row(text('Защита от воды', 'Suvdan himoya', 'Water protection'), same('IP54'), same('IPX4')),
      row(text('Управление', 'Boshqaruv', 'Control'), text('касанием', 'tegish orqali', 'by touch')),
      CHARGING,
      WARRANTY,
    ],
    sentences: [
      text(
        'Сидят плотно и не выпадают на пробежке.',
        'Zich oʻtiradi va yugurganda tushmaydi.',
        'They sit firmly and do not fall out on a run.',
      ),
      text(
        'Кейс размером со спичечный коробок.',
        'Gʻilofi gugurt qutisidek keladi.',
        'The case is the size of a matchbox.',
      ),
      text(
        'В комплекте три размера насадок.',
        'Toʻplamda uch oʻlchamdagi uchliklar bor.',
        'Tips of three sizes are included.',
      ),
      text(
        'Касание ставит музыку на паузу и принимает звонок.',
        'Bir tegish musiqani toʻxtatadi va qoʻngʻiroqqa javob beradi.',
        'A touch pauses the music and answers a call.',
      ),
      text(
        'Брызги и пот им не страшны.',
        'Ter va suv tomchilaridan qoʻrqmaydi.',
        'They do not mind sweat and splashes.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'За эти деньги звук отличный, соединяются мгновенно.' },
      { rating: 5, comment: 'Sportzalda tushib ketmaydi, zaryadi uzoq.' },
      { rating: 4, comment: 'Хорошие, но кейс быстро царапается.' },
      { rating: 2, comment: 'Bittasi baʼzan uzilib qoladi.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'speaker',
    category: 'kolonki',
    name: text(
      'Портативная колонка {{brand}} {{model}}',
      '{{brand}} {{model}} koʻchma kolonkasi',
      '{{brand}} {{model}} portable speaker',
    ),
    makers: [
      {
        brand: 'JBL',
        models: [
          { name: 'Go 4', price: 590_000 },
          { name: 'Flip 6', price: 1_390_000 },
          { name: 'Charge 5', price: 1_990_000 },
        ],
      },
      { brand: 'Anker', models: [{ name: 'Soundcore 3', price: 690_000 }] },
      { brand: 'Sony', models: [{ name: 'ULT Field 1', price: 1_490_000 }] },
    ],
    axes: [colors([3, 4], 'black', 'blue', 'red', 'green', 'pink')],
    price: { min: 400_000, max: 2_500_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Защита от воды', 'Suvdan himoya', 'Water protection'), same('IP67')),
      row(
        text('Время работы', 'Ishlash vaqti', 'Battery life'),
        text('до 12 часов', '12 soatgacha', 'up to 12 hours'),
        text('до 20 часов', '20 soatgacha', 'up to 20 hours'),
      ),
      BLUETOOTH,
      row(text('Стереопара', 'Stereo juftlik', 'Stereo pair'), text('есть', 'bor', 'yes')),
      CHARGING,
      WARRANTY,
    ],
    sentences: [
      text(
        'Звучит громко на даче и у бассейна, вода не страшна.',
        'Dala hovlida va hovuz boʻyida baland yangraydi, suvdan qoʻrqmaydi.',
        'It plays loud in the garden and by the pool, and water does not harm it.',
      ),
      text(
        'Две колонки соединяются в стереопару.',
        'Ikkita kolonka stereo juftlikka ulanadi.',
        'Two speakers join into a stereo pair.',
      ),
      text(
        'Ремешок крепится к рюкзаку или велосипеду.',
        'Tasmasi ryukzak yoki velosipedga mahkamlanadi.',
        'The strap fixes it to a backpack or a bicycle.',
      ),
      text(
        'Глубокий бас слышен и на малой громкости.',
        'Chuqur bass past ovozda ham seziladi.',
        'The bass is deep even at low volume.',
      ),
      text(
        'Одного заряда хватает на вечер с друзьями.',
        'Bir zaryad doʻstlar bilan kechaga yetadi.',
        'One charge lasts an evening with friends.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Маленькая, а звучит на весь двор.' },
      { rating: 5, comment: 'Chimganga olib chiqdik, suvga tushdi — ishlayveradi.' },
      { rating: 4, comment: 'Звук супер, но кабель USB-C короткий.' },
      { rating: 3, comment: 'На максимальной громкости немного хрипит.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'camera',
    category: 'fotokamery',
    name: text(
      'Фотокамера {{brand}} {{model}}',
      '{{brand}} {{model}} fotokamerasi',
      '{{brand}} {{model}} camera',
    ),
    makers: [
      {
        brand: 'Canon',
        models: [
          { name: 'EOS R50', price: 9_490_000 },
          { name: 'EOS R10', price: 12_490_000 },
        ],
      },
      { brand: 'Sony', models: [{ name: 'ZV-E10 II', price: 12_990_000 }] },
      { brand: 'Fujifilm', models: [{ name: 'X-M5', price: 11_990_000 }] },
    ],
    axes: [
      {
        code: 'kit',
        name: text('Комплект', 'Toʻplam', 'Kit'),
        values: [
          { label: text('Только камера', 'Faqat kamera', 'Body only') },
          { label: text('С объективом', 'Obyektiv bilan', 'With a lens'), priceFactor: 1.18 },
        ],
        take: [2, 2],
      },
      colors([1, 2], 'black', 'white'),
    ],
    price: { min: 8_000_000, max: 14_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Матрица', 'Matritsa', 'Sensor'),
        text('APS-C, 24 Мп', 'APS-C, 24 Mp', 'APS-C, 24 MP'),
        text('APS-C, 26 Мп', 'APS-C, 26 Mp', 'APS-C, 26 MP'),
      ),
      row(text('Видео', 'Video', 'Video'), same('4K')),
      row(
        text('Экран', 'Ekran', 'Display'),
        text('поворотный, сенсорный', 'aylanadigan, sensorli', 'swivelling, touch'),
      ),
      row(text('Карта памяти', 'Xotira kartasi', 'Memory card'), same('SDXC')),
      row(text('Беспроводная связь', 'Simsiz aloqa', 'Wireless'), same('Wi-Fi, Bluetooth')),
      WARRANTY,
    ],
    sentences: [
      text(
        'Автофокус находит глаза людей и животных и не отпускает их.',
        'Avtofokus odam va hayvonlarning koʻzini topib, kuzatib boradi.',
        'The autofocus finds the eyes of people and animals and stays on them.',
      ),
      text(
        'Поворотный экран удобен для съёмки себя.',
        'Aylanadigan ekran oʻzini suratga olish uchun qulay.',
        'The swivelling display helps to film yourself.',
      ),
      text(
        'Снимки сразу уходят в телефон по Wi-Fi.',
        'Suratlar Wi-Fi orqali darhol telefonga oʻtadi.',
        'Pictures go to the phone by Wi-Fi at once.',
      ),
      text(
        'Лёгкий корпус не устаёшь носить в поездке.',
        'Yengil korpusi safarda charchatmaydi.',
        'The light body is easy to carry on a trip.',
      ),
      text(
        'В коробке аккумулятор, зарядное устройство и ремень.',
        'Qutida batareya, quvvatlagich va tasma bor.',
        'A battery, a charger and a strap are in the box.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Для блога лучший выбор: фокус цепкий, картинка живая.' },
      { rating: 5, comment: 'Toʻylarni suratga olaman, kechqurun ham tiniq chiqadi.' },
      { rating: 4, comment: 'Аккумулятор садится за полдня, купил второй.' },
      { rating: 3, comment: 'Menyusi murakkab, oʻrganishga vaqt ketdi.' },
      ...SERVICE_REVIEWS,
    ],
  },
];

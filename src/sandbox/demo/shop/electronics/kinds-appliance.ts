import { row } from '#sandbox/demo/source/characteristic.ts';
import type { Axis, ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { colors } from './axes.ts';
import { MADE_IN, PIECE, SERVICE_REVIEWS, WARRANTY } from './traits.ts';

const POWER = text('Мощность', 'Quvvati', 'Power');
const watts = (value: number) => text(`${value} Вт`, `${value} Vt`, `${value} W`);

/** Litres or kilograms that an appliance holds. */
function size(
  code: string,
  name: Axis['name'],
  unit: [ru: string, latin: string],
  take: [number, number],
  ...steps: [amount: number, priceFactor: number][]
): Axis {
  const values = steps.map(([amount, priceFactor]) => ({
    label: text(
      `${String(amount).replace('.', ',')} ${unit[0]}`,
      `${String(amount).replace('.', ',')} ${unit[1]}`,
      `${amount} ${unit[1]}`,
    ),
    priceFactor,
  }));
  return { code, name, values, take };
}

export const APPLIANCE_KINDS: ProductKind[] = [
  {
    code: 'fridge',
    category: 'holodilniki',
    name: text(
      'Холодильник {{brand}} {{model}}',
      '{{brand}} {{model}} muzlatkichi',
      '{{brand}} {{model}} fridge',
    ),
    makers: [
      {
        brand: 'Artel',
        models: [
          { name: 'HD 455 RWENE', price: 4_690_000 },
          { name: 'HD 345 RN', price: 3_690_000 },
        ],
      },
      { brand: 'Samsung', models: [{ name: 'RB37', price: 8_490_000 }] },
      { brand: 'LG', models: [{ name: 'GC-B459', price: 8_190_000 }] },
      { brand: 'Hofmann', models: [{ name: 'HR-362', price: 4_290_000 }] },
    ],
    axes: [colors([2, 3], 'white', 'silver', 'graphite', 'gold')],
    price: { min: 3_500_000, max: 9_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Объём', 'Hajmi', 'Volume'), text('345 л', '345 l', '345 l'), text('367 л', '367 l', '367 l')),
      row(text('Разморозка', 'Muzdan tushirish', 'Defrosting'), same('No Frost')),
      row(text('Компрессор', 'Kompressor', 'Compressor'), text('инверторный', 'invertorli', 'inverter')),
      row(text('Класс энергопотребления', 'Energiya sinfi', 'Energy class'), same('A+'), same('A++')),
      row(
        text('Уровень шума', 'Shovqin darajasi', 'Noise'),
        text('38 дБ', '38 dB', '38 dB'),
        text('40 дБ', '40 dB', '40 dB'),
      ),
      row(
        text('Высота', 'Balandligi', 'Height'),
        text('186 см', '186 sm', '186 cm'),
        text('201 см', '201 sm', '201 cm'),
      ),
      MADE_IN,
      row(
        text('Гарантия на компрессор', 'Kompressorga kafolat', 'Compressor warranty'),
        text('10 лет', '10 yil', '10 years'),
      ),
    ],
    sentences: [
      text(
        'No Frost избавляет от разморозки: иней не нарастает.',
        'No Frost tufayli muzni eritish shart emas: qirov toʻplanmaydi.',
        'No Frost saves you defrosting: no ice builds up.',
      ),
      text(
        'Инверторный компрессор тихий и бережёт электричество.',
        'Invertorli kompressor sokin ishlaydi va elektrni tejaydi.',
        'The inverter compressor is quiet and saves power.',
      ),
      text(
        'Выдерживает перепады напряжения, обычные для летних месяцев.',
        'Yoz oylarida uchraydigan kuchlanish oʻzgarishlariga chidaydi.',
        'It withstands the voltage swings of the summer months.',
      ),
      text(
        'Зона свежести дольше хранит зелень и фрукты.',
        'Yangilik zonasi koʻkat va mevalarni uzoqroq saqlaydi.',
        'The fresh zone keeps herbs and fruit longer.',
      ),
      text(
        'Дверь перевешивается на другую сторону.',
        'Eshigini boshqa tomonga oʻtkazish mumkin.',
        'The door can be hung on the other side.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Работает тихо, морозит отлично даже в сорок градусов.' },
      { rating: 5, comment: 'Katta, chiroyli, oilamizga yetadi. Uchinchi qavatga koʻtarib berishdi.' },
      { rating: 4, comment: 'Всё хорошо, но полки на двери пластиковые и тонкие.' },
      { rating: 3, comment: 'Birinchi kunlari ovoz chiqardi, keyin toʻxtadi.' },
      { rating: 2, comment: 'Привезли с вмятиной на боку, меняли два дня.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'washer',
    category: 'stiralnye-mashiny',
    name: text(
      'Стиральная машина {{brand}} {{model}}',
      '{{brand}} {{model}} kir yuvish mashinasi',
      '{{brand}} {{model}} washing machine',
    ),
    makers: [
      { brand: 'LG', models: [{ name: 'F2J3', price: 5_290_000 }] },
      {
        brand: 'Samsung',
        models: [
          { name: 'WW60', price: 4_990_000 },
          { name: 'WW80 EcoBubble', price: 6_490_000 },
        ],
      },
      { brand: 'Artel', models: [{ name: 'ART-WM', price: 3_290_000 }] },
      { brand: 'Beko', models: [{ name: 'B3WFT', price: 4_390_000 }] },
    ],
    axes: [
      size('load', text('Загрузка', 'Sigʻimi', 'Load'), ['кг', 'kg'], [2, 2], [6, 1], [7, 1.1], [8, 1.22]),
      colors([1, 2], 'white', 'graphite'),
    ],
    price: { min: 3_000_000, max: 7_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Отжим', 'Siqish', 'Spin'),
        text('1000 об/мин', '1000 ayl/daq', '1000 rpm'),
        text('1200 об/мин', '1200 ayl/daq', '1200 rpm'),
      ),
      row(text('Мотор', 'Motor', 'Motor'), text('инверторный', 'invertorli', 'inverter')),
      row(text('Программы', 'Dasturlar', 'Programs'), same('14'), same('15')),
      row(text('Класс стирки', 'Yuvish sinfi', 'Washing class'), same('A')),
      row(
        text('Глубина', 'Chuqurligi', 'Depth'),
        text('45 см', '45 sm', '45 cm'),
        text('55 см', '55 sm', '55 cm'),
      ),
      row(text('Защита от детей', 'Bolalardan himoya', 'Child lock'), text('есть', 'bor', 'yes')),
      MADE_IN,
      WARRANTY,
    ],
    sentences: [
      text(
        'Быстрая программа освежает вещи за пятнадцать минут.',
        'Tezkor dastur kiyimlarni oʻn besh daqiqada yangilaydi.',
        'The quick program freshens clothes in fifteen minutes.',
      ),
      text(
        'Барабан бережно стирает шерсть и детское бельё.',
        'Baraban jun va bolalar kiyimlarini ehtiyotlab yuvadi.',
        'The drum is gentle with wool and children’s clothes.',
      ),
      text(
        'Хорошо работает при слабом напоре воды.',
        'Suv bosimi past boʻlganda ham yaxshi ishlaydi.',
        'It works well with low water pressure.',
      ),
      text(
        'Отжим почти не слышен ночью.',
        'Siqish tunda deyarli eshitilmaydi.',
        'The spin is hardly heard at night.',
      ),
      text(
        'Мастер подключит машину в день доставки.',
        'Usta mashinani yetkazilgan kuni ulab beradi.',
        'A technician connects it on the day of delivery.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Стирает чисто, на отжиме не прыгает.' },
      { rating: 5, comment: 'Usta kelib ulab berdi, hammasini tushuntirdi.' },
      { rating: 4, comment: 'Хорошая машина, только инструкция мелким шрифтом.' },
      { rating: 2, comment: 'Suv quyish shlangi kalta ekan, qoʻshimcha sotib oldim.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'kettle',
    category: 'chayniki',
    name: text(
      'Электрочайник {{brand}} {{model}}',
      '{{brand}} {{model}} elektr choynagi',
      '{{brand}} {{model}} kettle',
    ),
    makers: [
      {
        brand: 'Philips',
        models: [
          { name: 'HD9318', price: 449_000 },
          { name: 'HD9365', price: 690_000 },
        ],
      },
      { brand: 'Tefal', models: [{ name: 'Express KO', price: 549_000 }] },
      { brand: 'Artel', models: [{ name: 'ART-KE', price: 229_000 }] },
      { brand: 'Xiaomi', models: [{ name: 'Electric Kettle 2', price: 349_000 }] },
    ],
    axes: [
      colors([2, 3], 'white', 'black', 'silver', 'red'),
      size('volume', text('Объём', 'Hajmi', 'Volume'), ['л', 'l'], [1, 2], [1.5, 1], [1.7, 1.06]),
    ],
    price: { min: 200_000, max: 800_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(POWER, watts(1800), watts(2200)),
      row(
        text('Корпус', 'Korpusi', 'Body'),
        text('нержавеющая сталь', 'zanglamaydigan poʻlat', 'stainless steel'),
        text('термостойкий пластик', 'issiqqa chidamli plastik', 'heat-resistant plastic'),
      ),
      row(text('Автоотключение', 'Avtomatik oʻchish', 'Automatic switch-off'), text('есть', 'bor', 'yes')),
      row(text('Длина шнура', 'Sim uzunligi', 'Cord length'), text('75 см', '75 sm', '75 cm')),
      MADE_IN,
      WARRANTY,
    ],
    sentences: [
      text(
        'Кипятит полный чайник за четыре минуты.',
        'Toʻla choynakni toʻrt daqiqada qaynatadi.',
        'It boils a full kettle in four minutes.',
      ),
      text(
        'Сам отключается, когда вода закипела или закончилась.',
        'Suv qaynaganda yoki tugaganda oʻzi oʻchadi.',
        'It switches off when the water boils or runs out.',
      ),
      text(
        'Фильтр в носике задерживает накипь.',
        'Jumragidagi filtr quyqani ushlab qoladi.',
        'The filter in the spout holds back scale.',
      ),
      text(
        'Скрытый нагреватель легко протереть.',
        'Yashirin isitgichni artish oson.',
        'The hidden heater is easy to wipe.',
      ),
      text(
        'Подставка вращается, ставить чайник можно любой стороной.',
        'Tagligi aylanadi, choynakni istalgan tomondan qoʻyish mumkin.',
        'The base turns, so the kettle may stand any way round.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Кипятит быстро, запаха пластика нет.' },
      { rating: 5, comment: 'Mehmonlarga choy tez tayyor boʻladi, chiroyli.' },
      { rating: 4, comment: 'Удобный, но шумит сильнее старого.' },
      { rating: 3, comment: 'Qopqogʻi biroz qattiq ochiladi.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'microwave',
    category: 'mikrovolnovki',
    name: text(
      'Микроволновая печь {{brand}} {{model}}',
      '{{brand}} {{model}} mikrotoʻlqinli pechi',
      '{{brand}} {{model}} microwave oven',
    ),
    makers: [
      { brand: 'Samsung', models: [{ name: 'ME83', price: 1_490_000 }] },
      { brand: 'LG', models: [{ name: 'MS2042', price: 1_390_000 }] },
      { brand: 'Artel', models: [{ name: '20MX', price: 890_000 }] },
      { brand: 'Midea', models: [{ name: 'MM720', price: 990_000 }] },
    ],
    axes: [colors([2, 2], 'white', 'black', 'silver')],
    price: { min: 800_000, max: 2_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Объём', 'Hajmi', 'Volume'), text('20 л', '20 l', '20 l'), text('23 л', '23 l', '23 l')),
      row(POWER, watts(700), watts(800)),
      row(
        text('Управление', 'Boshqaruv', 'Control'),
        text('поворотное', 'burama', 'knobs'),
        text('кнопочное', 'tugmali', 'buttons'),
      ),
      row(
        text('Разморозка', 'Muzdan tushirish', 'Defrosting'),
        text('по весу', 'vazn boʻyicha', 'by weight'),
      ),
      row(
        text('Покрытие камеры', 'Kamera qoplamasi', 'Coating'),
        text('эмаль', 'emal', 'enamel'),
        text('биокерамика', 'biokeramika', 'bioceramic'),
      ),
      MADE_IN,
      WARRANTY,
    ],
    sentences: [
      text(
        'Разогревает равномерно, края не пересушены.',
        'Bir tekis isitadi, chetlari qurib qolmaydi.',
        'It heats evenly and does not dry the edges.',
      ),
      text(
        'Разморозка учитывает вес мяса.',
        'Muzdan tushirish goʻsht vazniga qarab ishlaydi.',
        'Defrosting takes the weight of the meat into account.',
      ),
      text(
        'Внутренняя стенка моется влажной губкой.',
        'Ichki devori nam gubka bilan yuviladi.',
        'The inside is cleaned with a damp sponge.',
      ),
      text('Помещается на узкую полку.', 'Tor tokchaga ham sigʻadi.', 'It fits on a narrow shelf.'),
      text(
        'Звуковой сигнал можно отключить.',
        'Ovozli signalni oʻchirib qoʻyish mumkin.',
        'The beep can be switched off.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Простая и надёжная, родители разобрались сразу.' },
      { rating: 5, comment: 'Somsani bir daqiqada isitadi.' },
      { rating: 4, comment: 'Хорошая, но лампочка тусклая.' },
      { rating: 3, comment: 'Tarelkasi kichikroq ekan.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'vacuum',
    category: 'pylesosy',
    name: text(
      'Пылесос {{brand}} {{model}}',
      '{{brand}} {{model}} changyutgichi',
      '{{brand}} {{model}} vacuum cleaner',
    ),
    makers: [
      {
        brand: 'Xiaomi',
        models: [
          { name: 'Robot Vacuum S20', price: 2_590_000 },
          { name: 'G20 Lite', price: 1_690_000 },
        ],
      },
      {
        brand: 'Dreame',
        models: [
          { name: 'L10s Pro', price: 5_490_000 },
          { name: 'R10', price: 2_290_000 },
        ],
      },
      { brand: 'Samsung', models: [{ name: 'Jet 65', price: 2_990_000 }] },
      { brand: 'Artel', models: [{ name: 'VCC 0220', price: 890_000 }] },
    ],
    axes: [colors([1, 2], 'white', 'black', 'blue', 'red')],
    price: { min: 800_000, max: 6_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(POWER, watts(350), watts(450)),
      row(
        text('Пылесборник', 'Chang idishi', 'Dust container'),
        text('0,5 л', '0,5 l', '0.5 l'),
        text('0,8 л', '0,8 l', '0.8 l'),
      ),
      row(text('Фильтр', 'Filtr', 'Filter'), same('HEPA')),
      row(
        text('Уборка', 'Tozalash', 'Cleaning'),
        text('сухая', 'quruq', 'dry'),
        text('сухая и влажная', 'quruq va nam', 'dry and wet'),
      ),
      row(
        text('Уровень шума', 'Shovqin darajasi', 'Noise'),
        text('65 дБ', '65 dB', '65 dB'),
        text('72 дБ', '72 dB', '72 dB'),
      ),
      WARRANTY,
    ],
    sentences: [
      text(
        'Собирает мелкую пыль и шерсть с ковров.',
        'Gilamdan mayda chang va junlarni yigʻadi.',
        'It picks fine dust and hair off carpets.',
      ),
      text(
        'Фильтр HEPA задерживает то, что вызывает аллергию.',
        'HEPA filtri allergiya qoʻzgʻatuvchi changni ushlab qoladi.',
        'The HEPA filter holds back what causes allergies.',
      ),
      text(
        'Контейнер вынимается одним движением и моется под краном.',
        'Idishi bir harakatda chiqadi va suvda yuviladi.',
        'The container comes out in one move and is rinsed under the tap.',
      ),
      text(
        'Щётки на смену есть в магазине.',
        'Almashtirish uchun choʻtkalar doʻkonda bor.',
        'Spare brushes are in the shop.',
      ),
      text(
        'Проезжает под диваном и кроватью.',
        'Divan va karavot tagiga bemalol kiradi.',
        'It gets under sofas and beds.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Ковры стали чище, шерсть кота собирает полностью.' },
      { rating: 5, comment: 'Uyni tozalash osonlashdi, ovozi baland emas.' },
      { rating: 4, comment: 'Хороший пылесос, но контейнер маленький.' },
      { rating: 2, comment: 'Burchaklarni toʻliq tozalamaydi.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'hairdryer',
    category: 'feny',
    name: text('Фен {{brand}} {{model}}', '{{brand}} {{model}} feni', '{{brand}} {{model}} hair dryer'),
    makers: [
      {
        brand: 'Philips',
        models: [
          { name: 'BHD350', price: 449_000 },
          { name: 'Series 5000', price: 790_000 },
        ],
      },
      { brand: 'Rowenta', models: [{ name: 'Studio Dry', price: 549_000 }] },
      { brand: 'Dreame', models: [{ name: 'Glory', price: 990_000 }] },
    ],
    axes: [colors([2, 3], 'black', 'white', 'pink', 'gold')],
    price: { min: 300_000, max: 1_200_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(POWER, watts(1600), watts(2100)),
      row(
        text('Режимы', 'Rejimlar', 'Modes'),
        text('3 температуры, 2 скорости', '3 harorat, 2 tezlik', '3 temperatures, 2 speeds'),
      ),
      row(text('Ионизация', 'Ionizatsiya', 'Ionising'), text('есть', 'bor', 'yes')),
      row(
        text('Насадки', 'Uchliklar', 'Attachments'),
        text('концентратор', 'konsentrator', 'concentrator'),
        text('концентратор и диффузор', 'konsentrator va diffuzor', 'concentrator and diffuser'),
      ),
      row(text('Длина шнура', 'Sim uzunligi', 'Cord length'), text('1,8 м', '1,8 m', '1.8 m')),
      WARRANTY,
    ],
    sentences: [
      text(
        'Сушит густые волосы за пять–семь минут.',
        'Quyuq sochni besh-yetti daqiqada quritadi.',
        'It dries thick hair in five to seven minutes.',
      ),
      text(
        'Ионизация снимает статику, волосы не пушатся.',
        'Ionizatsiya statik tokni kamaytiradi, soch hurpaymaydi.',
        'Ionising takes off the static, so hair stays smooth.',
      ),
      text(
        'Холодный обдув закрепляет укладку.',
        'Sovuq havo turmakni mustahkamlaydi.',
        'Cold air fixes the style.',
      ),
      text(
        'Лёгкий корпус не утомляет руку.',
        'Yengil korpusi qoʻlni charchatmaydi.',
        'The light body does not tire the hand.',
      ),
      text(
        'Шнур с петлёй удобно вешать в ванной.',
        'Ilgakli simini hammomda osib qoʻyish qulay.',
        'The cord has a loop to hang it by.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Волосы гладкие, сушит быстро и не пережигает.' },
      { rating: 5, comment: 'Yengil va kuchli, qizimga ham yoqdi.' },
      { rating: 4, comment: 'Хороший фен, но кнопка холодного обдува тугая.' },
      { rating: 3, comment: 'Ovozi kutganimdan balandroq.' },
      ...SERVICE_REVIEWS,
    ],
  },
];

import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { choice, grams, kilograms, LITRE, litres, PACK, PIECE, pieces } from './axes.ts';
import { food } from './food.ts';

const PLAIN = text('{{model}} {{brand}}', '{{model}} {{brand}}', '{{model}}, {{brand}}');
const SORT = text('Сорт', 'Navi', 'Variety');
const TASTE = text('Вкус', 'Taʼmi', 'Taste');
const COMPOSITION = text('Состав', 'Tarkibi', 'Made of');

export const PANTRY_KINDS: ProductKind[] = [
  food({
    family: 'dry',
    code: 'rice',
    category: 'krupy',
    name: PLAIN,
    makers: [
      {
        brand: 'Guruch Markazi',
        models: [
          { name: text('Рис «Лазер»', '«Lazer» guruchi', 'Lazer rice'), price: 19_000 },
          { name: text('Рис «Аланга»', '«Alanga» guruchi', 'Alanga rice'), price: 22_000 },
          { name: text('Рис девзира', 'Devzira guruchi', 'Devzira rice'), price: 34_000 },
        ],
      },
      {
        brand: 'Mistral',
        models: [{ name: text('Рис басмати', 'Basmati guruchi', 'Basmati rice'), price: 32_000 }],
      },
    ],
    axes: [kilograms([1, 1], [3, 2.92], [5, 4.8], [10, 9.4])],
    colors: ['#e9e2d2', '#d9b9a0'],
    price: { min: 17_000, max: 38_000, step: 500 },
    unit: PACK,
    tiers: [
      { min: 5, percent: 4 },
      { min: 20, percent: 8 },
    ],
    sentences: [
      text(
        'Зерно к зерну: в плове не слипается.',
        'Donasi donasiga: palovda yopishmaydi.',
        'Grain by grain: it does not stick in plov.',
      ),
    ],
    reviews: [{ rating: 5, comment: 'Palov zoʻr chiqdi, guruchi yopishmadi.' }],
  }),
  food({
    family: 'dry',
    code: 'pasta',
    category: 'makarony',
    name: PLAIN,
    makers: [
      {
        brand: 'Makfa',
        models: [
          text('Спагетти', 'Spagetti', 'Spaghetti'),
          text('Макароны рожки', 'Shoxcha makaron', 'Elbow pasta'),
        ],
      },
      { brand: 'Barilla', models: [text('Пенне', 'Penne', 'Penne'), text('Фузилли', 'Fuzilli', 'Fusilli')] },
      { brand: 'Makiz', models: [text('Вермишель', 'Vermishel', 'Vermicelli')] },
    ],
    axes: [grams([400, 1], [500, 1.2], [800, 1.85])],
    colors: ['#e6bd5a', '#2f5f9f'],
    price: { min: 8_000, max: 24_000, step: 500 },
    unit: PACK,
    tiers: [{ min: 10, percent: 5 }],
    sentences: [
      text(
        'Из твёрдой пшеницы, не разваривается.',
        'Qattiq bugʻdoydan, ezilib ketmaydi.',
        'Of durum wheat, it keeps its shape.',
      ),
    ],
  }),
  food({
    family: 'dry',
    code: 'oil',
    category: 'rastitelnoe-maslo',
    name: PLAIN,
    makers: [
      {
        brand: 'Oleina',
        models: [{ name: text('Масло подсолнечное', 'Kungaboqar yogʻi', 'Sunflower oil'), price: 24_000 }],
      },
      {
        brand: 'Yogʻ-moy',
        models: [
          { name: text('Масло хлопковое', 'Paxta yogʻi', 'Cottonseed oil'), price: 19_000 },
          { name: text('Масло кунжутное', 'Kunjut yogʻi', 'Sesame oil'), price: 48_000 },
        ],
      },
      {
        brand: 'Borges',
        models: [{ name: text('Масло оливковое', 'Zaytun yogʻi', 'Olive oil'), price: 110_000 }],
      },
    ],
    axes: [litres([0.9, 0.92], [1, 1], [5, 4.7])],
    colors: ['#e0b030', '#c9a02a'],
    price: { min: 19_000, max: 60_000, step: 500 },
    unit: LITRE,
    tiers: [{ min: 6, percent: 4 }],
    sentences: [
      text(
        'Прозрачное, не пенится и не дымит на сковороде.',
        'Tiniq, tovada koʻpirmaydi va tutamaydi.',
        'Clear, it does not foam or smoke in the pan.',
      ),
    ],
  }),
  food({
    family: 'dry',
    code: 'flour',
    category: 'krupy',
    name: PLAIN,
    makers: [
      { brand: 'Don Non', models: [text('Мука пшеничная', 'Bugʻdoy uni', 'Wheat flour')] },
      {
        brand: 'Makfa',
        models: [
          text('Мука пшеничная', 'Bugʻdoy uni', 'Wheat flour'),
          text('Мука ржаная', 'Javdar uni', 'Rye flour'),
        ],
      },
    ],
    axes: [kilograms([1, 1], [2, 1.95], [5, 4.7], [10, 9.2])],
    colors: ['#efe7d8', '#b5483a'],
    price: { min: 7_000, max: 12_000, step: 500 },
    unit: PACK,
    tiers: [{ min: 10, percent: 6 }],
    rows: [row(SORT, text('высший', 'oliy', 'premium'), text('первый', 'birinchi', 'first'))],
    sentences: [
      text(
        'Тесто поднимается пышно: и для лепёшек, и для мантов.',
        'Xamiri yaxshi koʻtariladi: nonga ham, mantiga ham.',
        'The dough rises well, for flatbread and for manti.',
      ),
    ],
  }),
  food({
    family: 'dry',
    code: 'sugar',
    category: 'krupy',
    name: PLAIN,
    makers: [
      {
        brand: 'Xorazm Shakar',
        models: [text('Сахар-песок', 'Shakar', 'Sugar'), text('Сахар-рафинад', 'Qand', 'Sugar cubes')],
      },
      { brand: 'Angren Shakar', models: [text('Сахар-песок', 'Shakar', 'Sugar')] },
    ],
    axes: [kilograms([1, 1], [5, 4.85])],
    colors: ['#eef2f6', '#3a6ea5'],
    price: { min: 12_000, max: 17_000, step: 500 },
    unit: PACK,
    tiers: [{ min: 10, percent: 3 }],
    sentences: [
      text(
        'Белый и сыпучий, без комков.',
        'Oppoq va sochiluvchan, tugunchasiz.',
        'White and loose, without lumps.',
      ),
    ],
  }),
  food({
    family: 'drink',
    code: 'tea',
    category: 'chay',
    name: PLAIN,
    makers: [
      {
        brand: 'Ahmad Tea',
        models: [
          text('Чай чёрный «Эрл Грей»', '«Earl Grey» qora choyi', 'Earl Grey black tea'),
          text('Чай зелёный с жасмином', 'Yasminli koʻk choy', 'Jasmine green tea'),
        ],
      },
      {
        brand: 'Impra',
        models: [text('Чай чёрный крупнолистовой', 'Yirik bargli qora choy', 'Large-leaf black tea')],
      },
      {
        brand: 'Choyxona',
        models: [
          text('Чай зелёный № 95', 'Koʻk choy № 95', 'Green tea No. 95'),
          text('Чай с лимоном и мятой', 'Limonli yalpiz choy', 'Tea with lemon and mint'),
        ],
      },
    ],
    axes: [grams([100, 1], [200, 1.9], [400, 3.6])],
    colors: ['#3f7a4a', '#7a3f2a', '#d0a030'],
    price: { min: 14_000, max: 38_000, step: 500 },
    unit: PACK,
    tiers: [{ min: 5, percent: 5 }],
    sentences: [
      text(
        'Заваривается крепко, аромат остаётся и после второй пиалы.',
        'Quyuq damlanadi, hidi ikkinchi piyolada ham qoladi.',
        'It brews strong and stays fragrant after the second cup.',
      ),
    ],
    reviews: [{ rating: 5, comment: 'Настоящий 95-й вкус, как в чайхане.' }],
  }),
  food({
    family: 'drink',
    code: 'coffee',
    category: 'kofe',
    name: PLAIN,
    makers: [
      {
        brand: 'Jacobs',
        models: [{ name: text('Кофе растворимый', 'Eriydigan qahva', 'Instant coffee'), price: 44_000 }],
      },
      {
        brand: 'Nescafe',
        models: [
          {
            name: text('Кофе растворимый Gold', 'Gold eriydigan qahvasi', 'Gold instant coffee'),
            price: 52_000,
          },
          { name: text('Кофе 3 в 1', '3 tasi 1 da qahva', '3 in 1 coffee'), price: 32_000 },
        ],
      },
      {
        brand: 'Lavazza',
        models: [{ name: text('Кофе в зёрнах', 'Donador qahva', 'Coffee beans'), price: 69_000 }],
      },
    ],
    axes: [grams([95, 1], [190, 1.85], [250, 2.3])],
    colors: ['#4a2f22', '#b03030', '#7a5030'],
    price: { min: 32_000, max: 75_000, step: 500 },
    unit: PACK,
    sentences: [
      text(
        'Ровная обжарка без горечи.',
        'Bir tekis qovurilgan, achchiq emas.',
        'Evenly roasted, without bitterness.',
      ),
    ],
  }),
  food({
    family: 'drink',
    code: 'juice',
    category: 'soki',
    name: PLAIN,
    makers: [
      { brand: 'Bliss', models: [text('Сок', 'Sharbat', 'Juice'), text('Нектар', 'Nektar', 'Nectar')] },
      {
        brand: 'Dinay',
        models: [text('Сок прямого отжима', 'Toʻgʻridan siqilgan sharbat', 'Pressed juice')],
      },
    ],
    axes: [
      choice(
        'taste',
        TASTE,
        [2, 4],
        text('Яблоко', 'Olma', 'Apple'),
        text('Апельсин', 'Apelsin', 'Orange'),
        text('Вишня', 'Olcha', 'Cherry'),
        text('Гранат', 'Anor', 'Pomegranate'),
        text('Персик', 'Shaftoli', 'Peach'),
      ),
      litres([0.2, 0.28], [1, 1]),
    ],
    colors: ['#e08a2a', '#b03a4a', '#8db84a'],
    price: { min: 12_000, max: 24_000, step: 500 },
    unit: LITRE,
    minOrder: 2,
    tiers: [{ min: 12, percent: 6 }],
    sentences: [
      text(
        'Сделан из фруктов Ферганской долины.',
        'Fargʻona vodiysi mevalaridan tayyorlangan.',
        'Made of fruit from the Fergana valley.',
      ),
    ],
  }),
  food({
    family: 'drink',
    code: 'water',
    category: 'voda',
    name: PLAIN,
    makers: [
      { brand: 'Hydrolife', models: [text('Вода питьевая', 'Ichimlik suvi', 'Drinking water')] },
      { brand: 'Chortoq', models: [text('Вода минеральная', 'Mineral suv', 'Mineral water')] },
      { brand: 'Montella', models: [text('Вода питьевая', 'Ichimlik suvi', 'Drinking water')] },
    ],
    axes: [
      choice(
        'gas',
        text('Газ', 'Gazi', 'Gas'),
        [1, 2],
        text('Негазированная', 'Gazsiz', 'Still'),
        text('Газированная', 'Gazli', 'Sparkling'),
      ),
      litres([0.5, 0.5], [1, 0.75], [1.5, 1], [5, 2.4]),
    ],
    colors: ['#7fb8e0', '#a8d0ea'],
    price: { min: 5_000, max: 7_000, step: 500 },
    unit: LITRE,
    minOrder: 6,
    tiers: [
      { min: 12, percent: 5 },
      { min: 48, percent: 12 },
    ],
    sentences: [
      text(
        'Чистая вода без привкуса, для чая и для детей.',
        'Begona taʼmsiz toza suv, choyga ham, bolalarga ham.',
        'Pure water without an aftertaste, for tea and for children.',
      ),
    ],
  }),
  food({
    family: 'sweet',
    code: 'chocolate',
    category: 'shokolad',
    name: PLAIN,
    makers: [
      {
        brand: 'Alpen Gold',
        models: [
          text('Шоколад молочный', 'Sutli shokolad', 'Milk chocolate'),
          text('Шоколад с фундуком', 'Funduqli shokolad', 'Hazelnut chocolate'),
        ],
      },
      { brand: 'Ritter Sport', models: [text('Шоколад тёмный', 'Qora shokolad', 'Dark chocolate')] },
      { brand: 'Crafers', models: [text('Конфеты шоколадные', 'Shokoladli konfet', 'Chocolate sweets')] },
    ],
    axes: [grams([85, 1], [100, 1.15], [180, 2])],
    colors: ['#5a3424', '#7a4a9f', '#3a2018'],
    price: { min: 11_000, max: 34_000, step: 500 },
    unit: PIECE,
    tiers: [{ min: 10, percent: 7 }],
    sentences: [
      text(
        'Тает во рту, а не в руках.',
        'Qoʻlda emas, ogʻizda eriydi.',
        'It melts in the mouth, not in the hand.',
      ),
    ],
  }),
  food({
    family: 'sweet',
    code: 'cookies',
    category: 'pechene',
    name: PLAIN,
    makers: [
      { brand: 'Yubileynoe', models: [text('Печенье к чаю', 'Choy uchun pechenye', 'Tea biscuits')] },
      {
        brand: 'Oreo',
        models: [text('Печенье с начинкой', 'Ichi toʻldirilgan pechenye', 'Filled biscuits')],
      },
      {
        brand: 'Shirin Uy',
        models: [
          text('Печенье овсяное', 'Suli pechenyesi', 'Oat biscuits'),
          text('Вафли сливочные', 'Qaymoqli vafli', 'Cream wafers'),
        ],
      },
    ],
    axes: [grams([110, 1], [220, 1.85], [500, 3.8])],
    colors: ['#c99a5a', '#2a5fa0', '#d9b070'],
    price: { min: 7_000, max: 18_000, step: 500 },
    unit: PACK,
    tiers: [{ min: 6, percent: 5 }],
    sentences: [
      text(
        'Рассыпчатое, не приторное.',
        'Ogʻizda uvalanadi, haddan ortiq shirin emas.',
        'Crumbly and not too sweet.',
      ),
    ],
  }),
  food({
    family: 'dry',
    code: 'honey',
    category: 'med',
    name: PLAIN,
    makers: [
      {
        brand: 'Togʻ Asali',
        models: [
          text('Мёд горный', 'Togʻ asali', 'Mountain honey'),
          text('Мёд акациевый', 'Akatsiya asali', 'Acacia honey'),
          text('Мёд с орехами', 'Yongʻoqli asal', 'Honey with nuts'),
        ],
      },
    ],
    axes: [grams([250, 1], [500, 1.9], [1000, 3.6])],
    colors: ['#d9932a', '#e0b050'],
    price: { min: 38_000, max: 62_000, step: 1_000 },
    unit: PACK,
    rows: [row(text('Сбор', 'Terim', 'Harvest'), same('2026'))],
    sentences: [
      text(
        'С пасек Чимгана и Бостанлыка, без сахара.',
        'Chimyon va Boʻstonliq asalarizorlaridan, shakarsiz.',
        'From the hives of Chimgan and Bostanlik, without sugar.',
      ),
    ],
    reviews: [{ rating: 5, comment: 'Haqiqiy asal, qishda quyuqlashdi.' }],
  }),
  food({
    family: 'dry',
    code: 'nuts',
    category: 'orehi-i-suhofrukty',
    name: PLAIN,
    makers: [
      {
        brand: 'Bozor24',
        models: [
          { name: text('Миндаль', 'Bodom', 'Almonds'), price: 38_000 },
          { name: text('Грецкий орех', 'Yongʻoq', 'Walnuts'), price: 24_000 },
          { name: text('Фисташки', 'Pista', 'Pistachios'), price: 58_000 },
          { name: text('Арахис', 'Yeryongʻoq', 'Peanuts'), price: 11_000 },
        ],
      },
    ],
    axes: [grams([250, 1], [500, 1.95], [1000, 3.8])],
    colors: ['#a87848', '#c9a070'],
    price: { min: 16_000, max: 62_000, step: 1_000 },
    unit: PACK,
    tiers: [{ min: 4, percent: 5 }],
    sentences: [
      text(
        'Нового урожая, без горечи и пустых ядер.',
        'Yangi hosil, achchiq va puch magʻizlarsiz.',
        'Of the new harvest, with no bitter or empty kernels.',
      ),
    ],
  }),
  food({
    family: 'dry',
    code: 'dried-fruit',
    category: 'orehi-i-suhofrukty',
    name: PLAIN,
    makers: [
      {
        brand: 'Bozor24',
        models: [
          { name: text('Курага', 'Turshak', 'Dried apricots'), price: 19_000 },
          { name: text('Изюм кишмиш', 'Kishmish mayiz', 'Kishmish raisins'), price: 13_000 },
          { name: text('Чернослив', 'Qora olxoʻri', 'Prunes'), price: 18_000 },
          { name: text('Инжир сушёный', 'Quritilgan anjir', 'Dried figs'), price: 28_000 },
        ],
      },
    ],
    axes: [grams([250, 1], [500, 1.95], [1000, 3.8])],
    colors: ['#c9702a', '#6a3a2a'],
    price: { min: 14_000, max: 38_000, step: 1_000 },
    unit: PACK,
    tiers: [{ min: 4, percent: 5 }],
    rows: [row(COMPOSITION, text('только фрукты', 'faqat meva', 'fruit only'))],
    sentences: [
      text(
        'Высушено на солнце, без серы и сиропа.',
        'Quyoshda quritilgan, oltingugurt va siropsiz.',
        'Dried in the sun, without sulphur or syrup.',
      ),
    ],
  }),
  food({
    family: 'home',
    code: 'detergent',
    category: 'bytovaya-himiya',
    name: PLAIN,
    makers: [
      {
        brand: 'Ariel',
        models: [
          { name: text('Гель для стирки', 'Kir yuvish geli', 'Laundry gel'), price: 62_000 },
          { name: text('Порошок автомат', 'Avtomat kukuni', 'Washing powder'), price: 54_000 },
        ],
      },
      {
        brand: 'Persil',
        models: [
          { name: text('Капсулы для стирки', 'Kir yuvish kapsulalari', 'Laundry capsules'), price: 89_000 },
        ],
      },
      {
        brand: 'Fairy',
        models: [
          { name: text('Средство для посуды', 'Idish yuvish vositasi', 'Dish liquid'), price: 24_000 },
        ],
      },
      {
        brand: 'Domestos',
        models: [{ name: text('Чистящее средство', 'Tozalash vositasi', 'Cleaner'), price: 29_000 }],
      },
    ],
    axes: [
      choice(
        'scent',
        text('Аромат', 'Hidi', 'Scent'),
        [1, 2],
        text('Лимон', 'Limon', 'Lemon'),
        text('Горная свежесть', 'Togʻ tozaligi', 'Mountain fresh'),
        text('Лаванда', 'Lavanda', 'Lavender'),
      ),
      pieces([1, 1], [2, 1.92], [4, 3.7]),
    ],
    colors: ['#2f7fbf', '#3f9f6a', '#d9c02a'],
    price: { min: 18_000, max: 95_000, step: 500 },
    unit: PIECE,
    tiers: [{ min: 4, percent: 6 }],
    sentences: [
      text(
        'Справляется с жиром и в прохладной воде.',
        'Sovuq suvda ham yogʻni ketkazadi.',
        'It copes with grease even in cool water.',
      ),
    ],
  }),
];

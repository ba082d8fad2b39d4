import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, menShoeSizes, womenShoeSizes } from './axes.ts';
import {
  country,
  PAIR,
  packaging,
  row,
  season,
  shoeReviews,
  shoeSentences,
  summer,
  winter,
} from './traits.ts';

const sole = row(
  text('Подошва', 'Tagcharmi', 'Sole'),
  text('ЭВА', 'EVA', 'EVA'),
  text('резина', 'rezina', 'rubber'),
  text('термопластичная резина', 'termoplast rezina', 'thermoplastic rubber'),
);
const soleHeight = row(
  text('Высота подошвы', 'Tagcharm balandligi', 'Sole height'),
  text('2,5 см', '2,5 sm', '2.5 cm'),
  text('3 см', '3 sm', '3 cm'),
  text('4 см', '4 sm', '4 cm'),
);
const width = row(
  text('Полнота', 'Kengligi', 'Width'),
  text('стандартная', 'standart', 'standard'),
  text('широкая', 'keng', 'wide'),
);
const toe = row(
  text('Мыс', 'Uchi', 'Toe'),
  text('круглый', 'dumaloq', 'round'),
  text('зауженный', 'toraygan', 'tapered'),
);
const shoeCare = row(
  text('Уход', 'Parvarishi', 'Care'),
  text(
    'влажная салфетка, сушить вдали от батареи',
    'nam salfetka, isitkichdan uzoqda quriting',
    'damp cloth, dry away from heat',
  ),
  text(
    'щётка и крем по типу материала',
    'choʻtka va materialiga mos krem',
    'brush and a cream for the material',
  ),
);

const womenSneakers: ProductKind = {
  code: 'sneakers',
  category: 'women-sneakers',
  name: text(
    'Кроссовки женские {{brand}} {{model}}',
    '{{brand}} {{model}} ayollar krossovkasi',
    '{{brand}} {{model}} women’s sneakers',
  ),
  makers: [
    {
      brand: 'Qadam',
      models: [text('на каждый день', 'kundalik', 'everyday'), text('«Шамол»', '«Shamol»', '“Shamol”')],
    },
    {
      brand: 'Rohat',
      models: [
        text('с вставкой из адраса', 'adras qoʻyilgan', 'adras-panel'),
        text('для прогулок', 'sayr uchun', 'walking'),
        text('«Булут»', '«Bulut»', '“Bulut”'),
      ],
    },
  ],
  axes: [colors('white', 'rose', 'sand', 'black', 'turquoise'), womenShoeSizes],
  price: { min: 300_000, max: 690_000, step: 10_000 },
  unit: PAIR,
  characteristics: [
    row(
      text('Верх', 'Usti', 'Upper'),
      text('натуральная кожа', 'tabiiy charm', 'leather'),
      text('сетка и замша', 'toʻr va zamsha', 'mesh and suede'),
      text('плотный текстиль', 'zich mato', 'dense textile'),
    ),
    row(
      text('Подкладка', 'Astari', 'Lining'),
      text('текстиль', 'mato', 'textile'),
      text('воздухопроницаемая сетка', 'havo oʻtkazuvchi toʻr', 'breathable mesh'),
    ),
    sole,
    soleHeight,
    width,
    row(
      text('Застёжка', 'Taqilmasi', 'Fastening'),
      text('шнурки', 'bogʻich', 'laces'),
      text('шнурки и молния', 'bogʻich va zamok', 'laces and zip'),
    ),
    season,
    shoeCare,
    packaging,
    country,
  ],
  sentences: [
    text(
      'Подошва гасит удар на асфальте, ноги не гудят после прогулки.',
      'Tagcharmi asfaltda zarbni yumshatadi, sayrdan keyin oyoq charchamaydi.',
      'The sole softens the pavement; feet stay fresh after a walk.',
    ),
    text(
      'Пара весит меньше 600 граммов.',
      'Bir juftining vazni 600 grammdan kam.',
      'A pair weighs less than 600 grams.',
    ),
    text(
      'Задник с мягким валиком не натирает.',
      'Orqa qismining yumshoq chetlari oyoqni ishqalamaydi.',
      'The padded heel does not rub.',
    ),
    ...shoeSentences,
  ],
  reviews: [
    { rating: 5, comment: 'Прошла в них весь Самарканд, ноги не устали.' },
    { rating: 5, comment: 'Juda yengil, kun boʻyi oyoqda yuraman — charchamayman.' },
    { rating: 4, comment: 'Белые пачкаются, но легко протираются салфеткой.' },
    { rating: 5, comment: '38 oldim, aniq keldi. Qutisi ham chiroyli.' },
    { rating: 5, comment: 'Very comfortable, and the details look handmade.' },
    ...shoeReviews,
  ],
};

const menSneakers: ProductKind = {
  ...womenSneakers,
  category: 'men-sneakers',
  name: text(
    'Кроссовки мужские {{brand}} {{model}}',
    '{{brand}} {{model}} erkaklar krossovkasi',
    '{{brand}} {{model}} men’s sneakers',
  ),
  makers: [
    {
      brand: 'Qadam',
      models: [
        text('городские', 'shahar uchun', 'city'),
        text('«Чимган»', '«Chimyon»', '“Chimgan”'),
        text('для бега', 'yugurish uchun', 'running'),
      ],
    },
    { brand: 'Rohat', models: [text('высокие', 'baland', 'high-top'), text('«Изи»', '«Izi»', '“Izi”')] },
  ],
  axes: [colors('black', 'white', 'ink', 'grey', 'olive'), menShoeSizes],
  price: { min: 330_000, max: 750_000, step: 10_000 },
  reviews: [
    { rating: 5, comment: 'Беру вторую пару: первая выдержала год ежедневной носки.' },
    { rating: 5, comment: 'Tagi yumshoq, zalga ham, koʻchaga ham boʻladi.' },
    { rating: 4, comment: 'Удобные, но шнурки коротковаты.' },
    { rating: 5, comment: '43-oʻlcham, oyogʻim keng — baribir qulay.' },
    { rating: 2, comment: 'В дождь промокают, это всё-таки летняя пара.' },
    ...shoeReviews,
  ],
};

const boots: ProductKind = {
  code: 'boots',
  category: 'boots',
  name: text('Ботинки {{brand}} {{model}}', '{{brand}} {{model}} botinka', '{{brand}} {{model}} boots'),
  makers: [
    {
      brand: 'Qadam',
      models: [
        text('челси', 'chelsi', 'Chelsea'),
        text('на шнуровке', 'bogʻichli', 'lace-up'),
        text('дезерты', 'dezert', 'desert'),
      ],
    },
    {
      brand: 'Tumor',
      models: [
        text('с тиснением', 'naqsh bosilgan', 'embossed'),
        text('«Чавандоз»', '«Chavandoz»', '“Chavandoz”'),
      ],
    },
  ],
  axes: [colors('brown', 'black', 'sand'), menShoeSizes],
  price: { min: 590_000, max: 1_390_000, step: 10_000 },
  unit: PAIR,
  characteristics: [
    row(
      text('Верх', 'Usti', 'Upper'),
      text('натуральная кожа', 'tabiiy charm', 'leather'),
      text('нубук', 'nubuk', 'nubuck'),
    ),
    row(
      text('Подкладка', 'Astari', 'Lining'),
      text('шерсть', 'jun', 'wool'),
      text('байка', 'bayka', 'flannel'),
      text('кожа', 'charm', 'leather'),
    ),
    sole,
    soleHeight,
    row(
      text('Высота голенища', 'Qoʻnji balandligi', 'Shaft height'),
      text('12 см', '12 sm', '12 cm'),
      text('15 см', '15 sm', '15 cm'),
    ),
    width,
    toe,
    winter,
    shoeCare,
    country,
  ],
  sentences: [
    text(
      'Кожа выделана в Самарканде и со временем становится только мягче.',
      'Charmi Samarqandda oshlangan, vaqt oʻtgani sari yumshaydi.',
      'The leather is tanned in Samarkand and softens with time.',
    ),
    text(
      'Протектор держит на мокрой плитке и талом снегу.',
      'Protektori nam plitka va erigan qorda sirgʻanmaydi.',
      'The tread grips wet tiles and slush.',
    ),
    text(
      'Швы проклеены, короткий дождь не страшен.',
      'Choklari yelimlangan, qisqa yomgʻir qoʻrqinchli emas.',
      'The seams are sealed against a short rain.',
    ),
    ...shoeSentences,
  ],
  reviews: [
    { rating: 5, comment: 'Настоящая кожа, пахнет как надо. Разносились за три дня.' },
    { rating: 5, comment: 'Qishda issiq, qorda sirgʻanmaydi. Ustalarga rahmat.' },
    { rating: 4, comment: 'Хорошие ботинки, но берите на полразмера больше под тёплый носок.' },
    { rating: 5, comment: 'Otamga oldim, juda yoqdi. Charmi yumshoq.' },
    { rating: 5, comment: 'Второй сезон ношу, подошва как новая.' },
    ...shoeReviews,
  ],
};

const sandals: ProductKind = {
  code: 'sandals',
  category: 'sandals',
  name: text('Сандалии {{brand}} {{model}}', '{{brand}} {{model}} sandal', '{{brand}} {{model}} sandals'),
  makers: [
    {
      brand: 'Rohat',
      models: [
        text('на платформе', 'platformali', 'platform'),
        text('с плетением', 'toʻqilgan', 'woven'),
        text('с двумя ремешками', 'ikki tasmali', 'two-strap'),
      ],
    },
    {
      brand: 'Tumor',
      models: [
        text('с отделкой адрас', 'adras bezakli', 'adras-trimmed'),
        text('«Пари»', '«Pari»', '“Pari”'),
      ],
    },
  ],
  axes: [colors('brown', 'sand', 'black', 'terracotta', 'white'), womenShoeSizes],
  price: { min: 190_000, max: 460_000, step: 10_000 },
  unit: PAIR,
  characteristics: [
    row(
      text('Верх', 'Usti', 'Upper'),
      text('натуральная кожа', 'tabiiy charm', 'leather'),
      text('замша', 'zamsha', 'suede'),
      text('экокожа', 'ekocharm', 'faux leather'),
    ),
    row(
      text('Стелька', 'Patagi', 'Insole'),
      text('кожа с супинатором', 'supinatorli charm', 'leather with arch support'),
      text('мягкая пена', 'yumshoq koʻpik', 'soft foam'),
    ),
    sole,
    soleHeight,
    width,
    row(
      text('Застёжка', 'Taqilmasi', 'Fastening'),
      text('пряжка', 'toʻqa', 'buckle'),
      text('липучка', 'yopishqoq tasma', 'touch fastener'),
    ),
    summer,
    shoeCare,
    country,
  ],
  sentences: [
    text(
      'Ремешки регулируются и не врезаются в подъём.',
      'Tasmalari sozlanadi va oyoq ustiga botmaydi.',
      'The straps adjust and do not cut into the instep.',
    ),
    text(
      'Рельеф подошвы не скользит на мраморе и плитке.',
      'Tagcharm relyefi marmar va plitkada sirgʻanmaydi.',
      'The patterned sole does not slip on marble or tiles.',
    ),
    text(
      'Хорошо смотрятся и с платьем, и с джинсами.',
      'Koʻylak bilan ham, jinsi bilan ham chiroyli.',
      'They look good with a dress and with jeans alike.',
    ),
    text(
      'Кожаная отделка обработана вручную по краю.',
      'Chetlari qoʻlda ishlov berilgan.',
      'The edges are finished by hand.',
    ),
    ...shoeSentences.slice(1),
  ],
  reviews: [
    { rating: 5, comment: 'Лёгкие, нога не потеет. Взяла на размер больше и не пожалела.' },
    { rating: 5, comment: 'Yozda eng qulay oyoq kiyim, tasmalari yumshoq.' },
    { rating: 4, comment: 'Пряжка тугая первые дни, потом разработалась.' },
    { rating: 5, comment: 'Koʻylagimga juda mos tushdi, sifati yaxshi.' },
    { rating: 5, comment: 'Light, pretty and they survived a rainy day.' },
    ...shoeReviews,
  ],
};

export const shoeKinds: ProductKind[] = [womenSneakers, boots, sandals, menSneakers];

import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, kidsHeights, letterSizes } from './axes.ts';
import {
  clothesReviews,
  collection,
  country,
  density,
  fit,
  model,
  PIECE,
  packaging,
  row,
  sewnSentences,
  wash,
  winter,
} from './traits.ts';

const womenTshirt: ProductKind = {
  code: 'tshirt',
  category: 'women-tshirts',
  name: text(
    'Футболка женская {{brand}} {{model}}',
    '{{brand}} {{model}} ayollar futbolkasi',
    '{{brand}} {{model}} women’s T-shirt',
  ),
  makers: [
    {
      brand: 'Oqpaxta',
      models: [
        text('оверсайз', 'oversayz', 'oversized'),
        text('базовая', 'kundalik', 'basic'),
        text('«Тонг»', '«Tong»', '“Tong”'),
      ],
    },
    {
      brand: 'Paxtagul',
      models: [
        text('с вышивкой анор', 'anor kashtali', 'pomegranate-embroidered'),
        text('с принтом адрас', 'adras naqshli', 'adras-print'),
      ],
    },
  ],
  axes: [colors('white', 'black', 'rose', 'terracotta', 'sky', 'sand'), letterSizes],
  price: { min: 90_000, max: 200_000, step: 10_000 },
  unit: PIECE,
  tiers: [{ min: 3, percent: 7 }],
  characteristics: [
    {
      name: text('Состав', 'Tarkibi', 'Composition'),
      values: [
        text('100% хлопок', '100% paxta', '100% cotton'),
        text('95% хлопок, 5% эластан', '95% paxta, 5% elastan', '95% cotton, 5% elastane'),
      ],
    },
    density(160, 180, 220),
    {
      name: text('Вырез', 'Yoqasi', 'Neckline'),
      values: [
        text('круглый', 'dumaloq', 'crew'),
        text('V-образный', 'V shaklida', 'V-neck'),
        text('лодочка', 'keng yoqa', 'boat'),
      ],
    },
    {
      name: text('Рукав', 'Yengi', 'Sleeve'),
      values: [text('короткий', 'kalta', 'short'), text('до локтя', 'tirsakkacha', 'elbow-length')],
    },
    fit,
    model,
    collection,
    packaging,
    wash,
    country,
  ],
  sentences: [
    text(
      'Узбекский длинноволокнистый хлопок: мягкий с первой носки и не скатывается.',
      'Uzun tolali oʻzbek paxtasi: birinchi kiyishdanoq yumshoq, tuklanmaydi.',
      'Long-staple Uzbek cotton: soft from the first wear and slow to pill.',
    ),
    text(
      'Горловина укреплена тесьмой и не растягивается.',
      'Yoqasi tasma bilan mustahkamlangan, choʻzilib ketmaydi.',
      'The neckline is taped and keeps its shape.',
    ),
    text(
      'Подходит и под жакет, и с джинсами: нейтральная длина до середины бедра.',
      'Jaket ostiga ham, jinsi bilan ham mos: uzunligi sonning oʻrtasigacha.',
      'Goes under a jacket or with jeans: a neutral length to the middle of the hip.',
    ),
    ...sewnSentences,
  ],
  reviews: [
    { rating: 5, comment: 'Хлопок плотный, не просвечивает даже белая. Взяла сразу три.' },
    { rating: 5, comment: 'Sifati aʼlo, kashtasi juda nozik tikilgan.' },
    { rating: 4, comment: 'Оверсайз действительно большой, берите на размер меньше.' },
    { rating: 5, comment: 'Yozda terlatmaydi, kun boʻyi kiysa ham qulay.' },
    { rating: 4, comment: 'Приятная к телу, после стирки форма на месте. Упаковали красиво.' },
    { rating: 2, comment: 'Прислали не тот цвет, обменяли через четыре дня. Сама футболка нормальная.' },
    { rating: 5, comment: 'Narxi ham, sifati ham joyida. Opamga ham buyurtma berdim.' },
    { rating: 5, comment: 'Great weight of cotton, washed many times and still looks new.' },
  ],
};

const menTshirt: ProductKind = {
  ...womenTshirt,
  category: 'men-tshirts',
  name: text(
    'Футболка мужская {{brand}} {{model}}',
    '{{brand}} {{model}} erkaklar futbolkasi',
    '{{brand}} {{model}} men’s T-shirt',
  ),
  makers: [
    {
      brand: 'Oqpaxta',
      models: [
        text('базовая', 'kundalik', 'basic'),
        text('оверсайз', 'oversayz', 'oversized'),
        text('поло', 'polo', 'polo'),
      ],
    },
    {
      brand: 'Sarbon',
      models: [
        text('с принтом «Регистан»', '«Registon» suratli', '“Registan” print'),
        text('с вышивкой калампир', 'qalampir kashtali', 'qalampir-embroidered'),
      ],
    },
  ],
  axes: [colors('white', 'black', 'ink', 'olive', 'grey'), letterSizes],
  price: { min: 100_000, max: 200_000, step: 10_000 },
  reviews: [
    { rating: 5, comment: 'Хорошая плотная футболка, ворот после стирки не повело.' },
    { rating: 5, comment: 'Boʻyim 185, L toppa-toʻgʻri keldi. Matosi qalin, lekin issiq emas.' },
    { rating: 4, comment: 'Взял три на отпуск, сэкономил на скидке за количество.' },
    { rating: 5, comment: 'Eng yaxshi kundalik futbolka, yana ikkita olaman.' },
    { rating: 2, comment: 'После сушилки села по длине, сушите на верёвке.' },
    ...clothesReviews,
  ],
};

const hoodie: ProductKind = {
  code: 'hoodie',
  category: 'hoodies',
  name: text('Худи {{brand}} {{model}}', '{{brand}} {{model}} xudi', '{{brand}} {{model}} hoodie'),
  makers: [
    {
      brand: 'Oqpaxta',
      models: [text('на молнии', 'zamokli', 'zip-up'), text('оверсайз', 'oversayz', 'oversized')],
    },
    {
      brand: 'Sarbon',
      models: [
        text('с вышивкой «Тошкент»', '«Toshkent» kashtali', '“Toshkent” embroidered'),
        text('с лампасом из адраса', 'adras lampasli', 'adras-striped'),
        text('базовое', 'kundalik', 'basic'),
      ],
    },
  ],
  axes: [colors('grey', 'black', 'ink', 'olive', 'terracotta'), letterSizes],
  price: { min: 230_000, max: 460_000, step: 10_000 },
  unit: PIECE,
  characteristics: [
    row(
      text('Состав', 'Tarkibi', 'Composition'),
      text('80% хлопок, 20% полиэстер', '80% paxta, 20% poliester', '80% cotton, 20% polyester'),
      text('100% хлопок', '100% paxta', '100% cotton'),
    ),
    row(
      text('Материал', 'Mato', 'Cloth'),
      text('футер трёхнитка с начёсом', 'tukli uch ipli futer', 'brushed heavy fleece'),
      text('футер-петля', 'halqali futer', 'loopback fleece'),
    ),
    density(280, 320, 360),
    row(
      text('Капюшон', 'Kapyushoni', 'Hood'),
      text('двойной, с кулиской', 'ikki qavatli, tasmali', 'double, with a drawstring'),
    ),
    row(
      text('Карманы', 'Choʻntaklari', 'Pockets'),
      text('кенгуру', 'kenguru', 'kangaroo'),
      text('в боковых швах', 'yon choklarda', 'in the side seams'),
    ),
    fit,
    model,
    packaging,
    wash,
    country,
  ],
  sentences: [
    text(
      'Манжеты и низ из плотной рибаны не растягиваются.',
      'Manjeti va etagi zich ribanadan, choʻzilib ketmaydi.',
      'Cuffs and hem of dense ribbing keep their shape.',
    ),
    text(
      'Капюшон держит форму и закрывает шею от ветра.',
      'Kapyushoni shaklini saqlaydi va boʻyinni shamoldan toʻsadi.',
      'The hood holds its shape and keeps the wind off your neck.',
    ),
    text(
      'Мягкая изнанка приятна к телу, под низ достаточно футболки.',
      'Ichki tomoni mayin, tagidan futbolka kiyish kifoya.',
      'The inside is soft; a T-shirt beneath is enough.',
    ),
    ...sewnSentences,
  ],
  reviews: [
    { rating: 5, comment: 'Тёплое и плотное, после пяти стирок без катышков.' },
    { rating: 5, comment: 'Kuzda kiyishga zoʻr, kapyushoni katta.' },
    { rating: 4, comment: 'Рукава длинноваты, но мне так даже нравится.' },
    { rating: 5, comment: 'Oʻgʻlim yechmayapti, ikkinchisini ham oldik.' },
    { rating: 5, comment: 'Heavy cotton, feels like a much dearer brand.' },
    ...clothesReviews,
  ],
};

const kidsHoodie: ProductKind = {
  ...hoodie,
  category: 'kids-hoodies',
  name: text(
    'Худи детское {{brand}} {{model}}',
    '{{brand}} {{model}} bolalar xudisi',
    '{{brand}} {{model}} kids’ hoodie',
  ),
  makers: [
    {
      brand: 'Bolajon',
      models: [text('с ушками', 'quloqchali', 'bear-ear'), text('на молнии', 'zamokli', 'zip-up')],
    },
    {
      brand: 'Toychoq',
      models: [text('с лошадкой', 'otcha suratli', 'pony'), text('однотонное', 'bir rangli', 'plain')],
    },
  ],
  axes: [colors('mustard', 'sky', 'rose', 'grey', 'turquoise'), kidsHeights],
  price: { min: 150_000, max: 270_000, step: 10_000 },
  characteristics: hoodie.characteristics.filter((one) => one !== model),
  reviews: [
    { rating: 5, comment: 'Дочка носит в садик каждый день, стирается легко.' },
    { rating: 5, comment: 'Mayin, bolaning badaniga yoqadi. Boʻyiga mos oldim, sal zaxira bilan keldi.' },
    { rating: 4, comment: 'Хорошее, но молнию пришлось разрабатывать.' },
    { rating: 5, comment: 'Nevaramga sovgʻa qildim, juda yarashdi.' },
    ...clothesReviews,
  ],
};

const sweater: ProductKind = {
  code: 'sweater',
  category: 'women-sweaters',
  name: text('Свитер {{brand}} {{model}}', '{{brand}} {{model}} sviter', '{{brand}} {{model}} sweater'),
  makers: [
    {
      brand: 'Navbahor',
      models: [
        text('с высоким горлом', 'baland yoqali', 'roll-neck'),
        text('крупной вязки', 'yirik toʻqilgan', 'chunky'),
      ],
    },
    {
      brand: 'Paxtagul',
      models: [
        text('с узором икат', 'abr naqshli', 'ikat-pattern'),
        text('на пуговицах', 'tugmali', 'buttoned'),
        text('укороченный', 'kalta bichimli', 'cropped'),
      ],
    },
  ],
  axes: [colors('sand', 'pomegranate', 'emerald', 'rose', 'ink'), letterSizes],
  price: { min: 250_000, max: 550_000, step: 10_000 },
  unit: PIECE,
  characteristics: [
    row(
      text('Состав', 'Tarkibi', 'Composition'),
      text('50% шерсть, 50% акрил', '50% jun, 50% akril', '50% wool, 50% acrylic'),
      text('70% хлопок, 30% шерсть', '70% paxta, 30% jun', '70% cotton, 30% wool'),
      text('30% кашемир, 70% шерсть', '30% kashemir, 70% jun', '30% cashmere, 70% wool'),
    ),
    row(
      text('Класс вязки', 'Toʻqish klassi', 'Gauge'),
      text('5', '5', '5'),
      text('7', '7', '7'),
      text('12', '12', '12'),
    ),
    row(
      text('Рукав', 'Yengi', 'Sleeve'),
      text('втачной', 'tikma', 'set-in'),
      text('реглан', 'reglan', 'raglan'),
    ),
    fit,
    model,
    winter,
    row(
      text('Уход', 'Parvarishi', 'Care'),
      text('ручная стирка при 30 °C', '30 °C da qoʻlda yuviladi', 'hand wash at 30 °C'),
      text('режим «шерсть»', '«jun» rejimida yuviladi', 'wool programme'),
    ),
    packaging,
    country,
  ],
  sentences: [
    text(
      'Пряжа не колется: свитер можно носить на голое тело.',
      'Ipi qichitmaydi: sviterni toʻgʻridan-toʻgʻri badanga kiysa boʻladi.',
      'The yarn does not itch, so it can be worn next to the skin.',
    ),
    text(
      'Тёплый, но лёгкий: под пальто не стесняет движений.',
      'Issiq, lekin yengil: palto ostida harakatga xalaqit bermaydi.',
      'Warm yet light, it does not bulk up under a coat.',
    ),
    text(
      'Сушите на горизонтальной поверхности, тогда форма сохранится.',
      'Tekis joyga yoyib quriting, shunda shakli saqlanadi.',
      'Dry it flat to keep the shape.',
    ),
    text(
      'Плечи и горловина связаны без швов.',
      'Yelkasi va yoqasi choksiz toʻqilgan.',
      'Shoulders and neck are knitted without seams.',
    ),
    ...sewnSentences.slice(2),
    text(
      'Петли плотные, поэтому ветер не продувает.',
      'Halqalari zich, shuning uchun shamol oʻtmaydi.',
      'The stitches are dense and keep out the wind.',
    ),
  ],
  reviews: [
    { rating: 5, comment: 'Очень мягкий, не колется совсем. Цвет благородный.' },
    { rating: 5, comment: 'Issiq va yengil, ishga kiyib boraman.' },
    { rating: 4, comment: 'После стирки чуть вытянулся, высушила лёжа — вернулся.' },
    { rating: 5, comment: 'Dugonamga tugʻilgan kuniga oldim, qutisi ham chiroyli ekan.' },
    { rating: 3, comment: 'Ожидала поплотнее, но для осени в самый раз.' },
    ...clothesReviews,
  ],
};

export const topKinds: ProductKind[] = [womenTshirt, sweater, hoodie, menTshirt, kidsHoodie];

import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, menJeansSizes, menTrouserSizes, womenJeansSizes } from './axes.ts';
import {
  city,
  clothesReviews,
  country,
  density,
  model,
  PIECE,
  packaging,
  row,
  season,
  sewnSentences,
  wash,
} from './traits.ts';

const womenJeans: ProductKind = {
  code: 'jeans',
  category: 'women-jeans',
  name: text(
    'Джинсы женские {{brand}} {{model}}',
    '{{brand}} {{model}} ayollar jinsisi',
    '{{brand}} {{model}} women’s jeans',
  ),
  makers: [
    {
      brand: 'Chorsu Denim',
      models: [text('прямые', 'toʻgʻri bichimli', 'straight'), text('клёш', 'klyosh', 'flared')],
    },
    {
      brand: 'Anhor',
      models: [
        text('мом', 'mom', 'mom-fit'),
        text('широкие', 'keng', 'wide-leg'),
        text('с вышивкой на кармане', 'choʻntagi kashtali', 'embroidered-pocket'),
      ],
    },
  ],
  axes: [colors('denim', 'ink', 'sky', 'black', 'white'), womenJeansSizes],
  price: { min: 250_000, max: 500_000, step: 10_000 },
  unit: PIECE,
  characteristics: [
    row(
      text('Состав', 'Tarkibi', 'Composition'),
      text('98% хлопок, 2% эластан', '98% paxta, 2% elastan', '98% cotton, 2% elastane'),
      text('100% хлопок', '100% paxta', '100% cotton'),
    ),
    density(340, 380, 410),
    row(
      text('Посадка на талии', 'Bel balandligi', 'Rise'),
      text('высокая', 'baland', 'high'),
      text('средняя', 'oʻrta', 'mid'),
    ),
    row(
      text('Длина по шагу', 'Ichki chok uzunligi', 'Inseam'),
      text('76 см', '76 sm', '76 cm'),
      text('80 см', '80 sm', '80 cm'),
      text('84 см', '84 sm', '84 cm'),
    ),
    row(
      text('Застёжка', 'Taqilmasi', 'Fastening'),
      text('молния и пуговица', 'zamok va tugma', 'zip and button'),
      text('пуговицы', 'tugmalar', 'button fly'),
    ),
    row(text('Карманы', 'Choʻntaklari', 'Pockets'), text('пять', 'beshta', 'five')),
    model,
    season,
    row(
      text('Уход', 'Parvarishi', 'Care'),
      text('стирка наизнанку при 30 °C', '30 °C da teskari agʻdarib yuviladi', 'wash inside out at 30 °C'),
    ),
    city,
    country,
  ],
  sentences: [
    text(
      'Деним слегка тянется и возвращает форму, колени не вытягиваются.',
      'Denim biroz choʻziladi va shakliga qaytadi, tizzasi osilib qolmaydi.',
      'The denim gives a little and recovers; the knees do not bag.',
    ),
    text(
      'Краска закреплена, первая стирка не окрасит другие вещи.',
      'Boʻyogʻi mustahkamlangan, birinchi yuvishda boshqa kiyimlarga yuqmaydi.',
      'The dye is fixed and will not stain other things in the first wash.',
    ),
    text(
      'Места нагрузки усилены заклёпками и двойной строчкой.',
      'Yuklama tushadigan joylari parchin va qoʻsh baxya bilan mustahkamlangan.',
      'Points of strain have rivets and double stitching.',
    ),
    ...sewnSentences,
  ],
  reviews: [
    { rating: 5, comment: 'Сели идеально, на талии не топорщатся. Наконец-то нашла свои.' },
    { rating: 5, comment: '28-oʻlcham oldim, quyib qoʻygandek. Matosi sifatli.' },
    { rating: 4, comment: 'Длинноваты, подшила в ателье. Ткань отличная.' },
    { rating: 5, comment: 'Rangi yuvganda ochilmadi, juda mamnunman.' },
    { rating: 2, comment: 'В бёдрах маломерят, пришлось менять на размер больше.' },
    ...clothesReviews,
  ],
};

const menJeans: ProductKind = {
  ...womenJeans,
  category: 'men-jeans',
  name: text(
    'Джинсы мужские {{brand}} {{model}}',
    '{{brand}} {{model}} erkaklar jinsisi',
    '{{brand}} {{model}} men’s jeans',
  ),
  makers: [
    {
      brand: 'Chorsu Denim',
      models: [
        text('классические', 'klassik', 'classic'),
        text('зауженные', 'toraygan', 'tapered'),
        text('свободные', 'keng bichimli', 'relaxed'),
      ],
    },
    {
      brand: 'Anhor',
      models: [text('прямые', 'toʻgʻri bichimli', 'straight'), text('карго', 'kargo', 'cargo')],
    },
  ],
  axes: [colors('denim', 'ink', 'black', 'grey'), menJeansSizes],
  price: { min: 270_000, max: 550_000, step: 10_000 },
  reviews: [
    { rating: 5, comment: 'Плотный деним, хожу на работу третий месяц — как новые.' },
    { rating: 5, comment: 'Bichimi zoʻr, 33-oʻlcham aniq keldi.' },
    { rating: 4, comment: 'Хорошие джинсы за свои деньги, карманы глубокие.' },
    { rating: 5, comment: 'Akamga sovgʻaga oldim, yoqdi. Tez yetkazishdi.' },
    { rating: 3, comment: 'Цвет темнее, чем на картинке, но сидят хорошо.' },
    ...clothesReviews,
  ],
};

const trousers: ProductKind = {
  code: 'trousers',
  category: 'men-trousers',
  name: text('Брюки {{brand}} {{model}}', '{{brand}} {{model}} shim', '{{brand}} {{model}} trousers'),
  makers: [
    {
      brand: 'Anhor',
      models: [
        text('классические', 'klassik', 'classic'),
        text('чинос', 'chinos', 'chino'),
        text('со стрелками', 'dazmol chiziqli', 'creased'),
      ],
    },
    {
      brand: 'Sarbon',
      models: [text('на кулиске', 'tasmali', 'drawstring'), text('с защипами', 'burmali', 'pleated')],
    },
  ],
  axes: [colors('ink', 'black', 'sand', 'grey', 'olive'), menTrouserSizes],
  price: { min: 230_000, max: 500_000, step: 10_000 },
  unit: PIECE,
  characteristics: [
    row(
      text('Состав', 'Tarkibi', 'Composition'),
      text('97% хлопок, 3% эластан', '97% paxta, 3% elastan', '97% cotton, 3% elastane'),
      text('65% вискоза, 35% шерсть', '65% viskoza, 35% jun', '65% viscose, 35% wool'),
      text('55% лён, 45% хлопок', '55% zigʻir, 45% paxta', '55% linen, 45% cotton'),
    ),
    row(
      text('Посадка на талии', 'Bel balandligi', 'Rise'),
      text('средняя', 'oʻrta', 'mid'),
      text('высокая', 'baland', 'high'),
    ),
    row(
      text('Ширина низа', 'Poycha eni', 'Hem width'),
      text('17 см', '17 sm', '17 cm'),
      text('19 см', '19 sm', '19 cm'),
      text('21 см', '21 sm', '21 cm'),
    ),
    row(
      text('Карманы', 'Choʻntaklari', 'Pockets'),
      text('четыре', 'toʻrtta', 'four'),
      text('пять, один на молнии', 'beshta, bittasi zamokli', 'five, one zipped'),
    ),
    model,
    season,
    wash,
    packaging,
    country,
  ],
  sentences: [
    text(
      'Держат форму весь день и не блестят после глажки.',
      'Kun boʻyi shaklini saqlaydi va dazmoldan keyin yaltiramaydi.',
      'They keep their shape all day and do not shine after ironing.',
    ),
    text(
      'Запас ткани по низу позволяет удлинить брюки на четыре сантиметра.',
      'Poychasidagi zaxira mato shimni toʻrt santimetrga uzaytirish imkonini beradi.',
      'Spare cloth at the hem lets them down by four centimetres.',
    ),
    text(
      'Подходят и к рубашке с пиджаком, и к футболке с кедами.',
      'Koʻylak-pidjak bilan ham, futbolka-keda bilan ham mos.',
      'They go with a shirt and blazer or a T-shirt and trainers.',
    ),
    ...sewnSentences,
  ],
  reviews: [
    { rating: 5, comment: 'Сидят отлично, ткань не мнётся за рулём.' },
    { rating: 5, comment: 'Ishxonaga kiyaman, koʻrinishi juda ozoda.' },
    { rating: 4, comment: 'Пришлось укоротить, но в ателье при магазине сделали за час.' },
    { rating: 5, comment: 'Matosi yengil, yozda ham issiq emas.' },
    { rating: 3, comment: 'Ремень нужен обязательно: на талии свободно.' },
    ...clothesReviews,
  ],
};

export const bottomKinds: ProductKind[] = [womenJeans, menJeans, trousers];

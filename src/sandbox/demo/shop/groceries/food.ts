import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind, Text } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';

type Family = 'bakery' | 'dairy' | 'fresh' | 'dry' | 'drink' | 'sweet' | 'home';

const STORAGE = text('Хранение', 'Saqlash', 'Storage');
const SHELF_LIFE = text('Срок годности', 'Yaroqlilik muddati', 'Shelf life');
const ORIGIN = row(text('Страна', 'Mamlakat', 'Country'), text('Узбекистан', 'Oʻzbekiston', 'Uzbekistan'));
const cool = row(STORAGE, text('при +2…+6 °C', '+2…+6 °C da', 'at +2 to +6 °C'));
const room = row(STORAGE, text('в сухом месте', 'quruq joyda', 'in a dry place'));
const days = (value: number) => text(`${value} суток`, `${value} kun`, `${value} days`);
const months = (value: number) => text(`${value} месяцев`, `${value} oy`, `${value} months`);
const HALAL = row(text('Сертификат', 'Sertifikat', 'Certificate'), text('халяль', 'halol', 'halal'));
const STANDARD = row(text('Стандарт', 'Standart', 'Standard'), same('Oʻz DSt'));

const COMMON_SENTENCES: Text[] = [
  text(
    'Собираем заказ за час до доставки и проверяем срок годности каждой позиции.',
    'Buyurtmani yetkazishdan bir soat oldin yigʻamiz va har bir mahsulot muddatini tekshiramiz.',
    'We pick the order an hour before delivery and check the date of every item.',
  ),
  text(
    'Если товар не понравится, вернём деньги без лишних вопросов.',
    'Mahsulot yoqmasa, ortiqcha savolsiz pulni qaytaramiz.',
    'If you do not like it, we refund you without further questions.',
  ),
];

/** What is true of all kinds of a family. */
const FAMILIES: Record<Family, { characteristics: ProductKind['characteristics']; sentences: Text[] }> = {
  bakery: {
    characteristics: [row(SHELF_LIFE, days(2), days(3)), room, ORIGIN, STANDARD],
    sentences: [
      text(
        'Выпекается ночью и приезжает на склад к утру.',
        'Kechasi yopiladi va ertalab omborga yetib keladi.',
        'Baked at night, in our store by the morning.',
      ),
      text(
        'Без консервантов и улучшителей.',
        'Konservant va qoʻshimchalarsiz.',
        'Without preservatives or improvers.',
      ),
    ],
  },
  dairy: {
    characteristics: [row(SHELF_LIFE, days(7), days(14), days(30)), cool, ORIGIN, HALAL],
    sentences: [
      text(
        'Едет в холодильнике от фермы до вашей двери.',
        'Fermadan eshigingizgacha sovutgichda keladi.',
        'It travels chilled from the farm to your door.',
      ),
      text(
        'Сделано из молока местных хозяйств.',
        'Mahalliy xoʻjaliklar sutidan tayyorlangan.',
        'Made of milk from local farms.',
      ),
    ],
  },
  fresh: {
    characteristics: [
      row(SHELF_LIFE, days(5), days(7)),
      cool,
      ORIGIN,
      row(
        text('Сорт', 'Navi', 'Grade'),
        text('высший', 'oliy', 'premium'),
        text('первый', 'birinchi', 'first'),
      ),
    ],
    sentences: [
      text(
        'Отбираем вручную: мятое и перезревшее не привозим.',
        'Qoʻlda saralaymiz: ezilgan va oʻta pishganini olib kelmaymiz.',
        'Chosen by hand: we do not bring bruised or overripe ones.',
      ),
      text(
        'Закупаем у фермеров напрямую, поэтому цена ниже базарной.',
        'Toʻgʻridan-toʻgʻri fermerlardan olamiz, shuning uchun narxi bozordan arzon.',
        'We buy from farmers directly, so it costs less than at the bazaar.',
      ),
    ],
  },
  dry: {
    characteristics: [row(SHELF_LIFE, months(12), months(18)), room, ORIGIN, STANDARD],
    sentences: [
      text(
        'Плотная упаковка защищает от влаги и насекомых.',
        'Zich qadoq nam va hasharotlardan himoya qiladi.',
        'The tight pack keeps out moisture and insects.',
      ),
      text(
        'Удобно брать про запас: хранится долго.',
        'Zaxiraga olish qulay: uzoq saqlanadi.',
        'Good to stock up on: it keeps long.',
      ),
    ],
  },
  drink: {
    characteristics: [
      row(SHELF_LIFE, months(9), months(12)),
      room,
      ORIGIN,
      row(
        text('Упаковка', 'Qadogʻi', 'Packaging'),
        text('пригодна для переработки', 'qayta ishlanadi', 'recyclable'),
      ),
    ],
    sentences: [
      text(
        'Подходит к плову, самсе и просто к разговору.',
        'Palov, somsa va suhbat uchun mos.',
        'It goes with plov, samsa and a long talk.',
      ),
      text(
        'Тяжёлые упаковки поднимем до квартиры.',
        'Ogʻir qadoqlarni kvartiragacha koʻtarib beramiz.',
        'We carry heavy packs up to the flat.',
      ),
    ],
  },
  sweet: {
    characteristics: [
      row(SHELF_LIFE, months(6), months(9)),
      room,
      row(
        text('Может содержать', 'Boʻlishi mumkin', 'May contain'),
        text('следы орехов', 'yongʻoq izlari', 'traces of nuts'),
      ),
      HALAL,
    ],
    sentences: [
      text(
        'Хорошо к чаю, когда гости на пороге.',
        'Mehmon kelganda choyga juda mos.',
        'Good with tea when guests are at the door.',
      ),
      text(
        'Летом доставляем в термосумке, чтобы ничего не растаяло.',
        'Yozda erib ketmasligi uchun termosumkada yetkazamiz.',
        'In summer it travels in a cooled bag so that nothing melts.',
      ),
    ],
  },
  home: {
    characteristics: [
      row(SHELF_LIFE, months(24), months(36)),
      row(STORAGE, text('вдали от детей', 'bolalardan uzoqda', 'away from children')),
      row(text('Фосфаты', 'Fosfatlar', 'Phosphates'), text('нет', 'yoʻq', 'none')),
      row(text('Запах', 'Hidi', 'Scent'), text('лёгкий', 'yengil', 'light')),
    ],
    sentences: [
      text(
        'Расход небольшой: одной упаковки хватает надолго.',
        'Kam sarflanadi: bitta qadoq uzoqqa yetadi.',
        'Little is needed, so one pack lasts long.',
      ),
      text(
        'Смывается полностью и не раздражает кожу рук.',
        'Toʻliq yuviladi va qoʻl terisini qitiqlamaydi.',
        'It rinses off fully and is kind to the hands.',
      ),
    ],
  },
};

/** What buyers say of any food of the shop. */
const COMMON_REVIEWS: ProductKind['reviews'] = [
  { rating: 5, comment: 'Всё свежее, привезли за два часа, как обещали.' },
  { rating: 5, comment: 'Sifati aʼlo, doim shu yerdan buyurtma qilaman.' },
  { rating: 5, comment: 'Narxi bozor bilan bir xil, lekin uyga olib kelishadi.' },
  { rating: 4, comment: 'Хорошее качество, но курьер приехал на полчаса позже.' },
  { rating: 4, comment: 'Yaxshi, faqat qadogʻi biroz ochilib qolibdi.' },
  { rating: 3, comment: 'Нормально, но в прошлый раз было вкуснее.' },
  { rating: 2, comment: 'Muddati tugashiga oz qolgan ekan, keyingi safar diqqat qilinglar.' },
];

interface FoodDraft extends Omit<ProductKind, 'characteristics' | 'sentences' | 'reviews'> {
  family: Family;
  /** Further rows after those of the family. */
  rows?: ProductKind['characteristics'];
  sentences: [Text, ...Text[]];
  reviews?: ProductKind['reviews'];
}

/** A kind of food or household goods: its own words, then those of its family. */
export function food({ family, rows = [], sentences, reviews = [], ...kind }: FoodDraft): ProductKind {
  const shared = FAMILIES[family];
  return {
    ...kind,
    characteristics: [...rows, ...shared.characteristics],
    sentences: [...sentences, ...shared.sentences, ...COMMON_SENTENCES],
    reviews: [...reviews, ...COMMON_REVIEWS],
  };
}

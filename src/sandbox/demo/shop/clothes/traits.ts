import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';

type Row = ProductKind['characteristics'][number];

/** Sold by the piece. */
export const PIECE = text('шт.', 'dona', 'pc');
/** Sold by the pair. */
export const PAIR = text('пара', 'juft', 'pair');

export const season: Row = {
  name: text('Сезон', 'Mavsum', 'Season'),
  values: [
    text('весна — лето', 'bahor — yoz', 'spring and summer'),
    text('осень — зима', 'kuz — qish', 'autumn and winter'),
    text('круглый год', 'yil boʻyi', 'all year round'),
  ],
};
export const summer: Row = {
  name: season.name,
  values: [text('лето', 'yoz', 'summer'), text('весна — лето', 'bahor — yoz', 'spring and summer')],
};
export const winter: Row = {
  name: season.name,
  values: [
    text('осень — зима', 'kuz — qish', 'autumn and winter'),
    text('зима', 'qish', 'winter'),
    text('демисезон', 'demisezon', 'mid-season'),
  ],
};
export const country: Row = {
  name: text('Страна производства', 'Ishlab chiqarilgan davlat', 'Made in'),
  values: [text('Узбекистан', 'Oʻzbekiston', 'Uzbekistan')],
};
export const city: Row = {
  name: text('Город пошива', 'Tikilgan shahar', 'Sewn in'),
  values: [
    text('Ташкент', 'Toshkent', 'Tashkent'),
    text('Маргилан', 'Margʻilon', 'Margilan'),
    text('Самарканд', 'Samarqand', 'Samarkand'),
    text('Наманган', 'Namangan', 'Namangan'),
  ],
};
export const wash: Row = {
  name: text('Уход', 'Parvarishi', 'Care'),
  values: [
    text('машинная стирка при 30 °C', '30 °C da mashinada yuviladi', 'machine wash at 30 °C'),
    text('бережная стирка, не отжимать', 'ehtiyotlab yuviladi, siqilmaydi', 'gentle wash, do not wring'),
    text('стирка наизнанку при 30 °C', '30 °C da teskari agʻdarib yuviladi', 'wash inside out at 30 °C'),
  ],
};
export const fit: Row = {
  name: text('Посадка', 'Bichimi', 'Fit'),
  values: [
    text('прямая', 'toʻgʻri', 'regular'),
    text('свободная', 'keng', 'relaxed'),
    text('полуприлегающая', 'yarim yopishgan', 'semi-fitted'),
  ],
};
export const packaging: Row = {
  name: text('Упаковка', 'Qadoqlash', 'Packaging'),
  values: [
    text('льняной мешочек', 'zigʻir matoli xaltacha', 'linen pouch'),
    text('подарочная коробка', 'sovgʻa qutisi', 'gift box'),
    text('крафтовый пакет', 'kraft paket', 'kraft bag'),
  ],
};
/** A row of a product's characteristics. */
export function row(name: Row['name'], ...values: Row['values']): Row {
  return { name, values };
}

/** How dense a cloth is, in grams per square metre. */
export function density(...grams: number[]): Row {
  return {
    name: text('Плотность ткани', 'Mato zichligi', 'Fabric weight'),
    values: grams.map((gram) => text(`${gram} г/м²`, `${gram} g/m²`, `${gram} g/m²`)),
  };
}
/** Height of the person in the picture. */
export const model: Row = {
  name: text('Рост модели', 'Modelning boʻyi', 'Model’s height'),
  values: ['170', '174', '176', '182', '186'].map((height) =>
    text(`${height} см`, `${height} sm`, `${height} cm`),
  ),
};
export const collection: Row = {
  name: text('Коллекция', 'Kolleksiya', 'Collection'),
  values: [same('Nafis Asos'), same('Nafis Meros'), same('Nafis Shahar')],
};

/** True of everything that is sewn in the workshop. */
export const sewnSentences = [
  text(
    'Швы обработаны изнутри, поэтому вещь не колется и не распускается после стирки.',
    'Choklar ichki tomondan ishlov berilgan, shuning uchun kiyim badanga botmaydi va yuvilganda soʻkilmaydi.',
    'The seams are finished on the inside, so nothing scratches or frays after washing.',
  ),
  text(
    'Ткань прошла усадку до раскроя: размер останется тем же и через десять стирок.',
    'Mato bichishdan oldin kirishtirilgan: oʻlchami oʻnta yuvishdan keyin ham oʻzgarmaydi.',
    'The cloth is pre-shrunk before cutting: the size stays the same ten washes later.',
  ),
  text(
    'Если сомневаетесь между двумя размерами, берите больший: посадка рассчитана на свободное движение.',
    'Ikki oʻlcham orasida ikkilansangiz, kattasini oling: bichimi erkin harakatga moʻljallangan.',
    'Between two sizes, take the larger one: the cut leaves room to move.',
  ),
];

export const shoeSentences = [
  text(
    'Стелька вынимается: её легко просушить или заменить ортопедической.',
    'Patagi olinadi: quritish yoki ortopedik patakka almashtirish oson.',
    'The insole comes out, so it is easy to dry or to swap for an orthopaedic one.',
  ),
  text(
    'Размер соответствует европейской сетке; при широкой стопе советуем взять на размер больше.',
    'Oʻlchami Yevropa jadvaliga mos; oyogʻingiz keng boʻlsa, bir oʻlcham kattasini tavsiya qilamiz.',
    'Sizes follow the European scale; with a wide foot we suggest one size up.',
  ),
  text(
    'Подошва прошита и проклеена, поэтому не отходит даже при ежедневной носке.',
    'Tagcharmi ham tikilgan, ham yelimlangan, shuning uchun har kuni kiyilganda ham koʻchmaydi.',
    'The sole is both stitched and glued, so it stays on even with daily wear.',
  ),
];

/** What buyers write of any clothes. */
export const clothesReviews: ProductKind['reviews'] = [
  { rating: 5, comment: 'Размер совпал с таблицей, доставили на следующий день. Буду заказывать ещё.' },
  { rating: 4, comment: 'Sifati yaxshi, choklari tekis. Yetkazish bir kun kechikdi, xolos.' },
  { rating: 3, comment: 'Вещь неплохая, но оттенок немного отличается от фото.' },
  { rating: 1, comment: 'Oʻlchami toʻgʻri kelmadi, almashtirish uchun bir hafta kutdim.' },
];

/** What buyers write of any shoes. */
export const shoeReviews: ProductKind['reviews'] = [
  { rating: 5, comment: 'Сели точно по ноге, не натёрли даже в первый день.' },
  { rating: 4, comment: 'Qulay va yengil, faqat bir oʻlcham kattasini oling.' },
  { rating: 3, comment: 'Первую неделю немного жали, потом разносились.' },
  { rating: 1, comment: 'Bir oydan keyin tikuvi soʻkildi, lekin pulini qaytarib berishdi.' },
];

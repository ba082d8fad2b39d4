import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';

type Row = ProductKind['characteristics'][number];

/** Sold by the piece. */
export const PIECE = text('шт.', 'dona', 'pc');
/** Sold as a set. */
export const SET = text('набор', 'toʻplam', 'set');

/** A row of a product's characteristics. */
export function row(name: Row['name'], ...values: Row['values']): Row {
  return { name, values };
}

export const country: Row = {
  name: text('Страна производства', 'Ishlab chiqarilgan davlat', 'Made in'),
  values: [text('Узбекистан', 'Oʻzbekiston', 'Uzbekistan')],
};
export const importCountry: Row = {
  name: country.name,
  values: [
    text('Узбекистан', 'Oʻzbekiston', 'Uzbekistan'),
    text('Турция', 'Turkiya', 'Turkey'),
    text('Китай', 'Xitoy', 'China'),
  ],
};
/** Months of warranty. */
export function warranty(...months: number[]): Row {
  return {
    name: text('Гарантия', 'Kafolat', 'Warranty'),
    values: months.map((count) => text(`${count} мес.`, `${count} oy`, `${count} months`)),
  };
}
export const assembly: Row = {
  name: text('Сборка', 'Yigʻish', 'Assembly'),
  values: [
    text('мастером, включена в цену', 'usta yigʻadi, narxga kiradi', 'by our master, included'),
    text(
      'самостоятельная, инструкция в комплекте',
      'mustaqil, qoʻllanmasi bor',
      'by yourself, instructions included',
    ),
  ],
};
export const style: Row = {
  name: text('Стиль', 'Uslub', 'Style'),
  values: [
    text('современный', 'zamonaviy', 'modern'),
    text('скандинавский', 'skandinav', 'Scandinavian'),
    text('восточный', 'sharqona', 'oriental'),
  ],
};
export const room: Row = {
  name: text('Помещение', 'Xona', 'Room'),
  values: [
    text('гостиная', 'mehmonxona', 'living room'),
    text('спальня', 'yotoqxona', 'bedroom'),
    text('кухня', 'oshxona', 'kitchen'),
    text('кабинет', 'ish xonasi', 'study'),
  ],
};
export const packaging: Row = {
  name: text('Упаковка', 'Qadoqlash', 'Packaging'),
  values: [
    text('картонная коробка', 'karton quti', 'cardboard box'),
    text('плёнка и картон', 'plyonka va karton', 'film and cardboard'),
  ],
};
/** Kilograms that it bears. */
export function load(...kilograms: number[]): Row {
  return {
    name: text('Нагрузка', 'Yuklama', 'Load'),
    values: kilograms.map((weight) => text(`до ${weight} кг`, `${weight} kg gacha`, `up to ${weight} kg`)),
  };
}
/** Kilograms that it weighs. */
export function weight(...kilograms: string[]): Row {
  return {
    name: text('Вес', 'Vazni', 'Weight'),
    values: kilograms.map((kilogram) =>
      text(`${kilogram.replace('.', ',')} кг`, `${kilogram.replace('.', ',')} kg`, `${kilogram} kg`),
    ),
  };
}
/** A row of plain lengths in centimetres. */
export function centimetres(name: Row['name'], ...values: number[]): Row {
  return { name, values: values.map((value) => text(`${value} см`, `${value} sm`, `${value} cm`)) };
}

export const furnitureSentences = [
  text(
    'Доставим до квартиры и поднимем на этаж, в лифт проходят все части.',
    'Xonadongacha yetkazamiz va qavatga olib chiqamiz, barcha qismlari liftga sigʻadi.',
    'We deliver to the flat and carry it up; all parts fit a lift.',
  ),
  text(
    'Ножки с войлочными накладками не царапают ламинат и паркет.',
    'Oyoqlaridagi namat qoplamalar laminat va parketni tirnamaydi.',
    'Felt pads on the legs spare laminate and parquet.',
  ),
  text(
    'Крепёж и ключ лежат в коробке, сборка занимает меньше часа.',
    'Mahkamlagichlar va kalit quti ichida, yigʻish bir soatga ham bormaydi.',
    'Fixings and a key are in the box; assembly takes less than an hour.',
  ),
];

export const homeSentences = [
  text(
    'Хорошо подходит для подарка на новоселье: упаковка плотная и аккуратная.',
    'Hovli toʻyiga sovgʻa uchun juda mos: qadogʻi mustahkam va chiroyli.',
    'A good housewarming gift: the packaging is sturdy and neat.',
  ),
  text(
    'Цвет на фото снят при дневном свете и близок к настоящему.',
    'Suratdagi rang kunduzgi yorugʻlikda olingan va asliga yaqin.',
    'The picture was taken in daylight, so the colour is close to life.',
  ),
  text(
    'Поставщик проверяет каждую вещь перед отправкой со склада.',
    'Yetkazib beruvchi har bir buyumni ombordan joʻnatishdan oldin tekshiradi.',
    'The supplier checks each piece before it leaves the warehouse.',
  ),
];

/** What buyers write of any furniture. */
export const furnitureReviews: ProductKind['reviews'] = [
  { rating: 5, comment: 'Привезли вовремя, подняли на пятый этаж и собрали при нас.' },
  { rating: 4, comment: 'Sifati narxiga mos, yigʻishda qoʻllanma yordam berdi.' },
  { rating: 2, comment: 'Ждали на три дня дольше, чем обещали. К самой вещи вопросов нет.' },
];

/** What buyers write of any small thing for the home. */
export const homeReviews: ProductKind['reviews'] = [
  { rating: 5, comment: 'Упаковали в три слоя, дошло целым. Спасибо продавцу.' },
  { rating: 4, comment: 'Yaxshi mahsulot, yetkazib berish ham tez.' },
  { rating: 3, comment: 'Нормально, но на фото казалось больше.' },
];

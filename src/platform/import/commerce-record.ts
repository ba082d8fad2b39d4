import { parseAmount } from './amount.ts';
import { type CommerceNode, isDeleted, listOf, pairsOf, textOf } from './commerce-node.ts';

/** Texts of goods and of offers of an exchange, each as far as it has them. */
export interface CommerceFacts {
  name: string;
  article: string;
  barcode: string;
  unit: string;
  vendor: string;
  description: string;
  groups: string[];
  pictures: string[];
  /** Values by the id of their property. */
  properties: [property: string, value: string][];
  characteristics: [name: string, value: string][];
  weight: string;
}

/** Goods of `import.xml`. */
export interface CommerceGood {
  id: string;
  line: number;
  isDeleted: boolean;
  facts: CommerceFacts;
}

/** One price of an offer, by the id of its type. */
export interface CommercePrice {
  type: string;
  amount: string;
  currency: string;
}

/** An offer of `offers.xml`, or the prices or pieces of one in a file of their own. */
export interface CommerceOffer {
  id: string;
  line: number;
  isDeleted: boolean;
  /** Undefined where the file only tells prices or pieces. */
  facts: CommerceFacts | undefined;
  /** Undefined where it tells no prices. */
  prices: CommercePrice[] | undefined;
  /** Pieces in all warehouses; undefined where it does not count them. */
  count: string | undefined;
}

/** A kind of price: `Розничная`, in `UZS`. */
export interface PriceType {
  id: string;
  name: string;
  currency: string;
}

/** A property of goods, with the texts of its values by their ids. */
export interface CommerceProperty {
  id: string;
  name: string;
  values: [id: string, text: string][];
}

/** Receiver of the records of an exchange, in the order of its files. */
export interface CommerceSink {
  /** A catalogue begins: of all goods, or of those that have changed. */
  beginCatalogue(onlyChanges: boolean): void;
  addOwner(name: string): void;
  addGroup(id: string, parent: string, name: string): void;
  addPriceType(type: PriceType): void;
  addProperty(property: CommerceProperty): void;
  addGood(good: CommerceGood): void;
  addOffer(offer: CommerceOffer): void;
}

export function goodOf(node: CommerceNode, line: number): CommerceGood {
  return { id: textOf(node, 'Ид'), line, isDeleted: isDeleted(node), facts: factsOf(node) };
}

export function offerOf(node: CommerceNode, line: number): CommerceOffer {
  const has = (name: string) => node.children.some((child) => child.name === name);
  return {
    id: textOf(node, 'Ид'),
    line,
    isDeleted: isDeleted(node),
    facts: has('Наименование') ? factsOf(node) : undefined,
    prices: has('Цены') ? listOf(node, 'Цены', 'Цена').map(priceOf) : undefined,
    count: countOf(node),
  };
}

export function priceTypeOf(node: CommerceNode): PriceType {
  const id = textOf(node, 'Ид');
  return { id, name: textOf(node, 'Наименование') || id, currency: textOf(node, 'Валюта') };
}

export function propertyOf(node: CommerceNode): CommerceProperty {
  const lists = node.children.filter(({ name }) => name === 'ВариантыЗначений' || name === 'ТипыЗначений');
  const inner = [...lists, ...lists.flatMap(({ children }) => children.flatMap((one) => one.children))];
  const values = inner
    .flatMap(({ children }) => children)
    .filter((one) => textOf(one, 'ИдЗначения', 'Ид') !== '');
  return {
    id: textOf(node, 'Ид'),
    name: textOf(node, 'Наименование'),
    values: values.map((one) => [textOf(one, 'ИдЗначения', 'Ид'), textOf(one, 'Значение')]),
  };
}

function priceOf(node: CommerceNode): CommercePrice {
  const amount = parseAmount(textOf(node, 'ЦенаЗаЕдиницу'));
  return {
    type: textOf(node, 'ИдТипаЦены'),
    // Written anew: a dot is that of a fraction here, whatever the currency.
    amount: amount === undefined ? textOf(node, 'ЦенаЗаЕдиницу') : String(Math.round(amount * 100) / 100),
    currency: textOf(node, 'Валюта'),
  };
}

/** Warehouses together, else the count that stands beside them; fewer than none are none. */
function countOf(node: CommerceNode): string | undefined {
  const places = [
    ...node.children.filter(({ name }) => name === 'Склад' || name === 'КоличествоНаСкладах'),
    ...listOf(node, 'Склады', 'Склад'),
    ...listOf(node, 'Остатки', 'Остаток').flatMap((rest) => {
      const stores = rest.children.filter(({ name }) => name === 'Склад');
      return stores.length > 0 ? stores : [rest];
    }),
  ];
  const texts = places.map(
    (place) => place.attributes['КоличествоНаСкладе'] || textOf(place, 'Количество', 'КоличествоНаСкладе'),
  );
  const counts = texts.filter(Boolean).map((text) => parseAmount(text) ?? 0);
  if (counts.length > 0) return String(counts.reduce((sum, count) => sum + count, 0));
  const whole = textOf(node, 'Количество');
  return whole === '' ? undefined : String(parseAmount(whole) ?? 0);
}

function factsOf(node: CommerceNode): CommerceFacts {
  const requisites = new Map(pairsOf(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита'));
  const unit = node.children.find(({ name }) => name === 'БазоваяЕдиница');
  const isRich = requisites.get('ОписаниеВФорматеHTML');
  return {
    name: textOf(node, 'Наименование', 'ПолноеНаименование'),
    article: textOf(node, 'Артикул'),
    barcode: textOf(node, 'Штрихкод', 'ШтрихКод'),
    unit: unit?.text.trim() || unit?.attributes['НаименованиеПолное'] || '',
    vendor: makerOf(node) || requisites.get('Производитель') || '',
    description: isRich || textOf(node, 'Описание'),
    groups: listOf(node, 'Группы', 'Ид').map(({ text }) => text.trim()),
    pictures: node.children
      .filter(({ name }) => name === 'Картинка')
      .map(({ text }) => text.trim())
      .filter(Boolean),
    properties: ['ЗначенияСвойства', 'ЗначениеСвойства'].flatMap((name) =>
      listOf(node, 'ЗначенияСвойств', name).flatMap((one) =>
        one.children
          .filter((child) => child.name === 'Значение' || child.name === 'ИдЗначения')
          .map(({ text }): [string, string] => [textOf(one, 'Ид'), text.trim()]),
      ),
    ),
    characteristics: pairsOf(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара'),
    weight: textOf(node, 'Вес') || requisites.get('Вес') || '',
  };
}

function makerOf(node: CommerceNode): string {
  const maker = node.children.find(({ name }) => name === 'Изготовитель');
  return maker
    ? textOf(maker, 'Наименование', 'ОфициальноеНаименование')
    : textOf(node, 'ТорговаяМарка', 'Бренд');
}

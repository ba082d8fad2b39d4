import type { Product, Variation, VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import type { Language, Localized } from '#contract/value/primitive.ts';
import { type Axis, axesOf } from './axes.ts';
import { findColor } from './color-name.ts';
import { commonName, toHtml, toShortText } from './description.ts';
import { sharedParameters } from './group-parameters.ts';
import { imageOf } from './image-of.ts';
import type { KeptIds } from './kept-ids.ts';
import type { PricedOffer } from './priced-offer.ts';

/** Facts of the shop that each product is made with. */
export interface ProductContext {
  ids: KeptIds;
  language: Language;
  supplierId: number;
  /** Ids by the ids of the feed. */
  categories: ReadonlyMap<string, { id: number }>;
  /** Ids by the name in lower case. */
  brands: ReadonlyMap<string, number>;
  /** ISO 8601. */
  now: string;
  /** The product as it was imported before. */
  previous(id: number): Product | undefined;
  /** Rating by the reviews of a product that was not there before. */
  ratingOf(id: number): Product['rating'] | undefined;
}

/**
 * Names of choices that every shop has, by their codes; all others keep the name that the feed gives them.
 */
export const AXIS_NAMES: Readonly<Record<string, Localized>> = {
  color: { ru: 'Цвет', uz: 'Rang', en: 'Colour' },
  size: { ru: 'Размер', uz: 'Oʻlcham', en: 'Size' },
  variant: { ru: 'Вариант', uz: 'Variant', en: 'Option' },
  // As Shopify calls what has no name.
  title: { ru: 'Вариант', uz: 'Variant', en: 'Option' },
};

export const UNIT: Localized = { ru: 'шт', uz: 'dona', en: 'pcs' };

/** More pictures than this nobody looks at. */
export const MAX_PICTURES = 30;

export const NO_RATING: Product['rating'] = { average: 0, count: 0, bars: [0, 0, 0, 0, 0] };

/** A product of the offers of one group. What has not changed since the last import keeps its moment. */
export function makeProduct(
  group: readonly [PricedOffer, ...PricedOffer[]],
  context: ProductContext,
): Product {
  const { ids, language } = context;
  const [first] = group;
  const id = ids.idOf('product', first.group === '' ? `offer ${first.id}` : `group ${first.group}`);
  const previous = context.previous(id);
  const axes = axesOf(group);
  const described = (group.find(({ content }) => content.description !== '') ?? first).content;
  const html = toHtml(described.description, described.base);
  const short = toShortText(html);
  const names = group.map(({ content }) => content.name);
  // Offers of one name are distinguished by their choices.
  const isCalledAlike = new Set(names).size < group.length;
  const own = (text: string): Localized => (text === '' ? {} : { [language]: text });
  const product: Product = {
    id,
    name: own(first.content.product || commonName(names)),
    description: own(html),
    shortDescription: own(short),
    categoryId: context.categories.get(first.category)?.id ?? 0,
    brandId: context.brands.get(first.vendor.toLowerCase()) ?? null,
    supplierId: context.supplierId,
    minOrder: first.minOrder,
    crossSellTags: [],
    characteristics: sharedParameters(group, new Set(axes.map(({ code }) => code))).map(
      ({ name, value }) => ({
        name: own(name),
        value: own(value),
      }),
    ),
    rating: previous?.rating ?? context.ratingOf(id) ?? NO_RATING,
    updatedAt: previous?.updatedAt ?? context.now,
    variations: group.map((offer, index) => makeVariation(offer, index, { axes, isCalledAlike }, context)),
  };
  // Key by key in the same order: both come from this function.
  return previous && JSON.stringify(previous) === JSON.stringify(product)
    ? product
    : { ...product, updatedAt: context.now };
}

function makeVariation(
  offer: PricedOffer,
  index: number,
  { axes, isCalledAlike }: { axes: readonly Axis[]; isCalledAlike: boolean },
  context: ProductContext,
): Variation {
  const { ids, language, supplierId } = context;
  const { content, count } = offer;
  const id = ids.idOf('variation', offer.id);
  const values = axes.filter(({ kind }) => kind !== 'offer').map((axis) => axis.values[index] ?? '');
  return {
    id,
    name: { [language]: isCalledAlike ? [content.name, ...values].join(', ') : content.name },
    sku: content.sku,
    barcode: content.barcode,
    unit: content.unit === '' || content.unit === UNIT.ru ? UNIT : { [language]: content.unit },
    images: content.pictures.slice(0, MAX_PICTURES).map(imageOf),
    videos: [],
    properties: axes.map((axis) => propertyOf(axis, axis.values[index] ?? '', context)),
    stock: { id: ids.stockIdOf(id), count: count ?? 0, supplierId },
    tracking: count !== null,
    newPrice: offer.price,
    oldPrice: offer.oldPrice,
    tiers: [],
  };
}

function propertyOf(
  { code, kind, name }: Axis,
  text: string,
  { ids, language }: ProductContext,
): VariationProperty {
  const value = { id: ids.idOf('value', JSON.stringify([code, text])), label: { [language]: text } };
  const color = kind === 'color' ? findColor(text, language) : undefined;
  return {
    code,
    name: AXIS_NAMES[code] ?? { [language]: name },
    value: color ? { ...value, label: color.label, settings: { type: 'color', color: color.color } } : value,
  };
}

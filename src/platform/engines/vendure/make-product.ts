import type { Product, Variation, VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import type { Image, Localized } from '#contract/value/primitive.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { findColor } from '#platform/import/color-name.ts';
import { toHtml, toShortText } from '#platform/import/description.ts';
import type { KeptIds } from '#platform/import/kept-ids.ts';
import { AXIS_NAMES, MAX_PICTURES, NO_RATING, UNIT } from '#platform/import/make-product.ts';
import { kindOfParameter } from '#platform/import/parameter-kind.ts';
import { type Channel, localize } from './channel.ts';
import type { FacetValue, VendureProduct, VendureVariant } from './goods.ts';
import { type Categories, keyOf } from './make-categories.ts';

/** Facets that name who made a product, by their codes. */
const BRAND = /^(?:brand|vendor|manufacturer|brend)$/i;

export interface ProductContext {
  ids: KeptIds;
  channel: Channel;
  categories: Categories;
  supplierId: number;
  imageOf(preview: string): Image | undefined;
  /** Pieces in orders that Vendure does not know of yet. */
  waiting(stockId: number): number;
  previous: Product | undefined;
  now: string;
}

/** Product of the shop, `updatedAt` as it is given; undefined where nothing of it is sold. */
export function makeProduct(found: VendureProduct, context: ProductContext): Product | undefined {
  const { ids, channel, categories, previous } = context;
  const variants = found.variants.filter(({ enabled }) => enabled);
  if (!found.enabled || variants.length === 0) return undefined;
  const brand = brandOf(found, context);
  const description = localize(channel, found.translations, (row) => toHtml(row.description));
  return {
    id: ids.idOf('product', keyOf(found.id)),
    name: localize(channel, found.translations, ({ name }) => name),
    description,
    shortDescription: Object.fromEntries(
      Object.entries(description).map(([language, html]) => [language, toShortText(html)]),
    ),
    categoryId: categories.choose(found.collections),
    brandId: brand?.id ?? null,
    supplierId: context.supplierId,
    minOrder: 1,
    crossSellTags: [],
    characteristics: characteristicsOf([...found.facetValues, ...sharedValues(variants)], channel),
    rating: previous?.rating ?? NO_RATING,
    updatedAt: context.now,
    variations: variants.map((variant) => makeVariation(variant, found, variants.length > 1, context)),
  };
}

/** The maker of a product, by its facet. */
export function brandOf(
  { facetValues }: VendureProduct,
  { ids, channel }: Pick<ProductContext, 'ids' | 'channel'>,
) {
  const value = facetValues.find(({ facet }) => BRAND.test(facet.code));
  if (!value) return undefined;
  const name = inOwn(
    channel,
    localize(channel, value.translations, (row) => row.name),
  );
  return { ...ids.placeOf('brand', name.toLowerCase(), name), name, logo: null };
}

function makeVariation(
  variant: VendureVariant,
  product: VendureProduct,
  isChosen: boolean,
  context: ProductContext,
): Variation {
  const { ids, channel } = context;
  const id = ids.idOf('variation', keyOf(variant.id));
  const stockId = ids.stockIdOf(id);
  const pictures = [variant.featuredAsset, ...variant.assets, product.featuredAsset, ...product.assets];
  const previews = new Set(pictures.flatMap((asset) => asset?.preview ?? []));
  const price = Math.round(variant.priceWithTax * channel.unitPrice);
  const tracking =
    variant.trackInventory === 'INHERIT' ? channel.countsStock : variant.trackInventory === 'TRUE';
  const count = tracking ? Math.max(0, saleable(variant, channel) - context.waiting(stockId)) : 0;
  return {
    id,
    name: localize(channel, variant.translations, ({ name }) => name),
    sku: variant.sku,
    barcode: '',
    unit: UNIT,
    images: [...previews].flatMap((one) => context.imageOf(one) ?? []).slice(0, MAX_PICTURES),
    videos: [],
    properties: isChosen ? variant.options.map((option) => propertyOf(option, context)) : [],
    stock: { id: stockId, count, supplierId: context.supplierId },
    tracking,
    newPrice: price,
    oldPrice: price,
    tiers: [],
  };
}

/** As Vendure reckons it: what lies there, less what is promised and what is never sold. */
function saleable(variant: VendureVariant, { threshold }: Channel): number {
  const sum = variant.stockLevels.reduce(
    (all, { stockOnHand, stockAllocated }) => all + stockOnHand - stockAllocated,
    0,
  );
  return sum - (variant.useGlobalOutOfStockThreshold ? threshold : variant.outOfStockThreshold);
}

/** The code of a group has the product's slug in it, so choices go by the name of their group. */
function propertyOf(
  { translations, group }: VendureVariant['options'][number],
  { ids, channel }: ProductContext,
): VariationProperty {
  const name = localize(channel, group.translations, (row) => row.name);
  const label = localize(channel, translations, (row) => row.name);
  const { code, kind } = kindOfParameter(inOwn(channel, name) || group.code);
  const text = inOwn(channel, label);
  const color = kind === 'color' ? findColor(text, channel.languages[0]) : undefined;
  const id = ids.idOf('value', JSON.stringify([code, text]));
  return {
    code,
    name: { ...AXIS_NAMES[code], ...name },
    value: color
      ? { id, label: { ...color.label, ...label }, settings: { type: 'color', color: color.color } }
      : { id, label },
  };
}

function characteristicsOf(values: readonly FacetValue[], channel: Channel): Product['characteristics'] {
  const shown = values.filter(({ facet }) => !facet.isPrivate && !BRAND.test(facet.code));
  return [...Map.groupBy(shown, ({ facet }) => facet.code).values()].map((own) => {
    const name = localize(channel, own[0]?.facet.translations ?? [], (row) => row.name);
    const labels = own.map(({ translations }) => localize(channel, translations, (row) => row.name));
    const inLanguage = (language: Channel['languages'][number]) =>
      [...new Set(labels.map((label) => localizedText(label, language, channel.languages[0])))].join(', ');
    return { name, value: Object.fromEntries(channel.languages.map((one) => [one, inLanguage(one)])) };
  });
}

/** Values that all variants have say something of the product. */
function sharedValues([first, ...others]: readonly VendureVariant[]): FacetValue[] {
  const has = (variant: VendureVariant, value: FacetValue) =>
    variant.facetValues.some((one) => JSON.stringify(one) === JSON.stringify(value));
  return first?.facetValues.filter((value) => others.every((one) => has(one, value))) ?? [];
}

const inOwn = ({ languages: [own] }: Channel, text: Localized) => localizedText(text, own, own);

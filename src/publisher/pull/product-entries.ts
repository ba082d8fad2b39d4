import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { MAX_LISTED_CHARACTERISTICS } from '#contract/catalogue/listing-limit.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import type { CardEntry, ProductEntry, VariationEntry } from '#storefront/entries/model.ts';

/** Pictures of a card after its first. */
const MORE_IMAGES = 4;

const canBeOrdered = (product: Product, variation: Variation) =>
  offerOf(variationTerms(variation, product.minOrder)).orderable;

/** The variation that stands for the product in lists: the first that can be ordered, else the first. */
export function leadVariation(product: Product): Variation {
  const [first] = product.variations;
  const lead = product.variations.find((variation) => canBeOrdered(product, variation)) ?? first;
  if (!lead) throw new Error(`Product ${product.id} has no variations.`);
  return lead;
}

/** Card of a variation; changes only with the data that the card shows. */
export function cardEntry(product: Product, variation: Variation): CardEntry {
  const [image = null, ...moreImages] = variation.images;
  const colors = product.variations.flatMap((one) =>
    one.properties.flatMap((property) => property.value.settings?.color.toLowerCase() ?? []),
  );
  return {
    id: variation.id,
    productId: product.id,
    name: variation.name,
    productName: product.name,
    choices: product.variations.length > 1 ? variation.properties.map(({ value }) => value.label) : [],
    image,
    moreImages: moreImages.slice(0, MORE_IMAGES),
    newPrice: variation.newPrice,
    oldPrice: variation.oldPrice,
    tiers: variation.tiers,
    stock: variation.stock,
    tracking: variation.tracking,
    minOrder: product.minOrder,
    brandId: product.brandId,
    unit: variation.unit,
    specs: product.characteristics.slice(0, MAX_LISTED_CHARACTERISTICS),
    categoryId: product.categoryId,
    variations: product.variations.length,
    colors: [...new Set(colors)],
    rating: { average: product.rating.average, count: product.rating.count },
  };
}

export function variationEntry(product: Product, variation: Variation): VariationEntry {
  const {
    id,
    name,
    sku,
    barcode,
    unit,
    images,
    videos,
    properties,
    stock,
    tracking,
    newPrice,
    oldPrice,
    tiers,
  } = variation;
  return {
    id,
    productId: product.id,
    name,
    sku,
    barcode,
    unit,
    images,
    videos,
    properties,
    stock,
    tracking,
    newPrice,
    oldPrice,
    tiers,
  };
}

/** Data that the variations of a product share. Descriptions have to be cleaned before. */
export function productEntry(product: Product, categoryIds: number[]): ProductEntry {
  const {
    id,
    name,
    description,
    shortDescription,
    brandId,
    supplierId,
    minOrder,
    characteristics,
    rating,
    seo,
    crossSellTags,
  } = product;
  return {
    id,
    name,
    description,
    shortDescription,
    categoryIds,
    brandId,
    supplierId,
    minOrder,
    characteristics,
    rating,
    seo: seoOf(seo),
    crossSellTags,
    variations: product.variations.map((variation) => ({
      id: variation.id,
      properties: variation.properties,
      image: variation.images[0] ?? null,
      inStock: canBeOrdered(product, variation),
    })),
  };
}

/** A text for search engines alone wins over one that may be for shoppers, too. */
function seoOf({ metaDescription = {}, ...seo }: NonNullable<Product['seo']> = {}): ProductEntry['seo'] {
  const said = Object.entries(metaDescription).filter(([, text]) => text.trim() !== '');
  return said.length > 0 ? { ...seo, description: { ...seo.description, ...Object.fromEntries(said) } } : seo;
}

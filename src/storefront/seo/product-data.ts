import { productPath } from '#domain/link/paths.ts';
import { fullImageUrls } from '#domain/picture/picture.ts';
import type { Offer } from '#domain/pricing/offer.ts';
import { gtinOf } from '#domain/product/gtin.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { ProductEntry, VariationEntry } from '#storefront/entries/model.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { isKnownProperty } from './known-property.ts';
import { offerTerms } from './offer-terms.ts';
import { reviewData } from './review-data.ts';
import type { StructuredData } from './schema-org.ts';

/** Pictures of a product that are named. */
const IMAGES = 4;

/** The constants that the tenant setting `structuredData: "fixed"` asks for. */
const FIXED_RATING = {
  '@type': 'AggregateRating',
  ratingValue: 4.4,
  reviewCount: 89,
  bestRating: 5,
  worstRating: 1,
};

function ratingOf(shop: ShopView, product: ProductEntry): StructuredData | undefined {
  if (shop.tenant.structuredData === 'fixed') return FIXED_RATING;
  const { average, count } = product.rating;
  return count > 0
    ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 }
    : undefined;
}

function offerData(shop: ShopView, variation: VariationEntry, offer: Offer): StructuredData {
  const fixed = shop.tenant.structuredData === 'fixed';
  const available = fixed || offer.orderable;
  return {
    '@type': 'Offer',
    url: shop.url(productPath(variation.id)),
    price: offer.price,
    priceCurrency: 'UZS',
    priceValidUntil: `${shop.year}-12-31`,
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${fixed ? 'UsedCondition' : 'NewCondition'}`,
    ...(offer.lowest > 1 && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: offer.lowest } }),
    seller: { '@type': 'Organization', name: shop.text(shop.identity.name) },
    ...offerTerms(shop, offer),
  };
}

/**
 * A variation as a Product; with siblings, as a member of its ProductGroup, which names the others by their
 * pages. The price is said to hold until the end of the year.
 */
export function productData(shop: ShopView, { variation, product, offer }: FoundVariation): StructuredData[] {
  const brand = shop.brand(product.brandId);
  const groupId = `${shop.origin}/#product-${product.id}`;
  const grouped = product.variations.length > 1;
  const aggregateRating = ratingOf(shop, product);
  const reviews = reviewData(shop, product);
  const common = {
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(aggregateRating && { aggregateRating }),
  };
  const own = Object.fromEntries(
    variation.properties.flatMap(({ code, value }) =>
      isKnownProperty(code) ? [[code, shop.text(value.label)]] : [],
    ),
  );
  const gtin = gtinOf(variation.barcode);
  const images = fullImageUrls(variation.images, shop.origin).slice(0, IMAGES);
  const item: StructuredData = {
    '@type': 'Product',
    name: shop.text(variation.name),
    ...(variation.sku && { sku: variation.sku }),
    ...(gtin && { gtin }),
    description:
      plainText(shop.text(product.shortDescription) || shop.text(product.description)) ||
      shop.text(variation.name),
    ...(images.length > 0 && { image: images }),
    ...own,
    ...common,
    ...(reviews.length > 0 && { review: reviews }),
    ...(grouped && { inProductGroupWithID: String(product.id), isVariantOf: { '@id': groupId } }),
    offers: offerData(shop, variation, offer),
  };
  if (!grouped) return [item];
  const codes = new Set(product.variations.flatMap(({ properties }) => properties.map(({ code }) => code)));
  const variesBy = [...codes].filter(isKnownProperty).map((code) => `https://schema.org/${code}`);
  const group: StructuredData = {
    '@type': 'ProductGroup',
    '@id': groupId,
    productGroupID: String(product.id),
    name: shop.text(product.name),
    url: shop.url(productPath(variation.id)),
    ...common,
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: product.variations
      .filter(({ id }) => id !== variation.id)
      .map(({ id }) => ({ url: shop.url(productPath(id)) })),
  };
  return [item, group];
}

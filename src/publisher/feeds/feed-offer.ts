import type { VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import { productPath } from '#domain/link/paths.ts';
import { fullImageUrls } from '#domain/picture/picture.ts';
import type { Offer } from '#domain/pricing/offer.ts';
import { gtinOf } from '#domain/product/gtin.ts';
import { shownCharacteristics } from '#domain/product/shown-characteristics.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { CategoryEntry } from '#storefront/entries/model.ts';
import { labelOf } from '#storefront/seo/product-text.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { type FeedSource, welcomesCrawlers } from './feed-source.ts';

/** A variation as feeds tell of it, in one language. Texts are plain; what is not known is empty. */
export interface FeedOffer {
  id: number;
  productId: number;
  /** True if the product has other variations. */
  isGrouped: boolean;
  title: string;
  /** At most `MAX_DESCRIPTION` characters. */
  description: string;
  url: string;
  /** Addresses of pictures, without those that have none. */
  images: string[];
  /** The record that the page shows, too. */
  offer: Offer;
  brand: string;
  gtin: string;
  sku: string;
  /** From the top down. */
  categories: CategoryEntry[];
  properties: { code: VariationProperty['code']; name: string; value: string }[];
  characteristics: { name: string; value: string }[];
}

/** Of both readers the one who takes less. */
const MAX_DESCRIPTION = 3000;

const ROUTES_AT_ONCE = 500;

/** Every variation of a shop that welcomes crawlers, in the order of its pages. */
export function* feedOffers({ shop, routes }: FeedSource): Generator<FeedOffer> {
  if (!welcomesCrawlers(shop)) return;
  for (const id of variationIds(routes)) {
    const found = shop.variation(id);
    if (found) yield feedOffer(shop, found);
  }
}

/** Ids of all variations that have a page, in the order of these. */
export function* variationIds(routes: FeedSource['routes']): Generator<number> {
  for (const { id: section, routes: count } of routes.sections())
    for (let from = 0; from < count; from += ROUTES_AT_ONCE)
      for (const path of routes.routesOf(section, from, ROUTES_AT_ONCE)) {
        const [, id] = /^\/product\/(\d+)$/.exec(path) ?? [];
        if (id !== undefined) yield Number(id);
      }
}

export function feedOffer(shop: ShopView, found: FoundVariation): FeedOffer {
  const { variation, product, offer } = found;
  const title = labelOf(shop, found).text;
  const text = shop.text(product.description) || shop.text(product.shortDescription);
  return {
    id: variation.id,
    productId: product.id,
    isGrouped: product.variations.length > 1,
    title,
    description: plainText(text, MAX_DESCRIPTION) || title,
    url: shop.url(productPath(variation.id)),
    images: fullImageUrls(variation.images, shop.origin),
    offer,
    brand: shop.brand(product.brandId)?.name ?? '',
    gtin: gtinOf(variation.barcode),
    sku: variation.sku,
    categories: shop.productCategories(product),
    properties: variation.properties.map(({ code, name, value }) => ({
      code,
      name: shop.text(name),
      value: shop.text(value.label),
    })),
    characteristics: shownCharacteristics(product.characteristics, shop.setting('productProperty')).map(
      ({ name, value }) => ({ name: shop.text(name), value: shop.text(value) }),
    ),
  };
}

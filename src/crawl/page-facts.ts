import type { Image } from '#contract/primitive.ts';
import type { ShopView } from '#view/shop-view.ts';

/** What the sitemap says of a page beside its address. */
export interface PageFacts {
  /** ISO 8601; empty where nobody knows. */
  changedAt: string;
  images: readonly Image[];
}

const UNKNOWN: PageFacts = { changedAt: '', images: [] };

const PRODUCT = /^\/product\/(\d+)$/;
const CATEGORY = /^\/category\/([^/]+)(?:\/page\/(\d+))?$/;
const STATIC_PAGE = /^\/page\/([^/]+)$/;

/** When what a page is about changed last, and its pictures; the path has no language. */
export function pageFacts(shop: ShopView, path: string): PageFacts {
  const [, variationId] = PRODUCT.exec(path) ?? [];
  if (variationId !== undefined) {
    const variation = shop.variation(Number(variationId))?.variation;
    if (!variation) return UNKNOWN;
    return { changedAt: shop.updatedAt(variation.productId) ?? '', images: variation.images };
  }
  const [, slug, page = '1'] = CATEGORY.exec(path) ?? [];
  const category = slug === undefined ? undefined : shop.category(slug);
  if (category) {
    const cards = shop.productPage('category', category.id, Number(page))?.cards ?? [];
    const changedAt = latest(cards.map(({ productId }) => shop.updatedAt(productId) ?? ''));
    return { changedAt, images: category.image ? [category.image] : [] };
  }
  const [, pageSlug] = STATIC_PAGE.exec(path) ?? [];
  const found = pageSlug === undefined ? undefined : shop.staticPage(pageSlug);
  return found ? { changedAt: found.updatedAt, images: [] } : UNKNOWN;
}

/** The last of some moments in ISO 8601 and UTC; empty where there is none. */
export function latest(moments: Iterable<string>): string {
  let last = '';
  for (const moment of moments) if (moment > last) last = moment;
  return last;
}

import type { Image } from '#contract/value/primitive.ts';
import { publicationTypeOf } from '#domain/link/paths.ts';
import type { ListKind, PublicationEntry } from '#storefront/entries/model.ts';
import { isEmptyList } from '#storefront/seo/indexed.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Facts of the sitemap about a page, beside its address. */
export interface PageFacts {
  /** ISO 8601; empty where nobody knows. */
  changedAt: string;
  images: readonly Image[];
}

const UNKNOWN: PageFacts = { changedAt: '', images: [] };

const PRODUCT = /^\/product\/(\d+)$/;
const LIST = /^\/(category|trademark|supplier)\/([^/]+)(?:\/page\/(\d+))?$/;
const SECTION_PAGE = /^\/([^/]+)$/;
const PUBLICATION = /^\/([^/]+)\/([^/]+)$/;
const STATIC_PAGE = /^\/page\/([^/]+)$/;

/**
 * When what a page is about changed last, and its pictures; the path has no language. Undefined for a page
 * that lists goods, publications or whatever there is of a kind and has none: search engines leave it out.
 */
export function pageFacts(shop: ShopView, path: string): PageFacts | undefined {
  const [, variationId] = PRODUCT.exec(path) ?? [];
  if (variationId !== undefined) {
    const variation = shop.variation(Number(variationId))?.variation;
    if (!variation) return UNKNOWN;
    return { changedAt: shop.updatedAt(variation.productId) ?? '', images: variation.images };
  }
  const list = listAt(shop, path);
  if (list) {
    const { cards = [], total = 0 } = shop.productPage(list.kind, list.id, list.page) ?? {};
    if (total === 0) return undefined;
    const changedAt = latest(cards.map(({ productId }) => shop.updatedAt(productId) ?? ''));
    return { changedAt, images: list.image ? [list.image] : [] };
  }
  if (isEmptyList(shop, path)) return undefined;
  const publications = publicationTypeOf(SECTION_PAGE.exec(path)?.[1]);
  if (publications && !shop.hasPublications(publications)) return undefined;
  const publication = publicationAt(shop, path);
  if (publication) {
    const { publishedAt, image } = publication;
    return { changedAt: publishedAt, images: image ? [image] : [] };
  }
  const [, pageSlug] = STATIC_PAGE.exec(path) ?? [];
  const found = pageSlug === undefined ? undefined : shop.staticPage(pageSlug);
  return found ? { changedAt: found.updatedAt, images: [] } : UNKNOWN;
}

interface ListedGoods {
  kind: ListKind;
  id: number;
  page: number;
  image: Image | null;
}

/** The products that a path lists, if it lists any. */
function listAt(shop: ShopView, path: string): ListedGoods | undefined {
  const [, section, name = '', number = '1'] = LIST.exec(path) ?? [];
  const page = Number(number);
  if (section === 'category') {
    const category = shop.category(name);
    return category && { kind: 'category', id: category.id, page, image: category.image };
  }
  if (section === 'trademark') {
    const brand = shop.brandOfSlug(name);
    return brand && { kind: 'brand', id: brand.id, page, image: brand.logo };
  }
  const supplier = section === 'supplier' ? shop.supplier(Number(name)) : undefined;
  return supplier && { kind: 'supplier', id: supplier.id, page, image: supplier.logo };
}

function publicationAt(shop: ShopView, path: string): PublicationEntry | undefined {
  const [, section, slug = ''] = PUBLICATION.exec(path) ?? [];
  const type = publicationTypeOf(section);
  return type && shop.publication(type, slug);
}

/** The last of some moments in ISO 8601 and UTC; empty where there is none. */
export function latest(moments: Iterable<string>): string {
  let last = '';
  for (const moment of moments) if (moment > last) last = moment;
  return last;
}

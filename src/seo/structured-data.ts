import { fullImageUrl } from '#domain/picture.ts';
import { allCategoriesPath, categoryPath, homePath, productPath } from '#paths.ts';
import type { CategoryEntry, ProductEntry, VariationEntry } from '#snapshot/model.ts';
import type { ShopView } from '#view/shop-view.ts';

/** A node of schema.org data. */
export type StructuredData = Record<string, unknown>;

/** A step of a breadcrumb; `path` has no language. */
export interface Crumb {
  name: string;
  path: string;
}

/** JSON that may stand inside a `<script>`: nothing in it can end the element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The way from the home page down through categories. */
export function categoryCrumbs(shop: ShopView, categories: readonly CategoryEntry[]): Crumb[] {
  return [
    { name: shop.t('shell.home'), path: homePath() },
    { name: shop.t('shell.catalogue'), path: allCategoriesPath() },
    ...categories.map((category) => ({ name: shop.text(category.name), path: categoryPath(category.slug) })),
  ];
}

/** The breadcrumb for search engines. */
export function breadcrumbData(shop: ShopView, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: shop.url(path),
    })),
  };
}

/** The shop itself, and where its search is; for the home page. */
export function shopData(shop: ShopView): StructuredData[] {
  const { identity, contact } = shop;
  const organization: StructuredData = {
    '@type': 'Organization',
    '@id': `${shop.origin}/#organization`,
    name: shop.text(identity.name),
    url: shop.url(homePath()),
    ...(identity.logo && { logo: fullImageUrl(identity.logo, '800x_', shop.origin) }),
    ...(contact.phones[0] && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: contact.phones[0],
        contactType: 'customer service',
      },
    }),
    ...(contact.socialLinks.length > 0 && { sameAs: contact.socialLinks.map(({ url }) => url) }),
  };
  const site: StructuredData = {
    '@type': 'WebSite',
    name: shop.text(identity.name),
    url: shop.url(homePath()),
    inLanguage: shop.language,
    publisher: { '@id': `${shop.origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${shop.url('/search')}?q={query}`,
      'query-input': 'required name=query',
    },
  };
  return [organization, site];
}

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

function offerOf(shop: ShopView, variation: VariationEntry, now: Date): StructuredData {
  const fixed = shop.tenant.structuredData === 'fixed';
  const available = fixed || !variation.tracking || variation.stock.count > 0;
  return {
    '@type': 'Offer',
    url: shop.url(productPath(variation.id)),
    price: variation.newPrice,
    priceCurrency: 'UZS',
    priceValidUntil: `${now.getUTCFullYear()}-12-31`,
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${fixed ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', name: shop.text(shop.identity.name) },
  };
}

/** Properties that Product and ProductGroup have a field for, of the same name. */
const KNOWN_PROPERTIES: readonly string[] = ['color', 'size', 'material', 'pattern'];

/**
 * A variation as a Product; with siblings, as a member of its ProductGroup, which names the others by their pages.
 * `now` decides until when the price is said to hold: the end of the year.
 */
export function productData(
  shop: ShopView,
  variation: VariationEntry,
  product: ProductEntry,
  now: Date,
): StructuredData[] {
  const brand = shop.brand(product.brandId);
  const groupId = `${shop.origin}/#product-${product.id}`;
  const grouped = product.variations.length > 1;
  const aggregateRating = ratingOf(shop, product);
  const common = {
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(aggregateRating && { aggregateRating }),
  };
  const own = Object.fromEntries(
    variation.properties.flatMap(({ code, value }) =>
      KNOWN_PROPERTIES.includes(code) ? [[code, shop.text(value.label)]] : [],
    ),
  );
  const item: StructuredData = {
    '@type': 'Product',
    name: shop.text(variation.name),
    sku: variation.sku,
    ...(/^\d{8}$|^\d{12,14}$/.test(variation.barcode) && { gtin: variation.barcode }),
    description:
      plainText(shop.text(product.shortDescription) || shop.text(product.description)) ||
      shop.text(variation.name),
    image: variation.images.slice(0, 4).map((image) => fullImageUrl(image, '800x_', shop.origin)),
    ...own,
    ...common,
    ...(grouped && { inProductGroupWithID: String(product.id), isVariantOf: { '@id': groupId } }),
    offers: offerOf(shop, variation, now),
  };
  if (!grouped) return [item];
  const codes = new Set(product.variations.flatMap(({ properties }) => properties.map(({ code }) => code)));
  const variesBy = [...codes]
    .filter((code) => KNOWN_PROPERTIES.includes(code))
    .map((code) => `https://schema.org/${code}`);
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
      .map(({ id }) => ({ '@type': 'Product', url: shop.url(productPath(id)) })),
  };
  return [item, group];
}

/** HTML without its tags, on one line, at most 300 characters; ends at a word. */
export function plainText(html: string, length = 300): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

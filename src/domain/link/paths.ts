import type { News } from '#contract/market/market-schema.ts';
import type { Language } from '#contract/value/primitive.ts';

/** Paths of pages without a language; `inLanguage` puts the prefix on. */
export const homePath = () => '/';
export const cartPath = () => '/cart';
export const notFoundPath = () => '/404';
export const allCategoriesPath = () => '/category';
/** Page that stands in for one that cannot be had; the service worker keeps it. */
export const offlinePath = () => '/offline';
/** The service worker of a shop: it lies beside the pages, since it answers for all of them. */
export const workerPath = () => '/sw.js';
/** Links whose pages browsers may fetch before they are pressed: one file for all shops. */
export const speculationRulesPath = () => '/links.speculationrules';
/** Release that a shop serves, and the time of its data. */
export const releaseInfoPath = () => '/build.json';
/** The list of the catalogue menu, which a page puts into its header when the menu is first wanted. */
export const catalogueMenuPath = () => '/catalogue-menu';
export const productPath = (variationId: number) => `/product/${variationId}`;
/** End of an address of `productPath` that opens the form of a review. */
export const REVIEW_HASH = '#write-review';
export const MORE_REVIEWS_HASH = '#more-reviews';
/** The page of `productPath` as small screens open a chosen variation; see the host's rewrites. */
export const productVariationPath = (variationId: number) => `/product-variation/${variationId}`;
/** The same page of a product by the address that small screens open it at; another path stays as it is. */
export const productVariationOf = (path: string) =>
  path.replace(/\/product\/(?=\d+$)/, '/product-variation/');
export const staticPagePath = (slug: string) => `/page/${slug}`;
export const favouritesPath = () => '/choosen-products-list';
/** The shopper's own comparison. */
export const comparePath = () => '/compare-products-list';
export const checkoutPath = () => '/checkout';
/** `from` is the page that a guest returns to after sign-in. */
export const profilePath = (from?: string) =>
  from === undefined ? '/profile' : `/profile?from=${encodeURIComponent(from)}`;
/** `from` is the page, with language and query, that a shopper returns to after sign-in. */
export const loginPath = (from?: string) =>
  from === undefined ? '/login' : `/login?from=${encodeURIComponent(from)}`;
export const logoutPath = () => '/logout';
/** Purchases of the shopper: "My purchases". */
export const ordersPath = () => '/profile/orders';
export const addressesPath = () => '/profile/addresses';
export const bankCardsPath = () => '/profile/cards';
export const walletPath = () => '/profile/wallet';
/** The wallet with the code for the cash desk over it; the address of any page may end so. */
export const cashbackPath = () => `${walletPath()}#cashback`;
/** Form for payment by months. */
export const installmentPath = () => '/checkout/installment';
/** Id of the part of the checkout that leads there. */
export const INSTALLMENT_PART = 'installment';
/** The terms of installments; `/dmp-offerta-{language}.html` leads there, too. */
export const installmentTermsPath = () => '/dmp-offerta';
/** Notifications of the shopper: the news of their orders. */
export const notificationsPath = () => '/notifications';
export const orderPlacedPath = () => '/checkout/done';
export const orderFailedPath = () => '/checkout/failed';
/** One order for whoever has its token; without both, the page that the host shows for it. */
export const orderPath = (token?: string, id?: number) =>
  token === undefined ? '/order-details' : `/order-details/${encodeURIComponent(token)}/${id}`;
/** A variation with the product that has it. */
export interface Picked {
  productId: number;
  variationId: number;
}

/** A comparison of these products, for whoever opens it. */
export const sharedComparePath = (picks: readonly Picked[]) =>
  `${comparePath()}?products=${picks.map((one) => `${one.productId}-${one.variationId}`).join(',')}`;

/** Words that a path can hold; to hosts a dot or slash in a path means more than itself. */
const PATH_WORDS = /^[^./\\\p{Cc}]+$/u;

/**
 * Results of a query; without one, the page that the host shows for all of them. The form of the header leads
 * there without script, with its query as `q`.
 */
export function searchPath(query = ''): string {
  if (query === '') return '/search';
  const words = encodeURIComponent(query);
  return PATH_WORDS.test(query) ? `/search/${words}` : `/search?q=${words}`;
}

/** In the address of a search if the shopper wants the words as typed, and no others that may be meant. */
export const AS_TYPED = 'typed';

/** The search of a query as it is typed. */
export function typedSearchPath(query: string): string {
  const path = searchPath(query);
  return `${path}${path.includes('?') ? '&' : '?'}${AS_TYPED}=true`;
}

/** The list that drops from the cart link of the header. */
export const miniCartPath = () => '/overlay/mini-cart';
/** Parts of the filters of lists: their texts, looks and style sheets in the page's language. */
export const listPartsPath = () => '/overlay/list';
/** Parts of a dialog of a page: its texts and style sheets in the page's language. */
export const overlayPath = (name: string) => `/overlay/${name}`;

/** A page of a list that has several; the first has no number. */
const pageOf = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** A page of the goods of a category, counted from 1. */
export const categoryPath = (slug: string, page = 1) => pageOf(`/category/${slug}`, page);
export const brandPath = (slug: string, page = 1) => pageOf(`/trademark/${slug}`, page);
export const brandsPath = (page = 1) => pageOf('/trademarks', page);
export const supplierPath = (id: number, page = 1) => pageOf(`/supplier/${id}`, page);
export const suppliersPath = (page = 1) => pageOf('/suppliers', page);
/** The home page without the shell: what an owner sees in a frame while they change the look. */
export const previewPath = () => '/preview';
/** The menu of the shop as a page of its own. */
export const mobileMenuPath = () => '/mobile-menu-modal';
/** The shop's apps. */
export const appPath = () => '/app';
/** Every look of every part side by side, and those of the header. */
export const looksPath = () => '/test';
export const headersPath = () => '/all-headers';
/** Branches of the shop. */
export const marketsPath = () => '/markets';

/** First words of the addresses of publications, by their types. */
const SECTIONS: Readonly<Record<News['type'], string>> = {
  news: 'news',
  blog: 'blog',
  article: 'article',
  share: 'stock',
  education: 'education',
  company: 'company',
  other: 'others',
};

/** A page of the publications of a type, or of one category of them, newest first. */
export function publicationsPath(type: News['type'], page = 1, category?: string): string {
  const all = `/${SECTIONS[type]}`;
  return pageOf(category === undefined ? all : `${all}/category/${category}`, page);
}

export const publicationPath = (type: News['type'], slug: string) => `/${SECTIONS[type]}/${slug}`;

/** The type whose addresses begin with this word. */
export const publicationTypeOf = (section: string | undefined): News['type'] | undefined =>
  (Object.keys(SECTIONS) as News['type'][]).find((type) => SECTIONS[type] === section);

/** Rules for crawlers. */
export const robotsPath = () => '/robots.txt';
/** Lists the parts of the sitemap. */
export const sitemapPath = () => '/sitemap.xml';
/** A part of the sitemap: some pages of a section of the shop. */
export const sitemapPartPath = (section: string, part: number) => `/sitemap/${section}-${part}.xml`;
/** Tells programs that read for people where what is. */
export const agentGuidePath = () => '/llms.txt';
/** All offers of the shop, one file a reader. */
export const googleFeedPath = () => '/feed/google.xml';
export const yandexFeedPath = () => '/feed/yandex.xml';
export const catalogueFeedPath = () => '/feed/catalogue.jsonl';
/** Words of the names of goods, by which a browser corrects a search without results. */
export const searchWordsPath = () => '/feed/search-words.txt';
/** The page of a path in Markdown. */
export const markdownPath = (path: string) => `${path}.md`;

/** True for a path, without its language, of a page that is there in Markdown, too. */
export const hasMarkdown = (path: string) => /^\/(?:product\/[^/]+|category\/.+)$/.test(path);

/** Paths of files that no browser shows, with or without a language: a pattern that all web servers read. */
export const CRAWLER_FILE =
  '^(?:/[a-z][a-z])?/(?:robots\\.txt|llms\\.txt|sitemap\\.xml|sitemap/[^/]+\\.xml|' +
  'feed/[^/]+\\.(?:xml|jsonl|txt)|(?:product|category)/.+\\.md)$';

/** The path in a language: the shop's default language has no prefix. */
export function inLanguage(path: string, language: Language, defaultLanguage: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Takes a language prefix off. A path without one is in the default language. */
export function splitLanguage(
  path: string,
  languages: readonly Language[],
  defaultLanguage: Language,
): { path: string; language: Language } {
  const [, first = ''] = path.split('/', 2);
  const language = languages.find((one) => one === first && one !== defaultLanguage);
  if (!language) return { path, language: defaultLanguage };
  return { path: path.slice(first.length + 1) || '/', language };
}

/** A path on the shop's own host that stays as it is when a browser reads it. */
const PLAIN_PATH = /^\/(?!\/)(?!.*\/\.)[\w/.~-]*$/;

/**
 * The full address of a path or address, as a browser at `origin` (without a closing slash) reads it; the
 * address as it is where none can.
 */
export function fullAddress(address: string, origin: string): string {
  return PLAIN_PATH.test(address) ? origin + address : (URL.parse(address, origin)?.href ?? address);
}

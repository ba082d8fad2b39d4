import type { Language } from '#contract/primitive.ts';

/** Paths of pages without a language; `inLanguage` puts the prefix on. */
export const homePath = () => '/';
export const cartPath = () => '/cart';
export const notFoundPath = () => '/404';
export const allCategoriesPath = () => '/category';
/** What a shopper sees where a page cannot be had; the service worker keeps it. */
export const offlinePath = () => '/offline';
/** The service worker of a shop: it lies beside the pages, since it answers for all of them. */
export const workerPath = () => '/sw.js';
/** Which release of a shop is served, and of which time its data is. */
export const releaseInfoPath = () => '/build.json';
/** The list of the catalogue menu, which a page puts into its header when the menu is first wanted. */
export const catalogueMenuPath = () => '/catalogue-menu';
export const productPath = (variationId: number) => `/product/${variationId}`;
/** What an address of `productPath` ends with where a review of the product is to be written. */
export const REVIEW_HASH = '#write-review';
/** The page of `productPath` as small screens open a chosen variation; see the host's rewrites. */
export const productVariationPath = (variationId: number) => `/product-variation/${variationId}`;
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
/** What the shopper has bought: "My purchases". */
export const ordersPath = () => '/profile/orders';
export const addressesPath = () => '/profile/addresses';
export const bankCardsPath = () => '/profile/cards';
export const walletPath = () => '/profile/wallet';
/** The wallet with the code for the cash desk over it; the address of any page may end so. */
export const cashbackPath = () => `${walletPath()}#cashback`;
/** Where what is asked of who pays by months is filled in. */
export const installmentPath = () => '/checkout/installment';
/** Id of the part of the checkout that leads there. */
export const INSTALLMENT_PART = 'installment';
/** The terms of installments; `/dmp-offerta-{language}.html` leads there, too. */
export const installmentTermsPath = () => '/dmp-offerta';
/** What the shopper was told: the news of their orders. */
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
 * What is found for a query; without one, the page that the host shows for all of them. The form of the
 * header leads there without script, with what is searched for as `q`.
 */
export function searchPath(query = ''): string {
  if (query === '') return '/search';
  const words = encodeURIComponent(query);
  return PATH_WORDS.test(query) ? `/search/${words}` : `/search?q=${words}`;
}

/** The list that drops from the cart link of the header. */
export const miniCartPath = () => '/overlay/mini-cart';
/** What a dialog of a page is made of: its texts and style sheets in the page's language. */
export const overlayPath = (name: string) => `/overlay/${name}`;

/** A page of a category's list; the first has no number. */
export function categoryPath(slug: string, page = 1): string {
  return page === 1 ? `/category/${slug}` : `/category/${slug}/page/${page}`;
}

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

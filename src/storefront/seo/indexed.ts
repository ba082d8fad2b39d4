import {
  cartPath,
  catalogueMenuPath,
  checkoutPath,
  comparePath,
  favouritesPath,
  headersPath,
  installmentTermsPath,
  loginPath,
  logoutPath,
  looksPath,
  mobileMenuPath,
  notFoundPath,
  notificationsPath,
  offlinePath,
  orderPath,
  overlayPath,
  previewPath,
  profilePath,
  searchPath,
} from '#domain/link/paths.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Pages for one shopper alone, and all pages below them: crawlers are asked not to look at them. */
export const PRIVATE_PATHS: readonly string[] = [
  cartPath(),
  checkoutPath(),
  comparePath(),
  favouritesPath(),
  loginPath(),
  logoutPath(),
  notificationsPath(),
  orderPath(),
  profilePath(),
  searchPath(),
];

/**
 * Pages that crawlers may read and that search results must not show: parts of other pages, or substitutes
 * for them.
 */
const UNLISTED_PATHS: readonly string[] = [
  catalogueMenuPath(),
  headersPath(),
  installmentTermsPath(),
  looksPath(),
  mobileMenuPath(),
  notFoundPath(),
  offlinePath(),
  overlayPath('').slice(0, -1),
  previewPath(),
];

const NOT_INDEXED = [...PRIVATE_PATHS, ...UNLISTED_PATHS];

/** True if search engines may index the page; the path is without language. */
export function isIndexed(path: string): boolean {
  return !NOT_INDEXED.some((one) => path === one || path.startsWith(`${one}/`));
}

const LIST_OF_ALL = /^\/(category|trademarks|suppliers|markets)(?:\/page\/(\d+))?$/;

/** True if the path is a list of all things of a kind, and there is none: search engines leave it out. */
export function isEmptyList(shop: ShopView, path: string): boolean {
  const [, kind, page = '1'] = LIST_OF_ALL.exec(path) ?? [];
  switch (kind) {
    case 'category':
      return shop.mainCategories().length === 0;
    case 'trademarks':
      return shop.brands(Number(page))?.items.length === 0;
    case 'suppliers':
      return shop.suppliers(Number(page))?.items.length === 0;
    case 'markets':
      return shop.cashdesk === null && shop.franchises.length === 0;
    default:
      return false;
  }
}

import type { Language } from '#contract/value/primitive.ts';
import { homePath, notFoundPath } from '#domain/link/paths.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Stands in the header for the path of the page, so that one header serves all pages of a language. */
export const PATH_PLACE = '%PATH%';

/** The shop's languages, each with the address of the page of a path; left out, with the place for it. */
export function languageLinks(
  shop: ShopView,
  path?: string,
): { language: Language; href: string; current: boolean }[] {
  const target = path === undefined ? PATH_PLACE : targetOf(path);
  return shop.languages.map((language) => ({
    language,
    href: shop.path(target, language),
    current: language === shop.language,
  }));
}

/** Puts a page's path (without a language) into a header. */
export function fillPath(header: string, path: string): string {
  const target = targetOf(path);
  // The home page of a prefixed language is `/uz`, not `/uz/`; without a prefix it is `/`.
  return header
    .replaceAll(`"${PATH_PLACE}"`, `"${target}"`)
    .replaceAll(PATH_PLACE, target === homePath() ? '' : target);
}

/** The not-found page leads to the home page of the other language. */
const targetOf = (path: string) => (path === notFoundPath() ? homePath() : path);

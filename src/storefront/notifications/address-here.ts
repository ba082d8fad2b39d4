import type { Language } from '#contract/value/primitive.ts';
import { linkInLanguage } from '#domain/link/link-in-language.ts';
import { pageDefaultLanguage, pageLanguage } from '#storefront/page/page-text.ts';

/** The languages of the shop, its default one first, as the header offers them. */
export function pageLanguages(): [Language, ...Language[]] {
  const links = document.querySelectorAll<HTMLElement>('.header [data-switch-language]');
  const others = [...links].map(({ dataset }) => dataset.switchLanguage as Language);
  const first = pageDefaultLanguage();
  return [first, ...new Set(others.filter((one) => one !== first))];
}

/** A path and query of the shop, in the language of the page that is open. */
export function addressHere(path: string): string {
  return linkInLanguage(path, pageLanguage(), pageLanguages());
}

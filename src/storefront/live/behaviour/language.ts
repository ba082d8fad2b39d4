import type { Language } from '#contract/value/primitive.ts';
import { homePath, inLanguage } from '#domain/link/paths.ts';
import { pageDefaultLanguage, pagePath } from '#storefront/page/page-text.ts';
import { followedLanguage, keptValue } from '#storefront/storage/kept-value.ts';

const chosenLanguage = keptValue('language:v1', 'browser');

/**
 * Switches the language of the open page, and remembers the choice. A shopper who enters at the home page and
 * has chosen another language before is taken there, once a tab; an address with a language, and every step
 * inside the shop, stays as it is.
 */
export function startLanguage(): void {
  // Other buttons open a link beside the page without a click, keys without a pointer.
  for (const type of ['pointerdown', 'click'])
    document.addEventListener(type, ({ target }) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-switch-language]') : null;
      if (!link) return;
      const language = link.dataset.switchLanguage as Language;
      lead(link, language);
      if (type === 'click') chosenLanguage.write(language);
    });
  follow();
}

/** Puts the address that the page has now into a link, which was built with that of its file. */
function lead(link: HTMLAnchorElement, language: Language): void {
  const path = location.pathname.slice(pagePath('').length) || homePath();
  const first = pageDefaultLanguage();
  // A page without an address of its own, such as not-found, has links that lead home.
  if (path === homePath() || link.pathname !== inLanguage(homePath(), language, first))
    link.href = inLanguage(path, language, first) + location.search;
}

function follow(): void {
  if (location.pathname !== '/' || fromInside()) return;
  const chosen = chosenLanguage.read();
  if (!chosen || chosen === document.documentElement.dataset.language || followedLanguage.read()) return;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-switch-language]')].find(
    ({ dataset }) => dataset.switchLanguage === chosen,
  );
  if (!link) return;
  followedLanguage.write(chosen);
  // A tab that cannot note it would be led there at each visit.
  if (followedLanguage.read()) location.replace(link.href + location.search);
}

function fromInside(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin;
}

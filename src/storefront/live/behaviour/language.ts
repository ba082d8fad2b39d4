import type { Language } from '#contract/value/primitive.ts';
import { homePath, inLanguage } from '#domain/link/paths.ts';
import { pageDefaultLanguage, pagePath } from '#storefront/page/page-text.ts';

/** Key under which the chosen language is kept. */
const LANGUAGE_KEY = 'language:v1';

/** Set in the tab once the choice was followed. */
const FOLLOWED_KEY = 'language-followed:v1';

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
      if (type === 'click') remember(language);
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

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the address alone says the language.
  }
}

function follow(): void {
  if (location.pathname !== '/' || fromInside()) return;
  try {
    const chosen = localStorage.getItem(LANGUAGE_KEY);
    if (
      !chosen ||
      chosen === document.documentElement.dataset.language ||
      sessionStorage.getItem(FOLLOWED_KEY)
    )
      return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-switch-language]')].find(
      ({ dataset }) => dataset.switchLanguage === chosen,
    );
    if (!link) return;
    sessionStorage.setItem(FOLLOWED_KEY, chosen);
    location.replace(link.href + location.search);
  } catch {
    // Without storage there is no choice to follow.
  }
}

function fromInside(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin;
}

/** Where the chosen language is kept. */
const LANGUAGE_KEY = 'language:v1';

/** Set in the tab once the choice was followed. */
const FOLLOWED_KEY = 'language-followed:v1';

/**
 * Remembers the language a shopper switches to. Who comes to the home page from outside and has chosen
 * another language before is taken there, once a tab; an address with a language, and every step inside the
 * shop, stays as it is.
 */
export function startLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-switch-language]') : null;
    if (link) remember(link.dataset.switchLanguage ?? '');
  });
  follow();
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
    location.replace(link.href);
  } catch {
    // Without storage there is no choice to follow.
  }
}

function fromInside(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin;
}

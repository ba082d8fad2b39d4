import type { Language } from '#contract/primitive.ts';

/**
 * Paths that show the page of another path. `{language}` is one of the shop's languages, another `{name}` one
 * segment or a part of it.
 */
export const REWRITES: readonly { from: string; to: string }[] = [
  { from: '/product-variation/{id}', to: '/product/{id}' },
  { from: '/search/{query}', to: '/search' },
  { from: '/all-categories', to: '/category' },
  { from: '/trademark', to: '/trademarks' },
  { from: '/supplier', to: '/suppliers' },
  { from: '/pages/{slug}', to: '/page/{slug}' },
  // Where the payment service of this name sends shoppers back to.
  { from: '/click', to: '/checkout/done' },
  { from: '/order-details/{token}/{id}', to: '/order-details' },
  { from: '/dmp-offerta-{language}', to: '/{language}/dmp-offerta' },
];

type Languages = readonly [Language, ...Language[]];

/** A rewrite of a shop: a whole path as a regular expression, and what `$1`, `$2` of it become. */
export interface Rewrite {
  pattern: string;
  to: string;
}

/** All rewrites of a shop with these languages. Where a path names no language, its prefix is kept. */
export function rewritesOf(languages: Languages): Rewrite[] {
  const [defaultLanguage] = languages;
  const prefixOf = (language: Language) => (language === defaultLanguage ? '' : `/${language}`);
  return REWRITES.flatMap(({ from, to }) =>
    languages.map((language) =>
      from.includes('{language}')
        ? withCaptures(
            from.replace('{language}', language),
            to.replace('/{language}', () => prefixOf(language)),
          )
        : withCaptures(prefixOf(language) + from, prefixOf(language) + to),
    ),
  );
}

/** The path of the page to show for a path; most paths are their own page. */
export function rewritePath(path: string, languages: Languages): string {
  let rules = compiled.get(languages);
  if (!rules) {
    rules = rewritesOf(languages).map(({ pattern, to }) => ({ pattern: new RegExp(pattern), to }));
    compiled.set(languages, rules);
  }
  for (const { pattern, to } of rules) {
    const match = pattern.exec(path);
    if (match) return to.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '');
  }
  return path;
}

const compiled = new WeakMap<Languages, { pattern: RegExp; to: string }[]>();

function withCaptures(from: string, to: string): Rewrite {
  const names = [...from.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    pattern: `^${from.replace(/\{\w+\}/g, '([^/]+)')}$`,
    to: to.replace(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
  };
}

import type { Language } from '#contract/primitive.ts';
import { splitLanguage } from '#paths.ts';

/**
 * Paths that show the page of another path. `{name}` is one segment or a part of it; language prefixes are
 * kept.
 */
export const REWRITES: readonly { from: string; to: string }[] = [
  { from: '/product-variation/{id}', to: '/product/{id}' },
  { from: '/search/{query}', to: '/search' },
  { from: '/order-details/{token}/{id}', to: '/order-details' },
  { from: '/dmp-offerta-{language}', to: '/{language}/dmp-offerta' },
];

const RULES = REWRITES.map(({ from, to }) => ({
  pattern: new RegExp(`^${from.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  to,
}));

/** The path of the page to show for a path; most paths are their own page. */
export function rewritePath(path: string, languages: readonly [Language, ...Language[]]): string {
  const { path: plain, language } = splitLanguage(path, languages, languages[0]);
  for (const { pattern, to } of RULES) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const target = to.replace(/\{(\w+)\}/g, (text, name: string) => match.groups?.[name] ?? text);
    if (language !== languages[0]) return `/${language}${target}`;
    // A row may name the language; the default one has no prefix.
    return target.startsWith(`/${language}/`) ? target.slice(language.length + 1) : target;
  }
  return path;
}

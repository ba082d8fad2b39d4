import type { Language } from '#contract/value/primitive.ts';

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
  // The payment service of this name sends shoppers back here.
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
  return pairsOf(languages).map(({ from, to }) => withCaptures(from, to));
}

function pairsOf(languages: Languages): { from: string; to: string }[] {
  const [defaultLanguage] = languages;
  const prefixOf = (language: Language) => (language === defaultLanguage ? '' : `/${language}`);
  return REWRITES.flatMap(({ from, to }) =>
    languages.map((language) =>
      from.includes('{language}')
        ? {
            from: from.replace('{language}', language),
            to: to.replace('/{language}', () => prefixOf(language)),
          }
        : { from: prefixOf(language) + from, to: prefixOf(language) + to },
    ),
  );
}

/** The path of the page to show for a path; most paths are their own page. */
export function rewritePath(path: string, languages: Languages): string {
  for (const rule of compiledFor(languages).forward) {
    const found = rewrite(path, rule);
    if (found !== undefined) return found;
  }
  return path;
}

/** Other paths that show the page of a path, as far as it tells them: not each search. */
export function aliasesOf(path: string, languages: Languages): string[] {
  return compiledFor(languages).back.flatMap((rule) => rewrite(path, rule) ?? []);
}

interface CompiledRewrite {
  pattern: RegExp;
  to: string;
}

function rewrite(path: string, { pattern, to }: CompiledRewrite): string | undefined {
  const match = pattern.exec(path);
  return match ? to.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '') : undefined;
}

const compiled = new WeakMap<Languages, { forward: CompiledRewrite[]; back: CompiledRewrite[] }>();

function compiledFor(languages: Languages) {
  let rules = compiled.get(languages);
  if (!rules) {
    const compile = ({ pattern, to }: Rewrite) => ({ pattern: new RegExp(pattern), to });
    const backwards = pairsOf(languages).filter(({ from, to }) =>
      namesIn(from).every((name) => namesIn(to).includes(name)),
    );
    rules = {
      forward: rewritesOf(languages).map(compile),
      back: backwards.map(({ from, to }) => compile(withCaptures(to, from))),
    };
    compiled.set(languages, rules);
  }
  return rules;
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

function withCaptures(from: string, to: string): Rewrite {
  const names = namesIn(from);
  return {
    pattern: `^${from.replace(/\{\w+\}/g, '([^/]+)')}$`,
    to: to.replace(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
  };
}

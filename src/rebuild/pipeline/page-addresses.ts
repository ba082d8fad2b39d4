import type { Language } from '#contract/primitive.ts';
import { inLanguage } from '#paths.ts';
import type { PublishedIndex } from '#publish/published-index.ts';

/** The pages of a route by their paths, one a language; the first language is the shop's default. */
export function pagesOf(path: string, languages: readonly Language[]): string[] {
  return languages.map((language) => inLanguage(path, language, languages[0] ?? language));
}

/** Pages of the routes that stay, in languages or under prefixes that the shop no longer has. */
export function pagesOfDroppedLanguages(
  index: PublishedIndex,
  before: readonly Language[],
  after: readonly Language[],
): string[] {
  const dropped: string[] = [];
  for (const { path } of index.routes()) {
    const stay = new Set(pagesOf(path, after));
    dropped.push(...pagesOf(path, before).filter((address) => !stay.has(address)));
  }
  return dropped;
}

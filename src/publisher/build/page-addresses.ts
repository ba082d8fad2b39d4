import type { Language } from '#contract/value/primitive.ts';
import { pagesOf } from '#publisher/plan/route-pages.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';

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

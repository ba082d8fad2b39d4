import type { PagePosition } from '#contract/market/content.ts';
import { NEWS_TYPES } from '#contract/market/market-schema.ts';

/**
 * Positions whose texts many pages share: such a text has to say the name of the page's content. All other
 * positions are one page each.
 */
const SHARED: ReadonlySet<PagePosition> = new Set([
  'other',
  'product_list',
  'product_card',
  'supplier_card',
  'trademarks_card',
  ...NEWS_TYPES.map((type) => `${type}_card` as const),
]);

/** True if many pages take their texts from a position. */
export function isShared(position: PagePosition): boolean {
  return SHARED.has(position);
}

/** Static pages on the shop itself, as owners call them. */
const ABOUT: ReadonlySet<string> = new Set([
  'about',
  'about-us',
  'o-kompanii',
  'o-magazine',
  'o-nas',
  'biz-haqimizda',
]);

/** The position of a static page. */
export function positionOfPage(slug: string): PagePosition {
  return ABOUT.has(slug) ? 'about' : 'other';
}

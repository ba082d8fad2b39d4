import { hash } from '#lib/random.ts';

const THINGS = [
  'category',
  'brand',
  'supplier',
  'product',
  'variation',
  'stock',
  'value',
  'review',
  'menu',
  'menu-item',
  'slide',
  'banner',
  'block',
  'collection',
  'news',
  'franchise',
  'shipping-service',
  'payment-method',
  'page',
  'news-category',
  'pattern',
] as const;
type Thing = (typeof THINGS)[number];

/** The first id of each kind of thing in a shop; the next ones count up from it. */
export type FirstIds = Record<Thing, number>;

/**
 * Gives a shop its own range of ids, chosen by its name, so that an id of one shop means nothing in another.
 * Within the range each kind of thing starts elsewhere: a stock's id is not its variation's.
 */
export function firstIds(shop: string, variations: number): FirstIds {
  const size = rangeSize(variations);
  const start = size * (1 + (hash(shop, 'range') % 89));
  return Object.fromEntries(
    THINGS.map((thing, index) => [thing, start + 53 * index + (hash(shop, thing) % 47)]),
  ) as FirstIds;
}

/** A power of ten with room for all ids of a shop of that many variations. */
export function rangeSize(variations: number): number {
  return 10 ** Math.max(4, Math.ceil(Math.log10(variations * 4 + 1000)));
}

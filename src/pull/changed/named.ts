import type { ChangeKind, WebhookMessage } from '#contract/webhook.ts';
import type { FramePart } from '#pull/frame.ts';

/** What a notice of a change names, sorted by how it is asked for. */
export interface Named {
  frame: Set<FramePart>;
  products: Set<number>;
  variations: Set<number>;
  reviews: Set<number>;
}

/** Where each kind of change lies; null is everything, or single items that are named by their ids. */
const PART_OF: Record<ChangeKind, FramePart | null> = {
  'market-data': 'market',
  'menu-item': 'menus',
  category: 'categories',
  brand: 'brands',
  supplier: 'suppliers',
  slide: 'slides',
  banner: 'banners',
  block: 'blocks',
  collection: 'collections',
  news: 'news',
  page: 'pages',
  product: null,
  variation: null,
  review: null,
  shop: null,
};

/** More single items than this are no quicker to ask for than everything. */
export const MAX_NAMED = 500;

/** Sorts a notice; undefined where it means everything, or too much to ask for one by one. */
export function sortNamed(changed: WebhookMessage['changed']): Named | undefined {
  if (changed.length === 0) return undefined;
  const named: Named = { frame: new Set(), products: new Set(), variations: new Set(), reviews: new Set() };
  const single = { product: named.products, variation: named.variations, review: named.reviews };
  for (const { kind, ids } of changed) {
    const part = PART_OF[kind];
    if (part) {
      named.frame.add(part);
      continue;
    }
    if (kind !== 'product' && kind !== 'variation' && kind !== 'review') return undefined;
    if (ids.length === 0) return undefined;
    // What is not an id of the platform cannot be asked for; it names nothing that a page shows.
    for (const id of ids) if (/^[1-9]\d{0,14}$/.test(id)) single[kind].add(Number(id));
  }
  const size = named.products.size + named.variations.size + named.reviews.size;
  return size > MAX_NAMED ? undefined : named;
}

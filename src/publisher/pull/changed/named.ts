import type { ChangeKind, WebhookMessage } from '#contract/cache/webhook.ts';
import type { FrameList } from '#publisher/pull/frame.ts';

/** Things that a notice of a change names, sorted by the call that asks for them. */
export interface Named {
  frame: Set<FrameList>;
  products: Set<number>;
  variations: Set<number>;
  reviews: Set<number>;
}

/** List of each kind of change; null for everything, or for single items that are named by their ids. */
const LIST_OF: Record<ChangeKind, FrameList | null> = {
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

/**
 * Single items that are asked for by their ids, a hundred in one call, and held in memory until they are
 * written. A burst of a thousand messages is to cost what changed, and not the shop.
 */
const MAX_NAMED = 2_000;

/** Sorts a notice; undefined where it means everything, or too much to ask for one by one. */
export function sortNamed(changed: WebhookMessage['changed']): Named | undefined {
  if (changed.length === 0) return undefined;
  const named: Named = { frame: new Set(), products: new Set(), variations: new Set(), reviews: new Set() };
  const single = { product: named.products, variation: named.variations, review: named.reviews };
  for (const { kind, ids } of changed) {
    const list = LIST_OF[kind];
    if (list) {
      named.frame.add(list);
      // They have no kind of their own.
      if (kind === 'market-data') named.frame.add('pageConfigs').add('payments');
      if (kind === 'news') named.frame.add('newsCategories');
      continue;
    }
    if (kind !== 'product' && kind !== 'variation' && kind !== 'review') return undefined;
    if (ids.length === 0) return undefined;
    // A text that is no id of the platform names nothing that a page shows.
    for (const id of ids) if (/^[1-9]\d{0,14}$/.test(id)) single[kind].add(Number(id));
  }
  const size = named.products.size + named.variations.size + named.reviews.size;
  return size > MAX_NAMED ? undefined : named;
}

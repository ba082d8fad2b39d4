import type { ChangeKind } from '#contract/cache/webhook.ts';
import type { DoneCommand } from '#platform/http/context.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Change, recordChange } from './shop-update.ts';

/** Kinds of changes by the paths of commands. */
const KINDS: Readonly<Record<string, ChangeKind>> = {
  market: 'market-data',
  'menu-items': 'menu-item',
  categories: 'category',
  brands: 'brand',
  suppliers: 'supplier',
  slides: 'slide',
  banners: 'banner',
  blocks: 'block',
  collections: 'collection',
  news: 'news',
  'news-categories': 'news',
  pages: 'page',
  products: 'product',
  variations: 'variation',
  reviews: 'review',
};

/**
 * Commands below these paths concern single customers, or the sandbox itself; no page shows what they change.
 */
const SHOWN_NOWHERE: ReadonlySet<string> = new Set([
  'cache',
  'cashback-codes',
  'customers',
  'deliveries',
  'installments',
  'limits',
  'messages',
  'orders',
  'purchases',
  'webhook',
]);

/**
 * Notes what a command of the control interface has changed on the shop's pages. Belongs in its transaction.
 */
export function noteCommand(shop: Shop, done: DoneCommand, now: Date): void {
  const changes = changesOf(done);
  if (changes.length > 0) recordChange(shop, changes, now);
}

function changesOf({ method, path, params }: DoneCommand): Change[] {
  const [, resource = ''] = path.split('/');
  if (method === 'GET' || SHOWN_NOWHERE.has(resource)) return [];
  const kind = KINDS[resource];
  const id = params['id'] ?? params['key'];
  if (!kind) return [{ kind: 'shop' }];
  return [id === undefined ? { kind } : { kind, id }];
}

import type { ChangeKind } from '#contract/webhook.ts';
import type { Change } from './shop-update.ts';

/** What commands below these paths change. */
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
  pages: 'page',
  products: 'product',
  variations: 'variation',
  reviews: 'review',
};

/** Commands below these paths concern single customers, or the sandbox itself; no page shows what they change. */
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

/** What a command of the control interface changes of its shop; `path` is below the shop's. */
export function changesOfCommand(method: string, path: string, params: Record<string, string>): Change[] {
  const [, resource = ''] = path.split('/');
  if (method === 'GET' || SHOWN_NOWHERE.has(resource)) return [];
  const kind = KINDS[resource];
  const id = params['id'] ?? params['key'];
  if (!kind) return [{ kind: 'shop' }];
  return [id === undefined ? { kind } : { kind, id }];
}

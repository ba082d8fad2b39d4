import { newsCategorySchema, pageConfigSchema } from '#contract/market/content.ts';
import {
  bannerSchema,
  blockSchema,
  collectionSchema,
  menuItemSchema,
  newsSchema,
  ownMarketDataSchema,
  staticPageSchema,
} from '#contract/market/market-schema.ts';
import { shopCommand } from '#platform/http/command.ts';
import { deepMerge } from '#platform/http/deep-merge.ts';
import { documentCommands, patchSchema } from '#platform/http/document-commands.ts';
import { invalid, parseInput } from '#platform/http/refusal.ts';
import type { Documents } from '#platform/store/document-kinds.ts';
import { readDocument, readMarketData, writeMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

export const contentCommands = [
  /** Deep merge; the result must be market data as the contract has it. */
  shopCommand('PUT', '/market', (shop, { context, body }) => {
    const merged = deepMerge(readMarketData(shop), parseInput(patchSchema, body));
    const market = parseInput(
      ownMarketDataSchema,
      deepMerge(merged, { updatedAt: context.clock.now().toISOString() }),
    );
    writeMarketData(shop, market);
    return market;
  }),

  /**
   * Everything of one kind (`banner`, `slide`, `menu-item`, …) in the order to show, each with its section:
   * the menu of an entry, the type of news.
   */
  shopCommand('GET', '/documents/{kind}', (shop, { params }) => {
    const rows = shop.sql.all<{ section: string; data: string }>`
      SELECT section, data FROM document WHERE shop = ${shop.id} AND kind = ${params.kind ?? ''}
      ORDER BY position, key`;
    return { items: rows.map(({ section, data }) => ({ section, data: JSON.parse(data) })) };
  }),

  ...documentCommands('pages', 'page', staticPageSchema, { updated: true, keyName: 'slug' }),
  ...documentCommands('slides', 'slide', bannerSchema),
  ...documentCommands('banners', 'banner', bannerSchema),
  ...documentCommands('blocks', 'block', blockSchema),
  ...documentCommands('collections', 'collection', collectionSchema),
  ...documentCommands('news', 'news', newsSchema, { section: (_shop, news) => news.type }),
  ...documentCommands('news-categories', 'news-category', newsCategorySchema, {
    section: (_shop, category) => category.type,
  }),
  ...documentCommands('page-configs', 'page-config', pageConfigSchema, { keyName: 'position' }),
  ...documentCommands('menu-items', 'menu-item', menuItemSchema, { section: menuOf }),
];

/** A new entry names its menu in `menuId`; an entry that exists stays where it is unless it names another. */
function menuOf(
  shop: Shop,
  _item: Documents['menu-item'],
  { menuId }: Record<string, unknown>,
  before: string | undefined,
): string {
  const menu = menuId === undefined ? before : String(menuId);
  if (menu === undefined) throw invalid('menuId', 'menuId must name the menu of a new entry');
  if (!readDocument(shop, 'menu', menu))
    throw invalid('menuId', `menuId must name a menu of the shop, not ${menu}`);
  return menu;
}

import {
  getCachedMarketData,
  getUserByToken,
  isUpdated,
  listCachedBanners,
  listCachedBlocks,
  listCachedMenus,
  listCachedSlides,
  listCachedSupplierNames,
  listCachedSuppliers,
  updateCache,
} from '#contract/cache/cache.ts';
import { type Banner, MENU_POSITIONS, type MenuPosition } from '#contract/market/market-schema.ts';
import { readOwnUser } from '#platform/areas/account/user.ts';
import { answerMarketData } from '#platform/areas/content/market-data.ts';
import { handle } from '#platform/http/route.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { menuTree } from './menu-tree.ts';
import { moveUpdateTime, readUpdateTime } from './update-time.ts';
import { queueDelivery } from './webhook.ts';

export const cacheRoutes = [
  handle(isUpdated, ({ shop, query }) => {
    const updatedAt = readUpdateTime(shop);
    return { updated: Date.parse(updatedAt) > Date.parse(query.lastUpdatedAt), updatedAt };
  }),

  handle(updateCache, ({ shop, now }) =>
    shop.sql.transaction(() => {
      const updatedAt = moveUpdateTime(shop, now);
      queueDelivery(shop, 'cache.updated', now);
      return { updatedAt };
    }),
  ),

  handle(getCachedMarketData, ({ shop }) => answerMarketData(shop)),

  handle(listCachedMenus, ({ shop }) => {
    const menus = readDocuments(shop, 'menu');
    const menusAt = (position: MenuPosition) =>
      menus
        .filter((menu) => menu.position === position)
        .map((menu) => ({ ...menu, items: menuTree(readDocuments(shop, 'menu-item', String(menu.id))) }));
    return Object.fromEntries(MENU_POSITIONS.map((position) => [position, menusAt(position)])) as Record<
      MenuPosition,
      ReturnType<typeof menusAt>
    >;
  }),

  handle(listCachedSuppliers, ({ shop }) => ({ items: readDocuments(shop, 'supplier') })),
  handle(listCachedSupplierNames, ({ shop }) => ({
    items: readDocuments(shop, 'supplier').map(({ id, name, logo }) => ({ id, name, logo })),
  })),
  handle(listCachedBlocks, ({ shop }) => ({ items: readDocuments(shop, 'block') })),
  handle(listCachedBanners, ({ shop, now }) => ({ items: shownNow(shop, 'banner', now) })),
  handle(listCachedSlides, ({ shop, now }) => ({ items: shownNow(shop, 'slide', now) })),

  handle(getUserByToken, ({ shop, customer }) => readOwnUser(shop, customer.id)),
];

function shownNow(shop: Shop, kind: 'banner' | 'slide', now: Date): Banner[] {
  return readDocuments(shop, kind).filter(
    ({ active, endAt }) => active && (endAt === null || Date.parse(endAt) > now.getTime()),
  );
}

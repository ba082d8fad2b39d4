import { listCategories } from '#contract/catalogue.ts';
import {
  getMarketData,
  listBanners,
  listBlocks,
  listBrands,
  listCollections,
  listMenuItems,
  listMenus,
  listNews,
  listSlides,
  listStaticPages,
  listSuppliers,
} from '#contract/market.ts';
import type { ShopClient } from '#shop/shop-client.ts';
import { readWholeList } from './read-pages.ts';

const PAGE_SIZE = 200;

/** Publications that the home page has room for. */
const LATEST_NEWS = 6;

async function listMenusWithItems(client: ShopClient) {
  const { items } = await client.call(listMenus);
  return Promise.all(
    items.map(async (menu) => ({
      ...menu,
      items: (await client.call(listMenuItems, { params: { menuId: menu.id } })).items,
    })),
  );
}

/** How each part of the frame is asked for. Each throws a ShopError. */
const ASK = {
  market: (client: ShopClient) => client.call(getMarketData),
  menus: listMenusWithItems,
  categories: async (client: ShopClient) => (await client.call(listCategories)).items,
  brands: (client: ShopClient) =>
    readWholeList((page) => client.call(listBrands, { query: { page, size: PAGE_SIZE } })),
  suppliers: (client: ShopClient) =>
    readWholeList((page) => client.call(listSuppliers, { query: { page, size: PAGE_SIZE } })),
  slides: async (client: ShopClient) => (await client.call(listSlides)).items,
  banners: async (client: ShopClient) => (await client.call(listBanners)).items,
  blocks: (client: ShopClient) =>
    readWholeList((page) => client.call(listBlocks, { query: { page, size: PAGE_SIZE } })),
  collections: async (client: ShopClient) => (await client.call(listCollections)).items,
  news: async (client: ShopClient) =>
    (await client.call(listNews, { query: { type: 'news', page: 1, size: LATEST_NEWS } })).items,
  pages: (client: ShopClient) =>
    readWholeList((page) => client.call(listStaticPages, { query: { page, size: PAGE_SIZE } })),
};

/** All of a shop that is not a product or a review: short enough for memory. */
export type Frame = { [Part in keyof typeof ASK]: Awaited<ReturnType<(typeof ASK)[Part]>> };
export type FramePart = keyof Frame;

/** Asks for the whole frame of a shop at once. Throws a ShopError. */
export async function pullFrame(client: ShopClient): Promise<Frame> {
  return (await pullFrameParts(client, Object.keys(ASK) as FramePart[])) as Frame;
}

/** Asks for some parts of the frame at once. Throws a ShopError. */
export async function pullFrameParts(
  client: ShopClient,
  parts: Iterable<FramePart>,
): Promise<Partial<Frame>> {
  const asked = await Promise.all([...parts].map(async (part) => [part, await ASK[part](client)]));
  return Object.fromEntries(asked);
}

import type { Call } from '#contract/call/define-call.ts';
import { listCategories } from '#contract/catalogue/catalogue.ts';
import { listFranchises } from '#contract/catalogue/franchise.ts';
import { listNewsCategories, listPageConfigs } from '#contract/market/content.ts';
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
} from '#contract/market/market.ts';
import { listPaymentMethods } from '#contract/order/payment.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { type ListPage, listAll, withListErrors } from './list-pages.ts';

const PAGE_SIZE = 200;

/** Menus that are asked for, each on its own. */
const MAX_MENUS = 200;

async function listMenusWithItems(client: ShopClient) {
  const { items } = await client.call(listMenus);
  const menus = items.slice(0, MAX_MENUS);
  return Promise.all(
    menus.map(async (menu) => ({
      ...menu,
      items: (await client.call(listMenuItems, { params: { menuId: menu.id } })).items,
    })),
  );
}

/** All publications whose moment has come, and when the next one comes that the platform leaves out. */
async function listPublications(client: ShopClient) {
  let nextAt: string | null = null;
  const items = await whole(client, listNews, async (page) => {
    const answer = await client.call(listNews, { query: { page, size: PAGE_SIZE } });
    ({ nextAt } = answer);
    return answer;
  });
  return { items, nextAt };
}

/** A paged list whole. */
function whole<Item>(
  client: ShopClient,
  call: Pick<Call, 'method' | 'path'>,
  load: (page: number) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  return withListErrors(client, call, () => listAll(load));
}

/** Calls for the market data and each list of the frame. Each throws a ShopError. */
const ASK = {
  market: (client: ShopClient) => client.call(getMarketData),
  pageConfigs: async (client: ShopClient) => (await client.call(listPageConfigs)).items,
  menus: listMenusWithItems,
  categories: async (client: ShopClient) => (await client.call(listCategories)).items,
  brands: (client: ShopClient) =>
    whole(client, listBrands, (page) => client.call(listBrands, { query: { page, size: PAGE_SIZE } })),
  suppliers: (client: ShopClient) =>
    whole(client, listSuppliers, (page) => client.call(listSuppliers, { query: { page, size: PAGE_SIZE } })),
  franchises: async (client: ShopClient) => (await client.call(listFranchises, { query: {} })).items,
  payments: async (client: ShopClient) => (await client.call(listPaymentMethods)).items,
  slides: async (client: ShopClient) => (await client.call(listSlides)).items,
  banners: async (client: ShopClient) => (await client.call(listBanners)).items,
  blocks: (client: ShopClient) =>
    whole(client, listBlocks, (page) => client.call(listBlocks, { query: { page, size: PAGE_SIZE } })),
  collections: async (client: ShopClient) => (await client.call(listCollections)).items,
  news: listPublications,
  newsCategories: async (client: ShopClient) => (await client.call(listNewsCategories, { query: {} })).items,
  pages: (client: ShopClient) =>
    whole(client, listStaticPages, (page) =>
      client.call(listStaticPages, { query: { page, size: PAGE_SIZE } }),
    ),
};

/** All of a shop that is not a product or a review: short enough for memory. */
export type Frame = { [List in keyof typeof ASK]: Awaited<ReturnType<(typeof ASK)[List]>> };
export type FrameList = keyof Frame;

/** Asks for the whole frame of a shop at once. Throws a ShopError. */
export async function pullFrame(client: ShopClient): Promise<Frame> {
  return (await pullFrameLists(client, Object.keys(ASK) as FrameList[])) as Frame;
}

/** Asks for some of the frame at once. Throws a ShopError. */
export async function pullFrameLists(
  client: ShopClient,
  lists: Iterable<FrameList>,
): Promise<Partial<Frame>> {
  const asked = await Promise.all([...lists].map(async (list) => [list, await ASK[list](client)]));
  return Object.fromEntries(asked);
}

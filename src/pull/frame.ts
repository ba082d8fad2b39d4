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

/** All of a shop that is not a product or a review: short enough for memory. */
export type Frame = Awaited<ReturnType<typeof pullFrame>>;

/** Asks for the whole frame of a shop at once. Throws a ShopError. */
export async function pullFrame(client: ShopClient) {
  const menus = async () => {
    const { items } = await client.call(listMenus);
    return Promise.all(
      items.map(async (menu) => ({
        ...menu,
        items: (await client.call(listMenuItems, { params: { menuId: menu.id } })).items,
      })),
    );
  };
  const [market, menuList, categories, brands, suppliers, slides, banners, blocks, collections, news, pages] =
    await Promise.all([
      client.call(getMarketData),
      menus(),
      client.call(listCategories),
      readWholeList((page) => client.call(listBrands, { query: { page, size: PAGE_SIZE } })),
      readWholeList((page) => client.call(listSuppliers, { query: { page, size: PAGE_SIZE } })),
      client.call(listSlides),
      client.call(listBanners),
      readWholeList((page) => client.call(listBlocks, { query: { page, size: PAGE_SIZE } })),
      client.call(listCollections),
      client.call(listNews, { query: { type: 'news', page: 1, size: LATEST_NEWS } }),
      readWholeList((page) => client.call(listStaticPages, { query: { page, size: PAGE_SIZE } })),
    ]);
  return {
    market,
    menus: menuList,
    categories: categories.items,
    brands,
    suppliers,
    slides: slides.items,
    banners: banners.items,
    blocks,
    collections: collections.items,
    news: news.items,
    pages,
  };
}

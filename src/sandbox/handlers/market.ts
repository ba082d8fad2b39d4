import {
  getMarketData,
  getStaticPage,
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
import { readDocument, readDocumentPage, readDocuments, readMarketData } from '../documents.ts';
import { notFound } from '../refusal.ts';
import { handle, parseId } from '../route.ts';

export const marketRoutes = [
  handle(getMarketData, ({ shop }) => readMarketData(shop)),

  handle(listMenus, ({ shop }) => ({ items: readDocuments(shop, 'menu') })),

  handle(listMenuItems, ({ shop, params }) => {
    const menuId = String(parseId('menuId', params.menuId));
    if (!readDocument(shop, 'menu', menuId)) throw notFound(`There is no menu ${menuId}.`, 'menuId');
    return { items: readDocuments(shop, 'menu-item', menuId) };
  }),

  handle(listSlides, ({ shop }) => ({ items: readDocuments(shop, 'slide') })),
  handle(listBanners, ({ shop }) => ({ items: readDocuments(shop, 'banner') })),
  handle(listBlocks, ({ shop, query }) => readDocumentPage(shop, 'block', query)),
  handle(listCollections, ({ shop }) => ({ items: readDocuments(shop, 'collection') })),
  handle(listNews, ({ shop, query }) => readDocumentPage(shop, 'news', query, query.type)),
  handle(listStaticPages, ({ shop, query }) => readDocumentPage(shop, 'page', query)),

  handle(getStaticPage, ({ shop, params }) => {
    const page = readDocument(shop, 'page', params.slug);
    if (!page) throw notFound(`There is no page ${params.slug}.`, 'slug');
    return page.data;
  }),

  handle(listSuppliers, ({ shop, query }) => readDocumentPage(shop, 'supplier', query)),
  handle(listBrands, ({ shop, query }) => readDocumentPage(shop, 'brand', query)),
];

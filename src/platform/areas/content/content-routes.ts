import {
  getHomeContent,
  getPageById,
  listNewsCategories,
  listPageConfigs,
} from '#contract/market/content.ts';
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
} from '#contract/market/market.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import { readDocument, readDocumentPage, readDocuments } from '#platform/store/documents.ts';
import { answerMarketData } from './market-data.ts';
import { nextNewsAt, readNews } from './news.ts';

/** So many publications are on the home page. */
const HOME_NEWS = 6;

export const contentRoutes = [
  handle(getMarketData, ({ shop }) => answerMarketData(shop)),

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
  handle(listNews, ({ shop, query, now }) => {
    const { page, size } = query;
    const items = readNews(shop, query, now);
    return {
      items: items.slice((page - 1) * size, page * size),
      page,
      size,
      total: items.length,
      nextAt: nextNewsAt(shop, query, now),
    };
  }),

  handle(listNewsCategories, ({ shop, query }) => ({
    items: readDocuments(shop, 'news-category', query.type),
  })),
  handle(listPageConfigs, ({ shop }) => ({ items: readDocuments(shop, 'page-config') })),

  handle(getHomeContent, ({ shop, now }) => ({
    collections: readDocuments(shop, 'collection'),
    banners: readDocuments(shop, 'banner'),
    slides: readDocuments(shop, 'slide'),
    news: readNews(shop, {}, now).slice(0, HOME_NEWS),
  })),

  handle(listStaticPages, ({ shop, query }) => readDocumentPage(shop, 'page', query)),

  handle(getStaticPage, ({ shop, params }) => {
    const page = readDocument(shop, 'page', params.slug);
    if (!page) throw notFound(`There is no page ${params.slug}.`, 'slug');
    return page.data;
  }),

  handle(getPageById, ({ shop, params }) => {
    const id = parseId('id', params.id);
    const page = readDocuments(shop, 'page').find((one) => one.id === id);
    if (!page) throw notFound(`There is no page ${id}.`, 'id');
    return page;
  }),

  handle(listSuppliers, ({ shop, query }) => readDocumentPage(shop, 'supplier', query)),
  handle(listBrands, ({ shop, query }) => readDocumentPage(shop, 'brand', query)),
];

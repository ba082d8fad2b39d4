import { expect, test } from 'vitest';
import { pageFacts } from '#publisher/feeds/page-facts.ts';
import { brandsHead, marketsHead, suppliersHead } from '#storefront/seo/maker-seo.ts';
import { categoriesSeo, categorySeo } from '#storefront/seo/page-seo.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { aCardEntry, aCategoryEntry, aShopView } from '../../storefront/view/a-shop-view.ts';

const LISTED = { total: 1, pages: 1 };
const EMPTY = aShopView({ entries: { 'category:1': aCategoryEntry(), 'category-slug:posuda': 1 } });
const FULL = aShopView({
  entries: {
    'category:1': aCategoryEntry(),
    'category-slug:posuda': 1,
    'categories.top': [1],
    'goods:1': 'own',
    'list:category:1': LISTED,
    'list-page:category:1:1': [7],
    'card:7': aCardEntry(),
    brands: [1],
    'brand:1': { id: 1, slug: 'acme', name: 'Acme', logo: null },
    'list:brand:1': LISTED,
    suppliers: [2],
    'supplier:2': { id: 2, name: 'Store' },
    'list:supplier:2': LISTED,
    franchises: [{ id: 1 }],
  },
});

const category = (shop: ShopView) =>
  categorySeo(shop, aCategoryEntry(), 1, shop.productPage('category', 1, 1) ?? { cards: [], ...LISTED }, []);

test.each([
  ['/category/posuda', category],
  ['/category', (shop: ShopView) => categoriesSeo(shop, [])],
  ['/trademarks', (shop: ShopView) => brandsHead(shop, 1).seo],
  ['/suppliers', (shop: ShopView) => suppliersHead(shop, 1).seo],
  ['/markets', (shop: ShopView) => marketsHead(shop).seo],
])('[SEO-05] %s is for search engines once it has something to show', (path, headOf) => {
  const isFound = (shop: ShopView) => [pageFacts(shop, path) !== undefined, !headOf(shop).noindex];
  expect(isFound(FULL)).toEqual([true, true]);
  expect(isFound(EMPTY)).toEqual([false, false]);
});

import type { ShopView } from '#storefront/view/shop-view.ts';
import { listSeo } from './list-seo.ts';
import type { PageSeo } from './page-seo.ts';
import { shopName } from './shop-name.ts';
import { homeCrumb } from './structured-data.ts';

/** The head of the page that tells of a shop's apps. */
export function appSeo(shop: ShopView, path: string): PageSeo {
  const name = shop.t('page.appTitle', { shop: shopName(shop) });
  return listSeo(shop, {
    name,
    path,
    description: shop.t('page.appLead'),
    position: 'other',
    crumbs: [homeCrumb(shop), { name, path }],
  });
}

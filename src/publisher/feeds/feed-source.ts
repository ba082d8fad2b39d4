import type { RouteReader } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** What files for crawlers are made of: the shop in the language of the file, and where its pages stand. */
export interface FeedSource {
  shop: ShopView;
  routes: RouteReader;
}

/** Whether crawlers may show the shop to people: it is open, to everybody, and its operator wants it. */
export function welcomesCrawlers({ tenant, entry }: ShopView): boolean {
  return tenant.crawlers === 'welcome' && !entry.websiteDisabled && !entry.allowDebt;
}

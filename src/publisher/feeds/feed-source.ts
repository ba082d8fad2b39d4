import type { RouteReader } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Source of feeds and discovery files: the shop in the language of the file, and its routes. */
export interface FeedSource {
  shop: ShopView;
  routes: RouteReader;
}

/** True if crawlers may show the shop to people: it is open to everybody, and its operator wants it. */
export function welcomesCrawlers({ tenant, entry }: ShopView): boolean {
  return tenant.crawlers === 'welcome' && !entry.websiteDisabled && !entry.allowDebt;
}

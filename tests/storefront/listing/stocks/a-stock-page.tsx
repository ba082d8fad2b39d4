import { settingsSchema } from '#contract/market/settings.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { $compare } from '#storefront/compare/compare.store.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import { pickMessages } from '#storefront/i18n/messages.ts';
import type { StockShop } from '#storefront/listing/stocks/stock-page-props.ts';
import { startActions } from '#storefront/live/behaviour/actions.ts';
import { startLiveItems } from '#storefront/live/behaviour/live-items.ts';
import { cardLook } from '#storefront/looks/product-card.ts';
import { NOTICE_EVENT, type Notice } from '#storefront/page/notice.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { openPage } from '../../static-page.ts';

/** The shop that pages of marked products are made for. */
export const SHOP: StockShop & { setting: () => string[] } = {
  language: 'en',
  defaultLanguage: 'ru',
  messages: (keys) => pickMessages(DICTIONARIES.en, keys),
  cardLook: () => cardLook(settingsSchema.parse({})),
  mainCategories: () => [{ name: { en: 'Tablets' }, slug: 'tablets' }],
  text: (text) => text.en ?? '',
  path: (path) => `/en${path}`,
  setting: () => [],
};

/** An entry of the first variation of a product of `aShopSeed`. */
export const entryOf = (product: number, price?: number) => ({
  stockId: 1000 + product * 2 - 1,
  variationId: product * 2 - 1,
  productId: product,
  ...(price !== undefined && { price }),
});

/** Notices since the page was opened. */
export const notices: Notice[] = [];
document.addEventListener(NOTICE_EVENT, (event) => notices.push((event as CustomEvent<Notice>).detail));
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

let isStarted = false;

/** Empties the browser's storage and runs the client as on every page. */
export function freshPage(address = '/en'): void {
  history.replaceState(null, '', address);
  openPage('');
  notices.length = 0;
  $favourites.set([]);
  $compare.set([]);
  if (isStarted) return;
  isStarted = true;
  startActions();
  startLiveItems(pageTranslate());
}

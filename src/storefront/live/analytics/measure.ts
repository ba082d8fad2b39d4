import type { AnalyticsIds, AnalyticsName } from '#domain/analytics/analytics.ts';
import type { ShopEvent } from '#domain/analytics/shop-event.ts';
import { checkoutPath } from '#domain/link/paths.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { nameOf, quantityOf, readItem } from '#storefront/cart/item.ts';
import { allowScripts } from '#storefront/page/allow-scripts.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $shopEvents, itemOf, takeDueEvents } from '#storefront/page/shop-events.store.ts';
import { runExclusive } from '#storefront/platform-client/run-exclusive.ts';
import { VARIATION_EVENT } from '#storefront/product/variation-event.ts';
import { tabValue } from '#storefront/storage/tab-value.ts';
import { SERVICES } from './services.ts';

/** Each event comes to one tab, once. */
const LOCK = 'storefront:shop-events';

/** Goods whose checkout this tab has reported. */
const told = tabValue('checkout-told:v1', 'customer');

/** Loads the services by their ids, and reports the shopper's events to each. */
export function measure(ids: AnalyticsIds): void {
  allowScripts();
  const started = (Object.keys(SERVICES) as AnalyticsName[]).flatMap((name) => {
    const id = ids[name];
    return id ? [SERVICES[name](id)] : [];
  });
  const tell = (event: ShopEvent) => {
    for (const service of started) service.tell(event);
  };
  const tellWaiting = async () => (await runExclusive(LOCK, takeDueEvents)).forEach(tell);

  tellView(tell);
  document.addEventListener(VARIATION_EVENT, () => {
    for (const service of started) service.viewPage();
    tellView(tell);
  });
  if (location.pathname === pagePath(checkoutPath())) $cart.subscribe(() => tellCheckout(tell));
  $shopEvents.subscribe(({ length }) => {
    if (length > 0) void tellWaiting();
  });
}

/** The product that the page is about. */
function tellView(tell: (event: ShopEvent) => void): void {
  const element = document.querySelector<HTMLElement>('main section[data-item]');
  if (!element) return;
  const item = readItem(element);
  const { price } = offerOf(item, quantityOf(element));
  const seen = { variationId: item.variationId, name: nameOf(element), price, count: 1 };
  tell({ kind: 'view_item', items: [seen] });
}

/** Once for the same goods, however often the page is loaded. */
function tellCheckout(tell: (event: ShopEvent) => void): void {
  const { lines } = $cart.get();
  const goods = lines
    .map(({ stock }) => String(stock.id))
    .sort()
    .join();
  if (lines.length === 0 || goods === told.read()) return;
  told.write(goods);
  tell({ kind: 'begin_checkout', items: lines.map((line) => itemOf(line)) });
}

import type { CurrentPrice } from '#contract/catalogue/catalogue-schema.ts';
import { allowsInstallment, estimateInstallment, isEstimateRule } from '#domain/installment/installment.ts';
import { nextTier, offerOf } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { partsOf, quantityOf, readItem } from '#storefront/cart/item.ts';
import { paintOffer, tierRows } from '#storefront/cart/offer-text.ts';
import { $wanted } from '#storefront/cart/wanted.store.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { isInIsland } from '#storefront/page/island.ts';
import { pageCurrency } from '#storefront/page/page-text.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';
import { $awaited } from './awaited.store.ts';

let observer: IntersectionObserver | undefined;

/**
 * Asks, once the page is idle, for the prices of the products on screen and the stock of those that the
 * shopper waits for, and again for those that are scrolled to.
 */
export function startPrices(t: Translate): void {
  const waiting = new Set<number>();
  const asked = new Set<number>();
  let scheduled = false;

  const ask = async () => {
    scheduled = false;
    const ids = [...waiting].slice(0, PRICE_BATCH);
    for (const id of ids) waiting.delete(id);
    if (waiting.size > 0) schedule();
    // The code that calls the platform is loaded only then.
    const prices = import('#storefront/pricing/fetch-prices.ts').then(({ fetchShownPrices }) =>
      fetchShownPrices(ids),
    );
    keepPrices(await prices.catch(() => []));
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(ask);
  };

  const want = (id: number) => {
    if (!(id > 0) || asked.has(id)) return;
    asked.add(id);
    waiting.add(id);
    schedule();
  };

  $currentPrices.listen((prices, _, id) => {
    const price = id === undefined ? undefined : prices[id];
    if (price) showPrice(price, t);
  });
  // Months are for the sum that is bought: they follow the quantity on the page and in the cart.
  const paintMonths = () => {
    for (const element of document.querySelectorAll<HTMLElement>('section[data-item]'))
      if (!isInIsland(element)) paintHints(element);
  };
  $wanted.listen(paintMonths);
  $cart.subscribe(paintMonths);
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      want(readItem(target as HTMLElement).variationId);
    }
  });
  for (const { variationId } of $awaited.get()) want(variationId);
  for (const element of document.querySelectorAll<HTMLElement>('[data-item]')) watchPrices(element);
}

/** Asks for the price of a product that came after the start, once it is on screen. */
export function watchPrices(element: HTMLElement): void {
  observer?.observe(element);
}

/** Lays a current price over all elements that show the variation; an island draws its own from the store. */
export function showPrice({ variationId, newPrice, oldPrice, count }: CurrentPrice, t: Translate): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-item="${variationId}"]`)) {
    if (isInIsland(element)) continue;
    const before = readItem(element);
    const { stock } = offerOf(before);
    Object.assign(element.dataset, { price: newPrice, oldPrice, count });
    const now = readItem(element);
    const offer = offerOf(now, quantityOf(element));

    if (offer.stock !== stock) {
      for (const part of partsOf(element, 'stock')) {
        part.textContent = t(`notice.stock-${offer.stock}`);
        part.dataset.level = offer.stock;
      }
    }
    for (const part of partsOf(element, 'left')) {
      part.textContent = part.textContent.replace(/\d+/, String(count));
      part.dataset.level = offer.stock;
      // A product that is sold out has no pieces to name.
      part.hidden = !offer.orderable;
    }
    if (newPrice !== before.newPrice || oldPrice !== before.oldPrice) {
      paintOffer(element, offer, t('cart.old-price'));
      paintHints(element);
      for (const [at, row] of tierRows(element).entries()) {
        const cell = row.querySelector('td');
        if (cell) cell.textContent = formatPrice(offerOf(now, now.tiers[at]?.min).price, pageCurrency());
      }
    }
    paintBuyControls(element, t);
  }
}

/** Paints the hints beside a price: by months, and for more pieces. */
function paintHints(element: HTMLElement): void {
  const item = readItem(element);
  // A page offers months for the pieces that are bought, a card for one.
  const boxes = partsOf(element, 'months');
  const pieces = boxes.length > 0 ? quantityOf(element) : 1;
  const total = offerOf(item, boxes.length > 0 ? pieces : undefined).price * pieces;
  for (const part of partsOf(element, 'estimate')) {
    const { rule } = part.dataset;
    if (isEstimateRule(rule))
      part.textContent = formatPrice(estimateInstallment(rule, total).monthly, pageCurrency());
  }
  for (const box of boxes) {
    const allowed = allowsInstallment(total);
    box.hidden = !allowed || !offerOf(item).orderable;
    // Without `data-buy` it stays hidden when the other buy controls are shown.
    box.toggleAttribute('data-buy', allowed);
  }
  const tier = nextTier(item);
  for (const part of partsOf(element, 'tier'))
    if (tier) part.textContent = formatPrice(tier.price, pageCurrency());
}

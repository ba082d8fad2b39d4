import { fetchPrices, PRICE_BATCH } from '#client/api/fetch-prices.ts';
import { pageCurrency } from '#client/text/page-text.ts';
import type { CurrentPrice } from '#contract/catalogue.ts';
import { formatOffer, type Offer, offerOf } from '#domain/offer.ts';
import { formatPrice } from '#domain/price.ts';
import type { Translate } from '#i18n/message-key.ts';
import { $currentPrices, keepPrices } from '#stores/prices.store.ts';
import { paintAddButtons } from './add-button.ts';
import { isInIsland } from './island.ts';
import { partsOf, quantityOf, readItem } from './item.ts';

/**
 * Asks, once the page is idle, for the prices of the products on screen, and again for those that are
 * scrolled to.
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
    keepPrices(await fetchPrices(ids));
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(ask);
  };

  $currentPrices.listen((prices, _, id) => {
    const price = id === undefined ? undefined : prices[id];
    if (price) showPrice(price, t);
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const id = readItem(target as HTMLElement).variationId;
      if (!(id > 0) || asked.has(id)) continue;
      asked.add(id);
      waiting.add(id);
      schedule();
    }
  });
  for (const element of document.querySelectorAll('[data-item]')) observer.observe(element);
}

/** Lays a current price over all elements that show the variation; an island draws its own from the store. */
function showPrice({ variationId, newPrice, oldPrice, count }: CurrentPrice, t: Translate): void {
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
    paintAddButtons(element, t);
    if (newPrice === before.newPrice && oldPrice === before.oldPrice) continue;

    paintOffer(element, offer, t('cart.old-price'));
    for (const [at, row] of tierRows(element).entries()) {
      const cell = row.querySelector('td');
      if (cell) cell.textContent = formatPrice(offerOf(now, now.tiers[at]?.min).price, pageCurrency());
    }
  }
}

/** Remembers on a product's element how many of it a shopper wants, and shows what one piece costs then. */
export function showQuantity(element: HTMLElement, quantity: number): void {
  element.dataset.quantity = String(quantity);
  const item = readItem(element);
  if (item.tiers.length === 0) return;
  const offer = offerOf(item, quantity);
  paintOffer(element, offer);
  for (const [at, row] of tierRows(element).entries()) {
    if (offer.tier && item.tiers[at] === offer.tier) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/** `label` is what a struck price is called, where one is made. */
function paintOffer(element: HTMLElement, offer: Offer, label = ''): void {
  const text = formatOffer(offer, pageCurrency());
  for (const part of partsOf(element, 'price')) part.textContent = text.price;
  write(element, 'old-price', text.oldPrice, label);
  write(element, 'discount', text.discount);
}

/** Rows of the table of prices by quantity, in the order of the tiers. */
const tierRows = (element: HTMLElement) => [...element.querySelectorAll('[data-tier]')];

function write(element: HTMLElement, part: 'old-price' | 'discount', text: string, label = ''): void {
  const parts = partsOf(element, part);
  for (const one of parts) {
    one.textContent = text;
    one.hidden = text === '';
  }
  if (parts.length === 0 && text !== '') addPart(element, part, text, label);
}

/** Cards without a discount have no place for one: it is made beside the price, or on the picture. */
function addPart(element: HTMLElement, part: 'old-price' | 'discount', text: string, label: string): void {
  const made = document.createElement(part === 'old-price' ? 's' : 'span');
  if (part === 'discount') made.className = 'product-card__discount';
  if (label) made.dataset.label = label;
  made.dataset.part = part;
  made.textContent = text;
  partsOf(element, part === 'old-price' ? 'price' : 'image')[0]?.after(' ', made);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

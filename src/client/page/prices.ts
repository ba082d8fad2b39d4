import { fetchPrices, PRICE_BATCH } from '#client/api/fetch-prices.ts';
import type { CurrentPrice } from '#contract/catalogue.ts';
import { formatDiscount, formatPrice, tierOf, tierPrice } from '#domain/price.ts';
import { stockLevel } from '#domain/stock-level.ts';
import type { Translate } from '#i18n/message-key.ts';
import { $currentPrices, keepPrices } from '#stores/prices.store.ts';
import { paintAddButtons } from './add-button.ts';
import { partsOf, readItem } from './item.ts';

/** Asks for the prices of products on screen once the page is idle, and of those that are scrolled to. */
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

/** Lays a current price over every element of the variation. An island draws from the store by itself. */
function showPrice(price: CurrentPrice, t: Translate): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-item="${price.variationId}"]`)) {
    if (element.closest('astro-island')) continue;
    const before = readItem(element);
    const { newPrice, oldPrice, count } = price;
    Object.assign(element.dataset, { price: newPrice, oldPrice, count });

    const level = stockLevel(count, before.tracking);
    if (level !== stockLevel(before.stockCount, before.tracking)) {
      for (const part of partsOf(element, 'stock')) {
        part.textContent = t(`notice.stock-${level}`);
        part.dataset.level = level;
      }
    }
    paintAddButtons(element, t);
    if (newPrice === before.price && oldPrice === before.oldPrice) continue;

    for (const part of partsOf(element, 'price'))
      part.textContent = formatPrice(Math.max(0, newPrice - Number(part.dataset.off ?? 0)));
    write(element, 'old-price', oldPrice > newPrice ? formatPrice(oldPrice) : '');
    write(element, 'discount', formatDiscount(newPrice, oldPrice));
    for (const [at, row] of tierRows(element).entries()) {
      const cell = row.querySelector('td');
      if (cell) cell.textContent = formatPrice(tierPrice(newPrice, before.tiers, before.tiers[at]?.min ?? 1));
    }
  }
}

/** Remembers on a product's element how many of it a shopper wants, and shows what one piece costs then. */
export function showQuantity(element: HTMLElement, quantity: number): void {
  element.dataset.quantity = String(quantity);
  const { price, tiers } = readItem(element);
  if (tiers.length === 0) return;
  const tier = tierOf(tiers, quantity);
  for (const part of partsOf(element, 'price')) {
    part.dataset.off = String(tier?.fixedDiscount ?? 0);
    part.textContent = formatPrice(tierPrice(price, tiers, quantity));
  }
  for (const [at, row] of tierRows(element).entries()) {
    if (tier && tiers[at] === tier) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/** Rows of the table of prices by quantity, in the order of the tiers. */
const tierRows = (element: HTMLElement) => [...element.querySelectorAll('[data-tier]')];

function write(element: HTMLElement, part: 'old-price' | 'discount', text: string): void {
  const parts = partsOf(element, part);
  for (const one of parts) {
    one.textContent = text;
    one.hidden = text === '';
  }
  if (parts.length === 0 && text !== '') addPart(element, part, text);
}

/** Cards without a discount have no place for one: it is made beside the price, or on the picture. */
function addPart(element: HTMLElement, part: 'old-price' | 'discount', text: string): void {
  const made = document.createElement(part === 'old-price' ? 's' : 'span');
  if (part === 'discount') made.className = 'product-card__discount';
  made.dataset.part = part;
  made.textContent = text;
  partsOf(element, part === 'old-price' ? 'price' : 'image')[0]?.after(' ', made);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

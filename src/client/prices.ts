import type { CurrentPrice } from '#contract/catalogue.ts';
import { formatDiscount, formatPrice } from '#domain/price.ts';
import { canBeOrdered } from '#domain/quantity.ts';
import { stockLevel } from '#domain/stock-level.ts';
import type { Translate } from '#i18n/message-key.ts';
import { keepPrices } from './current-prices.store.ts';
import { fetchPrices, PRICE_BATCH } from './fetch-prices.ts';
import { type Part, partsOf, readItem } from './item.ts';

/** Asks, once the page is idle, for the prices of the products on screen, and again for those that are scrolled to. */
export function startPrices(t: Translate): void {
  const waiting = new Set<number>();
  const asked = new Set<number>();
  let scheduled = false;

  const ask = async () => {
    scheduled = false;
    const ids = [...waiting].slice(0, PRICE_BATCH);
    for (const id of ids) waiting.delete(id);
    if (waiting.size > 0) schedule();
    const prices = await fetchPrices(ids);
    keepPrices(prices);
    for (const price of prices) showPrice(price, t);
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(ask);
  };

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

/** Lays a current price over every place that shows the variation, hydrated islands apart: they read the store. */
export function showPrice(price: CurrentPrice, t: Translate): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-item="${price.variationId}"]`)) {
    const before = readItem(element);
    const { newPrice, oldPrice, count } = price;
    Object.assign(element.dataset, { price: newPrice, oldPrice, count });

    const level = stockLevel(count, before.tracking);
    if (level !== stockLevel(before.stockCount, before.tracking)) {
      for (const part of ownParts(element, 'stock')) {
        part.textContent = t(`notice.stock-${level}`);
        part.dataset.level = level;
      }
    }
    const orderable = canBeOrdered({ ...before, stockCount: count });
    for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-action="add"]')) {
      if (!button.closest('astro-island')) button.disabled = !orderable;
    }
    if (newPrice === before.price && oldPrice === before.oldPrice) continue;

    for (const part of ownParts(element, 'price')) part.textContent = formatPrice(newPrice - Number(part.dataset.off ?? 0));
    write(ownParts(element, 'old-price'), oldPrice > newPrice ? formatPrice(oldPrice) : '');
    write(ownParts(element, 'discount'), formatDiscount(newPrice, oldPrice));
  }
}

/** An island that still waits for its first touch shows what the server drew, so that is laid over, too. */
function ownParts(element: HTMLElement, part: Part): HTMLElement[] {
  return partsOf(element, part).filter((one) => {
    const island = one.closest('astro-island');
    return !island || island.hasAttribute('ssr');
  });
}

function write(parts: HTMLElement[], text: string): void {
  for (const part of parts) {
    part.textContent = text;
    part.hidden = text === '';
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

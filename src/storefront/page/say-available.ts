import { notify } from './notice.ts';

/**
 * Says that there are no more pieces than so many, which one layout of the product page says without the
 * number; where the stock is another, that an order takes no more.
 */
export function sayAvailable(available: number, stock = available): void {
  if (available === 0) notify({ key: 'notice.sold-out' });
  else if (available !== stock) notify({ key: 'notice.amount-order', params: { available } });
  else if (document.querySelector('[data-shortage="not-enough"]')) notify({ key: 'notice.not-enough' });
  else notify({ key: 'notice.amount-balance', params: { available } });
}

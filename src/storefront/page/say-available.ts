import { notify } from './notice.ts';

/** Says that there are no more pieces than so many; one layout of the product page says that alone. */
export function sayAvailable(available: number): void {
  if (available === 0) notify({ key: 'notice.sold-out' });
  else if (document.querySelector('[data-shortage="not-enough"]')) notify({ key: 'notice.not-enough' });
  else notify({ key: 'notice.amount-balance', params: { available } });
}

import { notify } from './notice.ts';

/** Says that there are no more pieces than so many. */
export function sayAvailable(available: number): void {
  notify(
    available > 0 ? { key: 'notice.amount-balance', params: { available } } : { key: 'notice.sold-out' },
  );
}

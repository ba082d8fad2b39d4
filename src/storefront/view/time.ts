import { pastKey } from '#storefront/entries/time-key.ts';
import type { ShopContext } from './shop-context.ts';

/** Time for pages: each question is a read of its own, no finer than the page shows it. */
export interface TimeView {
  /** The year in the shops' time zone. */
  readonly year: number;
  /** True if a moment (ISO 8601) has come. */
  isPast(moment: string): boolean;
}

export function timeView({ entries }: Pick<ShopContext, 'entries'>): TimeView {
  const must = <Value>(value: Value | undefined) => {
    if (value === undefined) throw new Error('The entries of a view know no time: compose them by withTime.');
    return value;
  };
  return {
    get year() {
      return must(entries.get('time:year'));
    },
    isPast: (moment) => must(entries.get(pastKey(moment))),
  };
}

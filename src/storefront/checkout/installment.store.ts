import { keptAtom } from '#storefront/storage/kept-atom.ts';
import { $checkoutChoice } from './checkout.store.ts';

/** Number of months chosen for an installment; 0 before a choice. Nothing else of it is kept. */
export const $installmentMonths = keptAtom<number>('installment:v1', 'customer', 0, {
  encode: String,
  decode: (text) => {
    const months = Number(text);
    return Number.isInteger(months) && months > 0 && months <= 100 ? months : 0;
  },
});

/** Keeps the months and the lender of an installment. */
export function keepInstallment({ months, partner }: { months: number; partner: string | null }): void {
  $installmentMonths.set(months);
  $checkoutChoice.set({ ...$checkoutChoice.get(), partner });
}

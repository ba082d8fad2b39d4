import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the order's sum; phones have it before the parts (`left`, `above`) or after them. */
type SumPlace = 'right' | 'left' | 'above';
/** Style that separates the parts. */
type PartStyle = 'panels' | 'lines' | 'sheet' | 'numbers';

/** A row for each value of the shop's setting `checkoutStyleType`. */
export const CHECKOUT_VARIANTS = twoAxes<SumPlace, PartStyle>(
  { part: 'checkout', folder: 'checkout/look', usual: ['right', 'panels'] },
  {
    1: ['Any shop: what is to be filled in, the sum beside it.', 'right', 'panels'],
    2: ['Few goods, high prices: the sum is read first.', 'left', 'panels'],
    3: ['Clothes: air in place of boxes.', 'right', 'lines'],
    4: ['Groceries: numbered steps, the sum in sight.', 'right', 'numbers'],
    5: ['Wholesale: the sum over numbered steps, the order at their end.', 'above', 'numbers'],
    7: ['A brand of its own: the sum first, lines between the parts.', 'left', 'lines'],
    8: ['Who orders often: one sheet to fill in, the sum before it.', 'left', 'sheet'],
    10: ['A form as on paper: one sheet, the sum beside it.', 'right', 'sheet'],
  },
  { 0: 10, 6: 4, 9: 7 },
);

/** The row of a number; a number without a row gives row 1. */
export function checkoutVariant(number: number): TwoAxes {
  return CHECKOUT_VARIANTS[number] ?? CHECKOUT_VARIANTS[1];
}

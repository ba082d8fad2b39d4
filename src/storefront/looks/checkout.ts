import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the order's sum on wide screens. */
type SumPlace = 'right' | 'left' | 'above' | 'below';
/** Style that separates the parts. */
type PartStyle = 'panels' | 'lines' | 'sheet' | 'numbers';

/** A row for each value of the shop's setting `checkoutStyleType`. */
export const CHECKOUT_VARIANTS = twoAxes<SumPlace, PartStyle>(
  { part: 'checkout', folder: 'checkout/look', usual: ['right', 'panels'] },
  {
    0: ['A small shop: one column, the sum at its end.', 'below', 'sheet'],
    1: ['Any shop: what is to be filled in, the sum beside it.', 'right', 'panels'],
    2: ['Few goods, high prices: the sum is read first.', 'left', 'panels'],
    3: ['Clothes: air in place of boxes.', 'right', 'lines'],
    4: ['Groceries: numbered steps, the sum in sight.', 'right', 'numbers'],
    5: ['Wholesale: what it costs stands over all.', 'above', 'panels'],
    6: ['Phones first: numbered steps, then the sum.', 'below', 'numbers'],
    7: ['A brand of its own: the sum first, lines between the parts.', 'left', 'lines'],
    8: ['Who orders often: one sheet to fill in, the sum before it.', 'left', 'sheet'],
    9: ['A price list: the sum over a page with lines.', 'above', 'lines'],
    10: ['A form as on paper: one sheet, the sum beside it.', 'right', 'sheet'],
  },
);

/** The row of a number; a number without a row gives row 1. */
export function checkoutVariant(number: number): TwoAxes {
  return CHECKOUT_VARIANTS[number] ?? CHECKOUT_VARIANTS[1];
}

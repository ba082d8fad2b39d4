import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the sum; phones have it before the lines (`left`, `above`) or after them. */
type SumPlace = 'right' | 'left' | 'above' | 'below';
/** Style of a line of the cart. */
type LineStyle = 'plain' | 'dense' | 'pictures' | 'cards';

/** A row for each value of the shop's setting `cartStyleType`. */
export const CART_VARIANTS = twoAxes<SumPlace, LineStyle>(
  { part: 'cart', folder: 'cart/look', usual: ['right', 'plain'] },
  {
    1: ['Any shop: the lines, the sum beside them.', 'right', 'plain'],
    2: ['A market place: many goods in low lines, the sum beside them.', 'right', 'dense'],
    3: ['Clothes: large pictures, the sum beside them.', 'right', 'pictures'],
    5: ['Wholesale: the sum stands over a long list of low lines.', 'above', 'dense'],
    6: ['Phones first: goods as cards side by side, then the sum.', 'below', 'cards'],
    7: ['A brand of its own: the sum first, large pictures after it.', 'left', 'pictures'],
    9: ['Few goods, high prices: the sum is read before the lines.', 'above', 'plain'],
  },
  { 0: 1, 4: 2, 8: 5, 10: 3 },
);

/** Numbers with which the list under the cart link of the header leads on to the goods, too. */
const LEADS_ON: ReadonlySet<number> = new Set([2, 4, 5, 8]);

export const cartLeadsOn = (number: number): boolean => LEADS_ON.has(number);

/** The row of a number; a number without a row gives row 1. */
export function cartVariant(number: number): TwoAxes {
  return CART_VARIANTS[number] ?? CART_VARIANTS[1];
}

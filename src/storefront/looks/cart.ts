import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the sum; `bar` keeps it at the foot of the screen, as phones always do. */
type SumPlace = 'right' | 'left' | 'above' | 'below' | 'bar';
/** Style of a line of the cart. */
type LineStyle = 'plain' | 'dense' | 'pictures';

/** A row for each value of the shop's setting `cartStyleType`. */
export const CART_VARIANTS = twoAxes<SumPlace, LineStyle>(
  { part: 'cart', folder: 'cart/look', usual: ['right', 'plain'] },
  {
    0: ['A small shop: one column, the sum at its end.', 'below', 'plain'],
    1: ['Any shop: the lines, the sum beside them.', 'right', 'plain'],
    2: ['A market place: many goods in low lines, the sum beside them.', 'right', 'dense'],
    3: ['Clothes: large pictures, the sum beside them.', 'right', 'pictures'],
    4: ['Groceries: low lines, the sum always at the foot of the screen.', 'bar', 'dense'],
    5: ['Wholesale: what it costs stands over a long list.', 'above', 'dense'],
    6: ['Phones first: large pictures in one column, then the sum.', 'below', 'pictures'],
    7: ['A brand of its own: the sum first, large pictures beside it.', 'left', 'pictures'],
    8: ['Who orders often: the sum first, low lines beside it.', 'left', 'dense'],
    9: ['Few goods, high prices: the sum is read before the lines.', 'above', 'plain'],
    10: ['Furniture: large pictures, the sum at the foot of the screen.', 'bar', 'pictures'],
  },
);

/** Numbers with which the list under the cart link of the header leads on to the goods, too. */
const LEADS_ON: ReadonlySet<number> = new Set([2, 4, 5, 8]);

export const cartLeadsOn = (number: number): boolean => LEADS_ON.has(number);

/** The row of a number; a number without a row gives row 1. */
export function cartVariant(number: number): TwoAxes {
  return CART_VARIANTS[number] ?? CART_VARIANTS[1];
}

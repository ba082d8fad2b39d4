import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Style of the head of the page. */
type HeadStyle = 'card' | 'centred' | 'band' | 'line';
/** Place of the facts about the supplier. */
type FactsPlace = 'below' | 'beside' | 'chips';

/** A row for each value of the shop's setting `supplierStyleType`. */
export const SUPPLIER_VARIANTS = twoAxes<HeadStyle, FactsPlace>(
  { part: 'supplier', folder: 'makers/look', usual: ['card', 'below'] },
  {
    0: ['Goods first: one low line says whose they are, facts in passing.', 'line', 'chips'],
    1: ['Any shop: a card with all that is known.', 'card', 'below'],
    2: ['Brands and makers: the mark in the middle.', 'centred', 'below'],
    3: ['Groceries: a band in the colour of the shop, facts in passing.', 'band', 'chips'],
    4: ['Electronics: what is known as a table beside the name.', 'card', 'beside'],
    8: ['A show window: a band, facts as a table beside the name.', 'band', 'beside'],
    10: ['Spare parts: a line, all that is known as a table at its end.', 'line', 'beside'],
  },
  { 5: 1, 6: 0, 7: 2, 9: 3 },
);

/** The row of a number; a number without a row gives row 1. */
export function supplierVariant(number: number): TwoAxes {
  return SUPPLIER_VARIANTS[number] ?? SUPPLIER_VARIANTS[1];
}

import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Style of the head of the page. */
type HeadStyle = 'card' | 'centred' | 'band' | 'line';
/** Place of the facts about the supplier. */
type FactsPlace = 'below' | 'beside' | 'chips';

/** A row for each value of the shop's setting `supplierStyleType`. */
export const SUPPLIER_VARIANTS = twoAxes<HeadStyle, FactsPlace>(
  { part: 'supplier', folder: 'makers/look', usual: ['card', 'below'] },
  {
    0: ['Goods first: one low line says whose they are.', 'line', 'chips'],
    1: ['Any shop: a card with all that is known.', 'card', 'below'],
    2: ['Brands and makers: the mark in the middle.', 'centred', 'below'],
    3: ['Furniture: a band in the colour of the shop.', 'band', 'below'],
    4: ['Electronics: what is known beside the name.', 'card', 'beside'],
    5: ['A market place: the name, then facts to be read in passing.', 'card', 'chips'],
    6: ['Wholesale: one line, all facts under it.', 'line', 'below'],
    7: ['Crafts: the maker in the middle, few words below.', 'centred', 'chips'],
    8: ['A show window: a band, facts beside the name.', 'band', 'beside'],
    9: ['Groceries: a band, facts in passing.', 'band', 'chips'],
    10: ['Spare parts: a line with what is known at its end.', 'line', 'beside'],
  },
);

/** The row of a number; a number without a row gives row 1. */
export function supplierVariant(number: number): TwoAxes {
  return SUPPLIER_VARIANTS[number] ?? SUPPLIER_VARIANTS[1];
}

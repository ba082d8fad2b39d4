import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the account's menu on wide screens. */
type MenuPlace = 'left' | 'right' | 'above' | 'tiles';
/** Surface that the pages are drawn on. */
type PanelStyle = 'panels' | 'lines' | 'tinted';

/** A row for each value of the shop's setting `profileStyleType`. */
export const PROFILE_VARIANTS = twoAxes<MenuPlace, PanelStyle>(
  { part: 'profile', folder: 'account/look', usual: ['left', 'panels'] },
  {
    0: ['A small shop: what is asked for, the ways over it.', 'above', 'lines'],
    1: ['Any shop: the ways at the left, panels beside them.', 'left', 'panels'],
    2: ['Who reads first and goes on then: the ways at the right.', 'right', 'panels'],
    3: ['Clothes: lines in place of boxes.', 'left', 'lines'],
    4: ['Groceries: large tiles for a thumb.', 'tiles', 'panels'],
    5: ['Furniture: the brand behind the ways.', 'left', 'tinted'],
    6: ['A wide form: nothing beside it.', 'above', 'panels'],
    7: ['A magazine: lines, and the ways at the right.', 'right', 'lines'],
    8: ['A bank of points: tiles in the colour of the brand.', 'tiles', 'tinted'],
    9: ['Wholesale: tiles over long lists with lines.', 'tiles', 'lines'],
    10: ['A brand of its own: its colour over the page.', 'above', 'tinted'],
  },
);

/** The row of a number; a number without a row gives row 1. */
export function profileVariant(number: number): TwoAxes {
  return PROFILE_VARIANTS[number] ?? PROFILE_VARIANTS[1];
}

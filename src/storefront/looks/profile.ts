import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the account's menu on wide screens, and its arrangement on phones. */
type MenuPlace = 'left' | 'right' | 'tabs' | 'tiles' | 'rail';
/** Surface that the pages are drawn on; `tinted` begins with the wallet, in the colour of the brand. */
type PanelStyle = 'panels' | 'lines' | 'tinted';

/** A row for each value of the shop's setting `profileStyleType`. */
export const PROFILE_VARIANTS = twoAxes<MenuPlace, PanelStyle>(
  { part: 'profile', folder: 'account/look', usual: ['left', 'panels'] },
  {
    1: ['Any shop: the ways at the left, panels beside them; a list on phones.', 'left', 'panels'],
    2: ['Who reads first and goes on then: the ways at the right, two by two on phones.', 'right', 'panels'],
    3: ['Clothes: lines in place of boxes, large words.', 'left', 'lines'],
    4: ['Groceries: large tiles for a thumb.', 'tiles', 'panels'],
    5: ['Furniture: a narrow rail of icons, the wallet in the colour of the brand.', 'rail', 'tinted'],
    6: ['A wide form: tabs over it, nothing beside it.', 'tabs', 'panels'],
    7: ['A magazine: lines, and the ways at the right.', 'right', 'lines'],
    8: ['A bank of points: the wallet first, then tiles.', 'tiles', 'tinted'],
    10: ['A brand of its own: the wallet in its colour, tabs below.', 'tabs', 'tinted'],
  },
  { 0: 6, 9: 4 },
);

/** The row of a number; a number without a row gives row 1. */
export function profileVariant(number: number): TwoAxes {
  return PROFILE_VARIANTS[number] ?? PROFILE_VARIANTS[1];
}

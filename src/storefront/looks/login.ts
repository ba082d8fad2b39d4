import { type TwoAxes, twoAxes } from './two-axes.ts';

/** Place of the form on wide screens; except in the middle, the name of the shop stands beside it. */
type FormPlace = 'middle' | 'left' | 'right' | 'under';
/** Surface that the form is drawn on. */
type FormStyle = 'panel' | 'bare' | 'framed';

/** A row for each value of the shop's setting `loginStyleType`. */
export const LOGIN_VARIANTS = twoAxes<FormPlace, FormStyle>(
  { part: 'login', folder: 'sign-in/look', usual: ['middle', 'panel'] },
  {
    0: ['A small shop: nothing but the form.', 'middle', 'bare'],
    1: ['Any shop: the form in the middle.', 'middle', 'panel'],
    2: ['A brand of its own: the form beside its name.', 'left', 'panel'],
    3: ['The name is read first, then the form.', 'right', 'panel'],
    4: ['Phones first: the name over the form.', 'under', 'panel'],
    5: ['A counter: a frame with the colour of the shop.', 'middle', 'framed'],
    6: ['Clothes: the form on the page itself, the name beside it.', 'left', 'bare'],
    7: ['A magazine: the name as a page, the form opposite.', 'right', 'bare'],
    8: ['Wholesale: a framed form, whose shop it is beside it.', 'left', 'framed'],
    9: ['Makers: whose shop it is, then a framed form.', 'right', 'framed'],
    10: ['A doorplate: the name over a form without a box.', 'under', 'bare'],
  },
);

/** The row of a number; a number without a row gives row 1. */
export function loginVariant(number: number): TwoAxes {
  return LOGIN_VARIANTS[number] ?? LOGIN_VARIANTS[1];
}

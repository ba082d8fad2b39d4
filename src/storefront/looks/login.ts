import { type Rows, shared } from './rows.ts';

/** Content of the shop on its page to sign in at. */
export type BrandPart = 'picture' | 'name' | 'promises' | 'categories' | 'contacts';

/** Layout of the page to sign in at. */
export interface LoginVariant {
  /** Its use in a few words, for whoever chooses a variant. */
  purpose: string;
  /** Content of the shop in the order to read it in; none leaves the form alone. */
  parts: readonly BrandPart[];
  /** The shop comes after the form; on wide screens they stand beside each other all the same. */
  isAfter: boolean;
  /** Classes of the container. */
  classes: readonly string[];
  /** Style sheets beside those of all such pages, by their paths below `src` without `.css`. */
  sheets: readonly string[];
}

interface OwnRow {
  parts?: readonly BrandPart[];
  isAfter?: true;
  /** The shop beside the form on wide screens, over it on all, or on a ground with a pattern. */
  place?: 'beside' | 'over' | 'pattern';
  /** Surface that the form is drawn on. */
  form?: 'panel' | 'bare' | 'framed';
}

function row(purpose: string, own: OwnRow = {}): LoginVariant {
  const { parts = [], isAfter = false, place, form = 'panel' } = own;
  const places = place === undefined ? [] : place === 'pattern' ? ['beside', place] : [place];
  const looks = [...places, ...(form === 'panel' ? [] : [form])];
  return {
    purpose,
    parts,
    isAfter,
    classes: [...looks, ...(isAfter ? ['after'] : [])].map((look) => `login-look--${look}`),
    sheets: [...(place ? ['brand'] : []), ...looks].map((look) => `sign-in/look/${look}`),
  };
}

/** A row for each value of the shop's setting `loginStyleType`. */
export const LOGIN_VARIANTS: Rows<LoginVariant> = shared(
  {
    1: row('Any shop: nothing but the form, in the middle.'),
    2: row('Clothes: the first picture of the home page, the form beside it.', {
      parts: ['picture', 'name'],
      place: 'beside',
    }),
    3: row('Who has to be trusted first: the form, and what the shop promises.', {
      parts: ['name', 'promises'],
      isAfter: true,
      place: 'beside',
    }),
    4: row('A doorplate: the name over a form without a box.', {
      parts: ['name'],
      place: 'over',
      form: 'bare',
    }),
    5: row('Delivery first: what the shop promises in one line over a framed form.', {
      parts: ['promises'],
      place: 'over',
      form: 'framed',
    }),
    6: row('Wide catalogues: ways back to the goods, the form beside them.', {
      parts: ['name', 'categories'],
      place: 'beside',
    }),
    7: row('A brand of its own: a pattern in its colour, the form reaches into it on phones.', {
      parts: ['name'],
      place: 'pattern',
    }),
    8: row('Wholesale: a framed form, and whom to call.', {
      parts: ['name', 'contacts'],
      isAfter: true,
      place: 'beside',
      form: 'framed',
    }),
    9: row('Makers: the form first, then a picture and what the shop promises.', {
      parts: ['picture', 'name', 'promises'],
      isAfter: true,
      place: 'beside',
      form: 'bare',
    }),
  },
  { 0: 1, 10: 4 },
);

/** The row of a number; a number without a row gives row 1. */
export function loginVariant(number: number): LoginVariant {
  return LOGIN_VARIANTS[number] ?? LOGIN_VARIANTS[1];
}

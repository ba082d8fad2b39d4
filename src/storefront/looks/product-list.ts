import type { ListLook } from '#domain/listing/list-look.ts';
import { type Rows, shared } from './rows.ts';

/** Look of lists of products: of categories, brands and suppliers. */
export interface ListVariant extends ListLook {
  /** Its use in a few words, for whoever chooses a variant. */
  purpose: string;
  /** Head above a list: names of the categories below, their pictures, or a picture of its own. */
  head: 'names' | 'tiles' | 'banner';
  /** Cards with less room between them. */
  isDense: boolean;
  /** Style sheets beside those of all lists, by their paths below `src` without `.css`. */
  sheets: readonly string[];
}

const COMMON = { filters: 'column', pages: 'numbers', head: 'names', isDense: false } as const;

/** A row with the sheets of its parts. */
function row(own: Partial<ListVariant> & Pick<ListVariant, 'purpose'>): ListVariant {
  const { filters, head, isDense } = { ...COMMON, ...own };
  const sheets = [
    ...(filters === 'drawer' ? [] : [`listing/look/${filters}`]),
    ...(head === 'names' ? [] : [`listing/look/${head}`]),
    ...(isDense ? ['listing/look/dense'] : []),
  ];
  return { ...COMMON, ...own, sheets };
}

/** A row for each value of the shop's setting `productListStyleType`. */
export const LIST_VARIANTS: Rows<ListVariant> = shared(
  {
    1: row({ purpose: 'Any shop: filters beside the list, pages by number.' }),
    2: row({
      purpose: 'Many sections: what lies below stands above one long list, in pictures.',
      head: 'tiles',
      pages: 'more',
    }),
    3: row({
      purpose: 'Clothes: the picture of the section, filters out of the way, one long list.',
      head: 'banner',
      filters: 'drawer',
      pages: 'more',
    }),
    4: row({
      purpose: 'Few filters that everybody uses: they drop from a bar over one long, close list.',
      filters: 'bar',
      pages: 'more',
      isDense: true,
    }),
    5: row({ purpose: 'Wholesale: as many as fit, filters beside them.', isDense: true }),
    6: row({
      purpose: 'Groceries: sections in pictures, many on a screen, one long list.',
      head: 'tiles',
      filters: 'bar',
      pages: 'more',
      isDense: true,
    }),
    7: row({
      purpose: 'A small shop: nothing but one long list, filters come when they are asked for.',
      filters: 'drawer',
      pages: 'more',
    }),
    8: row({
      purpose: 'A brand of its own: picture above, filters in a bar.',
      head: 'banner',
      filters: 'bar',
    }),
    10: row({
      purpose: 'Furniture: rooms in pictures, filters out of the way.',
      head: 'tiles',
      filters: 'drawer',
    }),
  },
  { 0: 7, 9: 3 },
);

/** The row of a number; a number without a row gives row 1. */
export function listVariant(number: number): ListVariant {
  return LIST_VARIANTS[number] ?? LIST_VARIANTS[1];
}

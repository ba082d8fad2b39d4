import type { Rows } from './rows.ts';

/** Parts of a header. */
export type HeaderPart =
  | 'promo'
  | 'top'
  | 'aside'
  | 'logo'
  | 'catalogue'
  | 'search'
  | 'actions'
  | 'categories';

/** Layout of a shop's header. */
export interface HeaderVariant {
  name: string;
  /** Shops that it suits, and the reason. */
  purpose: string;
  /** In the order in which they are read. */
  parts: readonly HeaderPart[];
  sheets: readonly string[];
}

interface OwnRow extends Omit<HeaderVariant, 'sheets' | 'parts'> {
  parts?: readonly HeaderPart[];
  /** Arrangement on phones. */
  phone: 'rows' | 'line' | 'centred' | 'beside';
  /** Beside its own: actions without words, a search that opens from its icon, one line, departments. */
  with?: readonly ('icons' | 'search-icon' | 'one-line' | 'departments')[];
}

const COMMON: readonly HeaderPart[] = ['top', 'aside', 'logo', 'catalogue', 'search', 'actions'];
const IN_ONE_LINE: readonly HeaderPart[] = ['logo', 'catalogue', 'search', 'top', 'aside', 'actions'];

function row({ phone, with: more = [], parts = COMMON, name, purpose }: OwnRow): HeaderVariant {
  const sheets = [...more, `phone-${phone}`, name].map((sheet) => `shell/header/${sheet}`);
  return { name, purpose, parts, sheets };
}

/** A row for each value of the shop's setting `headerStyleType`. */
export const HEADER_VARIANTS: Rows<HeaderVariant> = {
  0: row({
    name: 'bare',
    purpose: 'One brand with few goods: logo, icons, and nothing that speaks before them.',
    parts: ['catalogue', 'logo', 'top', 'aside', 'search', 'actions'],
    phone: 'line',
    with: ['icons', 'search-icon'],
  }),
  1: row({
    name: 'market',
    purpose: 'A bit of everything: a quiet line on top, then catalogue, search and actions.',
    phone: 'rows',
  }),
  2: row({
    name: 'centred',
    purpose: 'Fashion: the logo in the middle, the categories below it like a masthead.',
    parts: ['top', 'aside', 'search', 'logo', 'actions', 'catalogue', 'categories'],
    phone: 'centred',
    with: ['icons'],
  }),
  3: row({
    name: 'finder',
    purpose: 'Large catalogues: the search comes first and is as wide as the page lets it.',
    parts: ['logo', 'catalogue', 'search', 'actions', 'top', 'aside'],
    phone: 'beside',
  }),
  4: row({
    name: 'shelves',
    purpose: 'Shops that are walked by department: the categories stand in a line with pictures.',
    parts: ['top', 'aside', 'logo', 'search', 'actions', 'catalogue', 'categories'],
    phone: 'rows',
    with: ['departments'],
  }),
  5: row({
    name: 'dark',
    purpose: 'Electronics and tools: a dark bar that sets bright pictures off.',
    parts: ['logo', 'top', 'aside', 'catalogue', 'search', 'actions'],
    phone: 'beside',
    with: ['icons'],
  }),
  6: row({
    name: 'storeys',
    purpose: 'Shops with news to tell: a line of promises above, the pages of the shop below.',
    parts: ['promo', 'logo', 'search', 'aside', 'actions', 'catalogue', 'top'],
    phone: 'rows',
    with: ['icons'],
  }),
  7: row({
    name: 'island',
    purpose: 'Shops with large slides: a bar that floats, over the first slide on the home page.',
    parts: IN_ONE_LINE,
    phone: 'line',
    with: ['icons', 'one-line'],
  }),
  8: row({
    name: 'rail',
    purpose: 'Wholesale: all departments stay in sight at the side of a large screen.',
    parts: ['logo', 'catalogue', 'search', 'top', 'aside', 'actions', 'categories'],
    phone: 'rows',
    with: ['icons', 'one-line', 'departments'],
  }),
  9: row({
    name: 'line',
    purpose: 'Who comes every day: one low line, and all the screen for the goods.',
    parts: IN_ONE_LINE,
    phone: 'line',
    with: ['icons', 'one-line'],
  }),
  10: row({
    name: 'brand',
    purpose: 'Shops that are known by their colour: it carries the whole header.',
    parts: ['logo', 'top', 'aside', 'catalogue', 'search', 'actions'],
    phone: 'centred',
  }),
};

/** The row of a number; a number without a row gives row 1. */
export function headerVariant(number: number): HeaderVariant {
  return HEADER_VARIANTS[number] ?? HEADER_VARIANTS[1];
}

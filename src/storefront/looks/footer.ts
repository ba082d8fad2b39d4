import type { Rows } from './rows.ts';

/** Parts of a footer. */
export type FooterPart = 'about' | 'links' | 'contact' | 'social' | 'place' | 'badges' | 'end';

/** Layout of a shop's footer. */
export interface FooterVariant {
  name: string;
  /** Shops that it suits, and the reason. */
  purpose: string;
  /** In the order in which they are read. */
  parts: readonly FooterPart[];
  sheets: readonly string[];
}

function row(own: Omit<FooterVariant, 'sheets'>): FooterVariant {
  return { ...own, sheets: [`shell/footer/${own.name}`] };
}

/** A row for each value of the shop's setting `footerStyleType`. */
export const FOOTER_VARIANTS: Rows<FooterVariant> = {
  1: row({
    name: 'columns',
    purpose: 'A bit of everything, in columns.',
    parts: ['about', 'social', 'links', 'contact', 'badges', 'end'],
  }),
  2: row({
    name: 'centred',
    purpose: 'Fashion and small brands: a name in the middle, and little below it.',
    parts: ['about', 'links', 'social', 'contact', 'end'],
  }),
  3: row({
    name: 'line',
    purpose: 'Shops of few pages: two low lines.',
    parts: ['about', 'links', 'social', 'contact', 'badges', 'end'],
  }),
  4: row({
    name: 'dark',
    purpose: 'Shops that sell by telephone: dark, with numbers to be read from afar.',
    parts: ['contact', 'social', 'links', 'about', 'badges', 'end'],
  }),
  5: row({
    name: 'place',
    purpose: 'Shops with a door: where it is and when it is open come first.',
    parts: ['place', 'links', 'about', 'social', 'badges', 'end'],
  }),
  6: row({
    name: 'badges',
    purpose: 'Who has to be trusted first: ways to pay and apps in a band above the links.',
    parts: ['badges', 'about', 'social', 'links', 'contact', 'end'],
  }),
  7: row({
    name: 'links',
    purpose: 'Many links: they come first and have the most room.',
    parts: ['links', 'contact', 'about', 'social', 'badges', 'end'],
  }),
};

/** The row of a number; a number without a row gives row 1. */
export function footerVariant(number: number): FooterVariant {
  return FOOTER_VARIANTS[number] ?? FOOTER_VARIANTS[1];
}

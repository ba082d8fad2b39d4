import type { Rows } from './rows.ts';

/** A place that a tab of the navigation at the bottom leads to. */
export type Tab = 'home' | 'catalogue' | 'favourites' | 'compare' | 'cart' | 'profile' | 'more';

/** The navigation at the bottom of phones. */
export interface BottomNavVariant {
  name: string;
  /** Shops that it suits, and the reason. */
  purpose: string;
  /** From left to right. If the shop has a code for cashback, that takes the place of the favourites. */
  tabs: readonly Tab[];
  /** The catalogue opens in a panel at the side, in place of its page. */
  opensCatalogue: boolean;
  sheets: readonly string[];
}

type OwnRow = Omit<BottomNavVariant, 'opensCatalogue' | 'sheets'> & { opensCatalogue?: true };

function row(own: OwnRow): BottomNavVariant {
  const more = own.tabs.includes('more') ? ['more'] : [];
  const sheets = [...more, own.name].map((sheet) => `shell/nav/${sheet}`);
  return { opensCatalogue: false, ...own, sheets };
}

/** A row for each value of the shop's setting `mobileMenuStyleType`. */
export const BOTTOM_NAV_VARIANTS: Rows<BottomNavVariant> = {
  1: row({
    name: 'tabs',
    purpose: 'A bit of everything: seven places, each with its word.',
    tabs: ['home', 'catalogue', 'favourites', 'compare', 'cart', 'profile', 'more'],
  }),
  2: row({
    name: 'raised',
    purpose: 'Large baskets: the cart stands above the rest.',
    tabs: ['home', 'catalogue', 'cart', 'favourites', 'compare', 'more'],
  }),
  4: row({
    name: 'panel',
    purpose: 'Deep catalogues: departments unfold at the side without leaving the page.',
    tabs: ['home', 'catalogue', 'cart', 'compare', 'profile', 'more'],
    opensCatalogue: true,
  }),
  5: row({
    name: 'pill',
    purpose: 'Pictures first: a small bar that floats, with a word for the place one is at.',
    tabs: ['home', 'catalogue', 'favourites', 'compare', 'cart', 'more'],
  }),
};

/** The row of a number; a number without a row gives row 1. */
export function bottomNavVariant(number: number): BottomNavVariant {
  return BOTTOM_NAV_VARIANTS[number] ?? BOTTOM_NAV_VARIANTS[1];
}

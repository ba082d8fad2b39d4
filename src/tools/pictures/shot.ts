import type { LookName } from '#storefront/looks/look-tables.ts';

/** Part of its page that a picture shows. */
export type Cut =
  /** From the top down, at most so many pixels. */
  | { from: 'top'; height: number }
  /** From the bottom of the first screen up. */
  | { from: 'bottom'; height: number }
  /** The first element of a selector, at most so many pixels of it. */
  | { from: 'element'; selector: string; height: number };

/** Shot of a thing that has looks. */
export interface LookShot {
  /** Kind of another page to take it on than the one that the table of looks names. */
  kind?: string;
  cut: Cut;
  /** Widths of screens on which it is there. */
  widths: readonly number[];
}

/** A phone, and a screen on a desk. */
export const PHONE = 390;
export const DESK = 1440;
export const WIDTHS: readonly number[] = [DESK, PHONE];

export const SCHEMES = ['light', 'dark'] as const;

/** A page that is longer is cut off. */
export const LONGEST_PAGE = 4_000;

/** Kinds of pages of which a guest sees little or nothing. */
const PAGES_OF_CUSTOMERS = /^(?:cart|checkout|notifications|profile)(?:$|\/)/;

export const isForCustomers = (kind: string): boolean => PAGES_OF_CUSTOMERS.test(kind);

export const LOOK_SHOTS: Readonly<Record<LookName, LookShot>> = {
  header: {
    cut: { from: 'top', height: 520 },
    widths: WIDTHS,
  },
  home: {
    cut: { from: 'top', height: LONGEST_PAGE },
    widths: WIDTHS,
  },
  card: {
    cut: { from: 'element', selector: '.product-grid', height: 900 },
    widths: WIDTHS,
  },
  list: {
    cut: { from: 'top', height: 1_600 },
    widths: WIDTHS,
  },
  product: {
    cut: { from: 'top', height: LONGEST_PAGE },
    widths: WIDTHS,
  },
  supplier: {
    cut: { from: 'top', height: 1_000 },
    widths: WIDTHS,
  },
  login: {
    cut: { from: 'top', height: 1_000 },
    widths: WIDTHS,
  },
  cart: {
    cut: { from: 'top', height: 1_200 },
    widths: WIDTHS,
  },
  checkout: {
    cut: { from: 'top', height: 1_600 },
    widths: WIDTHS,
  },
  profile: {
    cut: { from: 'top', height: 1_200 },
    widths: WIDTHS,
  },
  footer: {
    kind: 'cart',
    cut: { from: 'element', selector: 'body > footer', height: 1_400 },
    widths: WIDTHS,
  },
  nav: {
    cut: { from: 'bottom', height: 260 },
    widths: [PHONE],
  },
};

export const PICTURED_LOOKS = Object.keys(LOOK_SHOTS) as LookName[];

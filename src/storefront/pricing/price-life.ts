/** Prices younger than this, in milliseconds, are not asked for again while a page is open. */
export const PRICE_LIFE = 120_000;

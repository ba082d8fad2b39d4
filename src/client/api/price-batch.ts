/** Variations in one call for prices; the platform takes no more than `MAX_PRICE_IDS`. */
export const PRICE_BATCH = 100;

/** Prices younger than this, in milliseconds, are not asked for again while a page is open. */
export const PRICE_LIFE = 120_000;

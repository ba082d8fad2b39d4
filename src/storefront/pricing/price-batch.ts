/** Variations in one call for prices; the platform takes no more than `MAX_PRICE_IDS`. */
export const PRICE_BATCH = 100;

import { map } from 'nanostores';

/** Quantities set on the pages of products that are not in the cart, by variation id. */
export const $wanted = map<Record<number, number | undefined>>({});

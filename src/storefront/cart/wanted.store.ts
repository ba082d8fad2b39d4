import { map } from 'nanostores';

/**
 * How many pieces of a product that is not in the cart a shopper has set on its page, by variation id. What
 * is in the cart says so itself.
 */
export const $wanted = map<Record<number, number | undefined>>({});

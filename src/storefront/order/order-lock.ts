/** The lock of all orders: of a shop, one is under way at a time in a browser. */
export const ORDER_LOCK = 'storefront:order';

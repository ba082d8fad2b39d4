/** Most lines that one cart keeps, deleted ones not counted. */
export const MAX_CART_RECORDS = 500;

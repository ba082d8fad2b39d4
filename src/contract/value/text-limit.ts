/** Most characters of texts that calls take. Forms say so before anything is sent. */

/** A line of an address, also its name. */
export const MAX_ADDRESS_LINE = 200;

/** Entrance, floor and flat of an address. */
export const MAX_DOOR_NUMBER = 20;

export const MAX_EMAIL = 120;

/** The shopper's note to an order. */
export const MAX_ORDER_NOTE = 1_000;

/** A name of an order in one click. */
export const MAX_ORDER_NAME = 100;

/** An answer to a question of a product's category. */
export const MAX_ANSWER = 4_000;

/** Words of a search. */
export const MAX_QUERY_LENGTH = 200;

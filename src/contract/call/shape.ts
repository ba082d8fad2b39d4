/** Any value, or none. */
export const ANY = 0;
export const TEXT = 1;
export const NUMBER = 2;
/** A whole number. */
export const WHOLE = 3;
/** A whole number from 0 on: an id, money or a count. */
export const COUNT = 4;
export const FLAG = 5;

/**
 * The form of a value, small enough for a browser: a kind; the one text that it must be; the fields of an
 * object; the entries of a list (`[entry]`); or several forms of which it has one (`[one, other]`).
 */
export type Shape = number | string | readonly Shape[] | { readonly [field: string]: Shape };

import type { Rows } from './rows.ts';

/** How a shop shows the cart. */
export interface CartVariant {
  /** Whether the list under the cart link of the header leads on to the goods, too. */
  showContinue: boolean;
}

/** A row for each value of the shop's setting `cartStyleType`. */
const CART_VARIANTS: Rows<CartVariant> = {
  1: { showContinue: false },
  2: { showContinue: true },
};

/** The row of a number; a number without a row gives row 1. */
export function cartVariant(number: number): CartVariant {
  return CART_VARIANTS[number] ?? CART_VARIANTS[1];
}

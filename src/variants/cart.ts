/** How a shop shows the cart. */
export interface CartVariant {
  /** Whether the list under the cart link of the header leads on to the goods, too. */
  showContinue: boolean;
}

/** A row for each value of the shop's setting `cartStyleType`. */
const CART_VARIANTS: Readonly<Record<number, CartVariant>> = {
  1: { showContinue: false },
  2: { showContinue: true },
};

const FALLBACK: CartVariant = { showContinue: false };

/** The row of a number; a number without a row gives row 1. */
export function cartVariant(number: number): CartVariant {
  return CART_VARIANTS[number] ?? FALLBACK;
}

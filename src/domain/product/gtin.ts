const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** A barcode as the number that trade knows goods by worldwide; empty where it is none. */
export function gtinOf(barcode: string): string {
  return GTIN.test(barcode) && hasRightCheckDigit(barcode) ? barcode : '';
}

/** From the right, digits count once and three times by turns. */
function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) sum += Number(digit) * (at % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

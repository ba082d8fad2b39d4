/** An EAN-13 barcode: 478 (Uzbekistan), nine digits of the number, check digit. */
export function ean13(number: number): string {
  const body = `478${String(number % 1_000_000_000).padStart(9, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/** Makes the sum of all digits, every second one three times, end in 0. */
function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

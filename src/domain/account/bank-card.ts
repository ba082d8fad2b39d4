/** Digits of a card number, spaces apart. */
export const CARD_DIGITS = 16;

/** Message keys of a card number that is refused, and of an expiry that is. */
export type CardNumberProblem = 'required' | 'card-digits' | 'wrong-card-number';
export type ExpiryProblem = 'required' | 'invalid-expiry' | 'expired-card';

export type CardBrand = 'uzcard' | 'humo' | 'visa' | 'mastercard' | 'other';

/**
 * The 16 digits of a card number with its spaces taken out; undefined where they are not 16 or their check
 * digit is wrong.
 */
export function parseCardNumber(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  return digits.length === CARD_DIGITS && /^\d+$/.test(digits) && hasCheckDigit(digits) ? digits : undefined;
}

/** Masks 16 digits for shoppers' eyes: `8600 49** **** 1234`. */
export function maskCardNumber(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, 6)}** **** ${digits.slice(12)}`;
}

/** True for a card whose last month, `MM/YY`, is over. */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return now.getTime() >= Date.UTC(2000 + year, month);
}

/** Fault of a typed card number: it has 16 digits, spaces apart, the last a check digit. */
export function cardNumberProblem(text: string): CardNumberProblem | undefined {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return 'required';
  if (!/^\d{16}$/.test(digits)) return 'card-digits';
  return parseCardNumber(digits) ? undefined : 'wrong-card-number';
}

/** Fault of a typed expiry, `MM/YY`. */
export function expiryProblem(text: string, now: Date): ExpiryProblem | undefined {
  if (text === '') return 'required';
  if (!/^(?:0[1-9]|1[0-2])\/\d{2}$/.test(text)) return 'invalid-expiry';
  return isCardExpired(text, now) ? 'expired-card' : undefined;
}

/** Brand of a card, by the first digits of its number. */
export function brandOfCard(number: string): CardBrand {
  if (/^(8600|5614)/.test(number)) return 'uzcard';
  if (number.startsWith('9860')) return 'humo';
  if (number.startsWith('4')) return 'visa';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'other';
}

/** The check of Luhn: every second digit from the right doubled, the sum of all digits a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

import { withoutSeparators } from '#domain/text/typed-text.ts';

/** Digits of a card number, separators apart. */
export const CARD_DIGITS = 16;

/** Message keys of a card number that is refused, and of an expiry that is. */
export type CardNumberProblem = 'required' | 'card-digits' | 'wrong-card-number';
export type ExpiryProblem = 'required' | 'invalid-expiry' | 'expired-card';

export type CardBrand = 'uzcard' | 'humo' | 'visa' | 'mastercard' | 'other';

/**
 * The 16 digits of a card number without its separators; undefined where they are not 16 or their check digit
 * is wrong.
 */
export function parseCardNumber(text: string): string | undefined {
  const digits = withoutSeparators(text);
  return digits.length === CARD_DIGITS && /^\d+$/.test(digits) && hasCheckDigit(digits) ? digits : undefined;
}

/** Digits in groups of four, however many there are; any other text as it is. */
export function groupCardNumber(text: string): string {
  const digits = withoutSeparators(text);
  return /^\d+$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : text;
}

/**
 * An expiry as it is kept, `MM/YY`: months of one digit, years of four, other separators and `2028-12` of
 * browsers are read. Undefined where the text is no month of a year.
 */
export function parseExpiry(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim();
  const [, month, year] = EXPIRY.exec(typed) ?? [];
  const [, ownYear = year, ownMonth = month] = YEAR_FIRST.exec(typed) ?? [];
  if (!ownMonth || !ownYear || Number(ownMonth) < 1 || Number(ownMonth) > 12) return undefined;
  return `${ownMonth.padStart(2, '0')}/${ownYear.slice(-2)}`;
}

const EXPIRY = /^(\d{2}|\d(?=\D))\s*[\p{Pd}/. ]?\s*((?:20)?\d{2})$/u;
const YEAR_FIRST = /^(20\d{2})[\p{Pd}/. ](\d{1,2})$/u;

/** Puts a slash behind the month while an expiry is typed; any other text as it is. */
export const groupExpiry = (text: string): string => text.replace(/^(0[1-9]|1[0-2])(\d{1,4})$/, '$1/$2');

/** Masks 16 digits for shoppers' eyes: `8600 49** **** 1234`. */
export function maskCardNumber(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, 6)}** **** ${digits.slice(12)}`;
}

/** True for a card whose last month, `MM/YY`, is over. */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return now.getTime() >= Date.UTC(2000 + year, month);
}

/** Fault of a typed card number: it has 16 digits, separators apart, the last a check digit. */
export function cardNumberProblem(text: string): CardNumberProblem | undefined {
  const digits = withoutSeparators(text);
  if (digits === '') return 'required';
  if (!/^\d{16}$/.test(digits)) return 'card-digits';
  return parseCardNumber(digits) ? undefined : 'wrong-card-number';
}

/** Fault of a typed expiry. */
export function expiryProblem(text: string, now: Date): ExpiryProblem | undefined {
  if (text.trim() === '') return 'required';
  const expiry = parseExpiry(text);
  if (!expiry) return 'invalid-expiry';
  return isCardExpired(expiry, now) ? 'expired-card' : undefined;
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

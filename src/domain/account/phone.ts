/** Prefix of a phone number that a shopper typed without one. */
export const PHONE_PREFIX = '+998';

/** Characters of a whole number without spaces: `+998901234567`. */
export const PHONE_LENGTH = 13;

const PHONE = /^(?:\+998 ?)?\d{2} ?\d{3} ?\d{2} ?\d{2}$/;

/** True for a phone number as shoppers write it: `+998 90 123 45 67`, with any spaces and prefix. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim());
}

/**
 * The number as it is kept, `+998901234567`; undefined where the text is no phone number. The plus alone may
 * be missing too.
 */
export function parsePhone(text: string): string | undefined {
  const digits = text.replaceAll(' ', '');
  const whole = /^998\d{9}$/.test(digits) ? `+${digits}` : digits;
  if (!isPhone(whole)) return undefined;
  return whole.length === PHONE_LENGTH ? whole : PHONE_PREFIX + whole;
}

/** A kept number as it is read: `+998 90 123 45 67`; any other text as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+998)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1\u00A0$2\u00A0$3\u00A0$4\u00A0$5');
}

/** Address that dials a number, however it is written. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

import { withoutSeparators } from '#domain/text/typed-text.ts';

/** Prefix of a phone number that a shopper typed without one. */
export const PHONE_PREFIX = '+998';

/** Nine digits after the prefix; a second prefix is that of a number pasted behind the one in the field. */
const NUMBER = /^(?:(?:\+|00)?998){0,2}(\d{9})$/;

/**
 * The number as it is kept, `+998901234567`; undefined where the text is no number of Uzbekistan. Prefixes
 * `998` and `00998`, the old trunk prefix 8 and any separators are read; nothing is cut.
 */
export function parsePhone(text: string): string | undefined {
  const compact = withoutSeparators(text);
  const [, own] = NUMBER.exec(compact) ?? (hasTrunkPrefix(text) ? /^8(\d{9})$/.exec(compact) : null) ?? [];
  return own && PHONE_PREFIX + own;
}

/**
 * True for `8 90…`. Written together, 87 and 88 begin numbers of their own: such a text with a digit too many
 * would become the number of somebody else.
 */
function hasTrunkPrefix(text: string): boolean {
  return !/^8[78]/.test(text.trim());
}

/** A number in groups while it is typed, with its prefix; a text that is no beginning of one as it is. */
export function groupPhone(text: string): string {
  const compact = withoutSeparators(text);
  // 8 and 00 may begin a longer form: the text is read once the field is left.
  if (/^(?:8|0)/.test(compact)) return text;
  const [, own] = /^(?:\+998)?(\d{0,9})$/.exec(compact) ?? [];
  if (own === undefined) return settlePhone(text);
  const groups = [own.slice(0, 2), own.slice(2, 5), own.slice(5, 7), own.slice(7)].filter(Boolean);
  return own === '' ? compact : [PHONE_PREFIX, ...groups].join(' ');
}

/** A whole number in groups and with its prefix; any other text as it is. */
export function settlePhone(text: string): string {
  const phone = parsePhone(text);
  return phone ? formatPhone(phone).replaceAll('\u00A0', ' ') : text;
}

/** A kept number as it is read: `+998 90 123 45 67`; any other text as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+998)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1\u00A0$2\u00A0$3\u00A0$4\u00A0$5');
}

/** Address that dials a number, however it is written. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

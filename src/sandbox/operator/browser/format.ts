import type { Localized } from '#contract/value/primitive.ts';

/** Whole UZS with spaces between thousands: `1 250 000 UZS`. */
export function formatMoney(amount: number): string {
  return `${formatCount(amount)}\u00A0UZS`;
}

export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
}

/** In English where there is such a text, else in the first language that has one. */
export function textOf(text: Localized | undefined): string {
  return text?.en ?? Object.values(text ?? {})[0] ?? '';
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `14:05` of a moment in ISO 8601. */
export const formatTime = (moment: string) => TIME.format(new Date(moment));

/** `14:05:09`. */
export const formatClock = (moment: Date) => CLOCK.format(moment);

/** `1 Nov 2026`. */
export const formatDay = (moment: string | Date) => DAY.format(new Date(moment));

/** `1 Nov 2026, 14:05`. */
export const formatMoment = (moment: string) => `${formatDay(moment)}, ${formatTime(moment)}`;

/** A moment as a field of the kind `datetime-local` wants it, in this machine's time zone; empty for none. */
export function toLocalField(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Text of a field of the kind `datetime-local` as ISO 8601 in UTC; null where it is empty. */
export function fromLocalField(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}

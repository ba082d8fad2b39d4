const PLAIN = /^(?<whole>\d+)(?:[.,](?<fraction>\d{1,2}))?$/;
/** Groups of three by one separator, a fraction by the other. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<fraction>\d{1,2}))?$/;

/**
 * Whole UZS of a sum as people write it: `5 000 000`, `5.000.000,00`, `1,250,000 so'm`; undefined where the
 * text is none. Three digits behind a dot or comma are thousands, because prices are whole.
 */
export function parseSum(text: string): number | undefined {
  const typed = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}'’ʻʼ‘`]/gu, '')
    .replace(/(?:uzs|som|сум)\.?$/iu, '');
  const { whole, fraction = '0' } = (PLAIN.exec(typed) ?? GROUPED.exec(typed))?.groups ?? {};
  if (whole === undefined) return undefined;
  const sum = Number(whole.replace(/\D/g, '')) + Math.round(Number(`0.${fraction}`));
  return Number.isSafeInteger(sum) ? sum : undefined;
}

/** Digits in groups of three while a sum is typed; a text with anything else as it is. */
export function groupSum(text: string): string {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0') : text;
}

/**
 * A number as feeds write it: `1 299.90`, `1299,90`; undefined for anything else and for what is below zero.
 */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,15}(?:[.,]\d{1,10})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

import { notify } from '#storefront/page/notice.ts';

/**
 * The quantity that was typed into a field of numbers; undefined for none, and for parts of a piece, which a
 * notice refuses.
 */
export function typedQuantity({ value, valueAsNumber, validity }: HTMLInputElement): number | undefined {
  if (valueAsNumber < 1 || Number.isInteger(valueAsNumber)) return valueAsNumber;
  if (value !== '' || validity.badInput) notify({ key: 'notice.whole-pieces' });
  return undefined;
}

import { hash } from 'node:crypto';
import { isColorName } from './color-name.ts';
import type { FeedParameter } from './feed.ts';
import { slugOf } from './slug.ts';

/**
 * Fitness of a parameter as a choice, the best first: a colour or a size is what shoppers choose by; a
 * weight or an article number only tells apart what nothing else does.
 */
export const KINDS = ['color', 'size', 'parameter', 'dimension', 'weight', 'identifier'] as const;
export type ParameterKind = (typeof KINDS)[number];

/** Letters of a code that is made of the name alone. */
const MAX_CODE = 70;

const ENDS = String.raw`(?![\p{L}\p{N}])`;
const WEIGHT = new RegExp(`^(?:вес|масса|weight|mass|вага|maso|massa|ogirlik|vazn)${ENDS}`, 'iu');
const DIMENSION = new RegExp(
  `^(?:длина|ширина|высота|глубина|толщина|габарит\\p{L}*|объ[её]м (?:упаковки|груза)` +
    `|размеры?,? (?:упаковки|в упаковке|коробки|товара|изделия|\\(?[дшв]\\p{L}* ?[xх×])` +
    `|length|width|height|depth|thickness|dimensions?|package size|uzunlik|uzunligi|kenglik|kengligi` +
    `|balandlik|balandligi|qalinlik|qalinligi)(?![\\p{N}])`,
  'iu',
);
const IDENTIFIER = new RegExp(
  `^(?:артикул|код|sku|штрих-?код|barcode|ean|gtin|isbn|mpn|id|партномер|part number|номер|серийный номер` +
    `|модельный номер|article|code|vendor ?code|artikul|shtrix-?kod|kod)${ENDS}`,
  'iu',
);

/** The code of a parameter, the same for every product of the shop that has it, and its kind. */
export function kindOfParameter(name: string): { code: string; kind: ParameterKind } {
  const plain = name.replace(/[ʻʼ'’‘`]/g, '').trim();
  if (/^(?:цвет|colou?r|rang)$/i.test(plain)) return { code: 'color', kind: 'color' };
  if (/^(?:размер|size|olcham)$/i.test(plain)) return { code: 'size', kind: 'size' };
  return { code: codeOf(name), kind: otherKind(plain) };
}

/** Long names that begin alike are different ones. */
function codeOf(name: string): string {
  const slug = slugOf(name);
  return slug.length < MAX_CODE
    ? slug || name
    : `${slug.slice(0, MAX_CODE)}-${hash('sha1', name).slice(0, 8)}`;
}

function otherKind(name: string): ParameterKind {
  if (isColorName(name)) return 'color';
  if (WEIGHT.test(name)) return 'weight';
  if (DIMENSION.test(name)) return 'dimension';
  return IDENTIFIER.test(name) ? 'identifier' : 'parameter';
}

/** Sizes in letters, which a shopper knows without the name of their grid. */
const LETTERS = /^(?:\d{0,2}x{0,4}[sml]|one size|uni)$/i;

/** The value as a line to read, with its unit. */
export function valueText({ value, unit }: FeedParameter): string {
  const line = value.replace(/\s+/g, ' ');
  // Shops keep a weight in ten places: 0.27000000. A version, 5.0, has no unit.
  const text = unit !== '' || /\.\d{4,}$/.test(line) ? withoutZeros(line) : line;
  return unit === '' || /^int$/i.test(unit) || LETTERS.test(text) || text.endsWith(unit)
    ? text
    : `${text} ${unit}`;
}

function withoutZeros(number: string): string {
  return number.replace(/^(\d+)(?:(\.\d*[1-9])0+|\.0+)$/, '$1$2');
}

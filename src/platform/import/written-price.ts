/** A price as texts have it; parts that it lacks are empty. */
export interface WrittenPrice {
  /** Its number as it is written, without blanks: `125.000`. */
  number: string;
  /** Its number as it can be parsed. */
  amount: string;
  /** The code of its currency. */
  currency: string;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₽|руб\.?|р\./i, 'RUB'],
  [/₸/, 'KZT'],
  [/₴|грн\.?/i, 'UAH'],
  [/сум|so[ʻʼ‘’'`]?m/i, 'UZS'],
];

/** Reads `1299.00 UZS`, `UZS 1,299.00`, `$12.99`. What is no number stays in `amount` as it is. */
export function parsePrice(text: string): WrittenPrice {
  const code = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text)?.[0];
  const sign = SIGNS.find(([pattern]) => pattern.test(text));
  const currency = code ?? sign?.[1] ?? '';
  const number = text
    .replace(code ?? sign?.[0] ?? '', '')
    .replace(/[\s\u00a0\u202f]|(?<=\d)['’](?=\d{3})/g, '')
    .trim();
  return { number, amount: withoutThousands(number), currency };
}

/** Commas and dots between thousands go: `1,299.00`, `1.299.000`, `12,000`. */
function withoutThousands(number: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)) return number.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^\d{1,3}\.\d{3},\d+$/.test(number))
    return number.replaceAll('.', '');
  return number;
}

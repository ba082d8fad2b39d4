import { COUNT } from '#contract/call/shape.ts';
import { type PriceStep, roundPrices } from '#domain/pricing/price-rounding.ts';
import { hasShape } from './has-shape.ts';

const PRICED = { newPrice: COUNT, oldPrice: COUNT };

/**
 * An answer of the platform with the prices of all that is for sale in it as this shop shows them. Sums of
 * orders stay the platform's: it reckons them by its own prices.
 */
export function roundAnswer(answer: unknown): unknown {
  // Code that runs without a page shows no prices.
  const rounding = globalThis.document?.documentElement.dataset.rounding;
  return rounding ? rounded(answer, Number(rounding) as PriceStep) : answer;
}

function rounded(value: unknown, step: PriceStep): unknown {
  if (Array.isArray(value)) return value.map((one) => rounded(one, step));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, rounded(field, step)]);
  const object = Object.fromEntries(fields);
  return hasShape<typeof object>(object, PRICED) ? roundPrices(object, step) : object;
}

import type { Failure } from './failure.ts';

/**
 * Signs of an answer in the words of another platform: emptiness as null, several stocks, numbers of stocks
 * as text, prices in several currencies, goods that are hidden or not for sale, times without a zone. No
 * answer of the contract has any.
 */
const FOREIGN_SIGNS = new RegExp(
  [
    '"(?:urls|images|videos|properties|tiers|characteristics|crossSellTags)":null',
    '"(?:name|label|unit|shortDescription|sku|barcode)":null',
    '"(?:ratio|showMarket|sellable)":',
    String.raw`"stocks":\[\{[^}]*"supplierId"`,
    String.raw`"stock(?:Id":|s?":\[?\{[^}]*"id":)"\d+"`,
    String.raw`T\d\d:\d\d[\d:.]*"`,
  ].join('|'),
);

/** The JSON of an answer; undefined where it is none, as where there is no body. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The JSON of an answer in the words of the contract, whatever the platform says otherwise; undefined where
 * it is none.
 */
export async function readAnswer(text: string): Promise<unknown> {
  if (!FOREIGN_SIGNS.test(text)) return parseAnswer(text);
  const { parseForeign } = await import('./foreign-answer.ts');
  try {
    return parseForeign(text);
  } catch {
    return undefined;
  }
}

/** True for an answer with a status of 400 or more that gives its reason in the words of the contract. */
export function isFailure(answer: unknown): answer is Failure {
  const { code, message, field } = Object(answer);
  return (
    typeof code === 'string' && typeof message === 'string' && ['string', 'undefined'].includes(typeof field)
  );
}

import { type Offer, offerOf } from '#domain/pricing/offer.ts';
import { formatDiscount } from '#domain/pricing/price.ts';
import type { ReleaseFault } from './release-check-error.ts';
import { joinRuns, readRuns, type ShownOffer, type ShownRun } from './shown-offers.ts';
import { type ToldOffer, toldOffers } from './told-offers.ts';

const REMEDY =
  'All of it comes from one record of the offer: look at what the shop words its own way ' +
  '(translation_msg), then at the code of the pages.';

/** Offers that a run of a page shows and tells. */
export interface OfferRun {
  shown: ShownRun;
  told: ToldOffer[];
  unreadable: string[];
}

/**
 * Reads HTML, whose bytes are given as characters, in runs that end at `ends`; none ends within a tag or a
 * text.
 */
export function readOffers(latin1: string, ends: readonly number[]): OfferRun[] {
  return readRuns(latin1, ends).map((shown) => {
    const run: OfferRun = { shown, told: [], unreadable: [] };
    for (const data of shown.data)
      try {
        run.told.push(...toldOffers(data));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        run.unreadable.push(`has structured data that cannot be read: ${reason}`);
      }
    return run;
  });
}

/** Faults of the products of a run that many pages share. */
const known = new WeakMap<ShownOffer, string[]>();

/** Looks at the products of a run ahead, for all pages that will show it. */
export function lookAhead({ shown }: OfferRun): void {
  for (const offer of shown.offers) known.set(offer, againstRecord(offer));
}

/**
 * Finds where a page, given as its runs, says two things of one offer: what a shopper sees, what structured
 * data tell, and what the browser takes into the cart. `invented` structured data are not asked whether it is
 * there.
 */
export function oneRecordFaults(page: string, runs: readonly OfferRun[], invented: boolean): ReleaseFault[] {
  const shown = joinRuns(runs.map((run) => run.shown));
  const told = runs.flatMap((run) => run.told);
  const texts = runs.flatMap(({ unreadable }) => unreadable);
  const main = shown.find(({ isMain }) => isMain);
  const idOf = (offer: ToldOffer) => offer.id ?? main?.id;
  if (main && !told.some((one) => idOf(one) === main.id))
    texts.push(`shows product ${main.id}, of which its structured data tell no offer`);
  for (const offer of shown) texts.push(...(known.get(offer) ?? againstRecord(offer)));
  for (const one of told) {
    const offers = shown.filter(({ id }) => id === idOf(one));
    for (const offer of offers) texts.push(...againstTold(offer, one, invented));
    if (offers.length === 0)
      texts.push(
        `tells in its structured data of product ${idOf(one)} for ${one.price}, and does not show it`,
      );
  }
  return [...new Set(texts)].map((text) => ({ page, check: 'one record', text, remedy: REMEDY }));
}

/** Compares the page with the record that the browser makes of the terms. */
function againstRecord(shown: ShownOffer): string[] {
  const what = `product ${shown.id}`;
  const offer: Offer = offerOf(shown.terms);
  const oldPrice = offer.oldPrice > offer.price ? [offer.oldPrice] : [];
  const discount = [formatDiscount(offer.discountPercent)].filter((text) => text !== '');
  const texts: string[] = [];
  const hold = (name: string, seen: readonly string[], right: readonly (string | number)[]) => {
    const wrong = seen.find((text) => !right.includes(typeof right[0] === 'number' ? sumOf(text) : text));
    if (wrong !== undefined)
      texts.push(`shows the ${name} "${wrong}" of ${what}, and puts ${right[0] ?? 'none'} into the cart`);
    else if (seen.length === 0 && right.length > 0)
      texts.push(`shows no ${name} of ${what}, and puts ${right[0]} into the cart`);
  };
  hold('price', shown.prices, [offer.price]);
  hold('old price', shown.oldPrices, oldPrice);
  hold('discount', shown.discounts, discount);
  if (shown.said !== null && (shown.said === 'out') === offer.orderable)
    texts.push(
      `says that ${what} is ${shown.said === 'out' ? 'sold out' : 'there'}, and by its stock it is not`,
    );
  if (shown.canAdd && !offer.orderable) texts.push(`has a button that orders ${what}, which is sold out`);
  return texts;
}

/** Compares the page with its structured data. */
function againstTold(shown: ShownOffer, told: ToldOffer, invented: boolean): string[] {
  const what = `product ${shown.id}`;
  const texts: string[] = [];
  const price = shown.prices.find((text) => sumOf(text) !== told.price);
  if (price !== undefined)
    texts.push(`shows the price "${price}" of ${what}, and tells ${told.price} in its structured data`);
  const [oldPrice = ''] = shown.oldPrices;
  if (told.oldPrice !== null && sumOf(oldPrice) !== told.oldPrice)
    texts.push(
      `shows the old price "${oldPrice}" of ${what}, and tells ${told.oldPrice} in its structured data`,
    );
  if (invented || told.orderable === null) return texts;
  const said = told.orderable ? 'there' : 'sold out';
  if (shown.said !== null && told.orderable === (shown.said === 'out'))
    texts.push(
      `shows ${what} as ${told.orderable ? 'sold out' : 'there'}, ` +
        `and tells in its structured data that it is ${said}`,
    );
  // Structured data are for machines that compare with the feeds: they tell the stock that a shop hides, too.
  if (shown.said === null && told.orderable !== offerOf(shown.terms).orderable)
    texts.push(`tells in its structured data that ${what} is ${said}, and by its stock it is not`);
  return texts;
}

/** The sum that a shopper reads: all digits before the first other letter, `1 250 000 UZS`. */
function sumOf(text: string): number {
  return Number(/^[\d\s]*/.exec(text)?.[0].replace(/\s/g, '') || Number.NaN);
}

import { parseItem } from '#domain/pricing/item-data.ts';
import type { Terms } from '#domain/pricing/offer.ts';
import { attribute, hasAttribute, tagAround } from './html-tag.ts';

/** Offer as a shopper sees it, read from the HTML of a product or card. */
export interface ShownOffer {
  /** The variation. */
  id: number;
  /** A product's own page shows it, not a card. */
  isMain: boolean;
  /** Terms that the element gives to the browser, which works the offer out from them. */
  terms: Terms;
  /** Texts at each place that shows them; one that is hidden is left out. */
  prices: string[];
  oldPrices: string[];
  discounts: string[];
  /** Stock that a shopper reads of it; null where the page tells none, as owners may choose. */
  said: 'out' | 'there' | null;
  /** There is a button that orders it. */
  canAdd: boolean;
}

/** Something that tells of the product in whose element it stands. */
type Sign =
  | { kind: 'price' | 'old-price' | 'discount'; text: string }
  | { kind: 'stock'; said: 'out' | 'there' }
  | { kind: 'button' };

/** Offers in a run of HTML: signs of the product that began before it, and the products that begin in it. */
export interface ShownRun {
  before: Sign[];
  offers: ShownOffer[];
  /** Texts of its structured data. */
  data: string[];
}

/**
 * Marks of a product's element, of parts of it that may change, and of buttons that order it, each up to a
 * quote. Other parts and actions tell nothing of an offer.
 */
const MARK = / data-(?:item="|part="(?:price|old-price|discount|stock)"|action="(?:add|choose)")/g;

const DATA = ' type="application/ld+json">';

/**
 * Reads a text of HTML, whose bytes are given as characters, in runs that end at `ends`. A product ends where
 * the next one of its run begins.
 */
export function readRuns(latin1: string, ends: readonly number[]): ShownRun[] {
  const runs = ends.map((): ShownRun => ({ before: [], offers: [], data: [] }));
  let at = 0;
  MARK.lastIndex = Math.max(0, latin1.indexOf('<body', latin1.lastIndexOf(DATA)));
  // No captures: what they give would be thrown away for most marks.
  for (let mark = MARK.exec(latin1); mark; mark = MARK.exec(latin1)) {
    const end = MARK.lastIndex;
    while (end > (ends[at] ?? end)) at += 1;
    const run = runs[at];
    if (run) readMark(run, latin1, mark.index, end);
  }
  at = 0;
  for (let from = latin1.indexOf(DATA); from >= 0; from = latin1.indexOf(DATA, from + 1)) {
    while (from >= (ends[at] ?? latin1.length)) at += 1;
    runs[at]?.data.push(latin1.slice(from + DATA.length, latin1.indexOf('</script>', from)));
  }
  return runs;
}

/** Reads the mark from `start` to `end`. A text may look like one: owners may write anything. */
function readMark(run: ShownRun, latin1: string, start: number, end: number): void {
  const found = tagAround(latin1, start);
  if (!found) return;
  if (latin1[end - 2] === '=') {
    run.offers.push(beginOffer(found.tag));
    return;
  }
  const sign = readSign(latin1.slice(latin1.lastIndexOf('"', end - 2) + 1, end - 1), latin1, found);
  const offer = run.offers.at(-1);
  if (!sign) return;
  if (offer) addSign(offer, sign);
  else run.before.push(sign);
}

/** The products of a page from its runs, which may be those of other pages, too: none of them is changed. */
export function joinRuns(runs: readonly ShownRun[]): ShownOffer[] {
  const offers: ShownOffer[] = [];
  for (const run of runs) {
    const last = run.before.length > 0 ? offers.pop() : undefined;
    if (last) {
      const offer: ShownOffer = {
        ...last,
        prices: [...last.prices],
        oldPrices: [...last.oldPrices],
        discounts: [...last.discounts],
      };
      for (const sign of run.before) addSign(offer, sign);
      offers.push(offer);
    }
    offers.push(...run.offers);
  }
  return offers;
}

function beginOffer(tag: string): ShownOffer {
  const { variationId, ...terms } = parseItem({
    item: attribute(tag, ' data-item="'),
    stock: attribute(tag, ' data-stock="'),
    price: attribute(tag, ' data-price="'),
    oldPrice: attribute(tag, ' data-old-price="'),
    count: attribute(tag, ' data-count="'),
    tracking: attribute(tag, ' data-tracking="'),
    min: attribute(tag, ' data-min="'),
    tiers: attribute(tag, ' data-tiers="'),
  });
  const isMain = tag.startsWith('<section');
  // A card that does not look sold out looks as if it were there.
  const ofCard = attribute(tag, ' class="')?.includes('--sold-out') ? 'out' : 'there';
  return {
    id: variationId,
    isMain,
    terms,
    prices: [],
    oldPrices: [],
    discounts: [],
    said: isMain ? null : ofCard,
    canAdd: false,
  };
}

function readSign(
  name: string,
  latin1: string,
  { tag, end }: NonNullable<ReturnType<typeof tagAround>>,
): Sign | undefined {
  const isHidden = hasAttribute(tag, 'hidden');
  if (name === 'add' || name === 'choose')
    return isHidden || hasAttribute(tag, 'disabled') ? undefined : { kind: 'button' };
  if (isHidden) return undefined;
  if (name === 'stock') return { kind: 'stock', said: tag.includes(' data-level="out"') ? 'out' : 'there' };
  if (name !== 'price' && name !== 'old-price' && name !== 'discount') return undefined;
  const text = Buffer.from(latin1.slice(end + 1, latin1.indexOf('<', end)), 'latin1')
    .toString()
    .trim();
  return { kind: name, text };
}

function addSign(offer: ShownOffer, sign: Sign): void {
  if (sign.kind === 'button') offer.canAdd = true;
  else if (sign.kind === 'stock') {
    // Said once to be sold out, it is: another place that says otherwise takes nothing back.
    if (offer.said !== 'out') offer.said = sign.said;
  } else if (sign.kind === 'price') offer.prices.push(sign.text);
  else if (sign.kind === 'old-price') offer.oldPrices.push(sign.text);
  else offer.discounts.push(sign.text);
}

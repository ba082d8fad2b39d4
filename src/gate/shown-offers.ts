import { type Item, parseItem } from '#domain/item-data.ts';

/** What a shopper sees of an offer, read from the HTML of a product or card. */
export interface ShownOffer {
  /** The variation. */
  id: number;
  /** A product's own page shows it, not a card. */
  isMain: boolean;
  /** Terms that the element gives to the browser, which works the offer out from them. */
  item: Item;
  /** Texts at each place that shows them; one that is hidden is left out. */
  prices: string[];
  oldPrices: string[];
  discounts: string[];
  /** Whether it is said to be sold out, and whether there is a button that orders it. */
  saidOut: boolean;
  canAdd: boolean;
}

/** Something that tells of the product in whose element it stands. */
type Sign = { kind: 'price' | 'old-price' | 'discount'; text: string } | { kind: 'out' } | { kind: 'button' };

/** What a run of HTML shows: signs of the product that began before it, and the products that begin in it. */
export interface ShownRun {
  before: Sign[];
  offers: ShownOffer[];
  /** Texts of its structured data. */
  data: string[];
}

/** What names a product's element, what may change in it, what its buttons do; and structured data. */
const MARK = / data-(item|part|action)="([^"]*)"| type="application\/ld\+json">/g;

const ATTRIBUTE = / data-([a-z-]+)="([^"]*)"/g;

/** Reads a run of HTML whose bytes are given as characters. A product ends where the next one begins. */
export function readRun(latin1: string): ShownRun {
  const run: ShownRun = { before: [], offers: [], data: [] };
  MARK.lastIndex = 0;
  for (let match = MARK.exec(latin1); match; match = MARK.exec(latin1)) {
    const { 0: mark, 1: kind, 2: value = '', index } = match;
    if (kind === undefined) {
      run.data.push(latin1.slice(index + mark.length, latin1.indexOf('</script>', index)));
      continue;
    }
    if (kind === 'item') {
      run.offers.push(beginOffer(tagAround(latin1, index)));
      continue;
    }
    const sign = kind === 'part' ? readPart(value, latin1, index) : readAction(value, latin1, index);
    const offer = run.offers.at(-1);
    if (!sign) continue;
    if (offer) addSign(offer, sign);
    else run.before.push(sign);
  }
  return run;
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

function tagAround(latin1: string, at: number): string {
  return latin1.slice(latin1.lastIndexOf('<', at), latin1.indexOf('>', at));
}

function beginOffer(tag: string): ShownOffer {
  const data: Record<string, string> = {};
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const [, name = '', value = ''] = match;
    data[name === 'old-price' ? 'oldPrice' : name] = value;
  }
  const item = parseItem(data);
  return {
    id: item.variationId,
    isMain: tag.startsWith('<section'),
    item,
    prices: [],
    oldPrices: [],
    discounts: [],
    saidOut: tag.includes('--sold-out'),
    canAdd: false,
  };
}

function readPart(name: string, latin1: string, at: number): Sign | undefined {
  const tag = tagAround(latin1, at);
  if (tag.includes(' hidden')) return undefined;
  if (name === 'stock') return tag.includes(' data-level="out"') ? { kind: 'out' } : undefined;
  if (name !== 'price' && name !== 'old-price' && name !== 'discount') return undefined;
  const from = latin1.indexOf('>', at) + 1;
  const text = Buffer.from(latin1.slice(from, latin1.indexOf('<', from)), 'latin1')
    .toString()
    .trim();
  return { kind: name, text };
}

function readAction(does: string, latin1: string, at: number): Sign | undefined {
  if (does !== 'add' && does !== 'choose') return undefined;
  return / (?:hidden|disabled)\b/.test(tagAround(latin1, at)) ? undefined : { kind: 'button' };
}

function addSign(offer: ShownOffer, sign: Sign): void {
  if (sign.kind === 'price') offer.prices.push(sign.text);
  else if (sign.kind === 'old-price') offer.oldPrices.push(sign.text);
  else if (sign.kind === 'discount') offer.discounts.push(sign.text);
  else if (sign.kind === 'out') offer.saidOut = true;
  else offer.canAdd = true;
}

import type { Offer } from '#domain/pricing/offer.ts';
import { type FileOffer, fileOffers } from './file-offers.ts';
import { IsolationCheck } from './isolation.ts';
import type { IsolationRules } from './isolation-rules.ts';
import type { PageCheck } from './page-check.ts';
import type { ReleaseFault } from './release-check-error.ts';

const REMEDY = 'All of it comes from one record of the offer: look at the code that writes the file.';

/** Faults that are named of one file: a broken rule breaks all offers. */
const NAMED_FAULTS = 10;

/**
 * Checks of files that crawlers read. What a file tells of an offer is held against the record: `offerOf`
 * knows that of a variation.
 */
export function createFileCheck(
  rules: IsolationRules,
  offerOf: (variationId: number) => Offer | undefined,
): PageCheck {
  const isolation = new IsolationCheck(rules);
  return (page, chunks) => {
    const foreign = new Map<string, ReleaseFault>();
    const texts = new Set<string>();
    for (const { bytes } of chunks) {
      for (const fault of isolation.check(page, bytes)) foreign.set(fault.text, fault);
      for (const told of fileOffers(page, Buffer.from(bytes).toString()))
        for (const text of againstRecord(told, offerOf)) texts.add(text);
    }
    const oneRecord = [...texts].slice(0, NAMED_FAULTS);
    return [
      ...foreign.values(),
      ...oneRecord.map((text): ReleaseFault => ({ page, check: 'one record', text, remedy: REMEDY })),
    ];
  };
}

function againstRecord(told: FileOffer, offerOf: (id: number) => Offer | undefined): string[] {
  const { id, price, oldPrice, orderable, pieces } = told;
  const offer = id === null ? undefined : offerOf(id);
  if (!offer) return [`tells of product ${id}, which the shop does not have`];
  const what = `of product ${id}`;
  const texts: string[] = [];
  if (pieces !== null && pieces !== offer.lowest)
    return [`tells the price of ${pieces} ${what}, of which ${offer.lowest} are the least`];
  const right = offer.price * (pieces ?? 1);
  if (price !== right) texts.push(`tells the price ${price} ${what}, which costs ${right}`);
  const struck = offer.oldPrice > offer.price ? offer.oldPrice * (pieces ?? 1) : null;
  if (oldPrice !== struck)
    texts.push(`tells the old price ${oldPrice ?? 'none'} ${what}, which is ${struck ?? 'none'}`);
  if (orderable !== null && orderable !== offer.orderable) {
    const [said, is] = orderable ? ['there', 'sold out'] : ['sold out', 'there'];
    texts.push(`tells that product ${id} is ${said}, and it is ${is}`);
  }
  return texts;
}

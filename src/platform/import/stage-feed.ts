import type { Language } from '#contract/value/primitive.ts';
import { type HttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { checkOffer } from './check-offer.ts';
import type { FeedCategory, FeedCurrency, FeedListener, FeedShop } from './feed.ts';
import { HttpPictures } from './http-pictures.ts';
import { ImportError } from './import-error.ts';
import { openFeed } from './open-feed.ts';
import { readFeed } from './read-feed.ts';
import type { Staging } from './staging.ts';

const MAX_CATEGORIES = 100_000;

const NO_CATEGORIES = 'it has no categories; all goods stand in one';

interface StageOptions {
  feed: string;
  language: Language;
  httpsHosts?: HttpsHosts | undefined;
  now: Date;
  onProgress?(step: { reading: boolean; done: number; total: number }): void;
}

/** Contents of a feed beside its offers. */
export interface Staged {
  shop: FeedShop;
  categories: FeedCategory[];
  currencies: FeedCurrency[];
  disabled: number;
  /** Offers that say neither how many there are nor whether they can be had. */
  untoldStock: number;
}

/** Reads a feed, and puts the offers that can be sold and all faults into the staging. */
export async function stageFeed(
  { feed, language, httpsHosts = UNASKED_HOSTS, now, onProgress }: StageOptions,
  staging: Staging,
): Promise<Staged> {
  const opened = openFeed(feed);
  const categories: FeedCategory[] = [];
  const currencies: FeedCurrency[] = [];
  const byHttp = new HttpPictures();
  let disabled = 0;
  let untoldStock = 0;

  async function* text() {
    for await (const piece of opened.text()) {
      onProgress?.({ reading: true, done: opened.bytesRead(), total: opened.size });
      yield piece;
    }
  }

  const listener: FeedListener = {
    currency(currency) {
      if (currencies.length < 1_000) currencies.push(currency);
    },
    category(category) {
      if (categories.length >= MAX_CATEGORIES)
        throw new ImportError(`The feed has more than ${MAX_CATEGORIES} categories, which no shop can show.`);
      categories.push(category);
    },
    offer(offer, shopSoFar) {
      const fault = {
        line: offer.line,
        what: offer.id === '' ? 'an offer' : `offer ${offer.id.slice(0, 80)}`,
      };
      const checked = checkOffer(offer, shopSoFar, language);
      if (checked.kind === 'disabled') disabled += 1;
      else if (checked.kind === 'left out')
        staging.addFault({ ...fault, outcome: 'left out', ...checked.fault });
      else if (staging.add(checked.offer)) {
        const isTold = checked.offer.count !== null || offer.available || offer.fields.get('available');
        if (!isTold) untoldStock += 1;
        byHttp.add(checked.offer.content.pictures, offer.line);
        for (const correction of checked.corrections)
          staging.addFault({ ...fault, outcome: 'put right', ...correction });
      }
    },
    correction: (correction, line) =>
      staging.addFault({ line, what: 'feed', outcome: 'put right', ...correction }),
  };
  const shop = await readFeed(text(), listener, now);
  for (const fault of await byHttp.faults(httpsHosts)) staging.addFault(fault);
  const encoding = opened.correction();
  if (encoding)
    staging.addFault({ line: 1, what: 'feed', outcome: 'put right', reason: encoding, value: '' });
  if (categories.length === 0)
    staging.addFault({ line: 0, what: 'feed', outcome: 'put right', reason: NO_CATEGORIES, value: '' });
  return { shop, categories, currencies, disabled, untoldStock };
}

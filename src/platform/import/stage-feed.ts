import type { Language } from '#contract/value/primitive.ts';
import { type HttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { checkOffer } from './check-offer.ts';
import { mainCurrency } from './currency.ts';
import type { FeedCategory, FeedCurrency, FeedListener, FeedShop } from './feed.ts';
import { HttpPictures } from './http-pictures.ts';
import { ImportError } from './import-error.ts';
import { type OpenFeed, openFeed } from './open-feed.ts';
import { type ReadFeedsOptions, readFeeds } from './read-feeds.ts';
import type { Staging } from './staging.ts';

const MAX_CATEGORIES = 100_000;

const NO_CATEGORIES = 'it has no categories; all goods stand in one';

interface StageOptions {
  feed: string | readonly string[];
  language: Language;
  /** Of prices that name none. */
  currency?: string | undefined;
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
  /** All offers that the feed has. */
  offers: number;
  /** Titles of the columns where it is a table. */
  columns: readonly string[] | undefined;
  /** Offers that say neither how many there are nor whether they can be had. */
  untoldStock: number;
}

/** Reads a feed, and puts the offers that can be sold and all faults into the staging. */
export async function stageFeed(
  { feed, language, currency, httpsHosts = UNASKED_HOSTS, now, onProgress }: StageOptions,
  staging: Staging,
  exchange: ReadFeedsOptions,
): Promise<Staged> {
  const opened = [feed].flat().map((file) => openFeed(file));
  const total = opened.reduce((sum, { size }) => sum + size, 0);
  const categories: FeedCategory[] = [];
  const currencies: FeedCurrency[] = [];
  const byHttp = new HttpPictures();
  /** Currencies that prices have named so far. */
  const named = new Set<string>();
  let disabled = 0;
  let untoldStock = 0;
  let offers = 0;
  let columns: readonly string[] | undefined;

  async function* textOf({ text }: OpenFeed) {
    for await (const piece of text()) {
      const done = opened.reduce((sum, { bytesRead }) => sum + bytesRead(), 0);
      onProgress?.({ reading: true, done, total });
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
    columns(titles) {
      columns ??= titles;
    },
    offer(offer, shopSoFar) {
      offers += 1;
      const fault = {
        line: offer.line,
        what: offer.id === '' ? 'an offer' : `offer ${offer.id.slice(0, 80)}`,
      };
      const main = mainCurrency(currencies, currency) || only(named);
      const checked = checkOffer(offer, shopSoFar, { language, currency: main });
      if (checked.kind === 'good' && checked.offer.currency !== '') named.add(checked.offer.currency);
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
  const shop = await readFeeds(opened.map(textOf), listener, now, exchange);
  for (const fault of await byHttp.faults(httpsHosts)) staging.addFault(fault);
  for (const encoding of opened.map(({ correction }) => correction()).filter(Boolean))
    staging.addFault({ line: 1, what: 'feed', outcome: 'put right', reason: encoding, value: '' });
  if (categories.length === 0 && offers > 0)
    staging.addFault({ line: 0, what: 'feed', outcome: 'put right', reason: NO_CATEGORIES, value: '' });
  return { shop, categories, currencies, disabled, offers, columns, untoldStock };
}

/** The only one of some texts; empty where there are several or none. */
function only(texts: ReadonlySet<string>): string {
  const [one = '', ...others] = texts;
  return others.length === 0 ? one : '';
}

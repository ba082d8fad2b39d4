import type { Language } from '#contract/value/primitive.ts';
import type { HttpsHosts } from '#lib/https-hosts.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { CurrencyUse } from './currency.ts';
import type { Fault } from './fault.ts';
import type { NewShop, ShopFrame } from './shop-frame.ts';
import type { StagedFacts } from './staged-facts.ts';

/** Part of an exchange of CommerceML that goes on: its goods are in `ledger`, its pictures below `files`. */
export interface ExchangePart {
  ledger: string;
  files: string;
  /** Tells the files of one exchange from those of another. */
  session: string;
}

export interface ImportOptions {
  /** The feed; several files are an exchange of CommerceML. */
  feed: string | readonly string[];
  /** Name of the shop: letters, digits and hyphens, as a host name's label. */
  tenant: string;
  /** The platform's file; made where it does not exist. */
  file: string;
  /** Of the shop; where left out, the one it has, else `<tenant>-key`. */
  securityKey?: string | undefined;
  /** Language of the feed's texts. */
  language: Language;
  /** UZS for one of a currency, by its code; before what the feed says. */
  rates: Readonly<Record<string, number>>;
  /** Code of the currency of prices that name none; where left out, the feed's main one. */
  currency?: string | undefined;
  /** Name or id of the price of an exchange that shoppers pay; the retail one where left out. */
  priceType?: string | undefined;
  /** Exchange that these files belong to, which may be none: its goods are kept, since changes may follow. */
  exchange?: ExchangePart | undefined;
  /** Asked whether pictures by http come by https, too; where left out, nobody is. */
  httpsHosts?: HttpsHosts | undefined;
  /** Refuses a feed that has lost more than a third of the products that the shop has of it. */
  guardSize?: boolean | undefined;
  /** Pages, menus, delivery and payment that a new shop begins with. */
  createFrame(shop: NewShop): ShopFrame;
  now: Date;
  onProgress?(step: { reading: boolean; done: number; total: number }): void;
  /**
   * Called for each thing that was left out or put right, in the order of the feed, once the shop is served
   * or nothing of the feed is left.
   */
  onFault?(fault: Fault): void;
  /** Changes the shop before it is written; left out where it stays as it is made. */
  adapt?(seed: ShopSeed, facts: FeedFacts): ShopSeed;
}

/** Facts of a feed that was read. */
export interface FeedFacts extends StagedFacts {
  /** Currencies of its prices, the one of most offers first. */
  currencies: readonly CurrencyUse[];
  /** Offers that say neither how many there are nor whether they can be had. */
  untoldStock: number;
}

export interface ImportSummary {
  securityKey: string;
  /** Name of the shop in the feed. */
  title: string;
  products: number;
  variations: number;
  categories: number;
  /** Offers and categories that were left out, and what was put right. */
  leftOut: number;
  putRight: number;
  /** Offers that the shop itself has taken off sale. */
  disabled: number;
  /** Products that are new or different, and that are gone; undefined where all were written anew. */
  changed: { written: number; removed: number } | undefined;
  facts: FeedFacts;
}

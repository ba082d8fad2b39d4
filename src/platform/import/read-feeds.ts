import { CommerceLedger, type LedgerOptions } from './commerce-ledger.ts';
import type { CommercePictures } from './commerce-pictures.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';
import { readFeed } from './read-feed.ts';
import { tellCommerce } from './tell-commerce.ts';

export interface ReadFeedsOptions extends LedgerOptions {
  /** File in which the parts of an exchange meet. */
  ledgerFile: string;
  /** Name or id of the price of an exchange that shoppers pay. */
  priceType?: string | undefined;
  /** Pictures that lie beside the files of an exchange. */
  pictures: CommercePictures;
}

/**
 * Reads a feed of one file, or of several that are an exchange of CommerceML, and tells the listener what
 * they have together. Throws `ImportError`, as `readFeed` does.
 */
export async function readFeeds(
  texts: readonly AsyncIterable<string>[],
  listener: FeedListener,
  now: Date,
  { ledgerFile, priceType, pictures, ...options }: ReadFeedsOptions,
): Promise<FeedShop> {
  using ledger = lazyLedger(ledgerFile, options);
  const shop = await readInto(ledger, texts, listener, now);
  const known = ledger.opened();
  if (known)
    return tellCommerce(known, listener, { priceType, pictureOf: (path) => pictures.urlOf(path, known) });
  if (texts.length > 1 || !shop)
    throw new ImportError(
      'Several files are one feed only as an exchange of CommerceML: import.xml offers.xml.',
    );
  return shop;
}

/** Reads files of an exchange into its ledger, each whole or not at all, and tells nobody of goods. */
export async function gatherFeeds(
  texts: readonly AsyncIterable<string>[],
  listener: FeedListener,
  now: Date,
  { ledgerFile, ...options }: LedgerOptions & { ledgerFile: string },
): Promise<void> {
  using ledger = lazyLedger(ledgerFile, options);
  await readInto(ledger, texts, listener, now);
}

interface LazyLedger extends Disposable {
  open(): CommerceLedger;
  /** Undefined where nothing was put into it and nothing is kept of before. */
  opened(): CommerceLedger | undefined;
}

async function readInto(
  ledger: LazyLedger,
  texts: readonly AsyncIterable<string>[],
  listener: FeedListener,
  now: Date,
): Promise<FeedShop | undefined> {
  let shop: FeedShop | undefined;
  for (const text of texts) {
    try {
      shop = await readFeed(text, listener, now, () => ledger.open());
      ledger.opened()?.commit();
    } catch (error) {
      ledger.opened()?.rollback();
      throw error;
    }
  }
  return shop;
}

function lazyLedger(file: string, options: LedgerOptions): LazyLedger {
  let ledger = options.keep ? new CommerceLedger(file, options) : undefined;
  return {
    open() {
      ledger ??= new CommerceLedger(file, options);
      ledger.begin();
      return ledger;
    },
    opened: () => ledger,
    [Symbol.dispose]: () => ledger?.close(),
  };
}

import type { ExchangePart } from './import-options.ts';
import { openFeed } from './open-feed.ts';
import { gatherFeeds } from './read-feeds.ts';

/** Puts files of an exchange into its goods. Throws `ImportError` where one cannot be read. */
export async function gatherFiles(
  { feed, exchange }: { feed: string | readonly string[]; exchange: ExchangePart },
  now: Date,
): Promise<void> {
  const ignore = () => {};
  const listener = { currency: ignore, category: ignore, offer: ignore, correction: ignore };
  const texts = [feed].flat().map((file) => openFeed(file).text());
  const { ledger: ledgerFile, session } = exchange;
  await gatherFeeds(texts, listener, now, { ledgerFile, session, keep: true });
}

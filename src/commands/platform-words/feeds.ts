import { parseReading } from '#platform/import/reading-option.ts';
import { closeExchange, describeExchanges, openExchange, takeFewer } from '#platform/operations/exchange.ts';
import { describeFeeds, followFeed, readFeedNow, unfollowFeed } from '#platform/operations/follow-feed.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { type CommandContext, UsageError } from '#tools/command/command.ts';
import { openFile } from './open-file.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Has a shop follow a feed, or says how far feeds got. */
export function follow(
  { file, tenant, every, secret, now = false, fewer = false, ...reading }: PlatformOptions,
  [feed, ...more]: readonly string[],
  { env }: CommandContext,
): void {
  if (more.length > 0) throw new UsageError('Name one feed: a file, or an address.');
  using sql = openFile(file);
  if (feed !== undefined) {
    if (every === undefined) throw new UsageError('Say how often the feed is read: --every 15m.');
    // npm runs scripts in the folder of the project, and says where it was called.
    const from = env['INIT_CWD'] ?? process.cwd();
    const order = { feed, from, every, secret, reading: parseReading(reading) };
    followFeed(chooseShop(sql, tenant), order, new Date());
  } else if (now || fewer) readFeedNow(chooseShop(sql, tenant), new Date(), fewer);
  for (const line of describeFeeds(sql, tenant)) console.log(line);
}

/** Opens the exchange with an accounting program, or says how far it got. */
export function exchange(
  { file, tenant, user, password, stop, fewer = false, ...reading }: PlatformOptions,
  words: readonly string[],
  { env }: CommandContext,
): void {
  if (words.length > 0) throw new UsageError(`"${words[0]}" stands there without its option.`);
  if (stop !== undefined && stop !== 'exchange')
    throw new UsageError(`--stop must be exchange, not "${stop}".`);
  using sql = openFile(file);
  const now = new Date();
  if (stop !== undefined) closeExchange(chooseShop(sql, tenant));
  if (user !== undefined) {
    const secret = password ?? env['EXCHANGE_PASSWORD'];
    openExchange(chooseShop(sql, tenant), { user, password: secret, reading: parseReading(reading) }, now);
  }
  if (fewer) takeFewer(chooseShop(sql, tenant), now);
  for (const line of describeExchanges(sql, tenant)) console.log(line);
}

/** Leaves a shop as it is, whatever its feed says. */
export function unfollow({ file, tenant }: PlatformOptions, words: readonly string[]): void {
  if (words.length > 0) throw new UsageError('Name the shop with --tenant.');
  using sql = openFile(file);
  unfollowFeed(chooseShop(sql, tenant));
  for (const line of describeFeeds(sql, undefined)) console.log(line);
}

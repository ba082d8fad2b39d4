import { calendarDay, clockOf } from '#domain/time/time.ts';
import { ExplainedError } from '#lib/explained-error.ts';
import { readAgain, readExchange, removeExchange, writeExchange } from '#platform/areas/exchange/exchange.ts';
import { readUntoldOrders } from '#platform/areas/exchange/exchange-order.ts';
import { readFollowedFeed } from '#platform/areas/feed/followed-feed.ts';
import type { ReadingOption } from '#platform/import/reading-option.ts';
import type { Sql } from '#platform/store/database.ts';
import { listShops, type Shop } from '#platform/store/shop.ts';
import { languageOf } from './shop-language.ts';

/** An exchange that cannot be; the message says what is right. */
export class ExchangeCommandError extends ExplainedError {
  override name = 'ExchangeCommandError';
}

const MIN_PASSWORD = 12;

/** Has a program exchange goods and orders with a shop from now on. Throws `ExchangeCommandError`. */
export function openExchange(
  shop: Shop,
  { user, password, reading }: { user: string; password: string | undefined; reading: ReadingOption },
  now: Date,
): void {
  if (!/^[^\s:]{1,80}$/.test(user))
    throw new ExchangeCommandError(`--user must be a name without blanks and colons, not "${user}".`);
  if (password === undefined || password.length < MIN_PASSWORD || password.length > 200)
    throw new ExchangeCommandError(
      `--password must have ${MIN_PASSWORD} to 200 characters: it opens goods and orders.`,
    );
  if (readFollowedFeed(shop))
    throw new ExchangeCommandError(
      `${shop.name} follows a feed. End that first: unfollow --tenant ${shop.name}.`,
    );
  writeExchange(shop, { user, password, reading: { language: languageOf(shop), ...reading } }, now);
}

/** Ends the exchange of a shop, which keeps its goods. Throws `ExchangeCommandError` where it has none. */
export function closeExchange(shop: Shop): void {
  if (!removeExchange(shop)) throw hasNone(shop);
}

/**
 * Has the goods that came last read again, even where far fewer are left. Throws `ExchangeCommandError` where
 * the shop has no exchange.
 */
export function takeFewer(shop: Shop, now: Date): void {
  if (!readAgain(shop, now, true)) throw hasNone(shop);
}

/** Lines that say which shops exchange goods and orders, and how far they got; without passwords. */
export function describeExchanges(sql: Sql, tenant: string | undefined): string[] {
  const lines = listShops(sql)
    .filter(({ name }) => tenant === undefined || name === tenant)
    .flatMap((shop) => describeExchange(shop) ?? []);
  return lines.length > 0 ? lines : ['No shop exchanges goods and orders with a program.'];
}

function describeExchange(shop: Shop): string | undefined {
  const exchange = readExchange(shop);
  if (!exchange) return undefined;
  const { user, heardAt, unreadAt, readAt, told, fault } = exchange;
  const orders = readUntoldOrders(shop).length;
  const parts = [
    `${shop.name} at /exchange/${shop.name}, as ${user}`,
    heardAt ? `heard ${moment(heardAt)}` : 'nothing was heard yet',
    readAt && `read ${moment(readAt)}: ${told}`,
    unreadAt && `goods of ${moment(unreadAt)} wait to be shown`,
    fault && `KEEPS ITS GOODS: ${fault}`,
    `orders to be told: ${orders}`,
  ];
  return parts.filter(Boolean).join('\n  ');
}

function moment(at: string): string {
  return `${calendarDay(new Date(at))} ${clockOf(new Date(at))}`;
}

function hasNone({ name }: Shop): ExchangeCommandError {
  return new ExchangeCommandError(
    `${name} has no exchange. Open one: exchange --tenant ${name} --user … --password …`,
  );
}

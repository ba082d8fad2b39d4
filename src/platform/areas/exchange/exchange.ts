import { createHash, randomBytes } from 'node:crypto';
import { hashPasswordSync, isPassword } from '#platform/areas/account/password.ts';
import type { FeedReading } from '#platform/areas/feed/followed-feed.ts';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';

/** An exchange of a shop with an accounting program, and how far it got. Moments are ISO 8601 in UTC. */
export interface Exchange {
  user: string;
  reading: FeedReading;
  /** Orders from then on are told. */
  since: string;
  takesFewer: boolean;
  heardAt: string | null;
  /** When goods came that the shop does not show yet; null where it shows all. */
  unreadAt: string | null;
  readAt: string | null;
  told: string | null;
  fault: string | null;
}

/** Goods come in one exchange, orders go in another. */
export type ExchangeKind = 'catalog' | 'sale';

export interface ExchangeSession {
  /** Tells the files of one exchange from those of another. */
  number: string;
  /** Of all files so far. */
  bytes: number;
}

/** A session that nobody used for so long is over. */
const SESSION_ENDS_MS = 2 * 60 * 60_000;

export function readExchange(shop: Shop): Exchange | undefined {
  const row = shop.sql.get<
    Omit<Exchange, 'reading' | 'takesFewer'> & { reading: string; takesFewer: number }
  >`
    SELECT user, reading, since, takes_fewer AS takesFewer, heard_at AS heardAt, unread_at AS unreadAt,
      read_at AS readAt, told, fault
    FROM exchange WHERE shop = ${shop.id}`;
  return row && { ...row, reading: JSON.parse(row.reading), takesFewer: row.takesFewer === 1 };
}

/** Has a program exchange goods and orders with a shop from now on, under a name and a password. */
export function writeExchange(
  shop: Shop,
  { user, password, reading }: { user: string; password: string; reading: FeedReading },
  now: Date,
): void {
  const at = now.toISOString();
  shop.sql.transaction(() => {
    shop.sql.run`DELETE FROM exchange_session WHERE shop = ${shop.id}`;
    shop.sql.run`
      INSERT INTO exchange (shop, user, password, reading, since)
      VALUES (${shop.id}, ${user}, ${hashPasswordSync(password)}, ${JSON.stringify(reading)}, ${at})
      ON CONFLICT DO UPDATE SET user = excluded.user, password = excluded.password,
        reading = excluded.reading, unread_at = iif(coalesce(read_at, unread_at) IS NULL, NULL, ${at})`;
  });
}

export function removeExchange(shop: Shop): boolean {
  return shop.sql.transaction(() => {
    shop.sql.run`DELETE FROM exchange_session WHERE shop = ${shop.id}`;
    shop.sql.run`DELETE FROM exchange_order WHERE shop = ${shop.id}`;
    return shop.sql.run`DELETE FROM exchange WHERE shop = ${shop.id}` > 0;
  });
}

/** True for the name and the password of the exchange of a shop. */
export async function isExchangeUser(shop: Shop, user: string, password: string): Promise<boolean> {
  const row = shop.sql.get<{ user: string; password: string }>`
    SELECT user, password FROM exchange WHERE shop = ${shop.id}`;
  const isRight = await isPassword(password, row?.password ?? null);
  return isRight && row?.user === user;
}

/** Begins an exchange; returns what the program names it by. One that was under way is over. */
export function beginSession(shop: Shop, kind: ExchangeKind, now: Date): string {
  const token = randomBytes(24).toString('base64url');
  shop.sql.run`
    INSERT OR REPLACE INTO exchange_session (shop, kind, digest, number, used_at)
    VALUES (${shop.id}, ${kind}, ${digestOf(token)}, ${randomBytes(8).toString('hex')},
      ${now.toISOString()})`;
  return token;
}

/** The exchange that a token names, which goes on; undefined where it is over, or was never. */
export function continueSession(
  shop: Shop,
  kind: ExchangeKind,
  token: string,
  now: Date,
): ExchangeSession | undefined {
  const oldest = new Date(now.getTime() - SESSION_ENDS_MS).toISOString();
  const session = shop.sql.get<ExchangeSession>`
    UPDATE exchange_session SET used_at = ${now.toISOString()}
    WHERE shop = ${shop.id} AND kind = ${kind} AND digest = ${digestOf(token)} AND used_at > ${oldest}
    RETURNING number, bytes`;
  if (session) shop.sql.run`UPDATE exchange SET heard_at = ${now.toISOString()} WHERE shop = ${shop.id}`;
  return session;
}

export function countBytes(shop: Shop, kind: ExchangeKind, bytes: number): void {
  shop.sql
    .run`UPDATE exchange_session SET bytes = bytes + ${bytes} WHERE shop = ${shop.id} AND kind = ${kind}`;
}

/** Notes that goods came which the shop does not show yet. */
export function noteUnread(shop: Shop, now: Date): void {
  shop.sql.run`UPDATE exchange SET unread_at = ${now.toISOString()} WHERE shop = ${shop.id}`;
}

/** Has the goods of the exchange read again, even where far fewer are left; false where there is none. */
export function readAgain(shop: Shop, now: Date, takesFewer: boolean): boolean {
  const found = shop.sql.run`
    UPDATE exchange SET unread_at = ${now.toISOString()}, heard_at = NULL, takes_fewer = ${takesFewer ? 1 : 0}
    WHERE shop = ${shop.id}`;
  return found > 0;
}

/** Notes how the reading of goods ended that were unread since `unreadAt`; later ones stay unread. */
export function noteExchangeRead(
  shop: Shop,
  unreadAt: string | null,
  outcome: { told: string } | { fault: string },
  now: Date,
): void {
  const told = 'told' in outcome ? outcome.told : null;
  shop.sql.run`
    UPDATE exchange SET told = coalesce(${told}, told), fault = ${'fault' in outcome ? outcome.fault : null},
      read_at = CASE WHEN ${told} IS NULL THEN read_at ELSE ${now.toISOString()} END,
      takes_fewer = min(takes_fewer, ${told === null ? 1 : 0}),
      unread_at = CASE WHEN unread_at = ${unreadAt} THEN NULL ELSE unread_at END
    WHERE shop = (SELECT id FROM shop WHERE name = ${shop.name})`;
}

/** Shops with goods that they do not show yet, of which nothing was heard since `quietSince`. */
export function listUnread(sql: Sql, quietSince: Date): Shop[] {
  return sql.all<{ id: number; name: string }>`
    SELECT shop.id, name FROM exchange JOIN shop ON shop.id = exchange.shop
    WHERE seeded = 1 AND unread_at IS NOT NULL AND coalesce(heard_at, '') < ${quietSince.toISOString()}
    ORDER BY unread_at`.map((row) => ({ ...row, sql }));
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Failures with one user name after which nobody signs in with it for a while. */
const MAX_FAILED_SIGN_INS = 5;

/** Within which time failures are counted. */
const SIGN_IN_WINDOW_MS = 15 * 60_000;

/**
 * Counts a try before its password is looked at, so that tries sent all at once are counted too;
 * `forgetTries` when it was right. Throws 429 after too many. Must not stand in a transaction, which would
 * forget it.
 */
export function countTry(shop: Shop, username: string, now: Date): void {
  const since = new Date(now.getTime() - SIGN_IN_WINDOW_MS).toISOString();
  shop.sql.run`DELETE FROM failed_sign_in WHERE shop = ${shop.id} AND at <= ${since}`;
  const recent = shop.sql.all<{
    at: string;
  }>`SELECT at FROM failed_sign_in WHERE shop = ${shop.id} AND username = ${username} ORDER BY at`;
  const [oldest] = recent;
  if (oldest && recent.length >= MAX_FAILED_SIGN_INS) {
    const wait = Math.ceil((Date.parse(oldest.at) + SIGN_IN_WINDOW_MS - now.getTime()) / 1000);
    throw new Refusal(
      429,
      { code: 'too-many-tries', message: 'Too many wrong passwords; try again later.' },
      { 'retry-after': String(wait) },
    );
  }
  shop.sql.run`
    INSERT INTO failed_sign_in (shop, username, at) VALUES (${shop.id}, ${username}, ${now.toISOString()})`;
}

export function forgetTries(shop: Shop, username: string): void {
  shop.sql.run`DELETE FROM failed_sign_in WHERE shop = ${shop.id} AND username = ${username}`;
}

/** Lets everybody of the shop try again; returns how many failures were forgotten. */
export function forgetAllTries(shop: Shop): number {
  return shop.sql.run`DELETE FROM failed_sign_in WHERE shop = ${shop.id}`;
}

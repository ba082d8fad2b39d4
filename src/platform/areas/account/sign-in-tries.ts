import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Failures with one user name from one network, after which that network waits. */
const MAX_FAILED_SIGN_INS = 5;

/** Failures with one user name from all networks, after which only networks wait that never signed in. */
const MAX_FAILED_OF_NAME = 50;

/** Within which time failures are counted. */
const SIGN_IN_WINDOW_MS = 15 * 60_000;

/** How long a network is known from which a customer signed in. */
const KNOWN_MS = 90 * 24 * 60 * 60_000;

/** Try to sign in. */
export interface Try {
  username: string;
  /** Network that the try comes from. */
  client: string;
  /** Id of the account, where there is one of the name. */
  customer?: number | undefined;
}

/**
 * Counts a try before its password is looked at, so that tries sent all at once are counted too;
 * `forgetTries` when it was right. Throws 429 after too many. Must not stand in a transaction, which would
 * forget it.
 */
export function countTry(shop: Shop, { username, client, customer }: Try, now: Date): void {
  const since = new Date(now.getTime() - SIGN_IN_WINDOW_MS).toISOString();
  shop.sql.run`DELETE FROM failed_sign_in WHERE shop = ${shop.id} AND at <= ${since}`;
  const ofName = shop.sql.all<{ at: string; client: string }>`
    SELECT at, client FROM failed_sign_in WHERE shop = ${shop.id} AND username = ${username} ORDER BY at`;
  const ofClient = ofName.filter((one) => one.client === client);
  const blocking =
    ofClient.at(-MAX_FAILED_SIGN_INS) ??
    (isKnown(shop, customer, client) ? undefined : ofName.at(-MAX_FAILED_OF_NAME));
  if (blocking) {
    const wait = Math.ceil((Date.parse(blocking.at) + SIGN_IN_WINDOW_MS - now.getTime()) / 1000);
    throw new Refusal(
      429,
      { code: 'too-many-tries', message: 'Too many wrong passwords; try again later.' },
      { 'retry-after': String(wait) },
    );
  }
  shop.sql.run`
    INSERT INTO failed_sign_in (shop, username, at, client)
    VALUES (${shop.id}, ${username}, ${now.toISOString()}, ${client})`;
}

/** Forgets the failures with a user name, of one network or of all. */
export function forgetTries(shop: Shop, username: string, client: string | null = null): void {
  shop.sql.run`
    DELETE FROM failed_sign_in WHERE shop = ${shop.id} AND username = ${username}
      AND client = coalesce(${client}, client)`;
}

/** Lets everybody of the shop try again; returns how many failures were forgotten. */
export function forgetAllTries(shop: Shop): number {
  return shop.sql.run`DELETE FROM failed_sign_in WHERE shop = ${shop.id}`;
}

/** Notes that a customer signed in from a network, which others cannot lock out then. */
export function noteClient(shop: Shop, customer: number, client: string, now: Date): void {
  const since = new Date(now.getTime() - KNOWN_MS).toISOString();
  shop.sql.run`DELETE FROM known_client WHERE shop = ${shop.id} AND at <= ${since}`;
  shop.sql.run`
    INSERT OR REPLACE INTO known_client (shop, customer, client, at)
    VALUES (${shop.id}, ${customer}, ${client}, ${now.toISOString()})`;
}

export function forgetClients(shop: Shop, customer: number): void {
  shop.sql.run`DELETE FROM known_client WHERE shop = ${shop.id} AND customer = ${customer}`;
}

function isKnown(shop: Shop, customer: number | undefined, client: string): boolean {
  if (customer === undefined) return false;
  const found = shop.sql.get`
    SELECT 1 FROM known_client WHERE shop = ${shop.id} AND customer = ${customer} AND client = ${client}`;
  return found !== undefined;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Customer } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Life of a token after sign-in. */
const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Signs a customer in; returns the new token, which is not kept itself. */
export function openSession(shop: Shop, customerId: number, now: Date): string {
  shop.sql.run`
    DELETE FROM session WHERE shop = ${shop.id} AND customer = ${customerId}
      AND expires_at <= ${now.toISOString()}`;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS).toISOString();
  shop.sql.run`
    INSERT INTO session (token_hash, shop, customer, expires_at)
    VALUES (${hash(token)}, ${shop.id}, ${customerId}, ${expiresAt})`;
  return token;
}

/**
 * The customer of a token of this shop; undefined where the token is unknown, of another shop or expired, or
 * the customer deactivated.
 */
export function findCustomer(shop: Shop, token: string, now: Date): Customer | undefined {
  return shop.sql.get<Customer>`
    SELECT customer.id, customer.phone, token_hash AS session FROM session
      JOIN customer ON customer.id = session.customer
    WHERE token_hash = ${hash(token)} AND session.shop = ${shop.id} AND expires_at > ${now.toISOString()}
      AND customer.active = 1`;
}

/** True if a session is still open; one that was when a request came may have been closed since. */
export function isSessionOpen(shop: Shop, { id, session }: Pick<Customer, 'id' | 'session'>): boolean {
  return (
    shop.sql
      .get`SELECT 1 FROM session WHERE shop = ${shop.id} AND customer = ${id} AND token_hash = ${session}` !==
    undefined
  );
}

/** Makes one token worthless. */
export function closeSession(shop: Shop, { id, session }: Pick<Customer, 'id' | 'session'>): void {
  shop.sql.run`DELETE FROM session WHERE shop = ${shop.id} AND customer = ${id} AND token_hash = ${session}`;
}

/** Makes every token of a customer worthless, but the one of `exceptSession`; returns how many there were. */
export function closeSessions(shop: Shop, customerId: number, exceptSession = ''): number {
  return shop.sql.run`
    DELETE FROM session WHERE shop = ${shop.id} AND customer = ${customerId}
      AND token_hash <> ${exceptSession}`;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

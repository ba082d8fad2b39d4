import { randomInt } from 'node:crypto';
import type { Shop } from '#platform/store/shop.ts';

/** Life of a code. */
const CASHBACK_CODE_LIFETIME_MS = 5 * 60_000;

/** Least time that must be left of a code for a call to give it once more. */
const LEAST_LEFT_MS = 60_000;

export interface CashbackCode {
  /** 13 digits, a valid EAN-13. */
  code: string;
  expiresAt: string;
}

/**
 * The code that a customer shows at the cash desk: the one before while enough of it is left, else a new one.
 */
export function readCashbackCode(shop: Shop, customerId: number, now: Date): CashbackCode {
  shop.sql.run`DELETE FROM cashback_code WHERE shop = ${shop.id} AND expires_at <= ${now.toISOString()}`;
  const least = new Date(now.getTime() + LEAST_LEFT_MS).toISOString();
  const current = shop.sql.get<CashbackCode>`
    SELECT code, expires_at AS expiresAt FROM cashback_code
    WHERE shop = ${shop.id} AND customer = ${customerId} AND expires_at >= ${least} ORDER BY expires_at DESC
    LIMIT 1`;
  if (current) return current;
  const expiresAt = new Date(now.getTime() + CASHBACK_CODE_LIFETIME_MS).toISOString();
  for (;;) {
    const code = withCheckDigit(`29${String(randomInt(10_000_000_000)).padStart(10, '0')}`);
    const written = shop.sql.run`
      INSERT OR IGNORE INTO cashback_code (shop, code, customer, expires_at)
      VALUES (${shop.id}, ${code}, ${customerId}, ${expiresAt})`;
    if (written > 0) return { code, expiresAt };
  }
}

/**
 * Takes a code at the cash desk and gives whose it is; undefined where it is unknown or old. It cannot be
 * taken twice.
 */
export function takeCashbackCode(shop: Shop, code: string, now: Date): number | undefined {
  return shop.sql.get<{ customer: number }>`
    DELETE FROM cashback_code WHERE shop = ${shop.id} AND code = ${code} AND expires_at > ${now.toISOString()}
    RETURNING customer`?.customer;
}

/** Forgets the codes that a customer was given. */
export function forgetCashbackCodes(shop: Shop, customerId: number): void {
  shop.sql.run`DELETE FROM cashback_code WHERE shop = ${shop.id} AND customer = ${customerId}`;
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

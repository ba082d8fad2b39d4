import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { newPasswordProblem } from '#domain/account/password.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

const KEY_BYTES = 32;
// 16 MB and some 50 ms a password.
const COST = { N: 16_384, r: 8, p: 1 };

// Stands in for the hash of an unknown user name, so that the answer takes as long as for a
// wrong password.
const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * A password as it is kept: its scrypt key with the salt. Waits outside the main thread; never inside a
 * transaction.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await deriveKey(password, salt));
}

/** As `hashPassword`, at once: for commands and seeds, which cannot wait. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16);
  return written(salt, scryptSync(password, salt, KEY_BYTES, COST));
}

/** True for the password that was kept; false where none was. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (kept ?? NOBODY).split('$');
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'));
  const same = timingSafeEqual(given, Buffer.from(key, 'base64url'));
  return same && kept !== null;
}

/** Throws 422 `weak-password` where the password is weaker than the shop asks. */
export function refuseWeakPassword(shop: Shop, password: string, field: string): void {
  const level = readMarketData(shop).companyOption.options.passwordLevel;
  const problem = newPasswordProblem(password, level);
  if (problem === undefined) return;
  throw new Refusal(422, {
    code: 'weak-password',
    message: `The password is too weak for level ${level} of the shop: ${problem}.`,
    field,
  });
}

function written(salt: Buffer, key: Buffer): string {
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

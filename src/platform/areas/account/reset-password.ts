import { parsePhone } from '#domain/account/phone.ts';
import { type Account, accountName, findAccount } from '#platform/areas/customer/customers.ts';
import { closeSessions } from '#platform/areas/customer/session.ts';
import { checkCode, sendCode, spendCode } from '#platform/areas/verification/verification.ts';
import { invalid, notFound } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { forgetTries } from './sign-in-tries.ts';

/**
 * Sends the code for a new password to the phone of the account. Throws 400, 404 where there is none, and
 * 423.
 */
export function sendPasswordCode(
  shop: Shop,
  name: string,
  now: Date,
): { expiresAt: string; resendAfter: number } {
  return sendCode(shop, { phone: readAccount(shop, name).phone, purpose: 'password' }, 'password', now);
}

/**
 * Sets the password by the code that was sent; every session ends. Throws 400, 404, 422 and 429; must not
 * stand in a transaction.
 */
export async function resetPassword(
  shop: Shop,
  { phoneNumber, code, password }: { phoneNumber: string; code: string; password: string },
  now: Date,
): Promise<{ username: string }> {
  const { id, phone, username } = readAccount(shop, phoneNumber);
  refuseWeakPassword(shop, password, 'password');
  const codeId = checkCode(shop, { phone, purpose: 'password' }, code, now);
  const hash = await hashPassword(password);
  shop.sql.transaction(() => {
    spendCode(shop, codeId);
    shop.sql.run`UPDATE customer SET password = ${hash} WHERE shop = ${shop.id} AND id = ${id}`;
    closeSessions(shop, id);
    forgetTries(shop, username);
  });
  return { username };
}

/** A phone always names its account; a user name or an e-mail does in a shop for businesses. */
function readAccount(shop: Shop, name: string): Account {
  const business = readMarketData(shop).allowDebt;
  if (!business && parsePhone(name) === undefined)
    throw invalid('phoneNumber', `phoneNumber must be a phone like +998901234567, not ${name}`);
  const account = findAccount(shop, accountName(name), business);
  if (!account) throw notFound(`Nobody has registered as ${name}.`, 'phoneNumber');
  return account;
}

import type { z } from 'zod';
import type { registerCustomer, User } from '#contract/account/account.ts';
import { isEmail } from '#domain/account/email.ts';
import { parsePhone } from '#domain/account/phone.ts';
import { usernameOfPhone } from '#domain/account/username.ts';
import { accountName, addCustomer } from '#platform/areas/customer/customers.ts';
import { openSession } from '#platform/areas/customer/session.ts';
import { checkCode, spendCode } from '#platform/areas/verification/verification.ts';
import { invalid } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { readPhone } from './read-phone.ts';
import { noteClient } from './sign-in-tries.ts';
import { readOwnUser } from './user.ts';

type Registration = z.output<NonNullable<(typeof registerCustomer)['body']>>;

/**
 * Registers whoever has the code of a phone, and signs them in. Throws 400, 409, 422 and 429 as the call
 * says.
 */
export async function register(
  shop: Shop,
  { profile, ...form }: Registration,
  client: string,
  now: Date,
): Promise<{ jwtToken: string; user: User }> {
  const { phoneNumber, ...about } = profile;
  const phone = readPhone(phoneNumber, 'profile.phoneNumber');
  const username = readUsername(form.username, phone, readMarketData(shop).allowDebt);
  refuseWeakPassword(shop, form.password.first, 'password.first');
  const codeId = checkCode(shop, { phone, purpose: 'phone' }, form.code, now);
  const password = await hashPassword(form.password.first);
  return shop.sql.transaction(() => {
    const email = form.email?.toLowerCase() || null;
    const id = addCustomer(
      shop,
      { phone, username, email, password, profile: { ...about, personType: form.personType } },
      now,
    );
    spendCode(shop, codeId);
    noteClient(shop, id, client, now);
    return { jwtToken: openSession(shop, id, now), user: readOwnUser(shop, id) };
  });
}

/** Nobody takes the phone or the e-mail of another as a user name. */
function readUsername(text: string, phone: string, business: boolean): string {
  const name = accountName(text);
  const ofPhone = usernameOfPhone(phone);
  if (parsePhone(name) === phone) return ofPhone;
  if (!business) throw invalid('username', `username must be the phone without its plus, ${ofPhone}`);
  if (isEmail(name))
    throw invalid('username', 'username must not be an e-mail: give it as email, which signs in too');
  if (parsePhone(name) !== undefined)
    throw invalid('username', `username must not be a phone other than ${ofPhone}`);
  if (!/^[\p{L}\d._]{3,60}$/u.test(name))
    throw invalid('username', 'username must have 3 letters, digits, dots or underscores at least');
  return name;
}

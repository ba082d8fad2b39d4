import type { z } from 'zod';
import type { User, updateCustomer } from '#contract/account/account.ts';
import { usernameOfPhone } from '#domain/account/username.ts';
import { type Profile, refuseTaken } from '#platform/areas/customer/customers.ts';
import { closeSessions, isSessionOpen } from '#platform/areas/customer/session.ts';
import { checkCode, spendCode } from '#platform/areas/verification/verification.ts';
import { invalid, Refusal } from '#platform/http/refusal.ts';
import type { Customer } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './password.ts';
import { readPhone } from './read-phone.ts';
import { countTry, forgetTries } from './sign-in-tries.ts';
import { readOwnUser } from './user.ts';

type Change = z.output<NonNullable<(typeof updateCustomer)['body']>>;

/**
 * Changes what is named of a customer, all or nothing. Another phone takes the code that was sent to it, a
 * new password the current one; other sessions end with the password.
 */
export async function changeCustomer(
  shop: Shop,
  customer: Customer,
  change: Change,
  now: Date,
): Promise<User> {
  const { phoneNumber, ...profile } = change.profile ?? {};
  if (profile.birthday && profile.birthday >= now.toISOString().slice(0, 10))
    throw invalid('profile.birthday', 'birthday must be in the past');
  const phone = phoneNumber === undefined ? customer.phone : readPhone(phoneNumber, 'profile.phoneNumber');
  const codeId =
    phone === customer.phone
      ? undefined
      : checkCode(shop, { phone, purpose: 'phone' }, change.code ?? '', now);
  const password = change.password && (await newPassword(shop, customer, change.password, now));
  shop.sql.transaction(() => {
    // The password may have been reset, or the account closed, while the passwords were reckoned with.
    if (!isSessionOpen(shop, customer))
      throw new Refusal(401, { code: 'wrong-token', message: 'The session has ended; sign in again.' });
    const before = readOwnUser(shop, customer.id);
    const ownName = before.username !== usernameOfPhone(customer.phone);
    const username = ownName ? before.username : usernameOfPhone(phone);
    const email = change.email === undefined ? before.email : change.email?.toLowerCase() || null;
    refuseTaken(shop, { phone, username, email }, customer.id);
    if (codeId !== undefined) spendCode(shop, codeId);
    const { firstName, lastName, middleName, gender, birthday, personType } = before;
    const after: Profile = {
      firstName,
      lastName,
      middleName,
      gender,
      birthday,
      personType: change.personType ?? personType,
      ...definedOf(profile),
    };
    shop.sql.run`
      UPDATE customer SET phone = ${phone}, username = ${username}, email = ${email},
        profile = ${JSON.stringify(after)}
      WHERE shop = ${shop.id} AND id = ${customer.id}`;
    if (password === undefined) return;
    shop.sql.run`UPDATE customer SET password = ${password} WHERE shop = ${shop.id} AND id = ${customer.id}`;
    closeSessions(shop, customer.id, customer.session);
  });
  return readOwnUser(shop, customer.id);
}

function definedOf<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

async function newPassword(
  shop: Shop,
  customer: Customer,
  { current, first }: NonNullable<Change['password']>,
  now: Date,
): Promise<string> {
  refuseWeakPassword(shop, first, 'password.first');
  const kept = shop.sql.get<{
    password: string | null;
  }>`SELECT password FROM customer WHERE shop = ${shop.id} AND id = ${customer.id}`;
  const tries = `customer ${customer.id}`;
  // By its token each session is the customer's own, wherever it is.
  countTry(shop, { username: tries, client: '' }, now);
  if (!(await isPassword(current, kept?.password ?? null))) {
    throw new Refusal(422, {
      code: 'wrong-password',
      message: 'The current password is wrong.',
      field: 'password.current',
    });
  }
  forgetTries(shop, tries);
  return hashPassword(first);
}

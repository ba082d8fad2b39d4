import type { z } from 'zod';
import type { signIn } from '#contract/account/account.ts';
import { accountName, findAccount } from '#platform/areas/customer/customers.ts';
import { openSession } from '#platform/areas/customer/session.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { isPassword } from './password.ts';
import { countTry, forgetTries, noteClient } from './sign-in-tries.ts';

type Credentials = z.output<NonNullable<(typeof signIn)['body']>>;

/**
 * Signs in and gives the token. Throws 422 for wrong credentials and 429 after too many of them; must not
 * stand in a transaction.
 */
export async function signInByPassword(
  shop: Shop,
  { username, password, subdomain }: Credentials,
  client: string,
  now: Date,
): Promise<string> {
  if (subdomain.toLowerCase() !== shop.name.toLowerCase()) {
    throw new Refusal(422, {
      code: 'wrong-subdomain',
      message: `The security key is not of the shop ${subdomain}.`,
      field: 'subdomain',
    });
  }
  const name = accountName(username);
  const account = findAccount(shop, name, readMarketData(shop).allowDebt);
  const tries = account ? account.username : name;
  countTry(shop, { username: tries, client, customer: account?.id }, now);
  const right = await isPassword(password, account?.password ?? null);
  return shop.sql.transaction(() => {
    // The password may have been changed, or the account closed, while it was looked at.
    const current = account && findAccount(shop, name, readMarketData(shop).allowDebt);
    if (!right || !current || current.id !== account.id || current.password !== account.password) {
      throw new Refusal(422, {
        code: 'wrong-credentials',
        message: 'The user name or the password is wrong.',
      });
    }
    forgetTries(shop, tries, client);
    noteClient(shop, current.id, client, now);
    return openSession(shop, current.id, now);
  });
}

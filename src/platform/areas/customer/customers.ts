import type { User } from '#contract/account/account.ts';
import { isEmail } from '#domain/account/email.ts';
import { parsePhone } from '#domain/account/phone.ts';
import { cleanUsername } from '#domain/account/username.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Profile of a customer as it is kept. Rows of others may have less. */
export interface Profile {
  firstName: string;
  lastName: string;
  middleName?: string | null;
  gender?: User['gender'];
  birthday?: string | null;
  personType?: User['personType'];
}

export interface NewCustomer {
  /** `+998901234567`. */
  phone: string;
  /** As `accountName` writes it. */
  username: string;
  /** In lower case. */
  email: string | null;
  /** As `hashPassword` writes it; null where the customer signs in by code only. */
  password: string | null;
  profile: Profile;
}

/** Customer who signs in, before the password is checked. */
export interface Account {
  id: number;
  phone: string;
  username: string;
  password: string | null;
}

/** A user name or an e-mail as it is compared: without what `cleanUsername` takes out, in lower case. */
export function accountName(text: string): string {
  return cleanUsername(text).toLowerCase();
}

/**
 * The active account that signs in with this name: an e-mail, in a shop for businesses a user name, which may
 * look like a phone, and a phone.
 */
export function findAccount(shop: Shop, name: string, business: boolean): Account | undefined {
  if (isEmail(name)) return findByEmail(shop, name);
  const named = business ? findByUsername(shop, name) : undefined;
  return named ?? findByPhone(shop, parsePhone(name) ?? '');
}

export function findByPhone(shop: Shop, phone: string): Account | undefined {
  return shop.sql.get<Account>`
    SELECT id, phone, username, password FROM customer
    WHERE shop = ${shop.id} AND phone = ${phone} AND active = 1`;
}

function findByUsername(shop: Shop, username: string): Account | undefined {
  return shop.sql.get<Account>`
    SELECT id, phone, username, password FROM customer
    WHERE shop = ${shop.id} AND username = ${username} AND active = 1`;
}

function findByEmail(shop: Shop, email: string): Account | undefined {
  return shop.sql.get<Account>`
    SELECT id, phone, username, password FROM customer
    WHERE shop = ${shop.id} AND email = ${email} AND active = 1`;
}

/**
 * Adds an active customer and gives the id. Throws 409 `taken` where another has the phone, the user name or
 * the e-mail.
 */
export function addCustomer(
  shop: Shop,
  { phone, username, email, password, profile }: NewCustomer,
  now: Date,
): number {
  refuseTaken(shop, { phone, username, email }, 0);
  const row = shop.sql.get<{ id: number }>`
    INSERT INTO customer (shop, phone, username, email, password, profile, created_at)
    VALUES (${shop.id}, ${phone}, ${username}, ${email}, ${password}, ${JSON.stringify(profile)},
      ${now.toISOString()}) RETURNING id`;
  if (!row) throw new Error(`the customer ${phone} was not written`);
  return row.id;
}

/** Throws 409 `taken` where an active customer other than `exceptId` has one of these. */
export function refuseTaken(
  shop: Shop,
  { phone, username, email }: Pick<NewCustomer, 'phone' | 'username' | 'email'>,
  exceptId: number,
): void {
  const owners = [
    { field: 'phone', value: phone, owner: findByPhone(shop, phone) },
    { field: 'username', value: username, owner: findByUsername(shop, username) },
    { field: 'email', value: email, owner: email === null ? undefined : findByEmail(shop, email) },
  ];
  const taken = owners.find(({ owner }) => owner && owner.id !== exceptId);
  if (taken)
    throw new Refusal(409, {
      code: 'taken',
      message: `${taken.value} has registered already.`,
      field: taken.field,
    });
}

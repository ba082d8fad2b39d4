import type { User } from '#contract/account.ts';
import { isEmail } from '#domain/email.ts';
import { parsePhone } from '#domain/phone.ts';
import { cleanUsername } from '#domain/username.ts';
import { readAddresses } from '#sandbox/areas/address/addresses.ts';
import { readBalance } from '#sandbox/areas/wallet/balance.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Shop } from '#sandbox/store/shop.ts';
import { closeSessions } from './session.ts';

/** What a customer says about themselves, as it is kept. Rows of others may have less. */
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

/** Who signs in, before it is known that they are who they say. */
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

/** The active account that signs in with this name: an e-mail, and in a shop for businesses a user name, else a phone. */
export function findAccount(shop: Shop, name: string, business: boolean): Account | undefined {
  if (isEmail(name)) return findByEmail(shop, name);
  return business ? findByUsername(shop, name) : findByPhone(shop, parsePhone(name) ?? '');
}

export function findByPhone(shop: Shop, phone: string): Account | undefined {
  return shop.sql.get<Account>`
    SELECT id, phone, username, password FROM customer WHERE shop = ${shop.id} AND phone = ${phone} AND active = 1`;
}

function findByUsername(shop: Shop, username: string): Account | undefined {
  return shop.sql.get<Account>`
    SELECT id, phone, username, password FROM customer WHERE shop = ${shop.id} AND username = ${username} AND active = 1`;
}

function findByEmail(shop: Shop, email: string): Account | undefined {
  return shop.sql.get<Account>`
    SELECT id, phone, username, password FROM customer WHERE shop = ${shop.id} AND email = ${email} AND active = 1`;
}

/** Adds an active customer and gives the id. Throws 409 `taken` where another has the phone, the user name or the e-mail. */
export function addCustomer(
  shop: Shop,
  { phone, username, email, password, profile }: NewCustomer,
  now: Date,
): number {
  refuseTaken(shop, { phone, username, email }, 0);
  const row = shop.sql.get<{ id: number }>`
    INSERT INTO customer (shop, phone, username, email, password, profile, created_at)
    VALUES (${shop.id}, ${phone}, ${username}, ${email}, ${password}, ${JSON.stringify(profile)}, ${now.toISOString()}) RETURNING id`;
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

/** The active customer as they see themselves; undefined where the shop has none with the id. */
export function readUser(shop: Shop, customerId: number): User | undefined {
  const row = shop.sql.get<{ username: string; email: string | null; phone: string; profile: string }>`
    SELECT username, email, phone, profile FROM customer WHERE shop = ${shop.id} AND id = ${customerId} AND active = 1`;
  if (!row) return undefined;
  const profile: Profile = JSON.parse(row.profile);
  const {
    firstName,
    lastName,
    middleName = null,
    gender = null,
    birthday = null,
    personType = 'physical',
  } = profile;
  return {
    id: customerId,
    username: row.username,
    email: row.email,
    personType,
    firstName,
    lastName,
    middleName,
    fullName: `${firstName} ${lastName}`,
    gender,
    birthday,
    phoneNumbers: [row.phone],
    addresses: readAddresses(shop, customerId),
    wallet: { totalCash: readBalance(shop, customerId) },
  };
}

/** As `readUser`, for an id that is known to be of an active customer. */
export function readOwnUser(shop: Shop, customerId: number): User {
  const user = readUser(shop, customerId);
  if (!user) throw new Error(`${shop.name} has no customer ${customerId}`);
  return user;
}

/** Closes an account: its name, phone and e-mail are free, its sessions, cards and devices gone. Orders, wallet and reviews are kept. */
export function deactivateCustomer(shop: Shop, customerId: number): void {
  closeSessions(shop, customerId);
  shop.sql.run`DELETE FROM bank_card WHERE shop = ${shop.id} AND customer = ${customerId}`;
  shop.sql.run`DELETE FROM push_resource WHERE shop = ${shop.id} AND customer = ${customerId}`;
  shop.sql.run`DELETE FROM cashback_code WHERE shop = ${shop.id} AND customer = ${customerId}`;
  shop.sql.run`UPDATE customer SET active = 0 WHERE shop = ${shop.id} AND id = ${customerId}`;
}

import type { User } from '#contract/account/account.ts';
import { readAddresses } from '#platform/areas/address/addresses.ts';
import type { Profile } from '#platform/areas/customer/customers.ts';
import { readBalance } from '#platform/areas/wallet/balance.ts';
import type { Shop } from '#platform/store/shop.ts';

/** The active customer as they see themselves; undefined where the shop has none with the id. */
function readUser(shop: Shop, customerId: number): User | undefined {
  const row = shop.sql.get<{ username: string; email: string | null; phone: string; profile: string }>`
    SELECT username, email, phone, profile FROM customer
    WHERE shop = ${shop.id} AND id = ${customerId} AND active = 1`;
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

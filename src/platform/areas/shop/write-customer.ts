import { hashPassword } from '#platform/areas/account/password.ts';
import { addAddress } from '#platform/areas/address/addresses.ts';
import { addConfirmedCard } from '#platform/areas/bank-card/bank-cards.ts';
import { addCustomer } from '#platform/areas/customer/customers.ts';
import { changeBalance } from '#platform/areas/wallet/balance.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { CustomerSeed } from './shop-seed.ts';

/** A customer whose password cannot be read any more. */
export type HashedCustomer = CustomerSeed & { hash: string };

/** Takes the time that passwords need, so that writing the customers need not wait. */
export function hashPasswords(customers: readonly CustomerSeed[]): Promise<HashedCustomer[]> {
  return Promise.all(
    customers.map(async (customer) => ({ ...customer, hash: await hashPassword(customer.password) })),
  );
}

/** Writes a customer with wallet, addresses and cards; runs in the caller's transaction. */
export function writeCustomer(
  shop: Shop,
  { phone, registeredAt, email, hash, profile, wallet, addresses, cards }: HashedCustomer,
): void {
  const now = new Date(registeredAt);
  const id = addCustomer(shop, { phone, username: phone.slice(1), email, password: hash, profile }, now);
  if (wallet > 0) changeBalance(shop, id, { amount: wallet, kind: 'other', reason: 'gift' }, now);
  for (const address of addresses) addAddress(shop, id, address);
  for (const { number, expiry } of cards) addConfirmedCard(shop, id, number, expiry);
}

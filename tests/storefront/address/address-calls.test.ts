// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import { GUEST } from '#domain/account/session.ts';
import { MAX_ADDRESSES } from '#domain/address/address-book.ts';
import {
  deleteAddress,
  fetchAddresses,
  keepAddress,
  saveAddress,
  saveNewAddress,
} from '#storefront/address/address-calls.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';

const home: AddressInput = addressInputSchema.parse(addAddress.example?.body);

beforeEach(() => $session.set(GUEST));

/** Signs a new customer of the sandbox's shop in. */
async function aCustomer() {
  const host = await aShopHost();
  const { token } = await aShopper(host);
  const profile = await fetch('/market-api/profile', { headers: { authorization: `Bearer ${token}` } });
  $session.set({ ...GUEST, token, user: await profile.json() });
  host.requests.length = 0;
  return { ...host, kept: () => $session.get().user?.addresses.map(({ name }) => name) };
}

test('[ACC-02] [ACC-07] an address is added, changed and removed on the platform and in the session', async () => {
  const { kept } = await aCustomer();
  const before = kept() ?? [];
  const { id } = await saveNewAddress({ ...home, name: 'Work' });
  expect(kept()).toEqual([...before, 'Work']);
  await saveAddress(id, { ...home, name: 'Office' });
  expect(kept()).toEqual([...before, 'Office']);
  expect((await fetchAddresses()).map(({ name }) => name)).toEqual([...before, 'Office']);
  await deleteAddress(id);
  expect(kept()).toEqual(before);
  expect((await fetchAddresses()).map(({ name }) => name)).toEqual(before);
});

test('[ACC-07] an address that a guest chooses stays in this browser', async () => {
  const { requests } = await aShopHost();
  await keepAddress(home);
  expect($session.get()).toMatchObject({ location: home, history: [{ name: home.name }] });
  expect(requests).toEqual([]);
});

test('[ACC-07] an address that a customer chooses is added to their addresses, once', async () => {
  const { requests, kept } = await aCustomer();
  const count = kept()?.length ?? 0;
  await keepAddress({ ...home, floor: '9' });
  await keepAddress({ ...home, floor: '9', name: 'The same door' });
  expect(requests.filter((one) => one.includes('/customers/add-address'))).toHaveLength(1);
  expect(kept()).toHaveLength(count + 1);
  expect($session.get().location?.name).toBe('The same door');
});

test('[ACC-02] the twenty-first address is not sent, and is refused if another device added the twentieth', async () => {
  const { requests, kept } = await aCustomer();
  for (let floor = kept()?.length ?? 0; floor < MAX_ADDRESSES; floor += 1)
    await saveNewAddress({ ...home, floor: String(floor) });
  requests.length = 0;
  await keepAddress({ ...home, floor: '99' });
  expect(requests).toEqual([]);
  expect($session.get().location?.floor).toBe('99');
  await expect(saveNewAddress({ ...home, floor: '99' })).rejects.toMatchObject({ code: 'too-many' });
});

test('[ACC-07] an address is kept in the browser even if the platform does not answer', async () => {
  await aCustomer();
  globalThis.fetch = async () => {
    throw new TypeError('offline');
  };
  await keepAddress({ ...home, floor: '8' });
  expect($session.get().location?.floor).toBe('8');
});

test('[MAP-02] [MAP-04] the platform refuses addresses abroad, and those of a failed geocoder', async () => {
  await aCustomer();
  await expect(saveNewAddress({ ...home, countryCode: 'KG' })).rejects.toMatchObject({
    code: 'wrong-country',
  });
  await expect(saveNewAddress({ ...home, latitude: 10, longitude: 10 })).rejects.toMatchObject({
    code: 'wrong-place',
  });
});

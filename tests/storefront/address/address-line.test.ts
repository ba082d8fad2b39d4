// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import { GUEST, setLocation } from '#domain/account/session.ts';
import { startAddressLine } from '#storefront/address/address-line.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';

const home: AddressInput = addressInputSchema.parse(addAddress.example?.body);

test('[SHL-08] [ACC-07] the header shows the delivery address or that none is selected; a press asks for it', async () => {
  $session.set(GUEST);
  document.body.innerHTML = `<button data-action="address"><span data-address>No address selected</span></button>`;
  startAddressLine();
  const said = () => document.querySelector('[data-address]')?.textContent;
  expect(said()).toBe('No address selected');
  $session.set(setLocation(GUEST, home));
  expect(said()).toBe('Дом');
  document.querySelector('button')?.click();
  await expect.poll(() => $modals.get()).toMatchObject([{ name: 'address', data: { address: home } }]);
  $session.set(GUEST);
  expect(said()).toBe('No address selected');
});

test('[SHL-08] [ACC-02] the header shows the last saved address of who is signed in, until they choose another place', async () => {
  $session.set(GUEST);
  document.body.innerHTML = `<button data-action="address"><span data-address>No address selected</span></button>`;
  startAddressLine();
  const said = () => document.querySelector('[data-address]')?.textContent;
  const host = await aShopHost();
  const shopper = await aShopper(host);
  await shopper.call('POST', '/customers/add-address', { ...home, name: 'Work' });
  const { json: user } = await shopper.call('GET', '/profile');
  $session.set({ ...GUEST, token: shopper.token, user });
  expect(said()).toBe('Work');
  document.querySelector('button')?.click();
  await expect.poll(() => $modals.get().at(-1)).toMatchObject({ data: { address: { name: 'Work' } } });
  $session.set(setLocation($session.get(), home));
  expect(said()).toBe('Дом');
});

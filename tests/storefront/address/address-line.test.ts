// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import { GUEST, setLocation } from '#domain/account/session.ts';
import { startAddressLine } from '#storefront/address/address-line.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { $session } from '#storefront/session/session.store.ts';

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

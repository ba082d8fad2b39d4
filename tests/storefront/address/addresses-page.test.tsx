// @vitest-environment jsdom

import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import { GUEST, type Session } from '#domain/account/session.ts';
import { MAX_ADDRESSES } from '#domain/address/address-book.ts';
import { AddressesPage } from '#storefront/address/AddressesPage.tsx';
import address from '#storefront/address/messages/en.json' with { type: 'json' };
import { createTranslate } from '#storefront/i18n/messages.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import form from '#storefront/ui/messages/en.json' with { type: 'json' };
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

const messages = { ...address, ...form };
const t = createTranslate(messages, 'en');
const home: AddressInput = addressInputSchema.parse(addAddress.example?.body);

beforeEach(() => {
  $session.set(GUEST);
  $modals.set([]);
});

async function aPage(signIn = true) {
  const host = await aShopHost();
  if (signIn) $session.set({ ...GUEST, token: (await aShopper(host)).token });
  return {
    host,
    async open() {
      const island = await renderIsland(AddressesPage, { language: 'en', messages });
      onTestFinished(island.leave);
      return island;
    },
    /** Answers the open dialog. */
    answer: (answer: unknown) =>
      act(async () => {
        const [modal] = $modals.get();
        if (!modal) throw new Error('No dialog is open.');
        await closeOverlay(modal.id, answer);
      }),
  };
}

test('[ACC-02] a guest is sent to sign in, and sees no list', async () => {
  const { host, open } = await aPage(false);
  const left: string[] = [];
  const stay = (event: Event) => {
    event.preventDefault();
    left.push((event as CustomEvent<{ href: string }>).detail.href);
  };
  document.addEventListener(UNAUTHORISED_EVENT, stay);
  onTestFinished(() => document.removeEventListener(UNAUTHORISED_EVENT, stay));
  const { html, text } = await open();
  expect(html).toContain('flow-skeleton');
  expect(left).toEqual(['/login?from=%2F']);
  expect(text()).toBe(t('address.loading'));
  expect(host.requests).toEqual([]);
});

test('[ACC-02] the list can be empty, gets an address, has it changed and asks before it is removed', async () => {
  const { open, answer } = await aPage();
  const { text, named, click, faults, island } = await open();
  expect(faults).toEqual([]);
  await until(() => expect(text()).toContain(t('address.empty-title')));
  await click(named(t('address.add')));
  await answer(home);
  await until(() => expect(text()).toContain(t('address.saved')));
  await until(() => expect(text()).toContain('entrance 2, floor 4, flat 31'));
  expect(text()).toContain(t('address.current'));
  expect($session.get().location).toMatchObject({ name: 'Дом' });

  await click(named(t('address.edit-named', { name: 'Дом' })));
  expect($modals.get()[0]?.data).toMatchObject({ address: home });
  await answer({ ...home, name: 'Garden', floor: '1' });
  await until(() => expect(text()).toContain('Garden'));
  expect($session.get().location).toMatchObject({ name: 'Garden', floor: '1' });

  await click(named(t('address.remove-named', { name: 'Garden' })));
  expect($modals.get()[0]?.data).toMatchObject({ title: t('address.remove-question', { name: 'Garden' }) });
  await answer(false);
  expect(island.querySelectorAll('.address-card')).toHaveLength(1);
  await click(named(t('address.remove-named', { name: 'Garden' })));
  await answer(true);
  await until(() => expect(text()).toContain(t('address.empty-title')));
  expect(text()).toContain(t('address.removed'));
});

test('[ACC-02] with twenty addresses none can be added, and a note says what to do', async () => {
  const { host, open } = await aPage();
  const { token } = $session.get();
  for (let floor = 0; floor < MAX_ADDRESSES; floor += 1)
    await fetch('/market-api/customers/add-address', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...home, floor: String(floor) }),
    });
  host.requests.length = 0;
  const { text, named } = await open();
  await until(() =>
    expect(text()).toContain(t('address.limit', { count: MAX_ADDRESSES }).replaceAll('\u00A0', ' ')),
  );
  expect(() => named(t('address.add'))).toThrow();
});

test('[ACC-02] a failure to load the list is shown, and the list is asked for again', async () => {
  const { open } = await aPage();
  const network = globalThis.fetch;
  globalThis.fetch = async () => {
    throw new TypeError('offline');
  };
  const { text, named, click } = await open();
  await until(() => expect(text()).toContain(t('form.offline')));
  globalThis.fetch = network;
  await click(named(t('form.retry')));
  await until(() => expect(text()).toContain(t('address.empty-title')));
});

test('[ACC-02] a refused change is reported, and the list stays', async () => {
  const { open, answer } = await aPage();
  const { text, named, click } = await open();
  await until(() => expect(text()).toContain(t('address.empty-title')));
  await click(named(t('address.add')));
  await answer({ ...home, countryCode: 'KG' });
  await until(() => expect(text()).toContain(t('address.wrong-country')));
  expect(text()).toContain(t('address.empty-title'));
});

test('[ACC-07] a change by another tab is shown at once', async () => {
  const { host, open } = await aPage();
  const { token } = $session.get();
  const answer = await fetch('/market-api/profile', { headers: { authorization: `Bearer ${token}` } });
  const user: NonNullable<Session['user']> = await answer.json();
  $session.set({ ...GUEST, token, user });
  const { text } = await open();
  await until(() => expect(text()).toContain(t('address.empty-title')));
  const coordinate = { latitude: home.latitude, longitude: home.longitude };
  const addresses = [{ ...home, id: 7, type: 'shipping' as const, coordinate }];
  await act(async () => $session.set({ ...GUEST, token, user: { ...user, addresses } }));
  expect(text()).toContain('Дом');
  expect(host.requests.filter((one) => one.startsWith('GET /market-api/addresses'))).toHaveLength(1);
});

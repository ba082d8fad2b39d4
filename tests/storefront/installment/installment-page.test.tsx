// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { installmentPath, loginPath } from '#domain/link/paths.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { $installmentMonths, keepInstallment } from '#storefront/checkout/installment.store.ts';
import { createTranslate, pickMessages } from '#storefront/i18n/messages.ts';
import { InstallmentPage, installmentPageProps } from '#storefront/installment/InstallmentPage.tsx';
import { LEAVE_EVENT } from '#storefront/page/leave-to.ts';
import { leaveForLogin } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import { act, until } from '../act.ts';
import { aFullCart, type CheckoutOptions } from '../checkout/a-checkout.tsx';
import { renderIsland } from '../render-island.tsx';

const t = createTranslate(DICTIONARIES.en, 'en');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** The page of the form for a shopper with a full cart. `left` lists the addresses it went to. */
async function aForm({ signedIn = true, ...options }: CheckoutOptions & { signedIn?: boolean } = {}) {
  const { host, shopper } = await aFullCart(options);
  sessionStorage.clear();
  $installmentMonths.set(12);
  const session = $session.get();
  if (!signedIn) $session.set(GUEST);
  await options.before?.(host);
  const left: string[] = [];
  const leave = (event: Event) => {
    event.preventDefault();
    left.push((event as CustomEvent<{ href: string }>).detail.href);
  };
  document.addEventListener(LEAVE_EVENT, leave);
  const page = await renderIsland(
    InstallmentPage,
    installmentPageProps({
      language: 'en',
      defaultLanguage: 'ru',
      messages: (keys) => pickMessages(DICTIONARIES.en, keys),
      company: { map: { type: 'mapbox', token: null } },
    }),
  );
  onTestFinished(async () => {
    document.removeEventListener(LEAVE_EVENT, leave);
    await page.leave();
  });
  const says = (text: string) => until(() => expect(page.text()).toContain(plain(text)));
  return { host, shopper, session, page, left, says };
}

test('[INS-03] a guest who opens the form signs in first, and comes back', async () => {
  const { left, page } = await aForm({ signedIn: false });
  expect(left).toEqual([`/en${loginPath(`/en${installmentPath()}`)}`]);
  expect(page.faults).toEqual([]);
});

test('[INS-02] goods of a million or less show that sum instead of the form, and a link back', async () => {
  const { says, page } = await aForm({ goods: { 1001: 1 } });
  await says('Installments are for items above 1 000 000 UZS.');
  expect(page.named(t('installment.to-checkout')).getAttribute('href')).toBe('/en/checkout');
  expect(page.island.querySelector('form')).toBeNull();
});

test('[INS-04] an empty cart says so', async () => {
  const { says } = await aForm({ goods: {} });
  await says(t('checkout.empty-title'));
});

test('[INS-04] without an answer of the platform the page says so, and asks again by a button', async () => {
  const { says, page, host } = await aForm({
    goods: { 1009: 4 },
    before: (shop) =>
      shop.control('PUT', '/faults', [{ path: '/installment-plans', kind: 'status', status: 503 }]),
  });
  await says(t('form.failed'));
  await act(async () => void (await host.control('PUT', '/faults', [])));
  await page.click(page.named(t('form.retry')));
  await says(t('installment.submit'));
});

test('[INS-04] name and phone are shown and cannot be changed; the sums are beside the form', async () => {
  const { says, page, shopper } = await aForm({ goods: { 1009: 4 } });
  await says(t('installment.submit'));
  const fields = [...page.island.querySelectorAll<HTMLInputElement>('input[readonly]')];
  expect(fields.map(({ value }) => plain(value).replaceAll(' ', ''))).toContain(shopper.phone);
  await says(t('installment.months', { count: 12 }));
  await says(t('installment.overpaid'));
});

test('[INS-01] terms of a partner that were chosen stand beside the form', async () => {
  const { says } = await aForm({
    goods: { 1009: 4 },
    before: async () => keepInstallment({ months: 18, partner: 'Alifshop' }),
  });
  await says(`${t('installment.months', { count: 18 })}, Alifshop`);
  await says(t('installment.overpaid'));
});

test('[INS-04] a session that ends hides what was typed, and signing in again shows it', async () => {
  const { says, page, left, session } = await aForm({ goods: { 1009: 4 } });
  await says(t('installment.submit'));
  const passport = page.find<HTMLInputElement>('#installment-passport');
  await page.type(passport, 'AB 1234567');
  await act(async () => leaveForLogin($session.get().token));
  await says(t('installment.signed-out'));
  expect(passport.closest('[hidden]')).not.toBeNull();
  expect(left).toEqual([]);
  await act(async () => $session.set(session));
  expect(passport.closest('[hidden]')).toBeNull();
  expect(page.find<HTMLInputElement>('#installment-passport').value).toBe('AB 1234567');
});

test('[INS-04] an address whose line is too long for the request is refused in words, and not cut', async () => {
  const { says, page } = await aForm({
    goods: { 1009: 4 },
    address: { addressLine1: 'A'.repeat(190), houseNumber: '12345678' },
  });
  await says(t('installment.long-address', { limit: 200 }));
  expect(page.faults).toEqual([]);
});

test('[INS-04] a line of 200 characters goes into the request', async () => {
  const { says, page } = await aForm({ goods: { 1009: 4 }, address: { addressLine1: 'A'.repeat(200) } });
  await says('Home');
  expect(page.text()).not.toContain(t('installment.long-address', { limit: 200 }));
});

// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { ProfilePage } from '#storefront/account/ProfilePage.tsx';
import messageKeys from '#storefront/account/ProfilePage.tsx?messages';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { lastCode, otherThan, signIn } from '../../sandbox/a-registration.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { anAccount, answer, textsFor } from './an-account.ts';

const PHONE = '+998901234567';
const NEW_PHONE = '+998931112233';

async function open(customer?: Parameters<typeof anAccount>[0]) {
  const account = await anAccount(customer);
  const island = await renderIsland(ProfilePage, {
    language: 'en' as const,
    defaultLanguage: 'ru' as const,
    messages: textsFor(messageKeys),
    passwordLevel: 1 as const,
    walletHref: '/en/profile/wallet',
    codeHref: '/en/profile/wallet#cashback',
  });
  await until(() => expect(island.text()).toContain('Personal details'));
  const field = (id: string) => island.find<HTMLInputElement>(`#${id}`);
  /** The note below a field. */
  const note = (id: string) => island.find(`#${id}-note`).textContent?.replaceAll('\u00A0', ' ');
  const submit = (id: string) => island.click(field(id).form?.querySelector('[type=submit]') as HTMLElement);
  /** Presses the button that opens the form below a heading. */
  const change = async (heading: string) => {
    await island.click(island.find(`[aria-describedby=profile-${heading}]`));
    await until(() => island.find(`[aria-labelledby=profile-${heading}] form`));
  };
  return { ...account, ...island, field, note, submit, change };
}

beforeEach(() => document.body.replaceChildren());

test('[ACC-01] the server draws a skeleton; the browser then shows the customer with phone and wallet', async () => {
  const { html, faults, text, field, leave } = await open({ wallet: 125_000 });
  expect(html).toContain('skeleton');
  expect(faults).toEqual([]);
  expect(text()).toContain('Test Shopper');
  expect(text()).toContain('+998 90 123 45 67');
  expect(field('profile-firstName').value).toBe('Test');
  expect(text()).toContain('125 000 UZS');
  expect(text()).toContain('You can pay with it at checkout');
  await leave();
});

test('[ACC-05] an empty wallet says where its money comes from', async () => {
  const { text, leave } = await open();
  expect(text()).toContain('Wallet0 UZS');
  expect(text()).toContain('5% cashback on every delivered order comes here');
  await leave();
});

test('[ACC-01] names, birthday, e-mail and the rest are changed in the whole shop', async () => {
  const { shopper, field, type, submit, text, requestsOf, leave } = withRequests(await open());
  await type(field('profile-firstName'), 'Dilnoza');
  await type(field('profile-middleName'), 'Rustamovna');
  await type(field('profile-birthday'), '1994-05-17');
  await type(field('profile-email'), 'Dilnoza@example.uz');
  await submit('profile-firstName');
  await until(() => expect(text()).toContain('Saved'));
  const { json } = await shopper.call('GET', '/profile');
  expect(json).toMatchObject({
    firstName: 'Dilnoza',
    lastName: 'Shopper',
    middleName: 'Rustamovna',
    birthday: '1994-05-17',
    email: 'dilnoza@example.uz',
    gender: null,
  });
  expect($session.get().user?.fullName).toContain('Dilnoza');
  await submit('profile-firstName');
  await until(() => expect(text()).toContain('No changes'));
  expect(requestsOf('POST /market-api/customers/')).toHaveLength(1);
  await leave();
});

test('[ACC-01] an invalid value is reported beside its field, and nothing is sent', async () => {
  const { field, type, submit, note, requestsOf, leave } = withRequests(await open());
  await type(field('profile-firstName'), 'D');
  await type(field('profile-lastName'), '');
  await type(field('profile-birthday'), '2999-01-01');
  await type(field('profile-email'), 'dilnoza@');
  await submit('profile-firstName');
  await until(() => expect(note('profile-firstName')).toBe('From 2 to 50 characters'));
  expect(note('profile-lastName')).toBe('Required');
  expect(note('profile-birthday')).toBe('Enter a date in the past');
  expect(note('profile-email')).toBe('Check the address: name@mail.uz');
  expect(document.activeElement).toBe(field('profile-firstName'));
  expect(requestsOf('POST /market-api/customers/')).toEqual([]);
  await leave();
});

test('[ACC-01] an e-mail of another customer is refused at its field', async () => {
  const { host, field, type, submit, note, leave } = await open();
  await host.control('POST', '/shops/shop/customers', { phone: NEW_PHONE, email: 'taken@example.uz' });
  await type(field('profile-email'), 'taken@example.uz');
  await submit('profile-email');
  await until(() => expect(note('profile-email')).toBe('This e-mail is taken'));
  await leave();
});

test('[ACC-01] another phone is proven by the code that is sent to it', async () => {
  const { host, shopper, field, type, submit, note, text, change, leave } = await open();
  await change('phone');
  expect(document.activeElement).toBe(field('phone-phone'));
  await type(field('phone-phone'), PHONE);
  await submit('phone-phone');
  await until(() => expect(note('phone-phone')).toBe('This is already your number'));
  await type(field('phone-phone'), '+998 93 111 22 33');
  await submit('phone-phone');
  await until(() => expect(text()).toContain('The code was sent to +998 93 111 22 33'));
  const code = await lastCode(host, NEW_PHONE);
  await type(field('phone-code-code'), otherThan(code));
  await submit('phone-code-code');
  await until(() => expect(note('phone-code-code')).toBe('Wrong code'));
  await type(field('phone-code-code'), code);
  await submit('phone-code-code');
  await until(() => expect(text()).toContain('Number changed'));
  expect((await shopper.call('GET', '/profile')).json.phoneNumbers).toEqual([NEW_PHONE]);
  expect(text()).toContain('+998 93 111 22 33');
  await leave();
});

test('[ACC-01] after three codes the limit of messages is reported, and no more are asked for', async () => {
  const { host, field, type, submit, text, change, requestsOf, leave } = withRequests(await open());
  for (let code = 0; code < 3; code += 1)
    await host.call('shop-key', '/sent-verification', {
      method: 'POST',
      body: JSON.stringify({ phoneNumber: NEW_PHONE }),
    });
  await change('phone');
  await type(field('phone-phone'), NEW_PHONE);
  await submit('phone-phone');
  await until(() => expect(text()).toMatch(/message limit is exhausted/i));
  await submit('phone-phone');
  expect(requestsOf('POST /market-api/sent-verification')).toHaveLength(1);
  await leave();
});

test('[ACC-01] a new password needs the current one and ends the other sessions', async () => {
  const { host, shopper, field, type, submit, note, text, change, leave } = await open();
  await host.control('PUT', `/shops/shop/customers/${shopper.id}/password`, { password: 'demo12' });
  const { json: other } = await host.control('POST', `/shops/shop/customers/${shopper.id}/sessions`);
  await change('password');
  await type(field('password-current'), 'demo99');
  await type(field('password-first'), 'short');
  await type(field('password-second'), 'shor');
  await submit('password-current');
  await until(() => expect(note('password-first')).toBe('At least 6 characters'));
  expect(note('password-second')).toBe('Passwords do not match');
  await type(field('password-first'), 'demo34');
  await type(field('password-second'), 'demo34');
  await submit('password-current');
  await until(() => expect(note('password-current')).toBe('The current password is wrong'));
  await type(field('password-current'), 'demo12');
  await submit('password-current');
  await until(() => expect(text()).toContain('Password changed'));
  expect((await shopper.call('GET', '/profile')).status).toBe(200);
  const ended = await host.call('shop-key', '/profile', {
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(ended.status).toBe(401);
  expect((await signIn(host, PHONE.slice(1), 'demo34')).status).toBe(200);
  await leave();
});

test('[ACC-01] an account is closed after a question that says what goes with it', async () => {
  const { shopper, named, click, text, leave } = await open({ wallet: 125_000 });
  $cart.set({ lines: [aLine()] });
  await click(named('Delete account'));
  const [question] = $modals.get();
  expect(question).toMatchObject({ name: 'confirm', data: { title: 'Delete your account?' } });
  const said = String((question?.data as { text?: string } | undefined)?.text).replaceAll('\u00A0', ' ');
  expect(said).toContain('signed out on all devices and your saved cards removed');
  expect(said).toContain('Your wallet has 125 000 UZS: spend it first.');
  await answer(false);
  expect((await shopper.call('GET', '/profile')).status).toBe(200);
  await click(named('Delete account'));
  await answer(true);
  await until(() => expect($session.get().token).toBeNull());
  expect($cart.get().lines).toEqual([]);
  expect((await shopper.call('GET', '/profile')).status).toBe(401);
  expect(text()).toContain('Loading your profile');
  await leave();
});

function withRequests<Page extends { host: { requests: string[] } }>(page: Page) {
  return {
    ...page,
    requestsOf: (start: string) => page.host.requests.filter((one) => one.startsWith(start)),
  };
}

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToParent } from '#storefront/live/freshness/parent-frame.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';
import { printedErrors } from '../../../printed.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { aShopHost } from '../../a-shop-host.ts';
import { openPage } from '../../static-page.ts';

const PARENT = 'https://app.example';
listenToParent([PARENT]);

beforeEach(() => {
  openPage('');
  endSession();
});

const say = (data: unknown, origin = PARENT, source: MessageEventSource | null = window.parent) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

test('a token of the parent page signs the shopper in, in this tab', async () => {
  const host = await aShopHost();
  const { token, id } = await aShopper(host);
  say({ type: 'token', token });
  await vi.waitFor(() => expect($session.get().user?.id).toBe(id));
  expect([sessionStorage.getItem('session:v1'), localStorage.getItem('session:v1')]).toEqual([
    expect.stringContaining(token),
    expect.not.stringContaining(token),
  ]);
  // A signed-in customer stays.
  const requests = host.requests.length;
  say({ type: 'token', token: 'another' });
  expect([$session.get().token, host.requests.length]).toEqual([token, requests]);
});

test('[SEC-02] nobody else is listened to, and nothing else is understood', async () => {
  const host = await aShopHost();
  const { token } = await aShopper(host);
  say({ type: 'token', token }, 'https://evil.example');
  say({ type: 'token', token }, PARENT, null);
  for (const data of [
    null,
    'token',
    { type: 'token' },
    { type: 'token', token: 1 },
    { type: 'other', token },
  ])
    say(data);
  expect([host.requests, $session.get().token]).toEqual([[], null]);
});

test('a token that is worth nothing signs nobody in, and is only logged', async () => {
  await aShopHost();
  const errors = printedErrors();
  say({ type: 'token', token: 'worthless' });
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect($session.get().token).toBeNull();
});

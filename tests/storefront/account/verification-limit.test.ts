// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendVerification } from '#contract/account/account.ts';
import { forgetSentCode, readSentCode } from '#storefront/account/sent-code.ts';
import { askForCode, LIMIT_PAUSE, sendPhoneCode } from '#storefront/account/verification-limit.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';
import { startToasts } from '#storefront/ui/toast.ts';
import { aPlatform } from '../platform.ts';
import { openPage, toastTexts } from '../static-page.ts';

const LIMIT = 'Your message limit is exhausted. You can try again after 30 minutes';
let answer: { status?: number; body: unknown };
let platform: Awaited<ReturnType<typeof aPlatform>>;

beforeEach(async () => {
  openPage('');
  startToasts(pageTranslate());
  $codePauses.set({});
  forgetSentCode();
  answer = { status: 423, body: { code: 'limit-reached', message: 'No more codes.' } };
  platform = await aPlatform(() => answer);
});
afterEach(async () => {
  vi.useRealTimers();
  await platform.close();
});

const PHONE = '+998901234567';
const ask = (purpose: 'registration' | 'password' = 'registration', phoneNumber = PHONE) =>
  askForCode(purpose, phoneNumber, () => callShop(sendVerification, { body: { phoneNumber } }));

test('[AUT-02] status 423 shows the limit message, and no further request is made for 30 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', status: 423 });
  expect(toastTexts()).toEqual([LIMIT]);
  vi.setSystemTime(Date.now() + 30 * 60 * 1000 - 1);
  await expect(ask()).rejects.toMatchObject({ kind: 'limit', status: 423 });
  expect(platform.urls).toHaveLength(1);
  answer = { body: { expiresAt: '2026-01-01T00:00:00.000Z', resendAfter: 60 } };
  vi.setSystemTime(Date.now() + 1);
  await expect(ask()).resolves.toEqual(answer.body);
  expect(platform.urls).toHaveLength(2);
});

test('[AUT-02] another purpose has a limit of its own', async () => {
  await expect(ask('registration')).rejects.toMatchObject({ status: 423 });
  await expect(ask('password')).rejects.toMatchObject({ kind: 'refused', status: 423 });
  expect(platform.urls).toHaveLength(2);
});

test('[AUT-02] other failures limit nothing', async () => {
  answer = { status: 500, body: { code: 'broken', message: 'broken' } };
  await expect(ask()).rejects.toMatchObject({ status: 500 });
  await expect(ask()).rejects.toMatchObject({ status: 500 });
  expect([toastTexts(), platform.urls.length]).toEqual([[], 2]);
});

test('[AUT-02] the pause outlives the page', async () => {
  await expect(ask()).rejects.toMatchObject({ status: 423 });
  expect(Object.keys(JSON.parse(localStorage.getItem('code-pauses:v1') ?? ''))).toEqual([
    `registration ${PHONE}`,
  ]);
});

test('[AUT-02] the limit of one phone leaves another one free, and is forgotten with its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await expect(ask()).rejects.toMatchObject({ status: 423 });
  answer = { body: { expiresAt: '2026-01-01T00:00:00.000Z', resendAfter: 60 } };
  await expect(ask()).rejects.toMatchObject({ kind: 'limit' });
  await expect(ask('registration', '+998907654321')).resolves.toEqual(answer.body);
  answer = { status: 423, body: { code: 'limit-reached', message: 'No more codes.' } };
  vi.setSystemTime(Date.now() + LIMIT_PAUSE);
  await expect(ask('registration', '+998907654321')).rejects.toMatchObject({ status: 423 });
  expect(Object.keys($codePauses.get())).toEqual(['registration +998907654321']);
});

test('[AUT-02] a request for a code without an answer gives the words of the limit, and can be made again', async () => {
  await platform.close();
  for (let tries = 1; tries <= 2; tries += 1) {
    await expect(sendPhoneCode('sign-in', { phoneNumber: PHONE })).rejects.toMatchObject({ kind: 'limit' });
    expect(toastTexts().at(-1)).toBe(LIMIT);
  }
  expect([$codePauses.get(), readSentCode()]).toEqual([{}, undefined]);
});

test('[AUT-02] a code that was sent is known after a reload, for as long as it is good', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer = { body: { expiresAt: '2026-01-01T00:00:00.000Z', resendAfter: 60 } };
  await sendPhoneCode('sign-in', { phoneNumber: PHONE });
  const at = Date.now();
  expect(readSentCode()).toEqual({ purpose: 'sign-in', name: PHONE, at });
  vi.setSystemTime(at + 5 * 60_000);
  expect(readSentCode()).toBeUndefined();
  expect(readSentCode(at - 1)).toBeUndefined();
  sessionStorage.setItem('sent-code:v1', '{"purpose":7}');
  expect(readSentCode(at)).toBeUndefined();
});

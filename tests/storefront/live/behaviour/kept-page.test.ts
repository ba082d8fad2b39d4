// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startKeptPage } from '#storefront/live/behaviour/kept-page.ts';
import { NOTICE_EVENT } from '#storefront/page/notice.ts';
import { aPlatform } from '../../platform.ts';
import { find, openPage } from '../../static-page.ts';

let status: number;
let platform: Awaited<ReturnType<typeof aPlatform>>;
beforeEach(async () => {
  status = 502;
  platform = await aPlatform(() => ({ status, body: '' }));
  openPage(`<aside data-kept-bar data-order="An order needs a connection.">
    <b data-kept-why>No connection</b><b data-kept-back hidden>It is back</b></aside>
    <a href="/en/checkout">Order</a><a href="/en/cart">Cart</a><input>`);
  document.documentElement.dataset.seen = '2026-11-22T09:05:00.000Z';
  document.documentElement.dataset.keptAs = 'offline';
});
afterEach(() => platform.close());

test('an order says what it needs until the shop answers; a page in use says that it does', async () => {
  const notices: string[] = [];
  document.addEventListener(NOTICE_EVENT, (event) => {
    if (event instanceof CustomEvent) notices.push(event.detail.text);
  });
  const press = (href: string) =>
    find(`a[href="${href}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  startKeptPage();
  expect(press('/en/checkout')).toBe(false);
  expect(press('/en/cart')).toBe(true);
  expect(notices).toEqual(['An order needs a connection.']);

  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  // A network to sign in to makes a browser believe that it is online.
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(platform.urls).toEqual(['HEAD /']));
  expect(find('[data-kept-back]').hidden).toBe(true);
  status = 200;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(find('[data-kept-back]').hidden).toBe(false));
  expect(find('[data-kept-why]').hidden).toBe(true);
  expect(press('/en/checkout')).toBe(true);
});

// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHECK_INTERVAL, STALE_AFTER } from '#domain/freshness/freshness.ts';
import { startFreshness } from '#storefront/live/freshness/keep-fresh.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { aShopHost } from '../../a-shop-host.ts';
import { openPage } from '../../static-page.ts';

test('[CCH-01] a browser that keeps nothing asks when a page is opened, seen again, or open for half an hour, and looks at the page after a change', async () => {
  const host = await aShopHost();
  openPage('<header></header><main></main>');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  let hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  onTestFinished(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'hidden');
  });
  const see = (isSeen: boolean) => {
    hidden = !isSeen;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const asked = () => host.requests.filter((request) => request.includes('/is-updated'));
  const looks = () => host.requests.filter((request) => request === 'GET /');

  await startFreshness(pageTranslate());
  await vi.waitFor(() => expect(asked()).toEqual([expect.stringContaining('lastUpdatedAt=1970-01-01')]));
  // There is no storage for the data that it would fetch.
  expect(host.requests).toHaveLength(1);

  await vi.advanceTimersByTimeAsync(STALE_AFTER - CHECK_INTERVAL);
  see(false);
  await vi.advanceTimersByTimeAsync(STALE_AFTER);
  expect(asked()).toHaveLength(1);
  // The first answer may still be on its way.
  await vi.waitFor(() => {
    vi.setSystemTime(Date.now() + CHECK_INTERVAL);
    see(true);
    expect(asked()).toHaveLength(2);
  });
  expect(looks()).toEqual([]);

  await host.control('PUT', '/shops/shop/market', { email: 'new@shop.example' });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(STALE_AFTER);
    expect(looks()).not.toHaveLength(0);
  });
  const first = looks().length;
  expect(asked()).toHaveLength(3);
  // The answer is no page of this shop: the next look comes a while later.
  await vi.waitFor(() => {
    vi.advanceTimersByTime(CHECK_INTERVAL);
    expect(looks().length).toBeGreaterThan(first);
  });
});

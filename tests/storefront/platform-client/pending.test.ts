// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProduct, listPrices } from '#contract/catalogue/catalogue.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { abortPending, CONTROLLER_LIFETIME, trackPending } from '#storefront/platform-client/pending.ts';
import { aShopHost } from '../a-shop-host.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => void logged.mockClear());
afterEach(() => void vi.useRealTimers());

test('[SRC-05] a pending request is aborted by its path, others are not', async () => {
  const host = await aShopHost();
  await host.control('PUT', '/faults', [{ kind: 'latency', ms: 300 }]);
  const aborted = callShop(getProduct, { params: { id: 3 } }).catch((error) => error.kind);
  const other = callShop(listPrices, { query: { ids: '3' } });
  abortPending('/3/product');
  expect(await aborted).toBe('aborted');
  expect(await other).toMatchObject({ items: [{ variationId: 3 }] });
  expect(logged).not.toHaveBeenCalled();
  for (const path of ['/3/product', '/variations/prices']) abortPending(path);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('[SRC-05] all requests that are pending to one path are aborted', () => {
  const controllers = [new AbortController(), new AbortController()];
  for (const controller of controllers) trackPending('/search', controller);
  abortPending('/search');
  expect(controllers.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('[SRC-05] an abort with an unknown path logs an error', () => {
  abortPending('/nothing');
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'No request to /nothing is pending, so none can be aborted.',
  );
});

test('[SRC-05] after 5000 ms the controller is dropped: the request goes on and can no longer be aborted', () => {
  expect(CONTROLLER_LIFETIME).toBe(5000);
  vi.useFakeTimers();
  const [early, late] = [new AbortController(), new AbortController()];
  trackPending('/search', early);
  vi.advanceTimersByTime(CONTROLLER_LIFETIME - 1);
  abortPending('/search');
  trackPending('/search', late);
  vi.advanceTimersByTime(CONTROLLER_LIFETIME);
  abortPending('/search');
  expect([early.signal.aborted, late.signal.aborted]).toEqual([true, false]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('[SRC-05] a request that ended takes only itself out of the table', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const drop = trackPending('/search', first);
  trackPending('/search', second);
  drop();
  abortPending('/search');
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
});

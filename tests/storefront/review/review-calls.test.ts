// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { getReviewAccess, listReviewsByShopper } from '#storefront/review/review-calls.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';

afterEach(() => $session.set(GUEST));

test('[REV-02] the platform says who may write, and shows to the writer what waits', async () => {
  const host = await aShopHost();
  const { id: customer, token } = await aShopper(host);
  $session.set({ ...GUEST, token });
  const refused = await getReviewAccess(1).catch((error: unknown) => error);
  expect(refused instanceof CallError && refused.code).toBe('not-bought');
  await host.control('POST', '/shops/shop/purchases', { customer, product: 1 });
  expect(await getReviewAccess(1)).toEqual({ keyed: true });
  await host.control('PUT', '/faults', [{ kind: 'unknown-field', field: 'reviewKey' }]);
  expect(await getReviewAccess(1)).toEqual({ keyed: false });

  // The page's own FormData is none to the network of Node.
  const fields = { product: '1', comment: 'Keeps warm' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  await host.call('shop-key', '/review', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: `${parts.join('')}--x--`,
  });
  expect(await listReviewsByShopper(1)).toMatchObject([
    { rating: 5, comment: 'Keeps warm', status: 'pending' },
  ]);
});

test('[REV-02] a session that has ended is found out, and the page stays open', async () => {
  await aShopHost();
  $session.set({ ...GUEST, token: 'ended' });
  const ended = await getReviewAccess(1).catch((error: unknown) => error);
  expect(ended instanceof CallError && ended.status).toBe(401);
  expect($session.get().token).toBeNull();
});

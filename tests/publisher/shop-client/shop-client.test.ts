import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { addToCart } from '#contract/cart/cart.ts';
import { getProduct, listCategories } from '#contract/catalogue/catalogue.ts';
import { listBrands } from '#contract/market/market.ts';
import { createShopClient, type ShopClientOptions } from '#publisher/shop-client/shop-client.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { findFreePort } from '../../free-port.ts';
import { answerJson, aPlatform, type Platform } from './a-platform.ts';

const brands = { items: [{ id: 1, slug: 'acme', name: 'Acme', logo: null }], page: 1, size: 20, total: 1 };
const KEY = 'very-special-key';

const clientOf = ({ url }: Pick<Platform, 'url'>, options: Partial<ShopClientOptions> = {}) =>
  createShopClient({
    tenant: { name: 'local', securityKey: KEY },
    platformUrl: url,
    backoffMs: 1,
    ...options,
  });

async function errorOf(promise: Promise<unknown>): Promise<ShopError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ShopError)) throw new Error('expected a ShopError', { cause: error });
  return error;
}

test('[TEN-02] each call carries the security key of its tenant', async () => {
  const platform = await aPlatform((response) => answerJson(response, brands));
  const clients = ['one', 'two'].map((name) =>
    createShopClient({ tenant: { name, securityKey: `${name}-key` }, platformUrl: platform.url }),
  );
  await Promise.all(clients.map((client) => client.call(listBrands, { query: { page: 2, size: 50 } })));
  expect(platform.requests.map((request) => request.key).sort()).toEqual(['one-key', 'two-key']);
  expect(platform.requests[0]?.path).toBe('/market-api/brands?page=2&size=50');
});

test('a tenant with an address of its own is asked there', async () => {
  const platform = await aPlatform((response) => answerJson(response, brands));
  const client = createShopClient({
    tenant: { name: 'own', securityKey: KEY, url: `${platform.url}/` },
    platformUrl: 'http://127.0.0.1:1',
  });
  expect((await client.call(listBrands, { query: {} })).items).toEqual(brands.items);
});

test.each([500, 503, 429])('status %i is tried again', async (status) => {
  const platform = await aPlatform((response, count) =>
    count < 3 ? answerJson(response, {}, status) : answerJson(response, brands),
  );
  expect((await clientOf(platform).call(listBrands, { query: {} })).total).toBe(1);
  expect(platform.requests).toHaveLength(3);
});

test.each([400, 401, 403, 404, 422])('status %i is not tried again', async (status) => {
  const platform = await aPlatform((response) =>
    answerJson(response, { code: 'wrong-key', message: 'No such shop.' }, status),
  );
  const error = await errorOf(clientOf(platform).call(listCategories));
  expect(error).toMatchObject({
    kind: 'status',
    status,
    code: 'wrong-key',
    tenant: 'local',
    call: 'GET /categories',
  });
  expect(error.message).toContain(
    `Shop local: GET /categories was refused with status ${status}: No such shop (wrong-key).`,
  );
  expect(platform.requests).toHaveLength(1);
});

test('the tries end, with the last refusal as the error', async () => {
  const platform = await aPlatform((response) => answerJson(response, {}, 502));
  expect(await errorOf(clientOf(platform, { retries: 2 }).call(listCategories))).toMatchObject({
    kind: 'status',
    status: 502,
  });
  expect(platform.requests).toHaveLength(3);
});

test('a call that changes something is sent once', async () => {
  const platform = await aPlatform((response) => answerJson(response, {}, 503));
  await errorOf(clientOf(platform).call(addToCart, { body: { stock: 1, quantity: 1 } }));
  expect(platform.requests).toHaveLength(1);
});

test('a stop ends a call, and the pause before its next try', async () => {
  const silent = await aPlatform(() => {});
  const busy = await aPlatform((response) => answerJson(response, {}, 503, { 'retry-after': '20' }));
  for (const platform of [silent, busy]) {
    const stop = new AbortController();
    const error = errorOf(clientOf(platform, { signal: stop.signal }).call(listCategories));
    await vi.waitFor(() => expect(platform.requests).toHaveLength(1));
    await wait(20);
    stop.abort(new Error('the build was stopped'));
    expect(await error).toMatchObject({ kind: 'aborted', reason: 'was stopped' });
    expect(platform.requests).toHaveLength(1);
  }
});

test('the platform may ask for a longer wait', async () => {
  const platform = await aPlatform((response, count) =>
    count === 1 ? answerJson(response, {}, 429, { 'retry-after': '1' }) : answerJson(response, brands),
  );
  await clientOf(platform).call(listBrands, { query: {} });
  const [first, second] = platform.requests;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(900);
});

test('an answer that is cut off is tried again', async () => {
  const platform = await aPlatform((response, count) => {
    if (count > 1) return answerJson(response, brands);
    response.writeHead(200, { 'content-length': '1000' }).write('{"items":[');
    setTimeout(() => response.destroy(), 10);
  });
  expect((await clientOf(platform).call(listBrands, { query: {} })).total).toBe(1);
});

test('a platform that is not there is a network error with the reason', async () => {
  const error = await errorOf(
    clientOf({ url: `http://127.0.0.1:${await findFreePort()}` }, { retries: 1 }).call(listCategories),
  );
  expect(error).toMatchObject({ kind: 'network', tenant: 'local', call: 'GET /categories' });
  expect(error.message).toContain('ECONNREFUSED');
});

test('a body that does not end counts as too late', async () => {
  const platform = await aPlatform((response) => void response.writeHead(200).write('{'));
  const error = await errorOf(clientOf(platform, { timeoutMs: 400, retries: 1 }).call(listCategories));
  expect(error).toMatchObject({ kind: 'timeout', reason: 'did not answer within 400 ms' });
  expect(platform.requests).toHaveLength(2);
});

test('a wrong field of most items is named with its path', async () => {
  const platform = await aPlatform((response) =>
    answerJson(response, {
      ...brands,
      items: [1, 2].map((id) => ({ ...brands.items[0], id, slug: 'Not A Slug' })),
    }),
  );
  const error = await errorOf(clientOf(platform).call(listBrands, { query: {} }));
  expect(error).toMatchObject({ kind: 'schema', call: 'GET /brands', field: 'items.0.slug' });
  expect(error.message).toContain(
    'gave items.0.slug, which is not right: must be lower-case letters, digits and single hyphens (and 1 more)',
  );
});

test('text that is not JSON is refused without being quoted', async () => {
  const platform = await aPlatform((response) => void response.end('<html>Sign in</html>'));
  const error = await errorOf(clientOf(platform).call(getProduct, { params: { id: 7 } }));
  expect(error).toMatchObject({ kind: 'json', call: 'GET /{id}/product' });
  expect(platform.requests.map((request) => request.path)).toEqual(['/market-api/7/product']);
});

test('an answer past the limit is refused while it comes in', async () => {
  const platform = await aPlatform((response) =>
    answerJson(response, { ...brands, padding: 'x'.repeat(100_000) }),
  );
  expect(
    await errorOf(clientOf(platform, { maxAnswerBytes: 50_000 }).call(listBrands, { query: {} })),
  ).toMatchObject({ kind: 'size' });
  expect(platform.requests).toHaveLength(1);
});

test('a redirect is not followed: it would carry the key elsewhere', async () => {
  const elsewhere = await aPlatform((response) => answerJson(response, brands));
  const platform = await aPlatform(
    (response) => void response.writeHead(302, { location: elsewhere.url }).end(),
  );
  expect(await errorOf(clientOf(platform).call(listBrands, { query: {} }))).toMatchObject({
    kind: 'status',
    status: 302,
  });
  expect(elsewhere.requests).toEqual([]);
});

test('no more calls than allowed are on their way at once', async () => {
  let [now, most] = [0, 0];
  const platform = await aPlatform((response) => {
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      answerJson(response, brands);
    }, 15);
  });
  const client = clientOf(platform, { concurrency: 3 });
  await Promise.all(Array.from({ length: 12 }, () => client.call(listBrands, { query: {} })));
  expect(platform.requests).toHaveLength(12);
  expect(most).toBe(3);
});

test('a stop ends calls and waits', async () => {
  const platform = await aPlatform((response) => answerJson(response, {}, 503));
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 30);
  const error = await errorOf(
    clientOf(platform, { signal: stop.signal, backoffMs: 60_000 }).call(listCategories),
  );
  expect(error).toMatchObject({ kind: 'aborted', tenant: 'local', call: 'GET /categories' });
});

test('[TEN-02] no error shows the security key, however deep one looks', async () => {
  const answers = [
    await aPlatform((response) =>
      answerJson(response, { code: 'wrong-key', message: `Unknown key ${KEY}.` }, 403),
    ),
    await aPlatform((response) => void response.end(`not JSON ${KEY}`)),
    await aPlatform((response) => response.destroy()),
    await aPlatform(() => undefined),
    await aPlatform((response) => answerJson(response, { items: KEY })),
  ];
  for (const platform of answers) {
    const error = await errorOf(clientOf(platform, { retries: 0, timeoutMs: 100 }).call(listCategories));
    expect(inspect(error, { depth: 20, showHidden: true, getters: true })).not.toContain(KEY);
  }
});

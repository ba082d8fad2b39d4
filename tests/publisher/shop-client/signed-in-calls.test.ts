import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { addToCart } from '#contract/cart/cart.ts';
import { createShopClient, type ShopClientOptions } from '#publisher/shop-client/shop-client.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { answerJson, aPlatform } from './a-platform.ts';

const anything = {
  summary: 'Takes anything.',
  method: 'POST',
  path: '/things',
  answer: z.object({}),
} as const;
const signIn = defineCall({
  ...anything,
  auth: 'none',
  encoding: 'form',
  body: z.object({ username: z.string(), 'tags[]': z.array(z.int()) }),
});
const sendPicture = defineCall({
  ...anything,
  auth: 'bearer',
  encoding: 'multipart',
  body: z.object({
    product: z.int(),
    picture: z.instanceof(Blob),
    extra: z.object({ month: z.int() }),
    note: z.string().nullable(),
  }),
});
const trackDelivery = defineCall({
  ...anything,
  method: 'GET',
  path: '/delivery/{id}',
  auth: 'delivery',
  service: 'driver',
});
const isUpdated = defineCall({
  ...anything,
  method: 'GET',
  path: '/is-updated',
  auth: 'none',
  service: 'cache',
});
const findPlace = defineCall({
  ...anything,
  method: 'GET',
  path: '/search',
  auth: 'none',
  service: 'openstreetmap',
  query: z.object({ q: z.string() }),
});

/** A platform that says `{}` to everything and keeps what it was sent. */
async function aListener() {
  const sent: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const platform = await aPlatform(async (response, _count, request) => {
    sent.push({
      url: `${request.method} ${request.url}`,
      headers: request.headers,
      body: await text(request),
    });
    answerJson(response, {});
  });
  const clientWith = (options: Partial<ShopClientOptions> = {}) =>
    createShopClient({
      tenant: { name: 'shop', securityKey: 'shop-key' },
      platformUrl: platform.url,
      ...options,
    });
  return { sent, clientWith, url: platform.url };
}

async function refusalOf(promise: Promise<unknown>): Promise<ShopError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ShopError)) throw new Error('expected a ShopError', { cause: error });
  return error;
}

test('a call of a shopper carries the token, and the platform knows the shopper by it', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { token } = await aShopper(sandbox);
  const client = createShopClient({
    tenant: { name: 'shop', securityKey: 'shop-key' },
    platformUrl: sandbox.url,
  });
  const input = { body: { stock: 1001, quantity: 2 } };
  expect((await client.call(addToCart, input, { token })).sellRecords).toMatchObject([
    { stockId: 1001, count: 2 },
  ]);
  const error = await refusalOf(client.call(addToCart, input, { token: 'not-a-token' }));
  expect(error).toMatchObject({ kind: 'status', status: 401, code: 'wrong-token' });
});

test('a refusal says why, by the code and the field of the failure', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const client = createShopClient({
    tenant: { name: 'shop', securityKey: 'shop-key' },
    platformUrl: sandbox.url,
  });
  expect(await refusalOf(client.call(addToCart, { body: { stock: 1001, quantity: 11 } }))).toMatchObject({
    status: 409,
    code: 'over-stock',
  });
  expect(await refusalOf(client.call(addToCart, { body: { stock: 1001, quantity: 0 } }))).toMatchObject({
    status: 400,
    code: 'invalid',
    field: 'quantity',
  });
});

test('a form is written as fields, a list as a field that stands several times', async () => {
  const { sent, clientWith } = await aListener();
  await clientWith().call(signIn, { body: { username: 'a&b', 'tags[]': [1, 2] } });
  expect(sent[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
    ['username', 'a&b'],
    ['tags[]', '1'],
    ['tags[]', '2'],
  ]);
});

test('a form with files keeps their names and types, writes objects as JSON and leaves out what is null', async () => {
  const { sent, clientWith } = await aListener();
  const picture = new File(['<svg/>'], 'selfie.svg', { type: 'image/svg+xml' });
  await clientWith().call(
    sendPicture,
    { body: { product: 7, picture, extra: { month: 6 }, note: null } },
    { token: 'secret' },
  );
  const [request] = sent;
  expect(request?.headers['authorization']).toBe('Bearer secret');
  const form = await new Response(request?.body, {
    headers: { 'content-type': request?.headers['content-type'] ?? '' },
  }).formData();
  expect([...form.keys()]).toEqual(['product', 'picture', 'extra']);
  expect([form.get('product'), form.get('extra')]).toEqual(['7', '{"month":6}']);
  const received = form.get('picture');
  if (!(received instanceof File)) throw new Error('the picture did not come as a file');
  expect([received.name, received.type, await received.text()]).toEqual([
    'selfie.svg',
    'image/svg+xml',
    '<svg/>',
  ]);
});

test('each service has its path on the platform; a delivery is asked for with its own token', async () => {
  const { sent, clientWith } = await aListener();
  await clientWith().call(isUpdated);
  await clientWith().call(trackDelivery, { params: { id: 5 } }, { token: 'delivery-token' });
  expect(sent.map(({ url }) => url)).toEqual(['GET /cache-api/is-updated', 'GET /driver-api/delivery/5']);
  expect(sent[1]?.headers).toMatchObject({ 'auth-token': 'delivery-token', 'security-key': 'shop-key' });
  expect(sent[1]?.headers['authorization']).toBeUndefined();
});

test('a tenant may have a cache server of its own', async () => {
  const cache = await aListener();
  const { sent, clientWith } = await aListener();
  await clientWith({
    tenant: { name: 'shop', securityKey: 'shop-key', cache_server_url: `${cache.url}/of-shop/` },
  }).call(isUpdated);
  expect([cache.sent.map(({ url }) => url), sent]).toEqual([['GET /of-shop/is-updated'], []]);
});

test('a geocoder learns neither the shop nor the shopper', async () => {
  const { sent, clientWith, url } = await aListener();
  await clientWith({ serviceUrls: { openstreetmap: `${url}/places` } }).call(findPlace, {
    query: { q: 'Chilonzor' },
  });
  expect(sent[0]?.url).toBe('GET /places/search?q=Chilonzor');
  expect(sent[0]?.headers).not.toHaveProperty('security-key');
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
});

test('a token that nobody asked for is not sent', async () => {
  const { sent, clientWith } = await aListener();
  // @ts-expect-error the call takes no token
  await clientWith().call(defineCall({ ...anything, method: 'GET', auth: 'none' }), {}, { token: 'secret' });
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
});

test('no error shows the token', async () => {
  const platform = await aPlatform((response) =>
    answerJson(response, { code: 'wrong-token', message: 'secret is unknown' }, 401),
  );
  const client = createShopClient({
    tenant: { name: 'shop', securityKey: 'shop-key' },
    platformUrl: platform.url,
  });
  const error = await refusalOf(
    client.call(addToCart, { body: { stock: 1, quantity: 1 } }, { token: 'secret' }),
  );
  expect(error.message).not.toContain('secret');
});

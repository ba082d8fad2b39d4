import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WEBHOOK_SECRET, type WebhookMessage, webhookMessageSchema } from '#contract/cache/webhook.ts';
import { SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import { listen } from '#lib/port.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

const SECRET = `whsec_${Buffer.from('a secret of the rebuild service').toString('base64')}`;

/** A storefront that takes webhooks: it answers with the statuses of the list, then with 204. */
async function aReceiver(statuses: number[] = []) {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const messages = () => received.map(({ body }) => JSON.parse(body) as WebhookMessage);
  return { url: `http://127.0.0.1:${port}/rebuild?shop=1`, received, messages };
}

async function setWebhook(sandbox: TestSandbox, url: string, more: object = {}) {
  return sandbox.control('PUT', '/shops/shop/webhook', { url, secret: SECRET, retryDelayMs: 5, ...more });
}

async function deliveries(sandbox: TestSandbox) {
  return (await sandbox.control('GET', '/shops/shop/webhook/deliveries')).json;
}

function updateData(sandbox: TestSandbox) {
  return fetch(`${sandbox.url}/cache-api/data`, {
    method: 'PUT',
    headers: { [SECURITY_KEY_HEADER]: 'shop-key' },
  });
}

test('a forced update sends a signed message about all that changed since the one before', async () => {
  const receiver = await aReceiver();
  const sandbox = await aSandbox([aShopSeed()]);
  await setWebhook(sandbox, receiver.url);
  await sandbox.control('PUT', '/shops/shop/variations/3', { newPrice: 190_000 });
  await sandbox.control('PUT', '/shops/shop/variations/10', { newPrice: 190_000 });
  await sandbox.control('PUT', '/shops/shop/variations/3', { count: 4 });
  await sandbox.control('PUT', '/shops/shop/market', { email: 'new@shop.example' });
  expect(receiver.received).toEqual([]);
  const { updatedAt } = (await (await updateData(sandbox)).json()) as { updatedAt: string };
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(headers['content-type']).toBe('application/json');
  const message = {
    deliveryId: headers['webhook-id'],
    event: 'cache.updated',
    subdomain: 'shop',
    updatedAt,
    changed: [
      { kind: 'market-data', ids: [] },
      { kind: 'variation', ids: ['3', '10'] },
    ],
  };
  expect(new Webhook(SECRET).verify(body, headers)).toEqual(message);
  expect(webhookMessageSchema.parse(message)).toEqual(message);
  await updateData(sandbox);
  await vi.waitFor(() => expect(receiver.messages()[1]?.changed).toEqual([]));
});

test('an automatic webhook tells of each change as it happens', async () => {
  const receiver = await aReceiver();
  const sandbox = await aSandbox([aShopSeed()]);
  await setWebhook(sandbox, receiver.url, { automatic: true });
  await sandbox.control('DELETE', '/shops/shop/products/2');
  await vi.waitFor(() =>
    expect(receiver.messages()).toMatchObject([
      { event: 'shop.changed', changed: [{ kind: 'product', ids: ['2'] }] },
    ]),
  );
  await sandbox.control('POST', '/shops/shop/customers', { phone: '+998901112233' });
  await sandbox.control('PUT', '/shops/shop/pages/about', { title: { ru: 'О нас' } });
  await vi.waitFor(() => expect(receiver.messages()).toHaveLength(2));
  expect(receiver.messages()[1]).toMatchObject({ changed: [{ kind: 'page', ids: ['about'] }] });
});

test('a receiver that fails is tried again with the same id, newly signed', async () => {
  const receiver = await aReceiver([500, 302, 429]);
  const sandbox = await aSandbox([aShopSeed()]);
  await setWebhook(sandbox, receiver.url);
  const { json: queued } = await sandbox.control('POST', '/shops/shop/webhook/deliveries');
  expect(queued).toMatchObject({ state: 'waiting', event: 'webhook.sent' });
  await vi.waitFor(async () =>
    expect(await deliveries(sandbox)).toMatchObject([
      { id: queued.id, state: 'delivered', tries: 4, status: 204, error: null },
    ]),
  );
  expect(new Set(receiver.messages().map(({ deliveryId }) => deliveryId))).toEqual(new Set([queued.id]));
  for (const { headers, body } of receiver.received)
    expect(new Webhook(SECRET).verify(body, headers)).toMatchObject({ deliveryId: headers['webhook-id'] });
});

test('after six tries a delivery has failed, and an operator sends it again', async () => {
  const receiver = await aReceiver([500, 500, 500, 500, 500, 503]);
  const sandbox = await aSandbox([aShopSeed()]);
  await setWebhook(sandbox, receiver.url, { retryDelayMs: 1 });
  const { json: queued } = await sandbox.control('POST', '/shops/shop/webhook/deliveries');
  await vi.waitFor(async () => {
    expect(await deliveries(sandbox)).toMatchObject([
      { state: 'failed', tries: 6, status: 503, error: 'the receiver answered 503' },
    ]);
  });
  expect((await sandbox.control('PUT', `/shops/shop/webhook/deliveries/${queued.id}`)).status).toBe(200);
  await vi.waitFor(async () =>
    expect(await deliveries(sandbox)).toMatchObject([{ id: queued.id, state: 'delivered', tries: 1 }]),
  );
});

test('what waits when the sandbox stops is sent when it starts again', async () => {
  const receiver = await aReceiver();
  const first = await aSandbox([aShopSeed()]);
  await setWebhook(first, 'http://127.0.0.1:9/', { retryDelayMs: 60_000 });
  await first.control('POST', '/shops/shop/webhook/deliveries');
  await vi.waitFor(async () =>
    expect(await deliveries(first)).toMatchObject([{ state: 'waiting', tries: 1, status: null }]),
  );
  await setWebhook(first, receiver.url);
  await first.close();
  const second = await aSandbox([], first.file);
  await vi.waitFor(async () =>
    expect(await deliveries(second)).toMatchObject([{ state: 'delivered', tries: 2 }]),
  );
});

test('the secret is told once, where it is set; without a webhook nothing is sent', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await sandbox.control('POST', '/shops/shop/webhook/deliveries')).status).toBe(404);
  expect((await sandbox.control('GET', '/shops/shop/webhook')).status).toBe(404);
  expect((await updateData(sandbox)).status).toBe(200);
  expect(await deliveries(sandbox)).toEqual([]);
  const { json } = await sandbox.control('PUT', '/shops/shop/webhook', { url: 'http://127.0.0.1:9/' });
  expect(json.secret).toMatch(WEBHOOK_SECRET);
  const shown = await sandbox.control('GET', '/shops/shop/webhook');
  expect(shown.json).toEqual({ url: 'http://127.0.0.1:9/', automatic: false, retryDelayMs: 1000 });
  expect((await sandbox.control('PUT', '/shops/shop/webhook', { url: 'ftp://x' })).json.field).toBe('url');
  expect(
    (await sandbox.control('PUT', '/shops/shop/webhook', { url: 'http://x.example', secret: 'short' })).json
      .field,
  ).toBe('secret');
  expect((await sandbox.control('DELETE', '/shops/shop/webhook')).status).toBe(200);
  expect((await sandbox.control('DELETE', '/shops/shop/webhook')).status).toBe(404);
});

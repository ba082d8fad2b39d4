import { createECDH, createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { aBrowser, decrypt } from '../../../sandbox/push-end.ts';

interface Pushed {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A push service of a browser maker, which answers every message with this status. */
async function aPushService(status = 201) {
  const pushed: Pushed[] = [];
  const server = createServer(async (request, response) => {
    pushed.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, pushed };
}

test('[ACC-06] the browser of these tests reads the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decrypt(Buffer.from(body, 'base64url'), ecdh, auth)).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

test('[ACC-06] what a customer is told is pushed to their browsers, which can read it, and to nobody else', async () => {
  const service = await aPushService();
  const sandbox = await aSandbox([aShopSeed()], undefined, { localPush: true });
  const shopper = await aShopper(sandbox);
  const other = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  const browser = aBrowser(`${service.url}/own`);
  await shopper.call('POST', '/users/resource', { platform: 1, subscription: browser.subscription });
  await shopper.call('POST', '/users/resource', { platform: 2, token: 'android' });
  await other.call('POST', '/users/resource', {
    platform: 1,
    subscription: aBrowser(`${service.url}/other`).subscription,
  });
  const notice = {
    title: 'Заказ принят',
    body: 'Скоро позвонит оператор.',
    url: '/profile',
    imageUrl: '/market-api/media/original/logo-local.svg',
  };
  await sandbox.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, notice);
  await vi.waitFor(() => expect(service.pushed).toHaveLength(1));
  const { path, headers, body } = service.pushed[0] ?? { path: '', headers: {}, body: Buffer.alloc(0) };
  expect(path).toBe('/own');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { imageUrl, ...rest } = notice;
  expect(JSON.parse(browser.read(body))).toEqual({ ...rest, image_url: imageUrl });

  const { json } = await sandbox.call('shop-key', '/push-key');
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers['authorization'])) ?? [];
  expect(key).toBe(json.publicKey);
  const [head, claims = '', signature = ''] = token.split('.');
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([aud, sub]).toEqual([service.url, 'mailto:push@shop.example']);
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  const point = Buffer.from(json.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

test('[ACC-06] a browser that has unsubscribed is forgotten; one whose service fails is kept', async () => {
  const gone = await aPushService(410);
  const failing = await aPushService(503);
  const sandbox = await aSandbox([aShopSeed()], undefined, { localPush: true });
  const shopper = await aShopper(sandbox);
  for (const { url } of [gone, failing])
    await shopper.call('POST', '/users/resource', {
      platform: 1,
      subscription: aBrowser(`${url}/x`).subscription,
    });
  const at = `/shops/shop/customers/${shopper.id}`;
  await sandbox.control('POST', `${at}/notifications`, { title: 'Hello' });
  await vi.waitFor(async () =>
    expect((await sandbox.control('GET', at)).json.devices).toEqual([
      { token: `${failing.url}/x`, platform: 1 },
    ]),
  );
  expect([gone.pushed.length, failing.pushed.length]).toEqual([1, 1]);
  expect((await shopper.call('GET', '/notifications')).json.total).toBe(1);
});

test('a key of an early file, which lacks its first zeros, still signs', async () => {
  const service = await aPushService();
  const sandbox = await aSandbox([aShopSeed()], undefined, { localPush: true });
  const shopper = await aShopper(sandbox);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('07', 'hex');
  const database = new DatabaseSync(sandbox.file);
  database
    .prepare('INSERT INTO push_key SELECT id, ?, ? FROM shop')
    .run(ecdh.getPublicKey('base64url'), Buffer.of(7).toString('base64url'));
  database.close();
  const { subscription } = aBrowser(`${service.url}/x`);
  await shopper.call('POST', '/users/resource', { platform: 1, subscription });
  await sandbox.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, { title: 'Hello' });
  await vi.waitFor(() => expect(service.pushed).toHaveLength(1));
  expect(service.pushed[0]?.headers.authorization).toContain(`k=${ecdh.getPublicKey('base64url')}`);
});

test('[ACC-06] each shop has a push key of its own, which stays', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const { json: first } = await sandbox.call('shop-key', '/push-key');
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect((await sandbox.call('shop-key', '/push-key')).json).toEqual(first);
  expect((await sandbox.call('two-key', '/push-key')).json).not.toEqual(first);
});

test.each([
  ['of this machine', 'http://127.0.0.1'],
  ['of this machine by name', 'http://localhost'],
])('[ACC-06] a shopper cannot have the platform send to a server %s', async (_, host) => {
  const service = await aPushService();
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const endpoint = service.url.replace('http://127.0.0.1', host);
  await shopper.call('POST', '/users/resource', {
    platform: 1,
    subscription: aBrowser(`${endpoint}/inner`).subscription,
  });
  await sandbox.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, { title: 'Hello' });
  // A notification waits until its push service has answered, or was not asked.
  const file = new DatabaseSync(sandbox.file, { readOnly: true });
  onTestFinished(() => file.close());
  await vi.waitFor(() => expect(file.prepare('SELECT id FROM push').all()).toEqual([]));
  expect(service.pushed).toEqual([]);
});

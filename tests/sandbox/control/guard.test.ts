import { request } from 'node:http';
import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As a browser or any program may send it: fetch would not let a test choose `host` and `origin`. */
function send(sandbox: TestSandbox, { method = 'GET', path = '/sandbox/shops', headers = {}, body }: Sent) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: sandbox.port, method, path, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const CHANGE = { method: 'PUT', path: '/sandbox/shops/shop/variations/1', body: '{"newPrice":1}' };

async function priceOf(sandbox: TestSandbox): Promise<number> {
  return (await sandbox.call('shop-key', '/variations/prices?ids=1')).json.items[0].newPrice;
}

test('[SEC-02] a page of another website can neither read the control interface nor change anything', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost:3000',
    `http://evil.example:${sandbox.port}`,
    `https://127.0.0.1:${sandbox.port}`,
  ];
  for (const origin of origins) {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect(
        (await send(sandbox, { ...CHANGE, headers: { origin, 'content-type': type } })).status,
        `${origin} ${type}`,
      ).toBe(403);
    }
    expect((await send(sandbox, { headers: { origin } })).status, origin).toBe(403);
  }
  for (const site of ['cross-site', 'same-site']) {
    expect((await send(sandbox, { headers: { 'sec-fetch-site': site } })).status, site).toBe(403);
    expect(
      (await send(sandbox, { path: '/sandbox/events', headers: { 'sec-fetch-site': site } })).status,
      site,
    ).toBe(403);
  }
  expect(await priceOf(sandbox)).toBe(100_000);
});

test('[SEC-02] a foreign name that was made to point here opens neither the page nor the control interface', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '']) {
    const host = `${name}:${sandbox.port}`;
    for (const path of ['/', '/operator/main.ts', '/sandbox/shops', '/sandbox/events']) {
      expect((await send(sandbox, { path, headers: { host } })).status, `${host}${path}`).toBe(403);
    }
    expect(
      (
        await send(sandbox, {
          ...CHANGE,
          headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
        })
      ).status,
      host,
    ).toBe(403);
  }
  expect(await priceOf(sandbox)).toBe(100_000);
});

test('its own page may change things under every name of this machine, in JSON only', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  for (const [index, name] of ['127.0.0.1', 'localhost', '[::1]', 'sandbox.localhost'].entries()) {
    const host = `${name}:${sandbox.port}`;
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ newPrice: index + 1 });
    expect(
      (await send(sandbox, { ...CHANGE, body, headers: { ...headers, 'content-type': 'text/plain' } }))
        .status,
      name,
    ).toBe(415);
    expect(
      (await send(sandbox, { ...CHANGE, body, headers: { ...headers, 'content-type': 'application/json' } }))
        .status,
      name,
    ).toBe(200);
    expect(await priceOf(sandbox)).toBe(index + 1);
  }
});

test('programs, which name no origin, may use the control interface as they like', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  expect(
    (await send(sandbox, { ...CHANGE, headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
      .status,
  ).toBe(200);
  expect(await priceOf(sandbox)).toBe(1);
});

test('calls of the platform stay open to every page and name: the storefront has its own', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  const headers = { host: 'platform.example', origin: 'https://shop.example', 'security-key': 'shop-key' };
  expect((await send(sandbox, { path: '/market-api/market-data', headers })).status).toBe(200);
});

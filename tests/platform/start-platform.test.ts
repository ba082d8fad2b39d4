import { expect, onTestFinished, test } from 'vitest';
import { API_BASE_PATH, SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import { startPlatform } from '#platform/start-platform.ts';
import { aSandbox, aTemporaryFile } from '../sandbox/a-sandbox.ts';
import { aShopSeed } from '../sandbox/a-shop.ts';

/** A platform without a sandbox around it; it ends with the test. */
async function aPlatform() {
  const file = await aTemporaryFile('platform.sqlite');
  const platform = await startPlatform({
    file,
    port: 0,
    shops: [aShopSeed({ products: 2 })],
    checkAnswers: true,
  });
  onTestFinished(() => platform.close());
  return platform;
}

/** Paths of the sandbox: its page, its control interface, pictures, geocoders and maps. */
const OF_THE_SANDBOX = [
  '/',
  '/sandbox/shops',
  '/sandbox/faults',
  '/sandbox/clock',
  '/sandbox/events',
  '/sandbox/calls',
  '/openstreetmap/search?q=Tashkent&format=jsonv2',
  '/tiles/1/1/1.svg',
];

test('a platform answers the calls of the contract and its document', async () => {
  const { url } = await aPlatform();
  const headers = { [SECURITY_KEY_HEADER]: 'shop-key' };
  const products = await (await fetch(`${url}${API_BASE_PATH}/products`, { headers })).json();
  expect(products).toMatchObject({ total: 2 });
  expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
});

test.each(OF_THE_SANDBOX)('%s of the sandbox is not there without it', async (path) => {
  const sandbox = await aSandbox([]);
  const here = await fetch(sandbox.url + path);
  await here.body?.cancel();
  expect(here.status).not.toBe(404);
  const { url } = await aPlatform();
  for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
    const { status } = await fetch(url + path, { method, headers: { [SECURITY_KEY_HEADER]: 'shop-key' } });
    expect([404, 405], `${method} ${path}`).toContain(status);
  }
});

test('a sandbox has what a platform has, and its own beside it', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 2 })]);
  expect((await sandbox.call('shop-key', '/products')).json).toMatchObject({ total: 2 });
  expect((await sandbox.control('GET', '/faults')).status).toBe(200);
});

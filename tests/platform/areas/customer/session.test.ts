import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

const ADD = { stock: 1001, quantity: 1 };

test('a token is good for the shop that gave it, and for no other', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'one' }), aShopSeed({ name: 'two' })]);
  const shopper = await aShopper(sandbox, 'one');
  expect((await shopper.call('POST', '/add-to-cart', ADD)).status).toBe(200);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const elsewhere = await sandbox.call('two-key', '/add-to-cart', {
    method: 'POST',
    headers,
    body: JSON.stringify(ADD),
  });
  expect([elsewhere.status, elsewhere.json.code]).toEqual([401, 'wrong-token']);
});

test('a token expires after 30 days', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 30 * 86_400 - 60 });
  expect((await shopper.call('POST', '/add-to-cart', ADD)).status).toBe(200);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 61 });
  expect((await shopper.call('POST', '/add-to-cart', ADD)).status).toBe(401);
});

test('the file holds no token', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { token } = await aShopper(sandbox);
  const { readFile } = await import('node:fs/promises');
  const written = await Promise.all(
    ['', '-wal'].map((suffix) => readFile(`${sandbox.file}${suffix}`, 'latin1').catch(() => '')),
  );
  expect(written.join('')).not.toContain(token);
});

import { expect, test } from 'vitest';
import { aSandbox } from '../../a-sandbox.ts';
import { aShopSeed } from '../../a-shop.ts';
import { aShopper } from '../../a-shopper.ts';

function hasCheckDigit(code: string): boolean {
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

test('[ACC-04] a customer sees the balance of their own wallet', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const rich = await aShopper(sandbox, 'shop', { wallet: 125_000 });
  const poor = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  expect((await rich.call('GET', '/wallet')).json).toEqual({ wallet: { totalCash: 125_000 } });
  expect((await poor.call('GET', '/wallet')).json).toEqual({ wallet: { totalCash: 0 } });
  expect((await sandbox.call('shop-key', '/wallet')).status).toBe(401);
});

test('[ACC-04] the cashback code is a barcode of 13 digits that changes before it is too old', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const other = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  const { json: first } = await shopper.call('GET', '/cashback-code');
  expect(first.code).toMatch(/^\d{13}$/);
  expect(hasCheckDigit(first.code)).toBe(true);
  expect((await shopper.call('GET', '/cashback-code')).json).toEqual(first);
  expect((await other.call('GET', '/cashback-code')).json.code).not.toBe(first.code);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 4 * 60 + 5 });
  const { json: second } = await shopper.call('GET', '/cashback-code');
  expect(second.code).not.toBe(first.code);
  expect(Date.parse(second.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
  expect((await sandbox.call('shop-key', '/cashback-code')).status).toBe(401);
});

test('[ACC-04] the cash desk puts cashback into the wallet by the code, once, and takes no more out than there is', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const shopper = await aShopper(sandbox);
  const { json } = await shopper.call('GET', '/cashback-code');
  const scan = (code: string, amount: number, shop = 'shop') =>
    sandbox.control('POST', `/shops/${shop}/cashback-codes/${code}`, { amount });
  expect((await scan(json.code, 5_000, 'two')).status).toBe(404);
  expect((await scan(json.code, -5_000)).json.field).toBe('amount');
  expect((await scan(json.code, 5_000)).json).toEqual({ id: shopper.id, balance: 5_000 });
  expect((await scan(json.code, 5_000)).status).toBe(404);
  const { json: next } = await shopper.call('GET', '/cashback-code');
  expect(next.code).not.toBe(json.code);
  expect((await scan(next.code, -2_000)).json.balance).toBe(3_000);
  expect((await shopper.call('GET', '/wallet')).json.wallet.totalCash).toBe(3_000);
  const { json: late } = await shopper.call('GET', '/cashback-code');
  await sandbox.control('PUT', '/clock', { advanceSeconds: 5 * 60 });
  expect((await scan(late.code, 1_000)).status).toBe(404);
});

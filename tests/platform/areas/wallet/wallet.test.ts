import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { anOrder, METHODS, pass } from '../../../sandbox/an-order.ts';

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
  const { code, expiresAt } = first;
  expect((await shopper.call('GET', '/cashback-code')).json).toMatchObject({ code, expiresAt });
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

test('[ACC-04] a code says how long it is still good for, whatever the clock of the device says', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const left = async () => (await shopper.call('GET', '/cashback-code')).json.secondsLeft;
  expect([299, 300]).toContain(await left());
  await pass(sandbox, 3);
  expect([119, 120]).toContain(await left());
});

test('[ACC-04] what came into a wallet and went out is listed, newest first, and adds up to its balance', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox, 'shop', { wallet: 900_000 });
  const other = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  const paid = await anOrder(shopper, { 1001: 1 }, { paymentMethod: METHODS.wallet });
  await sandbox.control('PUT', `/shops/shop/orders/${paid.id}/cancel`);
  const brought = await anOrder(shopper, { 1001: 1 });
  for (let step = 0; step < 3; step += 1)
    await sandbox.control('PUT', `/shops/shop/orders/${brought.id}/move-on`);
  const code = (await shopper.call('GET', '/cashback-code')).json.code;
  await sandbox.control('POST', `/shops/shop/cashback-codes/${code}`, { amount: -3_000 });

  const { json: list } = await shopper.call('GET', '/wallet/operations');
  expect(
    list.items.map(({ kind, amount, orderId }: Record<string, unknown>) => [kind, amount, orderId]),
  ).toEqual([
    ['purchase', -3_000, null],
    ['cashback', brought.cashback, brought.id],
    ['refund', paid.total, paid.id],
    ['payment', -paid.total, paid.id],
    ['other', 900_000, null],
  ]);
  expect(list).toMatchObject({ page: 1, size: 20, total: 5 });
  const balance = (await shopper.call('GET', '/wallet')).json.wallet.totalCash;
  expect(list.items.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(balance);
  const { json: second } = await shopper.call('GET', '/wallet/operations?page=2&size=2');
  expect(second.items.map(({ kind }: { kind: string }) => kind)).toEqual(['refund', 'payment']);
  expect((await other.call('GET', '/wallet/operations')).json).toMatchObject({ items: [], total: 0 });
  expect((await sandbox.call('shop-key', '/wallet/operations')).status).toBe(401);
});

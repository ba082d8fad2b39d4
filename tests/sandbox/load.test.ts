import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkBooks, type Opening } from '#tools/bench/load/books.ts';
import { LoadFile } from '#tools/bench/load/load-file.ts';
import { benchLoad } from '#tools/bench/load-bench.ts';
import { aSandbox } from './a-sandbox.ts';
import { aShopSeed } from './a-shop.ts';
import { aShopper } from './a-shopper.ts';
import { anOrder, fillCart, finish, METHODS } from './an-order.ts';

// Starts processes that write whole shops, one after the other.
vi.setConfig({ testTimeout: 180_000 });

test('a crowd of shoppers and a kill in the middle of ordering leave no order lost and every sum right', async () => {
  const figures = await benchLoad({ shoppers: 20, seconds: 3, kills: 1, variations: 200, onStep: () => {} });
  expect(figures.faults).toEqual([]);
  expect(figures.orders).toBeGreaterThan(5);
  expect(figures.acknowledged).toBeGreaterThan(5);
  expect(figures.requests).toBeGreaterThan(100);
  expect(figures.ordersAfterKills).toBeGreaterThanOrEqual(20);
});

/** A file with an order of each kind, and its books. */
async function someBooks() {
  const sandbox = await aSandbox([aShopSeed()]);
  const file = new LoadFile(sandbox.file, 'shop');
  onTestFinished(() => file.close());
  const opening: Opening = { stocks: file.stocks() };
  const shopper = await aShopper(sandbox, 'shop', { wallet: 1_000_000 });
  const orders = [
    await anOrder(shopper, { 1001: 2 }),
    await anOrder(shopper, { 1005: 1 }, { paymentMethod: METHODS.wallet }),
  ];
  await finish(shopper, await fillCart(shopper, { 1003: 5 }), { paymentMethod: METHODS.card });
  await sandbox.control('PUT', `/shops/shop/orders/${orders[0].id}/cancel`);
  const damage = (sql: string) => {
    const database = new DatabaseSync(sandbox.file);
    database.exec(sql);
    database.close();
  };
  return { books: () => checkBooks(file, opening, orders), damage };
}

test('the books of a shop add up', async () => {
  const { books } = await someBooks();
  expect(books()).toEqual({ orders: 3, piecesSold: 1, piecesReserved: 5, faults: [] });
});

test.each([
  ['a wrong total', "UPDATE sell_group SET total = total + 1 WHERE payment = 'card'", /^order \d+: records/],
  [
    'a wrong price',
    'UPDATE sold_record SET price = price - 1 WHERE count = 5',
    /^record \d+: 5 of stock 1003/,
  ],
  ['a lost piece', 'UPDATE variation SET count = count - 1 WHERE id = 1', /^stock 1001: 10 at first, 9 left/],
  ['a negative stock', 'UPDATE variation SET count = -1 WHERE id = 7', /^stock 1007: 10 at first, -1 left/],
  [
    'money out of nothing',
    'UPDATE wallet_entry SET amount = amount + 5',
    /^wallet of \d+: 700010, though 1000005/,
  ],
  [
    'a payment without money',
    "UPDATE sell_group SET paid = 1 WHERE state = 'awaiting-payment'",
    /^order \d+ is awaiting-payment/,
  ],
  ['an order that is gone', 'DELETE FROM sell_group WHERE id = 1', /^order 1 over 220000 was acknowledged/],
])('%s shows in the books', async (_what, sql, fault) => {
  const { books, damage } = await someBooks();
  damage(sql);
  const { faults } = books();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

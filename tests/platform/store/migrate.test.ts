import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SCHEMA } from '#platform/areas/schema.ts';
import { importFeed } from '#platform/import/import-feed.ts';
import { openDatabase } from '#platform/store/database.ts';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';
import type { Schema } from '#platform/store/schema.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { aFeed, aFeedFile, anOffer } from '../../sandbox/a-feed.ts';
import { aSandbox, aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aFileOfFormat4, contentOf } from '../../sandbox/an-older-file.ts';
import { anOrder, fillCart } from '../../sandbox/an-order.ts';

const NEWEST = SCHEMA.migrations.at(-1)?.to ?? 0;

/** A file with a shop that came of a feed, a customer, an order and a cart. */
async function anImportedShop() {
  const file = await aTemporaryFile('sandbox.sqlite');
  const offers = ['1', '2'].map((id) => anOffer({ id, name: `Самовар ${id}`, more: '<count>9</count>' }));
  const feed = { feed: await aFeedFile(aFeed({ offers: offers.join('\n') })), tenant: 'romashka' };
  await importFeed({
    ...feed,
    file,
    language: 'ru',
    rates: {},
    createFrame: createShopFrame,
    now: new Date(),
  });
  const sandbox = await aSandbox([aShopSeed()], file);
  const shopper = await aShopper(sandbox, 'romashka');
  const { json } = await sandbox.call('romashka-key', '/products');
  const [ordered, kept] = json.items.map((product: { variations: { stock: { id: number } }[] }) =>
    Number(product.variations[0]?.stock.id),
  );
  const methods = (await sandbox.call('romashka-key', '/payment-methods')).json.items;
  const { id: paymentMethod } = methods.find(({ cash }: { cash: boolean }) => cash);
  const { id, token } = await anOrder(shopper, { [ordered]: 2 }, { paymentMethod });
  await fillCart(shopper, { [kept]: 3 });
  await sandbox.close();
  return { file, shopper, order: { id, token } };
}

test('a file of format 4 keeps its imported shop, customers, carts and orders, and ends as a new file begins', async () => {
  const { file, shopper, order } = await anImportedShop();
  const older = await aFileOfFormat4(file);
  expect(contentOf(older).format).toBe(4);
  const earlier = new DatabaseSync(older);
  earlier.exec("UPDATE shop SET market = json_remove(market, '$.settings.dynamicInput')");
  for (const reason of ['gift', 'order 7', 'order 7 canceled', 'cashback of order 8', 'cashback', 'purchase'])
    earlier
      .prepare(
        `INSERT INTO wallet_entry (shop, customer, amount, reason, at)
        SELECT id, ?, 1, ?, '2026-03-01T10:00:00.000Z' FROM shop WHERE name = 'romashka'`,
      )
      .run(shopper.id, reason);
  earlier.close();

  const sandbox = await aSandbox([aShopSeed()], older);
  const get = async (path: string, headers = {}) =>
    (await sandbox.call('romashka-key', path, { headers })).json;
  expect(sandbox.shops().map(({ name, products }) => [name, products])).toEqual([
    ['romashka', 2],
    ['shop', 5],
  ]);
  expect((await get('/search?q=самовар')).variations).toHaveLength(2);
  expect((await get('/market-data')).settings).toMatchObject({ dynamicInput: false });
  expect(await get(`/orders/${order.token}/${order.id}`)).toMatchObject({ id: order.id, state: 'accepted' });
  const authorization = `Bearer ${shopper.token}`;
  expect(await get('/customer-sell', { authorization })).toMatchObject({ total: 1 });
  expect(await get('/cart-detail', { authorization })).toMatchObject({ count: 3 });
  const { items } = await get('/wallet/operations', { authorization });
  expect(items.map((one: { kind: string; orderId: number | null }) => [one.kind, one.orderId])).toEqual([
    ['purchase', null],
    ['cashback', null],
    ['cashback', 8],
    ['refund', 7],
    ['payment', 7],
    ['other', null],
  ]);
  await sandbox.close();

  const fresh = await aTemporaryFile('fresh.sqlite');
  openDatabase(fresh, SCHEMA).close();
  expect(contentOf(older)).toMatchObject({ format: NEWEST, schema: contentOf(fresh).schema });
});

test('steps lead from each format to the next', () => {
  expect(SCHEMA.migrations.map(({ to }) => to)).toEqual(SCHEMA.migrations.map((_, index) => 5 + index));
});

test('a step that fails leaves the file as it was, and the message says which and what to do', async () => {
  const { file } = await anImportedShop();
  const older = await aFileOfFormat4(file);
  const before = contentOf(older);
  const broken: Schema = {
    ...SCHEMA,
    migrations: [
      ...SCHEMA.migrations,
      { to: NEWEST + 1, sql: 'DELETE FROM product; ALTER TABLE shop ADD COLUMN color TEXT' },
      { to: NEWEST + 2, sql: 'UPDATE shop SET colour = 1' },
    ],
  };
  const open = () => openDatabase(older, broken);
  expect(open).toThrow(PlatformFileError);
  expect(open).toThrow(`from format ${NEWEST + 1} to ${NEWEST + 2}: Error: no such column: colour`);
  expect(open).toThrow('It is as it was before. Keep a copy of it and start with --reset');
  expect(contentOf(older)).toEqual(before);
});

test.each([
  [99, `format 99 by a newer sandbox; this one knows formats up to ${NEWEST}. Start the newer one`],
  [3, 'format 3, which no longer can be read; formats from 4 on can. Start with --reset'],
  [0, 'is not a file of the sandbox but a database of something else'],
])('a file of format %i is refused by name and left alone', async (format, message) => {
  const file = await aTemporaryFile('other.sqlite');
  const database = new DatabaseSync(file);
  database.exec(
    `CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('keep'); PRAGMA user_version = ${format}`,
  );
  database.close();
  const before = contentOf(file);
  expect(() => openDatabase(file, SCHEMA)).toThrow(PlatformFileError);
  expect(() => openDatabase(file, SCHEMA)).toThrow(`${file} `);
  expect(() => openDatabase(file, SCHEMA)).toThrow(message);
  expect(contentOf(file)).toEqual(before);
});

import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { aSandbox, aTemporaryFile } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

test('what was changed is there after a restart, and a shop that the file has is not written again', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  const first = await aSandbox([aShopSeed()], file);
  await first.control('PUT', '/shops/shop/variations/1', { newPrice: 5 });
  await first.control('DELETE', '/shops/shop/products/2');
  await first.close();
  const second = await aSandbox([aShopSeed({ products: 50 }), aShopSeed({ name: 'later' })], file);
  expect((await second.call('shop-key', '/variations/prices?ids=1')).json.items[0].newPrice).toBe(5);
  expect(second.shops().map(({ name, products }) => [name, products])).toEqual([
    ['shop', 4],
    ['later', 5],
  ]);
});

test('a shop that is only in the file is served', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  await (await aSandbox([aShopSeed()], file)).close();
  const again = await aSandbox([], file);
  expect((await again.call('shop-key', '/products')).json.total).toBe(5);
});

test('a reset writes the shops anew and forgets the others', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  await (await aSandbox([aShopSeed(), aShopSeed({ name: 'gone' })], file)).close();
  const anew = await startSandbox({ file, port: 0, shops: [aShopSeed({ products: 2 })], reset: true });
  expect(anew.shops()).toEqual([{ name: 'shop', securityKey: 'shop-key', products: 2, variations: 4 }]);
  await anew.close();
});

test('a shop whose writing broke off is not served, and is written whole at the next start', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  const whole = aShopSeed({ products: 2_500, variationsPerProduct: 1 });
  const broken = {
    ...whole,
    *products() {
      for (const product of whole.products()) {
        if (product.id === 2_200) throw new Error('out of power');
        yield product;
      }
    },
  };
  await expect(startSandbox({ file, port: 0, shops: [broken] })).rejects.toThrow('out of power');
  const without = await aSandbox([], file);
  expect(without.shops()).toEqual([]);
  expect((await without.call('shop-key', '/products')).status).toBe(403);
  await without.close();
  const again = await aSandbox([whole], file);
  expect(again.shops()[0]?.variations).toBe(2_500);
  expect((await again.call('shop-key', '/products?page=5&size=500')).json.items.at(-1).id).toBe(2_500);
});

test('products are taken one by one and their number is told while they are written', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  const told: [string, number][] = [];
  const shops = [aShopSeed({ products: 2_001, variationsPerProduct: 1 })];
  const sandbox = await startSandbox({
    file,
    port: 0,
    shops,
    onProgress: (shop, variations) => told.push([shop, variations]),
  });
  await sandbox.close();
  expect(told).toEqual([
    ['shop', 1_000],
    ['shop', 2_000],
    ['shop', 2_001],
  ]);
});

test('a file that is no database is left as it is, and the message says what to do', async () => {
  const file = await aTemporaryFile('notes.txt');
  await writeFile(file, 'not a database, but something that somebody wants to keep');
  const start = startSandbox({ file, port: 0, shops: [] });
  await expect(start).rejects.toThrow(PlatformFileError);
  await expect(start).rejects.toThrow(`${file} is not a file of the sandbox`);
});

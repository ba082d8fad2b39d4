import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test } from 'vitest';
import { aForeignPlatform } from '../../sandbox/a-foreign-platform.ts';
import { stockCode } from '../../sandbox/foreign-stock.ts';
import { aTenant, aWorld } from './a-world.ts';

test('[PDP-03] [PDP-10] a shop of a platform with several stocks a variation sells from one, counts all and names their places', async () => {
  const world = await aWorld([{ name: 'shop', products: 2, variationsPerProduct: 1, reviews: 0 }]);
  onTestFinished(() => world.close());
  const { url } = await aForeignPlatform(world.sandbox.url);
  const { shops } = await world.build([aTenant('shop', { languages: ['ru'] })], { platformUrl: url });
  expect(shops).toMatchObject([{ status: 'built', warnings: [] }]);
  const open = (file: string) => new JSDOM(world.read('shop', file)).window.document;
  const page = open('product/1.html');
  const sold = { stock: stockCode({ id: 1001, at: 0 }), count: '10' };
  const product = page.querySelector<HTMLElement>('section[data-item="1"]');
  expect({ ...product?.dataset }).toMatchObject(sold);
  const where = product?.querySelector<HTMLElement>('[data-action="locations"]');
  expect(JSON.parse(where?.dataset['others'] ?? '')).toEqual([stockCode({ id: 1001, at: 1 })]);
  const card = open('category/phones.html').querySelector<HTMLElement>('[data-item="1"]');
  expect({ ...card?.dataset }).toMatchObject(sold);
});

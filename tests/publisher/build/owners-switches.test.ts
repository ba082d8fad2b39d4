import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTenant, aWorld, type World } from './a-world.ts';

const shop = aTenant('shop', { languages: ['ru'] });
let world: World;

beforeAll(async () => {
  world = await aWorld([
    {
      name: 'shop',
      products: 2,
      variationsPerProduct: 1,
      reviews: 0,
      variation: (id) => (id === 2 ? { stock: { id: 1002, count: 0, supplierId: 1 } } : {}),
    },
  ]);
  await world.build([shop]);
}, 120_000);
afterAll(() => world.close());

test('[PDP-04] a shop that hides its stock goes live, sold-out products too, and its prices follow', async () => {
  await world.control('PUT', '/shops/shop/market', { settings: { showProductCardInStock: false } });
  await world.control('PUT', '/shops/shop/variations/1', { newPrice: 111_000 });
  const { shops } = await world.build([shop]);
  expect(shops).toMatchObject([{ status: 'built' }]);
  expect(world.read('shop', 'product/1.html')).toContain('data-price="111000"');
  expect(world.read('shop', 'product/2.html')).not.toContain('data-part="stock"');
  expect(world.read('shop', 'product/2.html')).toContain('https://schema.org/OutOfStock');
});

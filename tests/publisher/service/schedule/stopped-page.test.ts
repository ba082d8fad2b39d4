import { expect, test } from 'vitest';
import { aFaultyCompile } from '../../build/a-faulty-compile.ts';
import { freshShops } from './a-fresh-shop.ts';

test('[BLD-03] [BLD-06] a price of a message goes live while another page is stopped, after a restart, too', async () => {
  const compiledDirectory = await aFaultyCompile('price', [3]);
  const shops = await freshShops([{ name: 'shop', products: 4, variationsPerProduct: 1, reviews: 0 }], {
    compiledDirectory,
  });
  const { world, events } = shops;
  await shops.connect('shop');
  const shown = (id: number) => /data-price="(\d+)"/.exec(world.read('shop', `product/${id}.html`))?.[1];
  const setPrice = (id: number, newPrice: number) =>
    world.control('PUT', `/shops/shop/variations/${id}`, { newPrice });

  await setPrice(3, 333_000);
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({
      kind: 'rebuilt',
      rebuilt: { newlyStopped: [{ path: '/product/3', hasForm: true }] },
    });
  await setPrice(1, 111_000);
  await expect.poll(() => shown(1)).toBe('111000');
  expect(shown(3)).toBe('300000');

  await shops.restart();
  await setPrice(2, 222_000);
  await expect.poll(() => shown(2)).toBe('222000');
  await shops.idle();
  expect(shown(3)).toBe('300000');
  expect(events.filter(({ kind }) => kind === 'failed')).toEqual([]);
  // Known from before the restart.
  expect(events.at(-1)).toMatchObject({ kind: 'rebuilt', rebuilt: { newlyStopped: [] } });
});

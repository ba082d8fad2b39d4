import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildProgress } from '#publisher/build/build-observer.ts';
import { rollBackShop } from '#publisher/build/roll-back-shop.ts';
import { verifyShop } from '#publisher/operations/verify/verify-shop.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { aTenant, aWorld } from './a-world.ts';

test('[BLD-07] a shop shows an earlier release, says so, is left alone, and follows the platform again when told', async () => {
  const world = await aWorld([{ products: 3 }]);
  onTestFinished(world.close);
  const tenant = aTenant('shop', { languages: ['ru', 'uz'] });
  const { directories } = world;
  const store = openStore(directories.store);
  const site = store.site('shop');
  const shows = (price: number) => world.read('shop', 'uz/product/1.html').includes(`data-price="${price}"`);
  const isThere = (path: string) => existsSync(join(directories.site('shop'), `${path}.html`));
  const faults = () => verifyShop({ tenant, platformUrl: world.sandbox.url, directories, store });
  const setPrice = (newPrice: number) => world.control('PUT', '/shops/shop/variations/1', { newPrice });
  const build = async (onProgress: (progress: BuildProgress) => void = () => {}) =>
    (await world.build([tenant], { onProgress })).shops[0];
  const rollBack = (to?: number) => rollBackShop({ tenant, directories, store, to, now: new Date() });

  await build();
  await expect(rollBack()).rejects.toThrow('There is no earlier release to go back to.');
  await setPrice(222_000);
  await world.control('DELETE', '/shops/shop/products/3');
  expect(await build()).toMatchObject({ status: 'built', release: 2 });
  expect(shows(222_000)).toBe(true);
  expect(isThere('product/5')).toBe(false);

  expect(await rollBack()).toMatchObject({ number: 3, backTo: 1, pages: { changed: expect.any(Number) } });
  expect(shows(100_000)).toBe(true);
  expect(isThere('product/5') && isThere('uz/product/5')).toBe(true);
  expect(await faults()).toMatchObject({ pageFaults: [], hold: { release: 1 } });

  await setPrice(333_000);
  const held = await build();
  expect(held).toMatchObject({ tenant: 'shop', status: 'held', release: 1 });
  expect(held?.status === 'held' && held.error).toContain('npm run rollback -- --tenant shop --resume');
  expect(shows(100_000)).toBe(true);

  await site.unpin();
  expect(await build()).toMatchObject({ status: 'built', release: 4 });
  expect(shows(333_000)).toBe(true);
  expect(isThere('product/5') || isThere('uz/product/5')).toBe(false);
  expect(await faults()).toMatchObject({ pageFaults: [], hold: undefined });

  // A build that is under way does not undo it.
  await setPrice(444_000);
  let rolledBack: ReturnType<typeof rollBack> | undefined;
  const overtaken = await build(({ stage }) => {
    if (stage === 'render') rolledBack ??= rollBack(2);
  });
  expect(await rolledBack).toMatchObject({ number: 5, backTo: 2 });
  expect(overtaken).toMatchObject({ status: 'failed', lastGoodSite: true });
  expect(shows(222_000)).toBe(true);
}, 60_000);

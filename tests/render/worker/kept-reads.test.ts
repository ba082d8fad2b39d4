import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPagesWorld, type PagesWorld } from '../astro/a-pages-module.ts';

let world: PagesWorld;
beforeAll(async () => {
  world = await aPagesWorld([{ name: 'shop', products: 9 }]);
}, 120_000);
afterAll(() => world.close());

test('[BLD-03] a page of kept fragments has the reads that it has when all of it is rendered for itself', async () => {
  const pages = world.freshPages();
  const warm = await world.renderer('shop', pages);
  const routes = [...world.snapshot('shop').routes()];
  for (const route of [...routes, ...routes.toReversed()]) {
    const alone = await (await world.renderer('shop', pages)).render(route);
    const kept = await warm.render(route);
    expect([route, [...kept.reads].sort()]).toEqual([route, [...alone.reads].sort()]);
  }
}, 120_000);

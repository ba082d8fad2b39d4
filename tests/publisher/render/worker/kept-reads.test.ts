import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopRenderer } from '#publisher/render/worker/shop-renderer.ts';
import type { EntryReader } from '#storefront/entries/model.ts';
import { aPagesWorld, NOW, type PagesWorld } from '../astro/a-pages-module.ts';

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

test('[BLD-03] after any entry has changed, what a renderer kept shows what a new one shows', async () => {
  const pages = world.freshPages();
  const snapshot = world.snapshot('shop');
  const kinds = Map.groupBy(
    [...snapshot.hashes()].map(({ key }) => key),
    (key) => key.split(':', 1)[0] ?? key,
  );
  // Two of each kind of page.
  const ofKind = Map.groupBy(snapshot.routes(), (route) =>
    route.replaceAll(/\d+/g, '').split('/', 2).join('/'),
  );
  const routes = [...ofKind.values()].flatMap((some) => some.slice(0, 2));
  const changed = new Set<string>();
  const entries: EntryReader = {
    get: (key) => (changed.has(key) ? reworded(snapshot.get(key)) : snapshot.get(key)),
  };
  const carried: string[] = [];
  for (const [kind, keys] of kinds) {
    changed.clear();
    const warm = await world.renderer('shop', pages, entries);
    for (const route of routes) await warm.render(route);
    for (const key of keys) changed.add(key);
    if (!warm.carryOn(keys, NOW)) continue;
    carried.push(kind);
    const anew = await world.renderer('shop', pages, entries);
    for (const route of routes)
      expect(await textOf(warm, route), `${kind}: ${route}`).toBe(await textOf(anew, route));
  }
  expect(carried).toEqual(expect.arrayContaining(['card', 'product', 'reviews', 'brand', 'collections']));
  expect(carried).not.toContain('market.contact');
}, 120_000);

const textOf = async (renderer: ShopRenderer, route: string) =>
  (await renderer.render(route)).pages.map(({ html }) => html.toString()).join('\n');

/** A value with other words wherever it has some in a language. */
function reworded<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value ?? null), (key, part) =>
    ['ru', 'uz', 'en'].includes(key) && typeof part === 'string' ? `${part} anew` : part,
  );
}

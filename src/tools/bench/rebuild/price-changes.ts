import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, productPath } from '#domain/link/paths.ts';
import { createRandom } from '#lib/random.ts';
import { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { fileOf } from '#publisher/publish/protocol/page-file.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { benchTenant } from '#tools/bench/baseline/bench-tenant.ts';
import type { BenchBuild } from './bench-service.ts';
import { type BenchWorld, buildsSince, setPrice, variationsOf } from './bench-world.ts';
import { routesThatShow } from './shown-prices.ts';

/** A price that changed, and what came of it. */
export interface PriceChange {
  variation: number;
  /** From the message to the page that shows it. */
  milliseconds: number;
  /** Until the message was answered. */
  answered: number;
  stages: BenchBuild['stages'];
  rendered: number;
  written: number;
}

export interface PriceChanges {
  /** The first one after the start of the service. */
  first: PriceChange;
  measured: PriceChange[];
  /** Where other pages were rendered than those that show the product. */
  faults: string[];
}

/** Changes before the measured ones: a service has answered others before. */
const WARM_UPS = 4;

const SHOP = benchTenant.name;
const LANGUAGES = benchTenant.languages;

/** Changes single prices of the large shop, one after another. */
export async function measureChanges(world: BenchWorld, count: number): Promise<PriceChanges> {
  const random = createRandom(7);
  const all = variationsOf(world, SHOP);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(all.length, count + WARM_UPS + 1)) chosen.add(random.pick(all));
  const [firstId = 0, ...ids] = chosen;
  const first = await changePrice(world, firstId, world.nextPrice());
  const prices = new Map(ids.map((id) => [id, world.nextPrice()]));
  let updatedAt = '';
  for (const [id, price] of prices) updatedAt = await setPrice(world, SHOP, id, price);
  await world.sender.send(SHOP, ids, updatedAt);
  await world.service.idle();

  const site = world.directories.site(SHOP);
  const shown = await routesThatShow(site, new Set(prices.values()), LANGUAGES.slice(1));
  const measured: PriceChange[] = [];
  const faults: string[] = [];
  for (const [id, price] of prices) {
    const snapshot = openSnapshot(world.directories.snapshot(SHOP), { cacheSize: 1 });
    const after = world.nextPrice();
    const change = await changePrice(world, id, after);
    const keys = snapshot.catchUp() ?? [];
    snapshot.close();
    const routes = shown.get(price) ?? [];
    const told = (what: string) => faults.push(`variation ${id}: ${what}`);
    if (change.rendered !== routes.length * LANGUAGES.length)
      told(`${change.rendered} pages were rendered, ${routes.length * LANGUAGES.length} show it`);
    const readers = readersOf(world, keys);
    if (readers.symmetricDifference(new Set(routes)).size > 0)
      told(`${readers.size} routes read ${keys.join(' ')}, ${routes.length} show it`);
    for (const page of pagesOf(routes)) {
      const html = readFileSync(join(site, fileOf(page)), 'latin1');
      if (!html.includes(String(after)) || html.includes(String(price))) told(`${page} shows its old price`);
    }
    measured.push(change);
  }
  return { first, measured: measured.slice(WARM_UPS), faults };
}

async function changePrice(world: BenchWorld, variation: number, price: number): Promise<PriceChange> {
  const updatedAt = await setPrice(world, SHOP, variation, price);
  const before = world.service.builds.length;
  const started = performance.now();
  const [answered, served] = await Promise.all([
    world.sender.send(SHOP, [variation], updatedAt),
    world.reader.untilPrice(SHOP, productPath(variation), price),
  ]);
  const [build, ...others] = await buildsSince(world, SHOP, before);
  if (!build || others.length > 0)
    throw new Error(`One message for ${SHOP} was followed by ${others.length + (build ? 1 : 0)} builds.`);
  const { stages, rendered, written } = build;
  return { variation, milliseconds: served - started, answered, stages, rendered, written };
}

/** Routes that read one of these keys, as the index knows it. */
function readersOf({ directories }: BenchWorld, keys: readonly string[]): Set<string> {
  const index = new PublishedIndex(directories.published(SHOP));
  const routes = new Set(index.readersOf(keys));
  index.close();
  return routes;
}

function pagesOf(routes: readonly string[]): string[] {
  const [main = 'ru'] = LANGUAGES;
  return routes.flatMap((path) => LANGUAGES.map((language) => inLanguage(path, language, main)));
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { createRandom } from '#lib/random.ts';
import { buildChange } from '#publisher/build/build-change.ts';
import { buildShop } from '#publisher/build/build-shop.ts';
import { CATALOGUE_PACE } from '#publisher/build/compare/crawler-files.ts';
import { type Builder, openBuilder } from '#publisher/build/open-builder.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { createGeneratedSeed } from '#sandbox/demo/seed/generated.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { benchEnvironment } from './baseline/bench-tenant.ts';
import { type ChangeCosts, fewestMachines, type Outcome, simulate } from './fleet/simulate.ts';
import { keyOf, tenantNamed } from './rebuild/bench-shops.ts';

/** Shops that are measured: two more than render processes keep open, so that each round finds all closed. */
const MEASURED = 5;
const WARM_UPS = 3;

/** 95 of 100 changes are out within so many milliseconds, or within two builds where those take longer. */
const IN_TIME = 1_000;

/** Milliseconds between two times that each shop's platform is asked whether it changed. */
const ASKED_EVERY = 30_000;

const SIMULATED_SECONDS = 60;
const GIGABYTE = 1e9;

export interface FleetOptions {
  /** Variations of each shop. */
  products: number;
  /** Changes whose cost is measured, warm and cold each. */
  changes: number;
  /** Shops and machines of the simulation. */
  shops: number;
  cores: number;
  onStep: (step: string) => void;
}

/** Costs of one shop on one core, in milliseconds, and its size. */
export interface ShopCosts extends ChangeCosts {
  /** Pulled and compared as a whole, as each night, with nothing changed. */
  sweepMs: number;
  /** Pulled and rendered for the first time. */
  firstMs: number;
  pages: number;
  files: number;
  gigabytes: number;
}

/** A fleet at one rate of changes; the smallest one that is in time. */
export interface Fleet extends Outcome {
  changesPerSecond: number;
  /** Milliseconds in which 95 of 100 changes are to be out. */
  inTimeMs: number;
  machines: number;
  gigabytesEach: number;
  millionFilesEach: number;
  /** Until all shops are compared at night. */
  sweepHours: number;
  /** Until all shops are built for the first time. */
  firstHours: number;
  /** Of all machines, to all platforms. */
  questionsPerSecond: number;
}

/** Measures what shops cost on one core of this machine, and simulates how many machines thousands take. */
export async function benchFleet(options: FleetOptions): Promise<{ costs: ShopCosts; fleets: Fleet[] }> {
  const { shops, cores, onStep } = options;
  const costs = await measureCosts(options);
  onStep('simulating');
  const inTimeMs = Math.max(IN_TIME, 2 * costs.coldMs);
  const rates = [1, Math.ceil(shops / 50), shops];
  const fleets = rates.map((changesPerSecond): Fleet => {
    const load = { cores, shops, changesPerSecond, seconds: SIMULATED_SECONDS };
    const machines = fewestMachines(costs, load, inTimeMs);
    const hours = (milliseconds: number) => (milliseconds * shops) / (machines * cores) / 3_600_000;
    const rounded = (value: number) => Math.round(value * 100) / 100;
    return {
      changesPerSecond,
      inTimeMs,
      machines,
      ...simulate(costs, { ...load, machines }),
      gigabytesEach: rounded((costs.gigabytes * shops) / machines),
      millionFilesEach: rounded((costs.files * shops) / machines / 1e6),
      sweepHours: rounded(hours(costs.sweepMs)),
      firstHours: rounded(hours(costs.firstMs)),
      questionsPerSecond: Math.round((shops / ASKED_EVERY) * 1000 * machines),
    };
  });
  return { costs, fleets };
}

async function measureCosts({ products, changes, onStep }: FleetOptions): Promise<ShopCosts> {
  mkdirSync('var', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), 'var', 'bench-'));
  const tenants = Array.from({ length: MEASURED }, (_, at) => tenantNamed(`shop-${at + 1}`));
  onStep(`a platform with ${MEASURED} shops of ${products} variations`);
  const sandbox = await startSandbox({
    file: join(folder, 'sandbox.sqlite'),
    port: 0,
    shops: tenants.map(({ name }, at) =>
      createGeneratedSeed({ name, securityKey: keyOf(name), variations: products, seed: at + 1 }),
    ),
  });
  const environment = benchEnvironment(folder, sandbox.url);
  const builder = await openBuilder({ environment, compiledDirectory: COMPILED_ONCE, workers: 1 });
  try {
    const whole = async (tenant: TenantConfig) => {
      const started = performance.now();
      const snapshotFile = builder.directories.snapshot(tenant.name);
      await pullShop({ ...builder.pulling(tenant), snapshotFile });
      const { pages } = await buildShop(builder, builder.shop(tenant, tenants), { now: new Date() });
      return { milliseconds: performance.now() - started, pages: pages.rendered };
    };
    const firsts = [];
    for (const tenant of tenants) {
      onStep(`building ${tenant.name}`);
      firsts.push(await whole(tenant));
    }
    const world = { builder, tenants, platformUrl: sandbox.url };
    const [one] = tenants;
    if (!one) throw new Error('There is a shop.');
    onStep('changes of shops that are not open');
    const cold: number[] = [];
    for (let count = 0; cold.length < changes; count += 1)
      cold.push(await changePrice(world, tenants[count % MEASURED] ?? one));
    onStep('changes of a shop that is open');
    for (let count = 0; count < WARM_UPS; count += 1) await changePrice(world, one);
    const warm: number[] = [];
    while (warm.length < changes) warm.push(await changePrice(world, one));
    const withFiles = await changePrice(world, one, 0);
    onStep('a night');
    const sweep = await whole(one);
    const { bytes, files } = await sizeOf(builder, tenants);
    return {
      warmMs: mean(warm),
      coldMs: mean(cold),
      filesMs: Math.max(0, Math.round(withFiles - mean(warm))),
      sweepMs: Math.round(sweep.milliseconds),
      firstMs: mean(firsts.map(({ milliseconds }) => milliseconds)),
      pages: mean(firsts.map(({ pages }) => pages)),
      files: Math.round(files / MEASURED),
      gigabytes: bytes / MEASURED / GIGABYTE,
    };
  } finally {
    builder.pool.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const random = createRandom(3);
const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);

interface World {
  builder: Builder;
  tenants: readonly TenantConfig[];
  platformUrl: string;
}

/** Milliseconds from the news of a price to published pages. */
async function changePrice(
  { builder, tenants, platformUrl }: World,
  tenant: TenantConfig,
  cataloguePace = CATALOGUE_PACE,
): Promise<number> {
  const snapshot = openSnapshot(builder.directories.snapshot(tenant.name), { cacheSize: 1 });
  const products = [...snapshot.routes()].filter((path) => path.startsWith('/product/'));
  snapshot.close();
  const id = random.pick(products).slice('/product/'.length);
  const price = 1_000_000 + Math.floor(random.next() * 1_000_000);
  const address = `${platformUrl}/sandbox/shops/${tenant.name}/variations/${id}`;
  const answer = await fetch(address, { method: 'PUT', body: JSON.stringify({ newPrice: price }) });
  if (!answer.ok) throw new Error(`The platform refused a price: ${await answer.text()}`);
  const started = performance.now();
  await buildChange(builder, builder.shop(tenant, tenants), {
    ...builder.pulling(tenant),
    changed: [{ kind: 'variation', ids: [id] }],
    cataloguePace,
    clock: () => new Date(),
  });
  return performance.now() - started;
}

/** All that a machine keeps of shops: pages, the snapshot, and the index of what is published. */
async function sizeOf({ directories }: Builder, tenants: readonly TenantConfig[]) {
  let [bytes, files] = [0, 0];
  for (const { name } of tenants)
    for (const pattern of [
      `${directories.site(name)}/**`,
      `${directories.snapshot(name)}*`,
      `${directories.published(name)}*`,
    ])
      for await (const file of glob(pattern)) {
        const found = await stat(file);
        if (!found.isFile()) continue;
        // Room is given in blocks.
        bytes += found.blocks * 512;
        files += 1;
      }
  return { bytes, files };
}

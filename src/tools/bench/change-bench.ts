import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productPath } from '#domain/link/paths.ts';
import { percentile } from '#lib/percentile.ts';
import { createRandom } from '#lib/random.ts';
import { buildChange, type ChangeBuildResult } from '#publisher/build/build-change.ts';
import { buildShop } from '#publisher/build/build-shop.ts';
import { CATALOGUE_PACE } from '#publisher/build/compare/crawler-files.ts';
import { openBuilder } from '#publisher/build/open-builder.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { startServer } from '#publisher/serve/embedded/server.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { BENCH_TENANTS, benchEnvironment, benchTenant } from './baseline/bench-tenant.ts';
import { startSandboxProcess } from './load/sandbox-process.ts';
import { pageText } from './served-page.ts';

/** Figures that `npm run bench -- change --json FILE` writes. Times are from a webhook to the served page. */
export interface ChangeBench {
  /** Variations of the shop, and how many changes were measured. */
  products: number;
  changes: number;
  p50Ms: number;
  p95Ms: number;
  slowestMs: number;
  /** Pages rendered for one change, median; a page is one route in one language. */
  pagesRendered: number;
  /** For the change that most pages show: the price of a variation that stands for its product in lists. */
  mostPagesRendered: number;
  pagesWritten: number;
  /** Medians of the stages; the last is the request that shows the new price. */
  pullMs: number;
  planMs: number;
  renderMs: number;
  publishMs: number;
  serveMs: number;
  /** The first change, with processes that have just been started. */
  firstMs: number;
  /** Most memory that one render worker held. */
  peakRssMb: number;
}

export interface ChangeBenchOptions {
  products: number;
  changes: number;
  /** Where the shop, its snapshot and its site are kept for the next run; thrown away where left out. */
  dataDirectory?: string | undefined;
  onStep: (step: string) => void;
}

/** Changes before the measured ones: a service has answered others before. */
const WARM_UPS = 5;

/** Changes prices in a large shop, one after another, and measures until the served page shows each. */
export async function benchChange(options: ChangeBenchOptions): Promise<ChangeBench> {
  const { products, changes, onStep } = options;
  mkdirSync('var', { recursive: true });
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(process.cwd(), 'var', 'bench-'));
  onStep(`a platform with ${products} variations`);
  const sandbox = await startSandboxProcess(join(dataDirectory, 'sandbox.sqlite'), products);
  try {
    const world = await prepare(dataDirectory, sandbox.url, onStep);
    try {
      onStep(`${changes} changes`);
      const first = await changePrice(world, 0);
      for (let count = 1; count < WARM_UPS; count += 1) await changePrice(world, count);
      const measured: Measured[] = [];
      while (measured.length < changes) measured.push(await changePrice(world, WARM_UPS + measured.length));
      return figuresOf(measured, first, products, world.pool.counts.peakRssBytes);
    } finally {
      world.pool.stop();
      await world.server.close();
    }
  } finally {
    await sandbox.stop();
    if (options.dataDirectory === undefined) rmSync(dataDirectory, { recursive: true, force: true });
  }
}

type World = Awaited<ReturnType<typeof prepare>>;

/** Pulls and builds the shop where that was not done before, and starts what a service keeps running. */
async function prepare(dataDirectory: string, platformUrl: string, onStep: (step: string) => void) {
  onStep('compiling');
  const builder = await openBuilder({
    environment: benchEnvironment(dataDirectory, platformUrl),
    compiledDirectory: COMPILED_ONCE,
  });
  const { directories, store, pool } = builder;
  const snapshotFile = directories.snapshot(benchTenant.name);
  const shop = builder.shop(benchTenant, BENCH_TENANTS);
  if (!(await store.site(benchTenant.name).exists())) {
    onStep('pulling');
    await pullShop({ ...builder.pulling(benchTenant), snapshotFile });
  }
  onStep('building what is not built');
  await buildShop(builder, shop, { now: new Date() });
  const snapshot = openSnapshot(snapshotFile, { cacheSize: 1 });
  const prefix = productPath(0).slice(0, -1);
  const variations = [...snapshot.routes()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => Number(path.slice(prefix.length)));
  snapshot.close();
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    sitesDirectory: directories.sites,
    assetsDirectory: directories.assets,
    securityKey: () => undefined,
  });
  // Other prices than those of a run before on the same data.
  const firstPrice = 1_000_000 + (Math.floor(Date.now() / 1000) % 1_000_000);
  return { builder, shop, pool, server, variations, platformUrl, random: createRandom(7), firstPrice };
}

interface Measured {
  milliseconds: number;
  serveMs: number;
  result: ChangeBuildResult;
}

/** Sets the price of some variation, tells the pipeline, and waits for the page. */
async function changePrice(world: World, count: number): Promise<Measured> {
  const { builder, shop, server, variations, platformUrl, random, firstPrice } = world;
  const id = random.pick(variations);
  const newPrice = firstPrice + count;
  const address = `${platformUrl}/sandbox/shops/${benchTenant.name}/variations/${id}`;
  const changed = await fetch(address, { method: 'PUT', body: JSON.stringify({ newPrice }) });
  if (!changed.ok) throw new Error(`The platform refused a price: ${await changed.text()}`);

  const started = performance.now();
  const named = [{ kind: 'variation' as const, ids: [String(id)] }];
  const result = await buildChange(builder, shop, {
    ...builder.pulling(benchTenant),
    changed: named,
    cataloguePace: CATALOGUE_PACE,
    clock: () => new Date(),
  });
  const built = performance.now();
  const text = await pageText(server, benchTenant.subdomain, productPath(id));
  const ended = performance.now();
  if (!text.includes(`data-price="${newPrice}"`))
    throw new Error(`The page of variation ${id} does not show its new price ${newPrice}.`);
  return { milliseconds: ended - started, serveMs: ended - built, result };
}

function figuresOf(all: readonly Measured[], first: Measured, products: number, peak: number): ChangeBench {
  const median = (of: (one: Measured) => number) => percentile(all.map(of), 0.5);
  const took = (one: Measured) => one.milliseconds;
  const rendered = ({ result }: Measured) => result.build.pages.rendered;
  const stage = (name: 'plan' | 'render' | 'publish') =>
    median(({ result }) => result.build.milliseconds[name]);
  return {
    products,
    changes: all.length,
    p50Ms: median(took),
    p95Ms: percentile(all.map(took), 0.95),
    slowestMs: percentile(all.map(took), 1),
    pagesRendered: median(rendered),
    mostPagesRendered: percentile(all.map(rendered), 1),
    pagesWritten: median(({ result }) => result.build.pages.written),
    pullMs: median(({ result }) => result.pull?.milliseconds ?? 0),
    planMs: stage('plan'),
    renderMs: stage('render'),
    publishMs: stage('publish'),
    serveMs: median((one) => one.serveMs),
    firstMs: Math.round(first.milliseconds),
    peakRssMb: Math.round(peak / 1024 / 1024),
  };
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildChange, type ChangeBuildOptions } from '#publisher/build/build-change.ts';
import { createBuildScheduler, throwIfLong } from '#publisher/build/build-scheduler.ts';
import { buildShop } from '#publisher/build/build-shop.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { SITE_FILE } from '#publisher/publish/protocol/page-file.ts';
import { formatSiteFile, parseSiteFile } from '#publisher/publish/protocol/site-file.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { type Compiled, compilePages } from '#publisher/render/compile/compile-pages.ts';
import { WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import { createShopClient } from '#publisher/shop-client/shop-client.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aChangingShop } from '../pull/changed/a-changing-shop.ts';
import { aTenant } from './a-world.ts';
import { COMPILED_ONCE } from './packed-assets.ts';

const tenant = aTenant('shop', { languages: ['ru', 'uz'] });
const NOW = new Date('2026-11-22T09:00:00Z');
let compiled: Compiled;
let folder: string;
/** Workers that live from change to change, and workers of full builds to compare with. */
let pools: { warm: WorkerPool; fresh: WorkerPool };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'change-'));
  compiled = await compilePages(COMPILED_ONCE);
  pools = { warm: new WorkerPool(compiled.modulePath, 1), fresh: new WorkerPool(compiled.modulePath, 1) };
}, 120_000);
afterAll(() => {
  for (const pool of Object.values(pools)) pool.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds the shop of a platform below a folder of its own. */
function aBuild(platformUrl: string, name: string, pool: WorkerPool) {
  const directories = directoriesBelow(join(folder, name));
  const client = createShopClient({ tenant, platformUrl, retries: 0 });
  const shop = {
    tenant,
    origin: 'http://shop.localhost',
    platformUrl,
    directories,
    store: openStore(directories.store),
    isolation: isolationRules(tenant, [tenant], {
      originPattern: 'http://{subdomain}.localhost',
      hostSuffixes: [],
      platformUrl,
    }),
  };
  const pages = { compiled, renderer: pool };
  const site = directories.site('shop');
  return {
    async whole() {
      await pullShop({ client, snapshotFile: directories.snapshot('shop') });
      return buildShop(pages, shop, { now: NOW });
    },
    change: (changed: ChangeBuildOptions['changed'], more: Pick<ChangeBuildOptions, 'scheduler'> = {}) =>
      buildChange(pages, shop, { client, changed, clock: () => NOW, ...more }),
    snapshotFile: directories.snapshot('shop'),
    /** Every file of the site with its bytes, but for what tells of the release, and of those before it. */
    files(): Record<string, string> {
      const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter(
        (one) => one.isFile() && one.name !== 'build.json',
      );
      const paths = files.map((one) => join(one.parentPath, one.name)).sort();
      const bytesOf = (path: string) =>
        path.endsWith(SITE_FILE)
          ? formatSiteFile({ ...parseSiteFile(readFileSync(path, 'utf8')), dictionaries: {} })
          : readFileSync(path, 'base64');
      return Object.fromEntries(paths.map((path) => [path.slice(site.length), bytesOf(path)]));
    },
  };
}

test('[BLD-03] whatever changes, the pages of what was named are as those of a whole build', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 28, reviews: 3 })]);
  const shop = aChangingShop(sandbox, 11);
  const kept = aBuild(sandbox.url, 'kept', pools.warm);
  await kept.whole();
  for (let step = 0; step < 6; step += 1) {
    const told: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      told.push(await shop.change());
      const named = shop.named();
      if (named.length > 0) await kept.change(named);
    }
    const fresh = aBuild(sandbox.url, `fresh-${step}`, pools.fresh);
    await fresh.whole();
    const [files, expected] = [kept.files(), fresh.files()];
    expect(Object.keys(files), told.join()).toEqual(Object.keys(expected));
    for (const [path, bytes] of Object.entries(files))
      expect(bytes === expected[path], `${path} after ${told}`).toBe(true);
  }
}, 240_000);

test('[BLD-03] a new price renders what shows it, by workers that keep the rest', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 28 })]);
  const build = aBuild(sandbox.url, 'price', pools.warm);
  await build.whole();
  const before = build.files();
  for (const newPrice of [123_456, 123_457]) {
    await sandbox.control('PUT', '/shops/shop/variations/7', { newPrice });
    const { pull, build: built } = await build.change([{ kind: 'variation', ids: ['7'] }]);
    expect(pull?.whole).toBeUndefined();
    const after = build.files();
    const changed = Object.keys(after).filter(
      (path) => path.endsWith('.html') && after[path] !== before[path],
    );
    expect(built.pages.written).toBe(changed.length);
    const text = (path: string) => Buffer.from(after[path] ?? '', 'base64').toString();
    for (const path of ['/product/7.html', '/uz/product/7.html', '/category/tablets.html', '/index.html'])
      expect([path, changed.includes(path), text(path).includes(`data-price="${newPrice}"`)]).toEqual([
        path,
        true,
        true,
      ]);
    expect(changed).not.toContain('/category/phones.html');
  }
}, 120_000);

test('[BLD-06] a change that the platform does not tell of leaves the site as it was', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 4 })]);
  const build = aBuild(sandbox.url, 'down', pools.warm);
  await build.whole();
  const before = build.files();
  await sandbox.control('PUT', '/shops/shop/variations/1', { newPrice: 5 });
  await sandbox.control('PUT', '/faults', [{ kind: 'status', status: 503, path: '/products' }]);
  const change = () => build.change([{ kind: 'variation', ids: ['1'] }]);
  await expect(change()).rejects.toMatchObject({ name: 'ShopError' });
  expect(build.files()).toEqual(before);
  await sandbox.control('DELETE', '/faults');
  await change();
  expect(build.files()).not.toEqual(before);
}, 120_000);

test('[BLD-08] a shop whose snapshot is gone, damaged or of another version is pulled whole, whatever it is built for', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 2 })]);
  const build = aBuild(sandbox.url, 'anew', pools.warm);
  await build.whole();
  const spoil = [
    () => rmSync(build.snapshotFile),
    () => writeFileSync(build.snapshotFile, 'no database'),
    () => {
      const database = new DatabaseSync(build.snapshotFile);
      database.exec("UPDATE about SET value = '1' WHERE name = 'version'");
      database.close();
    },
  ];
  for (const [at, damage] of spoil.entries()) {
    await sandbox.control('PUT', '/shops/shop/variations/1', { newPrice: 40_001 + at });
    damage();
    // As a start does, which asks for nothing.
    const { pull, dataTime } = await build.change(null);
    expect(pull?.whole).toBeDefined();
    expect(dataTime).not.toBeNull();
    const page = Buffer.from(build.files()['/product/1.html'] ?? '', 'base64').toString();
    expect(page).toContain(`data-price="${40_001 + at}"`);
  }
  expect((await build.change(null)).pull).toBeUndefined();
}, 120_000);

test('[BLD-04] new settings of a shop wait for a turn of what takes long, while a price goes by', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 28 })]);
  const build = aBuild(sandbox.url, 'long', pools.warm);
  await build.whole();
  const scheduler = createBuildScheduler({ builtAtOnce: 2, quickPlan: 80 });
  let end = () => {};
  const other = scheduler.build((mostRoutes) => {
    throwIfLong(1_000, mostRoutes);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await sandbox.control('PUT', '/shops/shop/variations/7', { newPrice: 123_458 });
  const price = await build.change([{ kind: 'variation', ids: ['7'] }], { scheduler });
  expect(price.build.pages.rendered).toBeGreaterThan(0);

  await sandbox.control('PUT', '/shops/shop/market', { name: { ru: 'Другая' } });
  let isDone = false;
  const settings = build.change([{ kind: 'market-data', ids: [] }], { scheduler }).finally(() => {
    isDone = true;
  });
  await scheduler.build(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(isDone).toBe(false);
  end();
  await other;
  expect((await settings).build.pages.rendered).toBeGreaterThan(160);
}, 120_000);

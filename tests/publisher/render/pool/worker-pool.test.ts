import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rehearsalOf } from '#publisher/build/rehearsal.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { PAGE_SCRIPTS_FILE } from '#publisher/render/astro/page-scripts.ts';
import { type Compiled, compilePages } from '#publisher/render/compile/compile-pages.ts';
import { type Rehearsal, WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { aTenant, aWorld, type World } from '../../build/a-world.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';
import { describePageRenderer } from './page-renderer-suite.ts';

let world: World;
let compiled: Compiled;
const LARGE = aTenant('large', { languages: ['ru'] });
const SMALL = aTenant('small', { languages: ['ru'] });

beforeAll(async () => {
  world = await aWorld([
    { name: 'large', products: 60 },
    { name: 'small', products: 1 },
  ]);
  await world.build([LARGE, SMALL]);
  compiled = await compilePages(COMPILED_ONCE);
}, 120_000);
afterAll(() => world.close());

function aPool(size = 1) {
  const pool = new WorkerPool(compiled.modulePath, size);
  onTestFinished(() => pool.stop());
  return pool;
}

/** The compiled pages, of which one never ends. */
function pagesThatHang(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hanging-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(compiled.modulePath, '..', PAGE_SCRIPTS_FILE), join(folder, PAGE_SCRIPTS_FILE));
  const file = join(folder, 'pages.mjs');
  const real = JSON.stringify(pathToFileURL(compiled.modulePath).href);
  writeFileSync(
    file,
    `import * as pages from ${real};
     export const { renderFile, keptRoutes } = pages;
     export function renderPage(path, locals) {
       while (path === '${path}');
       return pages.renderPage(path, locals);
     }`,
  );
  return file;
}

function rehearsal(tenant: typeof LARGE): Rehearsal {
  const { directories } = world;
  const store = openStore(directories.store);
  const origin = `http://${tenant.name}.localhost`;
  const isolation = isolationRules(tenant, [LARGE, SMALL], world.environment);
  const context = { tenant, origin, directories, store, isolation };
  const found = rehearsalOf({ compiled }, context, new Date());
  if (!found) throw new Error(`${tenant.name} is not built.`);
  return found;
}

/** Renders routes of a shop as a build does, and publishes nothing. */
async function render(pool: WorkerPool, { job }: Rehearsal, paths: Iterable<string>): Promise<number> {
  let rendered = 0;
  const { attempt } = await openStore(job.store).site(job.tenant.name).begin();
  const tasks = [...paths].map((path) => ({ path, publishedHashes: null }));
  await pool.render({ ...job, attempt }, tasks, (results) => {
    rendered += results.length;
  });
  return rendered;
}

describePageRenderer('workers of this machine', async () => {
  const { job, paths } = rehearsal(SMALL);
  const { attempt } = await openStore(job.store).site('small').begin();
  return { renderer: aPool(), job: { ...job, attempt }, routes: paths };
});

test('[BLD-04] a shop with many pages to render lets another one have its few meanwhile', async () => {
  const pool = aPool();
  const [large, small] = [rehearsal(LARGE), rehearsal(SMALL)];
  const snapshot = openSnapshot(large.job.snapshotFile);
  const routes = [...snapshot.routes()];
  snapshot.close();
  const ended: string[] = [];
  const one = render(pool, large, routes).then(() => ended.push('large'));
  const other = render(pool, small, ['/', '/product/1']).then(() => ended.push('small'));
  await Promise.all([one, other]);
  expect(ended).toEqual(['small', 'large']);
});

test('workers have pages of every kind behind them before work comes, and a fault among these stops nothing', async () => {
  const pool = aPool(2);
  const { job, paths } = rehearsal(SMALL);
  expect(paths).toEqual(expect.arrayContaining(['/', '/product/1', '/category/phones']));
  await pool.warm([{ job, paths }]);
  expect(await render(pool, { job, paths }, paths)).toBe(paths.length);
  await pool.warm([{ job, paths: ['/nowhere'] }]);
  expect(await render(pool, { job, paths }, ['/'])).toBe(1);
});

test('work that comes during a rehearsal goes first, and the rest is rehearsed after it', async () => {
  const pool = aPool();
  const [large, small] = [rehearsal(LARGE), rehearsal(SMALL)];
  const ended: string[] = [];
  const warming = pool.warm([large]).then(() => ended.push('warm'));
  await render(pool, small, ['/', '/product/1']).then(() => ended.push('work'));
  await warming;
  expect(ended).toEqual(['work', 'warm']);
  expect(await render(pool, large, ['/'])).toBe(1);
});

test('a pool that is stopped waits for no rehearsal', async () => {
  const pool = aPool();
  const warming = pool.warm([rehearsal(LARGE)]);
  pool.stop();
  await warming;
});

test('[BLD-06] a page that never ends is named, and its worker makes room for one that renders other shops', async () => {
  const pool = new WorkerPool(pagesThatHang('/product/7'), 1, { patience: 3_000 });
  onTestFinished(() => pool.stop());
  const hanging = render(pool, rehearsal(LARGE), ['/', '/product/1', '/product/7']);
  await expect(hanging).rejects.toMatchObject({ name: 'RenderError', tenant: 'large', path: '/product/7' });
  expect(await render(pool, rehearsal(SMALL), ['/', '/product/1'])).toBe(2);
  expect(pool.counts).toMatchObject({ started: 2, lost: 1 });
});

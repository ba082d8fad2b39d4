import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { pullChanged } from '#publisher/pull/changed/pull-changed.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import type { ShopClientOptions } from '#publisher/shop-client/shop-client.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aFolder, aJob, aPulledShop, aSnapshotOf, changedKeys } from '../a-pull.ts';

const PRICE = { newPrice: 77_000 };
const changed = [{ kind: 'variation' as const, ids: ['7'] }];

async function aChangedPrice(client: Partial<ShopClientOptions> = {}) {
  const sandbox = await aSandbox([aShopSeed({ products: 6 })]);
  const job = aJob(sandbox.url, await aFolder(), 'shop', client);
  await pullShop(job);
  await sandbox.control('PUT', '/shops/shop/variations/7', PRICE);
  return { sandbox, job };
}

test('only what was named is asked for', async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    asked.push(decodeURIComponent(pathname.slice('/market-api'.length) + search));
    return globalThis.fetch(input, init);
  };
  const { sandbox, job } = await aChangedPrice({ fetch });
  const calls = async (...kinds: [kind: (typeof changed)[0]['kind'] | string, ...ids: string[]][]) => {
    asked.length = 0;
    const named = kinds.map(([kind, ...ids]) => ({ kind, ids }) as (typeof changed)[0]);
    await pullChanged({ ...job, changed: named });
    return asked.sort();
  };
  expect(await calls(['variation', '7'])).toEqual(['/products?ids=4&page=1&size=100']);
  expect(await calls(['product', '2', '5', 'none'])).toEqual(['/products?ids=2,5&page=1&size=100']);
  expect(await calls(['variation', '999'])).toEqual(['/999/product']);
  expect(await calls(['banner', '1'], ['slide'])).toEqual(['/banners', '/slides']);
  expect(await calls(['category', '2'])).toEqual(['/categories']);
  expect(await calls(['review', '2'])).toEqual([
    '/products?ids=1&page=1&size=100',
    '/review?ids=2&status=approved&page=1&size=100',
    '/review?product=1&status=approved&page=1&size=20',
  ]);
  await sandbox.control('DELETE', '/shops/shop/products/1');
  expect(await calls(['product', '1'])).toEqual(['/collections', '/products?ids=1&page=1&size=100']);
});

test('a notice that names no single things, or none at all, is a whole pull', async () => {
  const { job } = await aChangedPrice();
  const pull = (named: { kind: 'shop' | 'product' | 'news'; ids: string[] }[]) =>
    pullChanged({ ...job, changed: named });
  expect(await pull([{ kind: 'news', ids: [] }])).toMatchObject({ revision: 0 });
  expect(aSnapshotOf(job.snapshotFile).get('card:7')?.newPrice).toBe(400_000);
  for (const named of [[], [{ kind: 'shop' as const, ids: [] }], [{ kind: 'product' as const, ids: [] }]])
    expect((await pull(named)).whole).toMatchObject({ products: 6 });
  expect(aSnapshotOf(job.snapshotFile).get('card:7')?.newPrice).toBe(77_000);
  const many = [{ kind: 'product' as const, ids: Array.from({ length: 2_001 }, (_, id) => String(id + 1)) }];
  expect((await pull(many)).whole).toMatchObject({ products: 6 });
});

test('without a snapshot of this version a change is a whole pull', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 6 })]);
  const job = aJob(sandbox.url, await aFolder());
  expect((await pullChanged({ ...job, changed })).whole).toMatchObject({ products: 6 });
});

test.each([
  [{ kind: 'status', status: 503 }, 'status'],
  [{ kind: 'cut' }, 'network'],
  [{ kind: 'wrong-field', field: 'total' }, 'schema'],
] as const)('[BLD-06] with the fault %o a change leaves the snapshot as it was', async (fault, kind) => {
  const { sandbox, job } = await aChangedPrice();
  const before = aSnapshotOf(job.snapshotFile);
  await sandbox.control('PUT', '/faults', [{ ...fault, path: '/products' }]);
  await sandbox.control('PUT', '/shops/shop/blocks/1', { title: { ru: 'Новое' } });
  const all = [...changed, { kind: 'block' as const, ids: ['1'] }];
  await expect(pullChanged({ ...job, changed: all })).rejects.toMatchObject({ name: 'ShopError', kind });
  const after = aSnapshotOf(job.snapshotFile);
  expect([after.identity, after.revision, changedKeys(before, after)]).toEqual([before.identity, 0, []]);

  await sandbox.control('DELETE', '/faults');
  await pullChanged({ ...job, changed: all });
  expect(changedKeys(before, aSnapshotOf(job.snapshotFile))).toEqual([
    'blocks',
    'card:7',
    'updated:4',
    'variation:7',
  ]);
});

test('[BLD-06] a changed product that cannot be read stays as it was and is named; other changes are made', async () => {
  const { sandbox, job } = await aChangedPrice();
  const before = aSnapshotOf(job.snapshotFile);
  const field = 'items.0.variations.0.newPrice';
  await sandbox.control('PUT', '/faults', [{ kind: 'wrong-field', field, path: '/products' }]);
  await sandbox.control('PUT', '/shops/shop/blocks/1', { title: { ru: 'Новое' } });
  const report = await pullChanged({ ...job, changed: [...changed, { kind: 'block', ids: ['1'] }] });
  expect(changedKeys(before, aSnapshotOf(job.snapshotFile))).toEqual(['blocks']);
  expect(report.warnings).toContainEqual(
    expect.objectContaining({ call: 'GET /products', field: 'item 4: variations.0.newPrice' }),
  );
});

test('a changed product that refers to nothing is told, and sold without', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 4 })]);
  const { job } = await aPulledShop(sandbox.url);
  await sandbox.control('DELETE', '/shops/shop/suppliers/1');
  const report = await pullChanged({
    ...job,
    changed: [
      { kind: 'supplier', ids: ['1'] },
      { kind: 'product', ids: ['2'] },
    ],
  });
  expect(report).toMatchObject({
    warningCount: 1,
    warnings: [{ field: 'product 2: supplierId', reason: 'there is no supplier 1: the product shows none' }],
  });
});

test('a change that comes in between is not lost', async () => {
  let meanwhile: (() => Promise<unknown>) | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await globalThis.fetch(input, init);
    const first = meanwhile;
    meanwhile = undefined;
    await first?.();
    return answer;
  };
  const { sandbox, job } = await aChangedPrice({ fetch });
  const other = aJob(sandbox.url, 'unused');
  const before = aSnapshotOf(job.snapshotFile);
  meanwhile = async () => {
    await sandbox.control('PUT', '/shops/shop/variations/7', { newPrice: 78_000 });
    await pullChanged({ ...other, snapshotFile: job.snapshotFile, changed });
  };
  await pullChanged({ ...job, changed });
  const after = aSnapshotOf(job.snapshotFile);
  expect(after.get('card:7')?.newPrice).toBe(78_000);
  expect([before.get('card:7')?.newPrice, after.revision]).toEqual([400_000, 1]);
});

test('[BLD-06] a change that is killed in the middle leaves the snapshot as it was', async () => {
  const { job } = await aChangedPrice();
  const before = aSnapshotOf(job.snapshotFile);
  const { signal } = spawnSync(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    `import { openSnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
     const editor = openSnapshotEditor(${JSON.stringify(job.snapshotFile)});
     editor.change(() => {
       editor.database.exec('PRAGMA cache_spill = 1; PRAGMA cache_size = 1');
       for (let id = 1; id < 200; id += 1) editor.set('card:' + id, { id, name: 'x'.repeat(20000) });
       process.kill(process.pid, 'SIGKILL');
     });`,
  ]);
  expect(signal).toBe('SIGKILL');
  const after = openSnapshot(job.snapshotFile);
  expect([after.revision, changedKeys(before, after)]).toEqual([0, []]);
  after.close();
  expect(await pullChanged({ ...job, changed })).toMatchObject({ revision: 1 });
  expect(aSnapshotOf(job.snapshotFile).get('card:7')?.newPrice).toBe(PRICE.newPrice);
});

import { expect, test } from 'vitest';
import { type PullShopOptions, pullShop } from '#publisher/pull/pull-shop.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aFolder, aJob, aSnapshotOf } from './a-pull.ts';

/** Pulls shops side by side, as a build does. */
const pullAll = (jobs: PullShopOptions[]) => Promise.allSettled(jobs.map(pullShop));

const PATH = {
  status: '/products',
  latency: '/categories',
  'broken-json': '/market-data',
  cut: '/products',
  'wrong-field': '/products',
};

test.each([
  [
    { kind: 'status', status: 503 },
    { kind: 'status', status: 503, call: 'GET /products', field: undefined },
  ],
  [
    { kind: 'latency', ms: 60_000 },
    { kind: 'timeout', call: 'GET /categories', field: undefined },
  ],
  [{ kind: 'broken-json' }, { kind: 'json', call: 'GET /market-data', field: undefined }],
  [{ kind: 'cut' }, { kind: 'network', call: 'GET /products', field: undefined }],
  [
    { kind: 'wrong-field', field: 'total' },
    { kind: 'schema', call: 'GET /products', field: 'total' },
  ],
] as const)(
  '[BLD-06] a platform with the fault %o stops its tenant by name, keeps the last good snapshot and holds up nobody',
  async (fault, expected) => {
    const sandbox = await aSandbox([aShopSeed({ name: 'bad' }), aShopSeed({ name: 'good' })]);
    const folder = await aFolder();
    const jobs = ['bad', 'good'].map((name) =>
      aJob(sandbox.url, folder, name, { timeoutMs: 1500, retries: 1 }),
    );
    expect((await pullAll(jobs)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);

    await sandbox.control('PUT', '/shops/bad/variations/1', { newPrice: 1 });
    await sandbox.control('PUT', '/shops/good/variations/1', { newPrice: 2 });
    expect(
      (await sandbox.control('PUT', '/faults', [{ ...fault, shop: 'bad', path: PATH[fault.kind] }])).status,
    ).toBe(200);
    const [bad, good] = await pullAll(jobs);

    expect(good).toMatchObject({ status: 'fulfilled', value: { tenant: 'good', products: 5 } });
    const error = bad?.status === 'rejected' ? bad.reason : undefined;
    expect(error).toMatchObject({ tenant: 'bad', ...expected });
    expect(error).toBeInstanceOf(ShopError);
    expect(String(error)).toContain(`Shop bad: ${expected.call}`);
    expect(aSnapshotOf(`${folder}/bad.sqlite`).get('card:1')?.newPrice).toBe(100_000);
    expect(aSnapshotOf(`${folder}/good.sqlite`).get('card:1')?.newPrice).toBe(2);
  },
);

test('[TEN-02] tenants that are pulled side by side never mix', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `shop-${index}`);
  const sandbox = await aSandbox(names.map((name) => aShopSeed({ name, products: 12 })));
  const folder = await aFolder();
  const results = await pullAll(names.map((name) => ({ ...aJob(sandbox.url, folder, name), pageSize: 3 })));
  expect(results.map((result) => result.status === 'fulfilled' && result.value.tenant)).toEqual(names);
  for (const name of names) {
    const snapshot = aSnapshotOf(`${folder}/${name}.sqlite`);
    const texts = JSON.stringify([...snapshot.hashes()].map(({ key }) => snapshot.get(key as 'slides')));
    expect(texts).toContain(`${name} product 12`);
    for (const other of names) if (other !== name) expect(texts).not.toContain(`${other} `);
  }
});

test('[TEN-02] a tenant with another key gets nothing of the shop', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const job = aJob(sandbox.url, await aFolder(), 'stranger');
  const error: unknown = await pullShop(job).catch((reason) => reason);
  expect(error).toMatchObject({ tenant: 'stranger', kind: 'status' });
  expect(JSON.stringify(error) + String(error)).not.toContain('stranger-key');
});

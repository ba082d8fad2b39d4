import { expect, test } from 'vitest';
import { CATALOGUE_PACE, GONE_PACE, planCrawlerFiles } from '#publisher/build/compare/crawler-files.ts';
import { findDifference, snapshotInputs } from '#publisher/build/compare/plan-build.ts';
import { pullChanged } from '#publisher/pull/changed/pull-changed.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { anIndexFile, openIndex } from '../../publish/index/an-index.ts';
import { aFolder, aJob } from '../../pull/a-pull.ts';

const START = Date.parse('2026-11-22T09:00:00Z');
const MINUTE = 60_000;

/** A shop whose changes are pulled and planned, and count as published then. */
async function aShop() {
  const sandbox = await aSandbox([aShopSeed({ products: 5 })]);
  const job = aJob(sandbox.url, await aFolder());
  await pullShop(job);
  const index = openIndex(anIndexFile());
  /** Tells if the files are written at a moment after the start, and else when. */
  const plan = async (after: number, everything = false) => {
    const snapshot = openSnapshot(job.snapshotFile);
    const difference = await findDifference(index, snapshot, everything);
    const now = new Date(START + after);
    const { changedKeys, inputs, nextTime } = planCrawlerFiles(index, snapshot, difference, {
      now,
      pace: CATALOGUE_PACE,
    });
    const { entries } = difference;
    await index.confirm({ removedPaths: [], entries, inputs: { ...inputs, ...snapshotInputs(snapshot) } });
    snapshot.close();
    return changedKeys.length > 0 ? 'written' : nextTime && nextTime - START;
  };
  await plan(0, true);
  const change = async (method: string, path: string, body?: object) => {
    expect((await sandbox.control(method, `/shops/shop${path}`, body)).status).toBeLessThan(300);
    const [, kind = '', id] = path.split('/');
    const named = {
      kind: kind === 'products' ? ('product' as const) : ('variation' as const),
      ids: [id ?? ''],
    };
    await pullChanged({ ...job, changed: [named] });
  };
  return { plan, change };
}

test('[SEO-05] a new price reaches the files of the catalogue at their pace', async () => {
  const { plan, change } = await aShop();
  expect(await plan(MINUTE)).toBeUndefined();
  await change('PUT', '/variations/1', { newPrice: 123_000 });
  expect(await plan(2 * MINUTE)).toBe(CATALOGUE_PACE);
  expect(await plan(3 * MINUTE)).toBe(CATALOGUE_PACE);
  expect(await plan(CATALOGUE_PACE)).toBe('written');
  expect(await plan(CATALOGUE_PACE + MINUTE)).toBeUndefined();
});

test('[SEO-05] a page that has gone leaves sitemap and feeds right after it went, and many of them each minute', async () => {
  const { plan, change } = await aShop();
  await change('DELETE', '/products/2');
  expect(await plan(5 * MINUTE)).toBe(5 * MINUTE);
  expect(await plan(5 * MINUTE)).toBe('written');
  await change('DELETE', '/products/3');
  expect(await plan(5 * MINUTE + 10_000)).toBe(5 * MINUTE + GONE_PACE);
  await change('PUT', '/variations/1', { newPrice: 123_000 });
  expect(await plan(5 * MINUTE + 20_000)).toBe(5 * MINUTE + GONE_PACE);
  expect(await plan(5 * MINUTE + GONE_PACE)).toBe('written');
  await change('PUT', '/variations/1', { newPrice: 124_000 });
  expect(await plan(7 * MINUTE)).toBe(6 * MINUTE + CATALOGUE_PACE);
});

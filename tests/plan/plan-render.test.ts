import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { changedKeys, planRender } from '#plan/plan-render.ts';
import { encodeReads } from '#plan/read-set.ts';
import { PublishedIndex } from '#publish/published-index.ts';
import type { EntryKey } from '#snapshot/model.ts';
import { createSnapshotWriter } from '#snapshot/snapshot-writer.ts';

let directory: string;
let index: PublishedIndex;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'plan-'));
  index = new PublishedIndex(join(directory, 'published.sqlite'));
});

/** A finished snapshot with the given entries and product pages. */
function aSnapshot(name: string, entries: Record<string, unknown>, paths: string[]): string {
  const file = join(directory, `${name}.sqlite`);
  const writer = createSnapshotWriter(file, { source: name });
  for (const [key, value] of Object.entries(entries)) writer.set(key as EntryKey, value as never);
  writer.setSections([0]);
  for (const [position, path] of paths.entries()) writer.addRoute(path, { section: 0, product: 0, position });
  writer.finish();
  return file;
}

/** Publishes a snapshot as if each page had read the keys given. */
function publish(file: string, reads: Record<string, string[]>): void {
  index.stage(
    Object.entries(reads).map(([path, keys]) => ({ path, hashes: ['a', 'b'], reads: encodeReads(keys) })),
  );
  index.confirm(file, [], {});
}

test('everything is new before the first build', () => {
  const file = aSnapshot('one', { 'card:1': 1 }, ['/product/1', '/product/2']);
  const plan = planRender(index, file, changedKeys(index, file), false);
  expect(plan.paths).toEqual(['/product/1', '/product/2']);
  expect(plan.newPaths.size).toBe(2);
});

test('nothing is planned where nothing changed', () => {
  const file = aSnapshot('one', { 'card:1': 1 }, ['/product/1']);
  publish(file, { '/product/1': ['card:1'] });
  expect(changedKeys(index, file)).toEqual([]);
  expect(planRender(index, file, [], false)).toMatchObject({ paths: [], removedPaths: [], kept: 1 });
});

test('a changed, a new and a missing entry plan exactly the pages that read them', () => {
  publish(
    aSnapshot('one', { 'card:1': 1, 'card:2': 2, 'card:3': 3 }, [
      '/product/1',
      '/product/2',
      '/product/3',
      '/product/4',
    ]),
    {
      '/product/1': ['card:1'],
      '/product/2': ['card:2'],
      '/product/3': ['card:3'],
      '/product/4': ['card:4'],
    },
  );
  const next = aSnapshot('two', { 'card:1': 1, 'card:2': 'other', 'card:4': 4 }, [
    '/product/1',
    '/product/2',
    '/product/3',
    '/product/4',
  ]);
  const changed = changedKeys(index, next);
  expect(changed.sort()).toEqual(['card:2', 'card:3', 'card:4']);
  const plan = planRender(index, next, changed, false);
  expect(plan.paths).toEqual(['/product/2', '/product/3', '/product/4']);
  expect(plan.kept).toBe(1);
});

test('a page on one side only is new or removed', () => {
  publish(aSnapshot('one', {}, ['/product/1', '/product/2']), { '/product/1': [], '/product/2': [] });
  const next = aSnapshot('two', {}, ['/product/2', '/product/3']);
  expect(planRender(index, next, [], false)).toMatchObject({
    paths: ['/product/3'],
    removedPaths: ['/product/1'],
    kept: 1,
  });
});

test('what a killed publish left in doubt is rendered again and written whatever its hash', () => {
  const file = aSnapshot('one', {}, ['/product/1', '/product/2']);
  publish(file, { '/product/1': [], '/product/2': [] });
  index.stage([{ path: '/product/2', hashes: ['c', 'd'], reads: new Uint8Array() }]);
  index.markInDoubt([]);
  index.close();
  index = new PublishedIndex(join(directory, 'published.sqlite'));
  expect(planRender(index, file, [], false).paths).toEqual(['/product/2']);
  expect(index.task('/product/2').publishedHashes).not.toContain('c');
});

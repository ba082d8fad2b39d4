import { expect, test } from 'vitest';
import {
  findDifference,
  type PlannedSnapshot,
  planBuild,
  snapshotInputs,
} from '#publisher/build/compare/plan-build.ts';
import { encodeReads } from '#publisher/plan/read-set.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { SnapshotChanges } from '#publisher/snapshot/open-snapshot.ts';
import { anIndexFile, openIndex } from '../../publish/index/an-index.ts';

interface Counts {
  identity: string;
  revision: number;
  changes?: Partial<SnapshotChanges>;
}

let pulls = 0;

/** A snapshot of plain values, its keys in order; of a pull of its own where it names none. */
function aSnapshot(
  entries: Record<string, number>,
  paths: string[],
  counts: Counts = { identity: `pull ${++pulls}`, revision: 0 },
): PlannedSnapshot & { asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    hash: (key) => (key in entries ? BigInt(entries[key] ?? 0) : undefined),
    hashes: () => Object.entries(entries).map(([key, hash]) => ({ key, hash: BigInt(hash) })),
    routes: () => paths,
    countRoutes: () => paths.length,
    identity: counts.identity,
    revision: counts.revision,
    changesSince(revision: number) {
      asked.push(revision);
      return { keys: [], addedPaths: [], removedPaths: [], ...counts.changes };
    },
  };
}

/** Plans a snapshot and publishes the plan; each page reads the card of its number. */
async function build(index: PublishedIndex, snapshot: PlannedSnapshot, everything = false) {
  const difference = await findDifference(index, snapshot, everything);
  const plan = planBuild(index, snapshot, difference, []);
  index.stage(
    plan.paths.map((path) => ({ path, hashes: ['x'], reads: encodeReads([`card:${path.slice(1)}`]) })),
  );
  await index.confirm({
    removedPaths: plan.removedPaths,
    entries: difference.entries,
    inputs: snapshotInputs(snapshot),
  });
  return {
    changed: difference.changedKeys,
    rendered: plan.paths,
    removed: plan.removedPaths,
    kept: plan.kept,
  };
}

const before = { 'card:1': 1, 'card:2': 2, 'card:3': 3 };
const paths = ['/1', '/2', '/3'];

test('[BLD-03] a snapshot of a new pull is compared with what is published', async () => {
  const index = openIndex(anIndexFile());
  expect(await build(index, aSnapshot(before, paths), true)).toMatchObject({ rendered: paths });
  expect(await build(index, aSnapshot(before, paths))).toMatchObject({ changed: [], rendered: [], kept: 3 });
  const next = aSnapshot({ 'card:1': 1, 'card:2': 9, 'card:4': 4 }, ['/1', '/2', '/4']);
  expect(await build(index, next)).toEqual({
    changed: ['card:2', 'card:3', 'card:4'],
    rendered: ['/2', '/4'],
    removed: ['/3'],
    kept: 1,
  });
  expect(await build(index, next)).toMatchObject({ changed: [], rendered: [], kept: 3 });
});

test('[BLD-03] a snapshot that was published is asked what changed since, and not compared', async () => {
  const index = openIndex(anIndexFile());
  await build(index, aSnapshot(before, paths, { identity: 'a', revision: 4 }), true);
  const changes = { keys: ['card:2', 'card:4'], addedPaths: ['/4'], removedPaths: ['/3'] };
  // The entry that is said to be unchanged has another hash: nobody looks.
  const next = aSnapshot({ 'card:1': 7, 'card:2': 9, 'card:4': 4 }, ['/1', '/2', '/4'], {
    identity: 'a',
    revision: 6,
    changes,
  });
  expect(await build(index, next)).toEqual({
    changed: changes.keys,
    rendered: ['/4', '/2'],
    removed: ['/3'],
    kept: 1,
  });
  expect(next.asked).toEqual([4]);
  expect(index.input('revision')).toBe('6');
  expect([...index.entries()].map(({ key, hash }) => `${key} ${hash}`)).toEqual([
    'card:1 1',
    'card:2 9',
    'card:3 3',
    'card:4 4',
  ]);
});

test('a feed takes as long as hundreds of pages, so it is begun before all of them', async () => {
  const index = openIndex(anIndexFile());
  const all = ['/1', '/2', '/feed/google.xml', '/3', '/feed/yandex.xml', '/robots.txt'];
  expect((await build(index, aSnapshot(before, all))).rendered).toEqual([
    '/feed/google.xml',
    '/feed/yandex.xml',
    '/1',
    '/2',
    '/3',
    '/robots.txt',
  ]);
});

test('a snapshot of another pull is compared, however it counts, and counted from then on', async () => {
  const index = openIndex(anIndexFile());
  await build(index, aSnapshot(before, paths, { identity: 'a', revision: 4 }), true);
  const other = aSnapshot({ ...before, 'card:2': 9 }, paths, { identity: 'b', revision: 0 });
  expect(await build(index, other)).toMatchObject({ changed: ['card:2'], rendered: ['/2'] });
  expect(other.asked).toEqual([]);
  const later = aSnapshot(before, paths, { identity: 'b', revision: 1, changes: { keys: ['card:1'] } });
  expect(await build(index, later)).toMatchObject({ rendered: ['/1'] });
  expect(later.asked).toEqual([0]);
});

test('what a killed publish left is rendered with the next change', async () => {
  const index = openIndex(anIndexFile());
  await build(index, aSnapshot(before, paths, { identity: 'a', revision: 0 }), true);
  index.stage([{ path: '/3', hashes: ['y'], reads: new Uint8Array() }]);
  index.markInDoubt([]);
  index.clearStaged();
  const next = aSnapshot(before, paths, { identity: 'a', revision: 1, changes: { keys: ['card:1'] } });
  expect(await build(index, next)).toMatchObject({ rendered: ['/3', '/1'], kept: 1 });
});

test("the shop's own wording, read before all pages, renders all of them", async () => {
  const index = openIndex(anIndexFile());
  await build(index, aSnapshot(before, paths), true);
  const next = aSnapshot({ ...before, 'setting:translation_msg': 1 }, paths);
  expect((await build(index, next)).rendered).toEqual(paths);
});

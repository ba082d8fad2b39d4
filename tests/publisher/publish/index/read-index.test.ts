import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { hashKey } from '#publisher/plan/read-set.ts';
import { anIndexFile, openIndex, publishReads } from './an-index.ts';

/** Keys that nearly every page of a shop reads. */
const COMMON = Array.from({ length: 12 }, (_, at) => `setting:${at}`);

/** Routes of a shop that is large enough for keys to become common. */
function manyRoutes(count: number, reads: (id: number) => string[]): Record<string, string[]> {
  return Object.fromEntries(Array.from({ length: count }, (_, id) => [`/${id}`, reads(id)]));
}

/** Rows and bytes of the reads in an index. */
function sizes(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  const result = {
    keys: count('SELECT count(*) FROM reader'),
    ids: count('SELECT coalesce(sum(length(routes)), 0) / 4 FROM reader'),
    own: count('SELECT coalesce(sum(length(own)), 0) / 4 FROM route_reads'),
    routes: count('SELECT count(*) FROM route_reads'),
    sets: count('SELECT count(*) FROM read_set'),
    setKeys: count('SELECT count(*) FROM set_key'),
  };
  database.close();
  return result;
}

test('[BLD-03] a key leads to exactly the routes that read it, whatever else they read', async () => {
  const index = openIndex(anIndexFile());
  await publishReads(index, {
    '/a': ['card:1', 'menu'],
    '/b': ['card:2', 'menu'],
    '/c': ['card:1'],
    '/d': [],
  });
  const readers = (...keys: string[]) => [...index.readersOf(keys)];
  expect(readers('card:1')).toEqual(['/a', '/c']);
  expect(readers('menu')).toEqual(['/a', '/b']);
  expect(readers('card:1', 'card:2', 'menu')).toEqual(['/a', '/b', '/c']);
  expect(readers('card:3')).toEqual([]);
  expect(readers()).toEqual([]);
});

test('a route that reads other keys than before is found by these alone', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  await publishReads(index, { '/a': ['card:1', 'card:2'], '/b': ['card:1'] });
  await publishReads(index, { '/a': ['card:2', 'card:3'] });
  expect([...index.readersOf(['card:1'])]).toEqual(['/b']);
  expect([...index.readersOf(['card:2'])]).toEqual(['/a']);
  expect([...index.readersOf(['card:3'])]).toEqual(['/a']);
  await publishReads(index, {}, ['/a', '/b']);
  expect([...index.readersOf(['card:1', 'card:2', 'card:3'])]).toEqual([]);
  expect(sizes(file)).toMatchObject({ keys: 0, ids: 0, own: 0, routes: 0, sets: 0, setKeys: 0 });
});

test('two keys with one hash lead to the routes of both', async () => {
  const [one, other] = ['page:rr-jiz8', 'page:2agv-7z8n'];
  expect(hashKey(one)).toBe(hashKey(other));
  const index = openIndex(anIndexFile());
  await publishReads(index, { '/a': [one, other], '/b': [one], '/c': ['card:1'] });
  expect([...index.readersOf([other])]).toEqual(['/a', '/b']);
  await publishReads(index, { '/a': [other] });
  expect([...index.readersOf([other])]).toContain('/a');
});

test('what thousands of routes read is kept in sets, and found as before', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  const reads = (id: number) => [...COMMON, `card:${id}`, `supplier:${id % 2}`];
  const all = manyRoutes(9000, reads);
  await publishReads(index, all);
  expect([...index.readersOf(['setting:3'])]).toHaveLength(9000);
  expect([...index.readersOf(['supplier:1'])]).toHaveLength(4500);
  expect([...index.readersOf(['card:7777'])]).toEqual(['/7777']);
  const first = sizes(file);
  // The first routes came before it was known what is common; those after them share a set.
  expect(first.own).toBeLessThan(9000 * 14 * 0.6);
  await publishReads(index, all);
  const second = sizes(file);
  expect(second.own).toBe(9000);
  expect(second.ids).toBe(9000);
  expect(second.sets).toBe(2);
  await publishReads(index, all);
  expect(sizes(file)).toEqual(second);
  expect([...index.readersOf(['setting:3'])]).toHaveLength(9000);
  expect([...index.readersOf(['supplier:1', 'card:0'])]).toHaveLength(4501);
}, 30_000);

test('the index is exact after any history of publishes, and grows with none', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  const now = new Map<string, string[]>();
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const keys = Array.from({ length: 60 }, (_, at) => `key:${at}`);
  for (let round = 0; round < 60; round++) {
    const changed = manyRoutes(40, () => keys.filter(() => random(3) === 0));
    const some = Object.fromEntries(Object.entries(changed).filter(() => random(3) === 0));
    const removed = [...now.keys()].filter((path) => !(path in some) && random(8) === 0);
    await publishReads(index, some, removed);
    for (const [path, reads] of Object.entries(some)) now.set(path, reads);
    for (const path of removed) now.delete(path);
    for (const key of keys.filter(() => random(10) === 0)) {
      const readers = [...now].filter(([, reads]) => reads.includes(key)).map(([path]) => path);
      expect([...index.readersOf([key])].sort()).toEqual(readers.sort());
    }
  }
  const reads = [...now.values()].reduce((sum, { length }) => sum + length, 0);
  expect(sizes(file)).toMatchObject({ routes: now.size, ids: reads, own: reads });
});

import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { anIndexFile, openIndex, publishReads } from './an-index.ts';

const noEntries = { kind: 'changed', entries: [] } as const;

test('a publish leaves its pages, what they were made from, and facts beside', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  index.stage([{ path: '/a', hashes: ['x', 'y'], reads: new Uint8Array() }]);
  const all = [
    { key: 'card:1', hash: -5n },
    { key: 'card:2', hash: 6n },
  ];
  await index.confirm({ removedPaths: [], entries: { kind: 'all', entries: all }, inputs: { code: '1' } });
  const again = openIndex(file);
  expect(again.task('/a')).toEqual({ path: '/a', publishedHashes: ['x', 'y'] });
  expect(again.task('/b')).toEqual({ path: '/b', publishedHashes: null });
  expect([...again.entries()]).toEqual(all);
  expect(again.input('code')).toBe('1');
  expect(again.input('other')).toBeUndefined();
});

test('changed entries are taken over one by one, gone ones forgotten', async () => {
  const index = openIndex(anIndexFile());
  const confirm = (entries: Parameters<typeof index.confirm>[0]['entries']) =>
    index.confirm({ removedPaths: [], entries, inputs: {} });
  await confirm({ kind: 'all', entries: ['a', 'b', 'c'].map((key) => ({ key, hash: 1n })) });
  await confirm({
    kind: 'changed',
    entries: [
      { key: 'b', hash: 2n },
      { key: 'c', hash: undefined },
      { key: 'd', hash: 4n },
    ],
  });
  expect([...index.entries()].map(({ key, hash }) => `${key}${hash}`)).toEqual(['a1', 'b2', 'd4']);
  await confirm({ kind: 'all', entries: [{ key: 'z', hash: 1n }] });
  expect([...index.entries()].map(({ key }) => key)).toEqual(['z']);
});

test('what a killed publish was about to change is in doubt, and none of its hashes counts', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  await publishReads(index, { '/a': [], '/b': [], '/gone': [] });
  index.stage(['/b', '/new'].map((path) => ({ path, hashes: ['c', 'd'], reads: new Uint8Array() })));
  index.markInDoubt(['/gone']);
  const again = openIndex(file);
  expect(again.pathsInDoubt().sort()).toEqual(['/b', '/gone', '/new']);
  expect([...again.routes()].filter(({ inDoubt }) => !inDoubt).map(({ path }) => path)).toEqual(['/a']);
  expect(again.task('/b').publishedHashes).not.toContain('c');
  again.stage([{ path: '/b', hashes: ['c', 'd'], reads: new Uint8Array() }]);
  await again.confirm({ removedPaths: ['/gone', '/new'], entries: noEntries, inputs: {} });
  expect(again.pathsInDoubt()).toEqual([]);
  expect([...again.routes()].map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('[BLD-07] a writer waits for another process that writes', async () => {
  const file = anIndexFile();
  await publishReads(openIndex(file), { '/a': [] });
  const other = new Worker(
    `const { parentPort } = require('node:worker_threads');
    const database = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)});
    database.exec('BEGIN IMMEDIATE');
    parentPort.postMessage('writes');
    setTimeout(() => database.exec('COMMIT'), 300);`,
    { eval: true },
  );
  await once(other, 'message');
  const index = openIndex(file);
  index.claim('rollback');
  index.doubt(['/a'], {});
  expect(index.pathsInDoubt()).toEqual(['/a']);
  await once(other, 'exit');
});

test('[BLD-06] a publish of many routes lets other work run in between, and is whole at every moment', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  const reader = openIndex(file);
  const routes = Array.from({ length: 3_500 }, (_, at) => `/${at}`);
  index.stage(routes.map((path) => ({ path, hashes: ['x'], reads: new Uint8Array() })));
  const entries = Array.from({ length: 12_000 }, (_, at) => ({ key: `card:${at}`, hash: 1n }));
  const seen: number[] = [];
  const confirming = index.confirm({ removedPaths: [], entries: { kind: 'all', entries }, inputs: {} });
  const isDone = confirming.then(() => true);
  while (!(await Promise.race([isDone, setImmediate(false)]))) seen.push([...reader.routes()].length);
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(new Set(seen)).toEqual(new Set([0]));
  expect([...reader.routes()]).toHaveLength(3_500);
});

test('what was staged and not published is forgotten', async () => {
  const index = openIndex(anIndexFile());
  index.stage([{ path: '/a', hashes: ['x'], reads: new Uint8Array() }]);
  index.clearStaged();
  await index.confirm({ removedPaths: [], entries: noEntries, inputs: {} });
  expect([...index.routes()]).toEqual([]);
});

test('an index of an earlier version keeps its pages and languages, and forgets which code made them', async () => {
  const file = anIndexFile();
  const old = new DatabaseSync(file);
  old.exec(`
    CREATE TABLE input (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE entry (key TEXT PRIMARY KEY, hash BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE route (path TEXT PRIMARY KEY, hashes TEXT NOT NULL, reads BLOB NOT NULL);
    CREATE TABLE staged (path TEXT PRIMARY KEY, hashes TEXT NOT NULL, reads BLOB NOT NULL);
    INSERT INTO route VALUES ('/a', 'x,y', x'00000000'), ('/b', '', x'');
    INSERT INTO input VALUES ('languages', 'ru,uz'), ('code', '1');
    INSERT INTO entry VALUES ('card:1', 7);`);
  old.close();
  for (const _ of ['brought over', 'as it is']) {
    const index = openIndex(file);
    expect(index.task('/a').publishedHashes).toEqual(['x', 'y']);
    expect(index.pathsInDoubt()).toEqual(['/b']);
    expect(index.input('languages')).toBe('ru,uz');
    expect(index.input('code')).toBeUndefined();
    expect([...index.entries()]).toEqual([]);
    expect([...index.readersOf(['card:1'])]).toEqual([]);
  }
});

import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { encodeReads, hashKey } from '#publisher/plan/read-set.ts';
import { LEDGER_TABLES, LedgerWriter } from '#publisher/publish/index/ledger.ts';
import { openLedger } from '#publisher/publish/index/ledger-reader.ts';
import { type PublishNote, someOf } from '#publisher/publish/index/publish-note.ts';
import { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { anIndexFile, openIndex } from './an-index.ts';

const aNote = (fields: Partial<PublishNote> = {}): PublishNote => ({
  release: null,
  triggers: [{ kind: 'message', id: 'msg_1', at: 1_000 }],
  triggerCount: 1,
  dataTime: '2026-01-15T10:00:00.000Z',
  code: 'abc',
  startedAt: 1_010,
  publishedAt: 1_100,
  milliseconds: { pull: 20, plan: 5, render: 40, publish: 10 },
  pages: { rendered: 2, written: 1, removed: 0, kept: 7 },
  fullReason: null,
  keys: someOf(['card:1']),
  changed: someOf(['/a']),
  ...fields,
});

function readLedger(file: string) {
  const ledger = openLedger(file) ?? expect.fail('There is no ledger.');
  onTestFinished(() => ledger.close());
  return ledger;
}

/** Publishes routes with the reasons given, in capitals where their bytes changed. */
async function publish(
  index: PublishedIndex,
  reasons: Record<string, string>,
  note: Partial<PublishNote> = {},
) {
  const routes = Object.keys(reasons).map((path) => ({
    path,
    hashes: ['x'],
    reads: encodeReads(['card:1']),
  }));
  index.stage(routes, ({ path }) => {
    const reason = reasons[path] ?? '';
    return { reason: reason.toLowerCase(), isChanged: reason !== reason.toLowerCase() };
  });
  await index.confirm({
    removedPaths: [],
    entries: { kind: 'changed', entries: [] },
    inputs: {},
    note: aNote(note),
  });
}

test('a route knows which publish rendered it last, which one changed it, and why', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  await publish(index, { '/a': 'FIRST', '/b': 'FIRST' }, { fullReason: 'first', publishedAt: 500 });
  await publish(index, { '/a': 'card:1', '/b': 'CARD:1' });
  const ledger = readLedger(file);
  expect(ledger.route('/a')).toMatchObject({
    rendered: { publish: 2, reason: 'card:1' },
    changed: { publish: 1, reason: 'first', at: 500 },
    reads: new Set([hashKey('card:1')]),
  });
  expect(ledger.route('/b')).toMatchObject({
    rendered: { publish: 2 },
    changed: { publish: 2, reason: 'card:1', at: 1_100 },
  });
  expect(ledger.route('/c')).toBeUndefined();
  expect(ledger.publishes(10).map(({ number }) => number)).toEqual([2, 1]);
  expect(ledger.publish(2)).toEqual({ number: 2, ...aNote() });
});

test('a route that is gone takes its place in the ledger along', async () => {
  const file = anIndexFile();
  const index = openIndex(file);
  await publish(index, { '/a': 'FIRST' });
  await index.confirm({ removedPaths: ['/a'], entries: { kind: 'changed', entries: [] }, inputs: {} });
  index.stage([{ path: '/b', hashes: ['x'], reads: encodeReads([]) }]);
  await index.confirm({ removedPaths: [], entries: { kind: 'changed', entries: [] }, inputs: {} });
  expect(readLedger(file).route('/b')).toMatchObject({ rendered: undefined, changed: undefined });
});

test('a thousand publishes are kept, and of those before the ones that rendered everything', async () => {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec(LEDGER_TABLES);
  const ledger = new LedgerWriter(database);
  ledger.add(aNote({ fullReason: 'first' }));
  for (let count = 0; count < 1_500; count += 1) ledger.add(aNote());
  const rows = database.prepare('SELECT number FROM publish ORDER BY number').all();
  const numbers = rows.map((row) => Number(row['number']));
  expect(numbers).toHaveLength(1_001);
  expect(numbers.slice(0, 2)).toEqual([1, 502]);
  expect(numbers.at(-1)).toBe(1_501);
});

test('an index of before the ledger keeps all that it has, and begins one', async () => {
  const file = anIndexFile();
  const old = new PublishedIndex(file);
  await publish(old, { '/a': 'FIRST' });
  old.close();
  const database = new DatabaseSync(file);
  database.exec('DROP TABLE publish; DROP TABLE route_publish; PRAGMA user_version = 1');
  database.close();
  expect(openLedger(file)).toBeUndefined();
  const index = openIndex(file);
  expect(index.task('/a').publishedHashes).toEqual(['x']);
  expect([...index.readersOf(['card:1'])]).toEqual(['/a']);
  expect(readLedger(file).route('/a')).toMatchObject({ rendered: undefined, changed: undefined });
  await publish(index, { '/a': 'CARD:1' });
  expect(readLedger(file).route('/a')).toMatchObject({ changed: { publish: 1, reason: 'card:1' } });
});

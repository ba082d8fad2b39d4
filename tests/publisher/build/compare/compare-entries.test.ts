import { expect, test } from 'vitest';
import { compareEntries } from '#publisher/build/compare/compare-entries.ts';
import type { KeyHash } from '#publisher/plan/changes.ts';

/** Entries in the order in which a database gives them. */
function entries(hashes: Record<string, number>): KeyHash[] {
  return Object.entries(hashes)
    .map(([key, hash]) => ({ key, hash: BigInt(hash) }))
    .sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
}

test.each([
  ['nothing', {}, {}, []],
  ['equal entries', { a: 1, b: 2 }, { a: 1, b: 2 }, []],
  ['the first pull', { a: 1, b: 2 }, {}, ['a', 'b']],
  ['a shop that is gone', {}, { a: 1, b: 2 }, ['a', 'b']],
  ['another content', { a: 1, b: 2, c: 3 }, { a: 1, b: 9, c: 3 }, ['b']],
  ['a new entry in between', { a: 1, b: 2, c: 3 }, { a: 1, c: 3 }, ['b']],
  ['a missing entry at the end', { a: 1 }, { a: 1, c: 3 }, ['c']],
  ['all at once', { a: 1, b: 2, d: 4 }, { a: 7, c: 3, d: 4 }, ['a', 'b', 'c']],
  ['hashes below zero', { a: -1 }, { a: 1 }, ['a']],
  [
    'keys beyond the letters',
    { 'page:ў': 1, 'page:\u{ff5e}': 2, 'page:😀': 3 },
    { 'page:😀': 3 },
    ['page:ў', 'page:～'],
  ],
] as [string, Record<string, number>, Record<string, number>, string[]][])(
  'two streams of keys differ by %s',
  (_, now, before, changed) => {
    expect([...compareEntries(entries(now), entries(before))].filter((key) => key !== undefined)).toEqual(
      changed,
    );
  },
);

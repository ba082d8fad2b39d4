import { expect, test } from 'vitest';
import { dropPending, type PendingChange, parsePending, putPending } from '#domain/cart/pending-change.ts';

const aChange = (change: Partial<PendingChange> = {}): PendingChange => ({
  stockId: 1,
  variationId: 11,
  count: 2,
  before: 1,
  at: 100,
  ...change,
});

test('the last change of a stock counts, in the place of the first, and is told from it', () => {
  const queue = [aChange(), aChange({ stockId: 2 })].reduce(putPending, []);
  const next = putPending(queue, aChange({ count: 5, before: 2 }));
  expect(next.map(({ stockId, count, before }) => [stockId, count, before])).toEqual([
    [1, 5, 1],
    [2, 2, 1],
  ]);
  expect(next[0]?.at).toBeGreaterThan(100);
});

test('a change that was sent is dropped; one queued meanwhile stays', () => {
  const [first] = [aChange()].reduce(putPending, []);
  const next = putPending([aChange()], aChange({ count: 0 }));
  expect(first && dropPending(next, first)).toEqual(next);
  expect(dropPending(next, next[0] ?? aChange())).toEqual([]);
});

test('[SEC-03] saved changes that cannot be read are dropped', () => {
  const saved = [aChange(), null, 7, aChange({ stockId: 2, count: -1 }), { ...aChange(), stockId: '' }, []];
  expect(parsePending(JSON.stringify(saved))).toEqual([aChange()]);
  for (const text of [undefined, '', 'null', '{}', '"x"', '[{']) expect(parsePending(text)).toEqual([]);
});

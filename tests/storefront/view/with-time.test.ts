import { expect, test } from 'vitest';
import type { EntryReader } from '#storefront/entries/model.ts';
import { timeView } from '#storefront/view/time.ts';
import { withTime } from '#storefront/view/with-time.ts';

const nothing: EntryReader = { get: () => undefined };
const at = (now: string) => timeView({ entries: withTime(nothing, new Date(now)) });

test('a year begins when it does in the shops', () => {
  expect(at('2026-12-31T18:59:59Z').year).toBe(2026);
  expect(at('2026-12-31T19:00:00Z').year).toBe(2027);
});

test('a moment is past from itself on', () => {
  expect(at('2026-11-21T09:59:59Z').isPast('2026-11-21T10:00:00Z')).toBe(false);
  expect(at('2026-11-21T10:00:00Z').isPast('2026-11-21T10:00:00Z')).toBe(true);
});

test('each question is a read of its own', () => {
  const reads: string[] = [];
  const timed = withTime(nothing, new Date('2026-11-21T10:00:00Z'));
  const view = timeView({
    entries: {
      get(key) {
        reads.push(key);
        return timed.get(key);
      },
    },
  });
  view.isPast('2027-01-01T00:00:00Z');
  expect([view.year, reads]).toEqual([2026, ['time:past:2027-01-01T00:00:00Z', 'time:year']]);
});

test('entries that know no time say so', () => {
  expect(() => timeView({ entries: nothing }).year).toThrow(/withTime/);
});

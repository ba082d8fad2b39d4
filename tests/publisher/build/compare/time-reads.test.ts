import { expect, test } from 'vitest';
import { changedTimes, timeKeysOf, timeReads } from '#publisher/build/compare/time-reads.ts';

const moment = (text: string) => new Date(text);
const END = 'time:past:2026-12-20T12:00:00Z';
const reads = timeReads(['time:year', END, 'time:year'], moment('2026-12-01T00:00:00Z'));

test('what pages read of the time is kept once a key, with what it was', () => {
  expect(reads).toEqual({ 'time:year': 2026, [END]: false });
  expect(timeKeysOf(reads).sort()).toEqual([END, 'time:year']);
});

test('a key changes when its answer does, forward or back', () => {
  expect(changedTimes(reads, moment('2026-12-02T00:00:00Z'))).toEqual([]);
  expect(changedTimes(reads, moment('2026-12-20T12:00:00Z'))).toEqual([END]);
  expect(changedTimes(reads, moment('2027-01-01T00:00:00Z')).sort()).toEqual([END, 'time:year']);
  const later = timeReads(timeKeysOf(reads), moment('2027-01-01T00:00:00Z'));
  expect(changedTimes(later, moment('2026-12-20T11:00:00Z')).sort()).toEqual([END, 'time:year']);
});

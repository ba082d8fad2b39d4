import { describe, expect, test } from 'vitest';
import {
  isTold,
  NO_PUSH,
  parsePushRecord,
  readAppDevice,
  VISIT_MS,
} from '#domain/notification/push-record.ts';

const told = { customer: 7, token: 'phone', at: 1_000_000 };

describe('[ACC-06] the platform is told of a device', () => {
  const isDone = (customer: number, token: string | undefined, now: number) =>
    isTold({ ...NO_PUSH, told }, customer, token, now);

  test('once a visit, for a customer and a token', () => {
    expect(isDone(7, 'phone', told.at)).toBe(true);
    expect(isDone(7, 'phone', told.at + VISIT_MS - 1)).toBe(true);
    expect(isDone(7, 'phone', told.at + VISIT_MS)).toBe(false);
  });

  test('again for another customer, another token, and after the clock was set back', () => {
    expect(isDone(8, 'phone', told.at)).toBe(false);
    expect(isDone(7, 'other', told.at)).toBe(false);
    expect(isDone(7, undefined, told.at)).toBe(false);
    expect(isDone(7, 'phone', told.at - 1)).toBe(false);
    expect(isTold(NO_PUSH, 7, 'phone', told.at)).toBe(false);
  });
});

describe('[ACC-06] an app says its platform, 2 Android or 3 iOS, and its token', () => {
  test.each([2, 3])('platform %i', (platform) =>
    expect(readAppDevice({ platform, token: ' fGk3 ', more: 1 })).toEqual({ platform, token: 'fGk3' }),
  );

  test.each([1, '2', 4, null])('platform %j is none', (platform) =>
    expect(readAppDevice({ platform, token: 'fGk3' })).toBeUndefined(),
  );

  test.each(['', '  ', 7, null, 'x'.repeat(4097)])('a token of %.9j is none', (token) =>
    expect(readAppDevice({ platform: 2, token })).toBeUndefined(),
  );
});

test('[ACC-06] what was kept is read again, and what is broken of it is dropped', () => {
  const kept = { wanted: true, declined: true, app: { platform: 3 as const, token: 'a' }, told };
  expect(parsePushRecord(JSON.stringify(kept))).toEqual(kept);
  for (const text of [
    undefined,
    '',
    'null',
    '[]',
    '{"wanted":1,"app":{"platform":1},"told":{"customer":"7"}}',
  ])
    expect(parsePushRecord(text)).toEqual(NO_PUSH);
});

import { expect, test } from 'vitest';
import {
  CODE_LIFETIME_MS,
  codeLeft,
  groupedCode,
  holdCode,
  RENEW_AGAIN_MS,
  RENEW_AT_MS,
  renewalIn,
} from '#domain/account/cashback-code.ts';

test('[ACC-04] a code is good for as long as the platform says, at most five minutes', () => {
  expect(CODE_LIFETIME_MS).toBe(300_000);
  const held = holdCode('2938475610272', 120, 1_000);
  expect(held).toEqual({ code: '2938475610272', endsAt: 121_000 });
  expect([1_000, 61_000, 120_999, 121_000, 500_000].map((now) => codeLeft(held, now))).toEqual([
    120_000, 60_000, 1, 0, 0,
  ]);
  expect(codeLeft(holdCode('2938475610272', 9_999, 0), 0)).toBe(300_000);
  // The clock of the device was put back.
  expect(codeLeft(held, -900_000)).toBe(300_000);
  expect(codeLeft(undefined, 0)).toBe(0);
});

test('[ACC-04] another code is asked for when less than the minute is left that the platform keeps one for', () => {
  expect([RENEW_AT_MS, RENEW_AGAIN_MS]).toEqual([50_000, 5_000]);
  const held = holdCode('2938475610272', 300, 0);
  expect([0, 200_000, 250_000, 299_000].map((now) => renewalIn(held, now))).toEqual([250_000, 50_000, 0, 0]);
  expect(renewalIn(undefined, 0)).toBe(0);
});

test('[ACC-04] a code is read in the groups of its barcode', () => {
  expect(groupedCode('2938475610272')).toBe('2 938475 610272');
});

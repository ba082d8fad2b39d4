import { expect, test } from 'vitest';
import { missingToFreeShipping } from '#domain/pricing/free-shipping.ts';

test('[CHK-02] shipping is free from 300 000 on, and below that it is known what is missing', () => {
  expect([0, 299_999, 300_000, 1_000_000].map(missingToFreeShipping)).toEqual([300_000, 1, 0, 0]);
});

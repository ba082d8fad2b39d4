import { expect, test } from 'vitest';
import { missingToFreeShipping, shipsFree } from '#domain/pricing/free-shipping.ts';

test('[CHK-02] shipping is free from the sum of the shop on, and below that it is known what is missing', () => {
  const missing = [0, 299_999, 300_000, 1_000_000].map((goods) => missingToFreeShipping(goods, 300_000));
  expect(missing).toEqual([300_000, 1, 0, 0]);
  expect(missingToFreeShipping(5_000_000, 6_000_000)).toBe(1_000_000);
});

test('[CHK-02] where a shop has no such sum nothing is free, and nothing is missing', () => {
  expect(missingToFreeShipping(5_000_000, null)).toBeNull();
  expect(shipsFree({ price: 5_000_000, lowest: 1 }, null)).toBe(false);
  expect(shipsFree({ price: 100_000, lowest: 3 }, 300_000)).toBe(true);
});

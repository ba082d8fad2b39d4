import { expect, test } from 'vitest';
import { orderExample } from '#contract/order/order.ts';
import { orderPieces, orderSums } from '#domain/order/order-sums.ts';

test('[CHK-06] goods without discounts, less the discount, and shipping make the total', () => {
  const sums = orderSums({ ...orderExample, shippingPrice: 20_000, total: 420_000 });
  expect(sums).toEqual({ goods: 500_000, discount: 100_000, shipping: 20_000, total: 420_000 });
  expect(sums.goods - sums.discount + sums.shipping).toBe(sums.total);
});

test('[CHK-06] the pieces of all suppliers are counted', () => {
  const [sell] = orderExample.sells;
  expect(orderPieces({ sells: sell ? [sell, sell] : [] })).toBe(4);
});

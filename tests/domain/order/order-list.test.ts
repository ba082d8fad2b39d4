import { expect, test } from 'vitest';
import {
  ORDER_REFRESH_MS,
  ORDERS_PER_PAGE,
  orderListQuery,
  orderPages,
  parseOrderList,
  parseOrderPath,
} from '#domain/order/order-list.ts';

test('[CHK-06] the address names active or finished orders and the page of them', () => {
  expect(parseOrderList('')).toEqual({ tab: 'active', page: 1 });
  expect(parseOrderList('?state=finished&page=3')).toEqual({ tab: 'finished', page: 3 });
  expect(parseOrderList('?state=lost&page=-1')).toEqual({ tab: 'active', page: 1 });
  expect(parseOrderList('?page=2e9')).toEqual({ tab: 'active', page: 1 });
  expect(orderListQuery({ tab: 'active', page: 1 })).toBe('');
  expect(orderListQuery({ tab: 'finished', page: 2 })).toBe('?state=finished&page=2');
});

test('[CHK-06] ten orders stand on a page, and an active one is looked at twice a minute', () => {
  expect([ORDERS_PER_PAGE, ORDER_REFRESH_MS]).toEqual([10, 30_000]);
  expect([0, 1, 10, 11, 25].map(orderPages)).toEqual([1, 1, 1, 2, 3]);
});

test('[CHK-06] the address of an order has its token and id, in every language', () => {
  const order = { token: 'q3JxJ2l0b1c5eHZ5d2l6YQ', id: 501 };
  expect(parseOrderPath('/order-details/q3JxJ2l0b1c5eHZ5d2l6YQ/501')).toEqual(order);
  expect(parseOrderPath('/uz/order-details/q3JxJ2l0b1c5eHZ5d2l6YQ/501')).toEqual(order);
  for (const path of ['/order-details', '/order-details/x/501', '/order-details/q3JxJ2l0b1c5/0', '/profile'])
    expect(parseOrderPath(path), path).toBeUndefined();
});

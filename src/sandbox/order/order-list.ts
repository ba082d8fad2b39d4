import type { Order, OrderState } from '#contract/order.ts';
import type { Page, PageQuery } from '../documents.ts';
import type { Shop } from '../shop.ts';
import type { OrderRow } from './order-row.ts';
import { readOrders } from './read-order.ts';

/** Whose orders, and which of them. */
export interface OrderFilter {
  customerId?: number | undefined;
  active?: boolean | undefined;
  state?: OrderState | undefined;
}

/** One page of orders, newest first. */
export function readOrderPage(shop: Shop, filter: OrderFilter, { page, size }: PageQuery): Page<Order> {
  const { customer, active, state } = columnsOf(filter);
  const rows = shop.sql.all<OrderRow>`
    SELECT id, customer, token, source, state, payment, paid, goods_total AS goodsTotal, shipping_price AS shippingPrice, total, phone, data,
      created_at AS createdAt, next_at AS nextAt
    FROM sell_group
    WHERE shop = ${shop.id} AND (${customer} IS NULL OR customer = ${customer})
      AND (${active} IS NULL OR (state NOT IN ('delivered', 'canceled')) = ${active}) AND (${state} IS NULL OR state = ${state})
    ORDER BY id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`;
  return { items: readOrders(shop, rows), page, size, total: countOrders(shop, filter) };
}

export function countOrders(shop: Shop, filter: OrderFilter): number {
  const { customer, active, state } = columnsOf(filter);
  return (
    shop.sql.get<{ total: number }>`
      SELECT count(*) AS total FROM sell_group
      WHERE shop = ${shop.id} AND (${customer} IS NULL OR customer = ${customer})
        AND (${active} IS NULL OR (state NOT IN ('delivered', 'canceled')) = ${active}) AND (${state} IS NULL OR state = ${state})`?.total ?? 0
  );
}

function columnsOf({ customerId = undefined, active, state }: OrderFilter) {
  return { customer: customerId ?? null, active: active === undefined ? null : Number(active), state: state ?? null };
}

import type { Order, OrderState } from '#contract/order/order.ts';
import type { Page, PageQuery } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readOrderRows } from './order-row.ts';
import { readOrders } from './read-order.ts';

interface Id {
  id: number;
}

/**
 * One page of a customer's orders, newest first: all, active or finished ones; and how many there are of
 * each.
 */
export function readCustomerOrders(
  shop: Shop,
  customerId: number,
  wanted: 'active' | 'finished' | undefined,
  { page, size }: PageQuery,
): Page<Order> & Counts {
  const counts = countCustomerOrders(shop, customerId);
  const active = wanted === undefined ? null : Number(wanted === 'active');
  const ids = shop.sql.all<Id>`
    SELECT id FROM sell_group
    WHERE shop = ${shop.id} AND customer = ${customerId}
      AND (${active} IS NULL OR (state NOT IN ('delivered', 'canceled')) = ${active})
    ORDER BY id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`;
  return {
    items: readPage(shop, ids),
    page,
    size,
    total: wanted === undefined ? counts.active + counts.finished : counts[wanted],
    ...counts,
  };
}

/** One page of the orders of a shop in one of these states, newest first. */
export function readShopOrders(
  shop: Shop,
  states: readonly OrderState[],
  { page, size }: PageQuery,
): Page<Order> {
  const list = JSON.stringify(states);
  const ids = shop.sql.all<Id>`
    SELECT id FROM sell_group WHERE shop = ${shop.id} AND state IN (SELECT value FROM json_each(${list}))
    ORDER BY id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`;
  const count = shop.sql.get<{ total: number }>`
    SELECT count(*) AS total FROM sell_group WHERE shop = ${shop.id}
      AND state IN (SELECT value FROM json_each(${list}))`;
  return { items: readPage(shop, ids), page, size, total: count?.total ?? 0 };
}

interface Counts {
  active: number;
  finished: number;
}

function countCustomerOrders(shop: Shop, customerId: number): Counts {
  const counts = shop.sql.get<Counts>`
    SELECT coalesce(sum(state NOT IN ('delivered', 'canceled')), 0) AS active,
      coalesce(sum(state IN ('delivered', 'canceled')), 0) AS finished
    FROM sell_group WHERE shop = ${shop.id} AND customer = ${customerId}`;
  return { active: counts?.active ?? 0, finished: counts?.finished ?? 0 };
}

function readPage(shop: Shop, ids: readonly Id[]): Order[] {
  const rows = readOrderRows(
    shop,
    ids.map(({ id }) => id),
  );
  return readOrders(shop, rows);
}

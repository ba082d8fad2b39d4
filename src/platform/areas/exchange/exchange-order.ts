import type { Order, OrderState } from '#contract/order/order.ts';
import { readOrderRows } from '#platform/areas/order/order-row.ts';
import { readOrders } from '#platform/areas/order/read-order.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Orders of one answer; the next exchange has the others. */
const AT_ONCE = 500;

/**
 * Orders that the program does not know in their state, the oldest first: those since the exchange began, and
 * older ones of which something is still to happen. One that was canceled before it was told is none.
 */
export function readUntoldOrders(shop: Shop): Order[] {
  const ids = shop.sql.all<{ id: number }>`
    SELECT sell_group.id FROM sell_group JOIN exchange ON exchange.shop = sell_group.shop
      LEFT JOIN exchange_order ON exchange_order.shop = sell_group.shop
        AND exchange_order.sell_group = sell_group.id
    WHERE sell_group.shop = ${shop.id} AND state NOT IN ('awaiting-payment', 'awaiting-approval')
      AND coalesce(known, '') <> state
      AND (known IS NOT NULL OR (state <> 'canceled' AND (created_at >= since OR state <> 'delivered')))
    ORDER BY sell_group.id LIMIT ${AT_ONCE}`;
  return readOrders(
    shop,
    readOrderRows(
      shop,
      ids.map(({ id }) => id),
    ),
  ).reverse();
}

/** Notes orders that the program is told now; it knows them once it says so. */
export function noteToldOrders(shop: Shop, orders: readonly Order[]): void {
  shop.sql.transaction(() => {
    shop.sql.run`UPDATE exchange_order SET told = NULL WHERE shop = ${shop.id}`;
    for (const { id, state } of orders)
      shop.sql.run`
        INSERT INTO exchange_order (shop, sell_group, told) VALUES (${shop.id}, ${id}, ${state})
        ON CONFLICT DO UPDATE SET told = excluded.told`;
  });
}

/** The program has taken what it was told last. */
export function confirmToldOrders(shop: Shop): void {
  shop.sql
    .run`UPDATE exchange_order SET known = told, told = NULL WHERE shop = ${shop.id} AND told IS NOT NULL`;
}

/** The program knows an order in this state: it said so itself. */
export function noteKnownOrder(shop: Shop, id: number, state: OrderState): void {
  shop.sql.run`
    INSERT INTO exchange_order (shop, sell_group, known) VALUES (${shop.id}, ${id}, ${state})
    ON CONFLICT DO UPDATE SET known = excluded.known`;
}

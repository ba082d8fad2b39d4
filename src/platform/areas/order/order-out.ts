import type { Order } from '#contract/order/order.ts';
import type { OrderTarget, TargetKind } from '#platform/order-sinks/order-sink.ts';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { OrderRow } from './order-row.ts';
import { readOrder } from './read-order.ts';

/** A change of an order that a target has still to be told. */
export interface WaitingOrder {
  id: number;
  shop: number;
  shopName: string;
  kind: TargetKind;
  at: string;
  tries: number;
  nextTryAt: string | null;
  order: Order;
}

export function readTargets(shop: Shop): OrderTarget[] {
  return shop.sql.all<OrderTarget>`
    SELECT kind, address, secret FROM order_target WHERE shop = ${shop.id} ORDER BY kind`;
}

/** Orders go there from now on; another target of the kind is replaced, and gets what still waits. */
export function writeTarget(shop: Shop, { kind, address, secret }: OrderTarget): void {
  shop.sql.run`
    INSERT INTO order_target (shop, kind, address, secret) VALUES (${shop.id}, ${kind}, ${address}, ${secret})
    ON CONFLICT (shop, kind) DO UPDATE SET address = excluded.address, secret = excluded.secret`;
}

/** Orders no longer go there, those that wait neither. */
export function removeTarget(shop: Shop, kind: TargetKind): void {
  shop.sql.transaction(() => {
    shop.sql.run`DELETE FROM order_target WHERE shop = ${shop.id} AND kind = ${kind}`;
    shop.sql.run`DELETE FROM order_out WHERE shop = ${shop.id} AND kind = ${kind}`;
  });
}

/** Notes a change of an order for all targets of the shop; for the caller's transaction. */
export function writeOrderOut(shop: Shop, row: OrderRow, at: Date): void {
  const targets = readTargets(shop);
  if (targets.length === 0) return;
  const body = JSON.stringify(readOrder(shop, row));
  for (const { kind } of targets)
    shop.sql.run`
      INSERT INTO order_out (shop, kind, at, body)
      VALUES (${shop.id}, ${kind}, ${at.toISOString()}, ${body})`;
}

/** The oldest change of each target that has any. */
export function readNextOrders(sql: Sql): WaitingOrder[] {
  return sql.all<Omit<WaitingOrder, 'order'> & { body: string }>`
    SELECT order_out.id, shop, shop.name AS shopName, kind, at, tries, next_try_at AS nextTryAt, body
    FROM order_out JOIN shop ON shop.id = order_out.shop
    WHERE order_out.id IN (SELECT min(id) FROM order_out GROUP BY shop, kind)`.map(
    ({ body, ...waiting }) => ({
      ...waiting,
      order: JSON.parse(body) as Order,
    }),
  );
}

/** Has what waits for a target tried at once: it is there again. */
export function retryTarget(shop: Shop, kind: TargetKind): void {
  shop.sql.run`UPDATE order_out SET next_try_at = NULL WHERE shop = ${shop.id} AND kind = ${kind}`;
}

/** Changes that each target has still to be told, and why the last try failed. */
export function countWaiting(shop: Shop): { kind: TargetKind; count: number; fault: string | null }[] {
  return shop.sql.all`
    SELECT kind, count(*) AS count, max(fault) AS fault FROM order_out WHERE shop = ${shop.id} GROUP BY kind`;
}

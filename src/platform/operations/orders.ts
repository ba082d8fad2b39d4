import { ORDER_STATES, type Order, type OrderState, orderStateSchema } from '#contract/order/order.ts';
import { ExplainedError } from '#lib/explained-error.ts';
import { moveOrder } from '#platform/areas/order/move-order.ts';
import { readShopOrders } from '#platform/areas/order/order-list.ts';
import { readOrderRow } from '#platform/areas/order/order-row.ts';
import { readOrder } from '#platform/areas/order/read-order.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Sql } from '#platform/store/database.ts';
import { findShopByName, listShops, type Shop } from '#platform/store/shop.ts';

/** An order, a shop or a state that is not there; the message says what there is. */
export class OrderCommandError extends ExplainedError {
  override name = 'OrderCommandError';
}

/** The shop of this name, or the only one of the file. Throws `OrderCommandError`. */
export function chooseShop(sql: Sql, name: string | undefined): Shop {
  const shops = listShops(sql);
  const shop = name === undefined && shops.length === 1 ? shops[0] : findShopByName(sql, name ?? '');
  if (shop) return shop;
  const names = shops.map((one) => one.name).join(', ');
  throw new OrderCommandError(
    names === '' ? 'The file has no shop yet.' : `Name one of its shops with --tenant: ${names}.`,
  );
}

/** Every order of a shop in one of these states, newest first, a page at a time. */
export function* eachOrder(shop: Shop, states: readonly OrderState[] = ORDER_STATES): Generator<Order> {
  const size = 100;
  for (let page = 1; ; page += 1) {
    const { items } = readShopOrders(shop, states, { page, size });
    yield* items;
    if (items.length < size) return;
  }
}

/** One order. Throws `OrderCommandError` where the shop has none of this number. */
export function findOrder(shop: Shop, number: string): Order {
  return readOrder(shop, findRow(shop, number));
}

/**
 * Moves an order to a state and tells the shopper, with the reason where there is one. Throws
 * `OrderCommandError` for what cannot be.
 */
export function moveOrderTo(shop: Shop, number: string, word: string, now: Date, reason?: string): Order {
  const state = readState(word);
  try {
    return shop.sql.transaction(() => {
      const order = findRow(shop, number);
      return readOrder(shop, moveOrder(shop, order, state, now, reason));
    });
  } catch (error) {
    if (error instanceof Refusal) throw new OrderCommandError(error.message);
    throw error;
  }
}

/** A state of orders by its name. Throws `OrderCommandError`. */
export function readState(word: string): OrderState {
  const { data: state } = orderStateSchema.safeParse(word);
  if (state) return state;
  throw new OrderCommandError(`"${word}" is no state of an order. There are ${ORDER_STATES.join(', ')}.`);
}

function findRow(shop: Shop, number: string) {
  const order = /^\d{1,15}$/.test(number) ? readOrderRow(shop, Number(number)) : undefined;
  if (order) return order;
  throw new OrderCommandError(`The shop ${shop.name} has no order ${number}.`);
}

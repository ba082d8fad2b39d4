import type { CallAnswer } from '#contract/call/define-call.ts';
import { listOrders } from '#contract/order/order.ts';
import { ORDERS_PER_PAGE, type OrderListPlace } from '#domain/order/order-list.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** A page of the shopper's orders, and how many there are of each kind. */
export type OrderPage = CallAnswer<typeof listOrders>;

/** The shopper's orders of one tab and page, newest first. */
export function listOrdersAt({ tab, page }: OrderListPlace, signal?: AbortSignal): Promise<OrderPage> {
  return callShop(listOrders, { query: { page, size: ORDERS_PER_PAGE, state: tab } }, { signal });
}

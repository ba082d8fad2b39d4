import type { CallAnswer } from '#contract/call/define-call.ts';
import type { getOrder, listOrders, Order } from '#contract/order/order.ts';
import { ORDERS_PER_PAGE, type OrderListPlace } from '#domain/order/order-list.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { type Guard, isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

type Sell = Order['sells'][number];

const isFlag = (value: unknown) => typeof value === 'boolean';

const isDelivery = shapeOf<NonNullable<Order['delivery']>>({ id: isCount, token: isText });

const isOrder: Guard<Order> = shapeOf<Order>({
  id: isCount,
  token: isText,
  state: isText,
  active: isFlag,
  createdAt: isText,
  customer: isRecord,
  payment: shapeOf<Order['payment']>({ name: isRecord, gatewayType: isText, paid: isFlag }),
  shippingTime: isRecord,
  shippingAddress: isRecord,
  delivery: (value) => value == null || isDelivery(value),
  note: isText,
  sells: listOf(
    shapeOf<Sell>({
      supplier: shapeOf<Sell['supplier']>({ id: isCount, name: isText }),
      sellRecords: listOf(
        shapeOf<Sell['sellRecords'][number]>({
          id: isCount,
          variationId: isCount,
          stockId: isCount,
          name: isRecord,
          count: isCount,
          price: isCount,
          subtotal: isCount,
          discount: isCount,
        }),
      ),
      subtotal: isCount,
    }),
  ),
  goodsTotal: isCount,
  shippingPrice: isCount,
  total: isCount,
  cashback: isCount,
  history: listOf(shapeOf<Order['history'][number]>({ state: isText, at: isText })),
});

/** A page of the shopper's orders, and how many there are of each kind. */
export type OrderPage = CallAnswer<typeof listOrders>;

const isOrderPage: Guard<OrderPage> = shapeOf<OrderPage>({
  items: listOf(isOrder),
  total: isCount,
  active: isCount,
  finished: isCount,
});

/** The shopper's orders of one tab and page, newest first. */
export function readOrders({ tab, page }: OrderListPlace, signal?: AbortSignal): Promise<OrderPage> {
  return callShop<typeof listOrders>(
    { method: 'GET', path: '/customer-sell', auth: 'bearer' },
    { query: { page, size: ORDERS_PER_PAGE, state: tab } },
    { check: isOrderPage, ...(signal && { signal }) },
  );
}

/** An order by its token; whoever has the address of its page may see it. */
export function readOrder(place: { token: string; id: number }, signal?: AbortSignal): Promise<Order> {
  return callShop<typeof getOrder>(
    { method: 'GET', path: '/orders/{token}/{id}' },
    { params: place },
    { check: isOrder, ...(signal && { signal }) },
  );
}

import { confirmHeldPayment, fastCheckout, finishOrder, reHoldPayment } from '#contract/checkout.ts';
import { getOrder, listDeliveryGroups, listOrders } from '#contract/order.ts';
import { placeFastOrder } from '#sandbox/areas/checkout/fast-checkout.ts';
import { placeCartOrder } from '#sandbox/areas/checkout/finish.ts';
import { confirmHeld, findPaymentRequired, reHold } from '#sandbox/areas/checkout/held-payment.ts';
import { notFound, Refusal } from '#sandbox/http/refusal.ts';
import { handle, parseId } from '#sandbox/http/route.ts';
import { readDeliveryGroups } from './delivery-groups.ts';
import { readCustomerOrders } from './order-list.ts';
import { findOrderByToken, type OrderData, type OrderRow } from './order-row.ts';
import { readOrder } from './read-order.ts';

export const orderRoutes = [
  handle(finishOrder, ({ shop, customer, body, now }) => {
    const order = placeCartOrder(shop, customer, body, now);
    const required = findPaymentRequired(shop, order);
    if (required) throw new Refusal(402, required);
    const { shownTotal = order.total } = body;
    return {
      order: readOrder(shop, order),
      priceChanged: order.total !== shownTotal,
      returnUrl: returnUrlOf(order),
    };
  }),

  handle(confirmHeldPayment, ({ shop, customer, params, body, now }) => {
    const order = confirmHeld(shop, customer.id, params.transactionId, body.otp, now);
    return { order: readOrder(shop, order), returnUrl: returnUrlOf(order) };
  }),

  handle(reHoldPayment, ({ shop, customer, params, now }) =>
    reHold(shop, customer.id, params.transactionId, now),
  ),

  handle(fastCheckout, ({ shop, customer, body, now }) => ({
    order: readOrder(shop, placeFastOrder(shop, customer?.id ?? null, body, now)),
  })),

  handle(listOrders, ({ shop, customer, query: { page, size, state } }) =>
    readCustomerOrders(shop, customer.id, state, { page, size }),
  ),

  handle(getOrder, ({ shop, params }) => {
    const order = findOrderByToken(shop, parseId('id', params.id), params.token);
    if (!order) throw notFound(`There is no order ${params.id} with this token.`, 'id');
    return readOrder(shop, order);
  }),

  handle(listDeliveryGroups, ({ shop, customer }) => ({ items: readDeliveryGroups(shop, customer.id) })),
];

function returnUrlOf(order: OrderRow): string | null {
  const { returnUrl }: OrderData = JSON.parse(order.data);
  return returnUrl;
}

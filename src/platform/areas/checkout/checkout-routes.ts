import { confirmHeldPayment, fastCheckout, finishOrder, reHoldPayment } from '#contract/order/checkout.ts';
import { askEngine } from '#platform/areas/order/ask-engine.ts';
import type { OrderData, OrderRow } from '#platform/areas/order/order-row.ts';
import { readOrder } from '#platform/areas/order/read-order.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { handle } from '#platform/http/route.ts';
import { stocksOfSells } from './cart-lines.ts';
import { placeFastOrder } from './fast-checkout.ts';
import { placeCartOrder } from './finish.ts';
import { confirmHeld, findPaymentRequired, reHold } from './held-payment.ts';

export const checkoutRoutes = [
  handle(finishOrder, async ({ shop, customer, body, now }) => {
    await askEngine(shop, stocksOfSells(shop, customer.id, body.sells));
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

  handle(fastCheckout, async ({ shop, customer, body, now }) => {
    await askEngine(shop, [body.stock]);
    return { order: readOrder(shop, placeFastOrder(shop, customer?.id ?? null, body, now)) };
  }),
];

function returnUrlOf(order: OrderRow): string | null {
  const { returnUrl }: OrderData = JSON.parse(order.data);
  return returnUrl;
}

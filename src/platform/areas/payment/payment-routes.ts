import { listPaymentMethods } from '#contract/order/payment.ts';
import { handle } from '#platform/http/route.ts';
import { offeredMethods } from './payment-methods.ts';

export const paymentRoutes = [
  handle(listPaymentMethods, ({ shop }) => ({
    items: offeredMethods(shop),
    orderKey: true,
  })),
];

import { listPaymentMethods } from '#contract/order/payment.ts';
import { handle } from '#platform/http/route.ts';
import { readDocuments } from '#platform/store/documents.ts';

export const paymentRoutes = [
  handle(listPaymentMethods, ({ shop }) => ({
    items: readDocuments(shop, 'payment-method'),
    orderKey: true,
  })),
];

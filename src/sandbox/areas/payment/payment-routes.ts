import { listPaymentMethods } from '#contract/payment.ts';
import { handle } from '#sandbox/http/route.ts';
import { readDocuments } from '#sandbox/store/documents.ts';

export const paymentRoutes = [
  handle(listPaymentMethods, ({ shop }) => ({
    items: readDocuments(shop, 'payment-method'),
    orderKey: true,
  })),
];

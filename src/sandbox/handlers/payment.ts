import { listPaymentMethods } from '#contract/payment.ts';
import { readDocuments } from '../documents.ts';
import { handle } from '../route.ts';

export const paymentRoutes = [
  handle(listPaymentMethods, ({ shop }) => ({ items: readDocuments(shop, 'payment-method') })),
];

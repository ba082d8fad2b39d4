import { paymentMethodSchema } from '#contract/order/payment.ts';
import { shopCommand } from '#platform/http/command.ts';
import { documentCommands } from '#platform/http/document-commands.ts';
import { notFound, parseInput } from '#platform/http/refusal.ts';
import {
  PAYMENT_SERVICE_KINDS,
  paymentServiceSchema,
  readPaymentServices,
  removePaymentService,
  writePaymentService,
} from './payment-services.ts';

export const paymentCommands = [
  /** Shoppers pay on the page of this service, too. */
  shopCommand('PUT', '/payment-services', (shop, { body }) => {
    writePaymentService(shop, parseInput(paymentServiceSchema, body));
    return { kinds: readPaymentServices(shop).map(({ kind }) => kind) };
  }),

  shopCommand('DELETE', '/payment-services/{kind}', (shop, { params }) => {
    const kind = PAYMENT_SERVICE_KINDS.find((one) => one === params.kind);
    if (!kind) throw notFound(`There is no payment service ${params.kind}.`, 'kind');
    removePaymentService(shop, kind);
    return { kinds: readPaymentServices(shop).map((service) => service.kind) };
  }),

  ...documentCommands('payment-methods', 'payment-method', paymentMethodSchema),
];

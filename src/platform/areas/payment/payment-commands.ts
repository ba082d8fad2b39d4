import { paymentMethodSchema } from '#contract/order/payment.ts';
import { documentCommands } from '#platform/http/document-commands.ts';

export const paymentCommands = [
  ...documentCommands('payment-methods', 'payment-method', paymentMethodSchema),
];

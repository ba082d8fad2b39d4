import { paymentMethodSchema } from '#contract/payment.ts';
import { documentCommands } from '#sandbox/http/document-commands.ts';

export const paymentCommands = [
  ...documentCommands('payment-methods', 'payment-method', paymentMethodSchema),
];

import { documentCommands } from '#sandbox/http/document-commands.ts';
import { shippingRuleSchema } from '#sandbox/store/document-kinds.ts';

export const shippingCommands = [
  ...documentCommands('shipping-services', 'shipping-service', shippingRuleSchema),
];

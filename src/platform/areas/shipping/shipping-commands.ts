import { documentCommands } from '#platform/http/document-commands.ts';
import { shippingRuleSchema } from '#platform/store/document-kinds.ts';

export const shippingCommands = [
  ...documentCommands('shipping-services', 'shipping-service', shippingRuleSchema),
];

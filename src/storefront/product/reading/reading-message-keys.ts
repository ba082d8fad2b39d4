import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

export const READING_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'product.loading',
] as const satisfies readonly MessageKey[];

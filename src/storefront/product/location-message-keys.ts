import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';
import { MAP_MESSAGE_KEYS } from '#storefront/ui/map/map-message-keys.ts';

export const LOCATION_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  ...MAP_MESSAGE_KEYS,
  'notice.stock-in',
  'notice.stock-low',
  'notice.stock-out',
  'product.onMap',
  'product.where',
  'product.whereLoading',
  'product.whereNone',
] as const satisfies readonly MessageKey[];

import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Messages that a map shows. */
export const MAP_MESSAGE_KEYS = [
  'address.map',
  'address.map-nearer',
  'address.map-farther',
  'address.map-loading',
  'address.map-failed',
] as const satisfies readonly MessageKey[];

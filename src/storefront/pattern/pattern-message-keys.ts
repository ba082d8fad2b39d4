import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { FORM_MESSAGE_KEYS } from '#storefront/ui/form/form-message-keys.ts';

export const PATTERN_MESSAGE_KEYS = [
  ...FORM_MESSAGE_KEYS,
  'cart.add',
  'pattern.choice',
  'pattern.choose',
  'pattern.date',
  'pattern.file',
  'pattern.file-failed',
  'pattern.file-hint',
  'pattern.file-other',
  'pattern.file-ready',
  'pattern.file-size',
  'pattern.file-type',
  'pattern.file-uploading',
  'pattern.long',
  'pattern.number',
  'pattern.price',
  'pattern.title',
  'pattern.without',
] as const satisfies readonly MessageKey[];

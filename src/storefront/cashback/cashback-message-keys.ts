import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Messages of the dialog with the code for the cash desk. */
export const CASHBACK_MESSAGE_KEYS = [
  'wallet.code',
  'wallet.code-text',
  'wallet.code-loading',
  'wallet.balance',
  'wallet.unknown',
  'wallet.left',
  'wallet.renewing',
  'wallet.offline',
  'wallet.over',
  'wallet.over-text',
  'wallet.over-failed',
  'wallet.copy',
  'wallet.copied',
  'wallet.not-copied',
  'wallet.qr',
  'wallet.barcode',
  'wallet.no-pictures',
  'form.retry',
  'shell.currency',
] as const satisfies readonly MessageKey[];

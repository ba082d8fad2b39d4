import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** Messages of the dialog that pays an order whose money is held. */
export const PAYMENT_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'shell.currency',
  'form.required',
  'form.code',
  'form.resend',
  'form.resend-in',
  'checkout.otp-title',
  'checkout.otp-text',
  'checkout.otp-left',
  'checkout.otp-over',
  'checkout.otp-pay',
  'checkout.otp-later',
  'checkout.otp-wrong',
  'checkout.otp-tries',
  'checkout.otp-limit',
  'checkout.otp-codes-left',
  'checkout.otp-gone',
] as const satisfies readonly MessageKey[];

import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from './message-of.ts';

/** Messages of the fields: every page with a form passes them to its island. */
export const FORM_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'form.required',
  'form.invalid-phone-number',
  'form.invalid-inf',
  'form.phone',
  'form.code',
  'form.show-password',
  'form.resend',
  'form.resend-in',
  'form.optional',
] as const satisfies readonly MessageKey[];

import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** Messages of the dialog in which months are chosen. */
export const PLAN_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'shell.currency',
  'installment.months',
  'installment.buy',
  'installment.plans-title',
  'installment.loading',
  'installment.choose',
  'installment.monthly',
  'installment.per-month',
  'installment.first',
  'installment.no-first',
  'installment.total',
  'installment.overpaid',
  'installment.least-overpaid',
  'installment.compare',
  'installment.compare-text',
  'installment.compare-months',
  'installment.by-shop',
  'installment.cheapest',
  'installment.not-offered',
  'installment.next',
  'installment.minimum',
] as const satisfies readonly MessageKey[];

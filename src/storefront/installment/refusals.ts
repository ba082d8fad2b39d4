import type { RefusalMessages } from '#storefront/ui/form/message-of.ts';
import { type Application, FAULTS } from './application.ts';

/** Messages for refusals of a request, by code. */
export const REFUSALS = {
  ...FAULTS,
  'invalid-phone-number': 'installment.wrong-phone',
  'unknown-plan': 'installment.unknown-plan',
  'installment-minimum': 'installment.too-cheap',
  'payment-method': 'installment.unavailable',
  'over-stock': 'checkout.refused-over-stock',
  'below-minimum': 'checkout.refused-below-minimum',
  'above-maximum': 'checkout.refused-above-maximum',
  'sell-not-available': 'checkout.refused-sell-not-available',
  'order-too-small': 'checkout.refused-order-too-small',
  'empty-sell': 'checkout.refused-empty-sell',
  'not-found': 'checkout.refused-empty-sell',
  'no-address-selected': 'checkout.refused-no-address-selected',
  'no-franchise-selected': 'checkout.refused-no-franchise-selected',
  'unknown-partner': 'installment.unknown-plan',
  'wrong-country': 'checkout.refused-wrong-country',
  'wrong-place': 'checkout.refused-wrong-place',
  'shipping-service-not-found': 'checkout.refused-shipping-service-not-found',
  'order-key-used': 'checkout.refused-order-key-used',
  invalid: 'checkout.refused-invalid',
} as const satisfies RefusalMessages;

/** Fields of the form by the fields of the call. */
export const FIELDS_OF_CALL: Readonly<Record<string, keyof Application>> = {
  'extraParams[birthday]': 'birthday',
  'extraParams[passSerial]': 'passport',
  'extraParams[passNumber]': 'passport',
  'extraParams[passIssueDate]': 'passIssueDate',
  'extraParams[passIssueAddress]': 'passIssueAddress',
  'extraParams[cardNumber]': 'cardNumber',
  'extraParams[selfieFile]': 'selfie',
  'extraParams[passportFile]': 'passportPhoto',
  'extraParams[passportBackFile]': 'passportBack',
};

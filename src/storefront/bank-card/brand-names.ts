import type { CardBrand } from '#domain/account/bank-card.ts';

/** Brands in their own spelling; others are not named. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  uzcard: 'Uzcard',
  humo: 'Humo',
  visa: 'Visa',
  mastercard: 'Mastercard',
  other: '',
};

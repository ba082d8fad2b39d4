import type { CardBrand } from '#domain/account/bank-card.ts';

/** Brands as they write themselves; others have no name to show. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  uzcard: 'Uzcard',
  humo: 'Humo',
  visa: 'Visa',
  mastercard: 'Mastercard',
  other: '',
};

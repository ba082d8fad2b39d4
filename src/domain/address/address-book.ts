import type { AddressInput } from '#contract/account/address.ts';

/** Most addresses that one shopper may keep; the contract says the same. */
export const MAX_ADDRESSES = 20;

const PARTS = [
  'countryCode',
  'latitude',
  'longitude',
  'administrativeArea',
  'locality',
  'addressLine1',
  'addressLine2',
  'apartmentNumber',
  'floor',
  'houseNumber',
] as const satisfies readonly (keyof AddressInput)[];

/** True for two addresses of the same door, whatever they are called. */
export function isSameAddress(one: AddressInput, other: AddressInput): boolean {
  return PARTS.every((part) => (one[part] || null) === (other[part] || null));
}

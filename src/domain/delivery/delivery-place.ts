/** Countries that a shop delivers in, by ISO 3166 code. */
export const DELIVERY_COUNTRIES = ['UZ', 'KZ'] as const;
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number];

/** True for the code of a country in which shops deliver. */
export function isDeliveryCountry(code: string): code is DeliveryCountry {
  return DELIVERY_COUNTRIES.some((country) => country === code.toUpperCase());
}

/**
 * True for the degrees that a geocoder gives where it failed: 0,0 for an address that it did not find, 10,10
 * for a place without one.
 */
export function isFallbackPlace({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return latitude === longitude && (latitude === 0 || latitude === 10);
}

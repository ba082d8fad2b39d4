import type { Coordinate } from '#contract/value/primitive.ts';

/** How long the device may take to find where it is, in milliseconds. */
export const GEOLOCATION_TIMEOUT = 60_000;

/**
 * Where the device is, as exactly as it can tell. Undefined where it cannot or the shopper does not want it
 * told, which is logged.
 */
export function locate(): Promise<Coordinate | undefined> {
  return new Promise((resolve) => {
    const fail = (reason: unknown) => {
      console.info('The device does not tell where it is.', reason);
      resolve(undefined);
    };
    if (!('geolocation' in navigator)) return fail('It has no geolocation.');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => fail(`${code}: ${message}`),
      { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT },
    );
  });
}

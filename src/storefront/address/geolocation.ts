import type { Coordinate } from '#contract/value/primitive.ts';

/** Milliseconds that the device may take to find its place. */
export const GEOLOCATION_TIMEOUT = 60_000;

/**
 * The device's place, as exactly as it can tell. Undefined, with a line in the log, if it fails or the
 * shopper does not allow it.
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

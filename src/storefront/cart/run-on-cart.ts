import { runExclusive } from '#storefront/platform-client/run-exclusive.ts';

/** Runs `run` while nothing else in any tab tells the platform of the cart or reads it from there. */
export function runOnCart<Result>(run: () => Promise<Result>): Promise<Result> {
  return runExclusive('cart', run);
}

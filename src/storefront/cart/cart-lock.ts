import { runExclusive } from '#storefront/platform-client/run-exclusive.ts';

/** Runs `run` while no other call in any tab reads or changes the platform's cart. */
export function withCartLock<Result>(run: () => Promise<Result>): Promise<Result> {
  return runExclusive('cart', run);
}

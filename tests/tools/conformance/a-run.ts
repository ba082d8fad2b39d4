import { ALL_CASES } from '#tools/conformance/all-cases.ts';
import { findSandbox } from '#tools/conformance/find-sandbox.ts';
import { createPlatform } from '#tools/conformance/probe/platform.ts';
import { World } from '#tools/conformance/probe/world.ts';
import { type CallResult, nameOf, runSuite } from '#tools/conformance/run-suite.ts';
import { aSandbox, type TestSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

/**
 * A sandbox whose shop has something for every check: several pages, a smallest order, things cheap and dear.
 */
export function aFullSandbox(): Promise<TestSandbox> {
  return aSandbox([aShopSeed({ products: 12, product: (index) => ({ minOrder: index === 3 ? 2 : 1 }) })]);
}

interface RunOptions {
  sandbox: TestSandbox;
  /** A platform before the sandbox; the sandbox itself where left out. */
  url?: string;
  write?: boolean;
  token?: string;
  username?: string;
  password?: string;
  /** Names of the calls to check; all where left out. */
  calls?: readonly string[];
}

/** Runs the suite against the shop `shop` of a platform; codes come from the sandbox behind it. */
export async function aRun({
  sandbox,
  url = sandbox.url,
  write = false,
  calls,
  ...identity
}: RunOptions): Promise<CallResult[]> {
  const found = await findSandbox(sandbox.url, 'shop');
  if (!found) throw new Error('the sandbox was not recognised');
  const platform = createPlatform({ url, securityKey: 'shop-key', serviceUrls: found.serviceUrls });
  const world = new World(platform, { subdomain: 'shop', ...identity }, found.codes);
  return runSuite({
    world,
    write,
    ...(calls && { cases: ALL_CASES.filter((one) => calls.includes(nameOf(one))) }),
  });
}

/** Differences, as `call: check: field`. */
export function differencesOf(results: readonly CallResult[]): string[] {
  return results.flatMap(({ name, checks }) =>
    checks.flatMap(({ what, differences }) => differences.map(({ field }) => `${name}: ${what}: ${field}`)),
  );
}

/** Checks that were skipped, as `call: check: reason`. */
export function skippedOf(results: readonly CallResult[]): string[] {
  return results.flatMap(({ name, checks }) =>
    checks
      .filter(({ status }) => status === 'skipped')
      .map(({ what, reason }) => `${name}: ${what}: ${reason}`),
  );
}

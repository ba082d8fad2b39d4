import { askedCodes, sandboxCodes } from '#conformance/code-source.ts';
import { createPlatform } from '#conformance/platform.ts';
import { type CallResult, runSuite } from '#conformance/run-suite.ts';
import { World } from '#conformance/world.ts';
import { aSandbox, type TestSandbox } from '../sandbox/a-sandbox.ts';
import { aShopSeed } from '../sandbox/a-shop.ts';

/** A sandbox whose shop has something for every check: several pages, a smallest order, things cheap and dear. */
export function aFullSandbox(): Promise<TestSandbox> {
  return aSandbox([aShopSeed({ products: 12, product: (index) => ({ minOrder: index === 3 ? 2 : 1 }) })]);
}

/** Runs the whole suite against the shop `shop` of a platform; codes come from the sandbox behind it. */
export async function aRun({
  url,
  sandbox,
  write = false,
  token,
}: {
  url?: string;
  sandbox: TestSandbox;
  write?: boolean;
  token?: string;
}): Promise<CallResult[]> {
  const platform = createPlatform({ url: url ?? sandbox.url, securityKey: 'shop-key' });
  const codes = (await sandboxCodes(sandbox.url, 'shop')) ?? askedCodes();
  return runSuite({ world: new World(platform, { subdomain: 'shop', token }, codes), write });
}

/** What differs, as `call: check: field`. */
export function differencesOf(results: readonly CallResult[]): string[] {
  return results.flatMap(({ name, checks }) =>
    checks.flatMap(({ what, differences }) => differences.map(({ field }) => `${name}: ${what}: ${field}`)),
  );
}

/** Checks that were skipped, as `call: check: reason`. */
export function skippedOf(results: readonly CallResult[]): string[] {
  return results.flatMap(({ name, checks }) =>
    checks.filter(({ status }) => status === 'skipped').map(({ what, reason }) => `${name}: ${what}: ${reason}`),
  );
}

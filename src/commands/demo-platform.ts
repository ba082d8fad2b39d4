import { join } from 'node:path';
import { PortTakenError } from '#lib/port.ts';
import type { Progress } from '#lib/progress.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';

/** The shops of the demo platform, the same ones each time. */
export function demoShops(): ShopSeed[] {
  return readShops().map((source) => createShopSeed(source, 1));
}

/** Starts the shop platform of the demo shops: at the port of the address where it is free, else at any. */
export function startDemoPlatform(environment: Environment, progress: Progress): Promise<Sandbox> {
  const file = join(environment.dataDirectory, 'sandbox.sqlite');
  return startSandboxAt(environment, progress, { file, shops: demoShops() });
}

/** Starts a sandbox on a file, with these shops beside those that are in it. */
export async function startSandboxAt(
  environment: Environment,
  progress: Progress,
  { file, shops }: { file: string; shops: readonly ShopSeed[] },
): Promise<Sandbox> {
  const start = (port: number) =>
    startSandbox({
      file,
      port,
      shops,
      storefront: environment.originPattern,
      onProgress: (shop, variations) =>
        progress.update({ label: `writing ${shop}`, done: variations, total: 0, unit: 'variations' }),
    });
  try {
    return await start(Number(new URL(environment.platformUrl).port));
  } catch (error) {
    if (isPortTaken(error)) return start(0);
    throw error;
  }
}

function isPortTaken(error: unknown): boolean {
  return (
    error instanceof PortTakenError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
  );
}

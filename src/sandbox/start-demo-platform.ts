import { join } from 'node:path';
import { PortTakenError } from '#lib/port.ts';
import type { Progress } from '#lib/progress.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';

/** Facts of a project that runs a demo platform. */
interface DemoPlace {
  dataDirectory: string;
  /** Address that the platform is to have. */
  platformUrl: string;
  /** Addresses of the storefronts, with `{subdomain}` in them. */
  originPattern: string;
}

/** The shops of the demo platform, the same ones each time. */
export function demoShops(): ShopSeed[] {
  return readShops().map((source) => createShopSeed(source, 1));
}

/** Starts the shop platform of the demo shops: at the port of the address where it is free, else at any. */
export function startDemoPlatform(place: DemoPlace, progress: Progress): Promise<Sandbox> {
  const file = join(place.dataDirectory, 'sandbox.sqlite');
  return startSandboxAt(place, progress, { file, shops: demoShops() });
}

/** Starts a sandbox on a file, with these shops beside those that are in it. */
export async function startSandboxAt(
  place: DemoPlace,
  progress: Progress,
  { file, shops }: { file: string; shops: readonly ShopSeed[] },
): Promise<Sandbox> {
  const start = (port: number) =>
    startSandbox({
      file,
      port,
      shops,
      storefront: place.originPattern,
      onProgress: (shop, variations) =>
        progress.update({ label: `writing ${shop}`, done: variations, total: 0, unit: 'variations' }),
    });
  try {
    return await start(Number(new URL(place.platformUrl).port));
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

/** True for an address that can only be of a platform that runs here. */
export function isOnThisMachine(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}

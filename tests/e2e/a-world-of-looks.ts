import { join } from 'node:path';
import type { Settings } from '#contract/market/settings.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { aShopSeed, type ShopOptions } from '../sandbox/a-shop.ts';

export interface WorldOfLooks extends World {
  /** Address of a page of the shop that has this name. */
  address(name: string, path: string): string;
}

/**
 * The same shop once for each set of settings, by the name of that set, in one build, and served. Builds one
 * after the other take ten times as long.
 */
export async function aWorldOfLooks(
  looks: Record<string, Partial<Settings>>,
  { languages, ...shop }: ShopOptions & Pick<TenantConfig, 'languages'>,
  change: (seed: ShopSeed) => ShopSeed = (seed) => seed,
): Promise<WorldOfLooks> {
  const names = Object.keys(looks);
  // Words have the same width everywhere, so only the look differs.
  const alike = change(aShopSeed({ ...shop, name: 'local' }));
  const world = await aWorld(
    names.map((name) => ({ name })),
    ({ name, securityKey }) => ({
      ...alike,
      name,
      securityKey,
      market: { ...alike.market, settings: { ...alike.market.settings, ...looks[name] } },
    }),
  );
  const { shops } = await world.build(names.map((name) => aTenant(name, { languages })));
  const failed = shops.filter(({ status }) => status !== 'built');
  if (failed.length > 0) throw new Error(`Shops were not built: ${JSON.stringify(failed)}`);
  const server = await startServer({
    sitesDirectory: join(world.dataDirectory, 'sites'),
    assetsDirectory: world.directories.assets,
    port: 0,
    securityKey: (name) => `${name}-key`,
  });
  return {
    ...world,
    address: (name, path) => `http://${name}.localhost:${server.port}${path}`,
    async close() {
      await server.close();
      await world.close();
    },
  };
}

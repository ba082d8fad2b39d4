import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';

/** Demo shops with so many variations each, or as they are for 0; all of them where none is named. */
export function benchDemo(
  env: NodeJS.ProcessEnv,
  variations: number,
  only?: string,
): { seeds: ShopSeed[]; tenants: TenantConfig[] } {
  const tenants = projectTenants(env, only === undefined ? undefined : [only]);
  const seeds = readShops()
    .map((source) => createShopSeed(variations > 0 ? { ...source, variations } : source, 1))
    .filter(({ name }) => only === undefined || name === only);
  return { seeds, tenants };
}

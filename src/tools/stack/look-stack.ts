import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Progress } from '#lib/progress.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { LOOK_NUMBERS, settingsOfLook } from '#storefront/looks/look-settings.ts';
import { type DemoStack, startDemoStack } from './demo-stack.ts';

/** Enough for lists of more than one page. */
const VARIATIONS = 72;

/** The shop in which everything that has looks has that of this number. */
export const lookShop = (number: number) => `look${number}`;

/**
 * The demo shops by turns, one for each number of a look, smaller than they are, and the four as they
 * are dressed themselves: all in one build.
 */
export function startLookStack(
  env: NodeJS.ProcessEnv,
  progress: Progress,
  signal?: AbortSignal,
): Promise<DemoStack> {
  const own = readShops().map((source) => createShopSeed({ ...source, variations: VARIATIONS }, 1));
  const dressed = LOOK_NUMBERS.map((number): ShopSeed => {
    const shops = readShops();
    const source = shops[number % shops.length] ?? shops[0];
    if (!source) throw new Error('There is no demo shop.');
    const seed = createShopSeed({ ...source, variations: VARIATIONS }, 1);
    const settings = { ...seed.market.settings, ...settingsOfLook(number) };
    const name = lookShop(number);
    return { ...seed, name, securityKey: `${name}-key`, market: { ...seed.market, settings } };
  });
  const [model, ...others] = projectTenants(env);
  if (!model) throw new Error('There is no tenant.');
  const tenants: TenantConfig[] = dressed.map(({ name, securityKey }) => ({
    ...model,
    name,
    subdomain: name,
    securityKey,
  }));
  return startDemoStack(env, progress, signal, {
    seeds: [...own, ...dressed],
    tenants: [model, ...others, ...tenants],
  });
}

import type { Settings } from '#contract/market/settings.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Progress } from '#lib/progress.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { LOOK_NUMBERS, settingsOfLook } from '#storefront/looks/look-settings.ts';
import { LOOK_TABLES, type LookName, type LookTable } from '#storefront/looks/look-tables.ts';
import { ownRows } from '#storefront/looks/rows.ts';
import { type DemoStack, startDemoStack } from './demo-stack.ts';

/** Enough for lists of more than one page. */
const VARIATIONS = 72;

/** The shop in which everything that has looks has that of this number. */
const shopOfAll = (number: number) => `look${number}`;

/**
 * The demo shops by turns, one for each number of a look, smaller than they are, and the four as they
 * are dressed themselves: all in one build.
 */
export function startLookStack(
  env: NodeJS.ProcessEnv,
  progress: Progress,
  signal?: AbortSignal,
): Promise<DemoStack> {
  const dressed = LOOK_NUMBERS.map((number) => {
    const shops = readShops();
    return dress(shops[number % shops.length], shopOfAll(number), settingsOfLook(number));
  });
  return startStack(env, dressed, progress, signal);
}

/** Parts that stand on pages which have looks of their own: those are pictured without them. */
const SHARED_PARTS: ReadonlySet<LookName> = new Set<LookName>(['header', 'footer', 'nav', 'card']);

/** The shop in which a part has the look of a number, as parts beside it do that no picture shows with it. */
export const pictureShop = (look: LookName, number: number) =>
  `${SHARED_PARTS.has(look) ? 'parts' : 'pages'}${number}`;

/**
 * The first demo shop once for each row of these parts, smaller than it is, and the four as they are dressed
 * themselves: all in one build.
 */
export function startPictureStack(
  env: NodeJS.ProcessEnv,
  looks: readonly LookName[],
  progress: Progress,
  signal?: AbortSignal,
): Promise<DemoStack> {
  const settings: Record<string, Partial<Settings>> = {};
  for (const look of looks) {
    const { setting, rows }: LookTable = LOOK_TABLES[look];
    for (const { numbers } of ownRows<LookTable['rows'][number]>(rows)) {
      const shop = pictureShop(look, numbers[0]);
      settings[shop] = { ...settings[shop], [setting]: numbers[0] };
    }
  }
  const [first] = readShops();
  const dressed = Object.entries(settings).map(([name, own]) => dress(first, name, own));
  return startStack(env, dressed, progress, signal);
}

/** A shop under a name of its own, smaller than it is, with these settings over its own. */
function dress(source: ShopSource | undefined, name: string, settings: Partial<Settings>): ShopSeed {
  if (!source) throw new Error('There is no demo shop.');
  const seed = createShopSeed({ ...source, variations: VARIATIONS }, 1);
  const market = { ...seed.market, settings: { ...seed.market.settings, ...settings } };
  return { ...seed, name, securityKey: `${name}-key`, market };
}

function startStack(
  env: NodeJS.ProcessEnv,
  dressed: readonly ShopSeed[],
  progress: Progress,
  signal?: AbortSignal,
): Promise<DemoStack> {
  const own = readShops().map((source) => createShopSeed({ ...source, variations: VARIATIONS }, 1));
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

import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { createConsoleProgress } from '#lib/progress.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { buildWithProgress } from '#publisher/operations/build-with-progress.ts';
import type { PageFault } from '#publisher/publish/protocol/site-faults.ts';
import { platformUrlOf } from '#publisher/tenants/shop-address.ts';
import { type ShopFaults, verifyShop } from './verify-shop.ts';

const FAULT_TEXTS: Record<PageFault['fault'], string> = {
  missing: 'is missing',
  differs: 'is not what was published',
  forms: 'has an HTML and a Brotli form that do not hold the same',
  extra: 'is a page that was never published',
};

/** Pages that are named of one shop; the others are counted. */
const NAMED = 50;

export interface VerifyOptions {
  environment: Environment;
  tenants: TenantConfig[];
  neighbours: TenantConfig[];
  mend: boolean;
  signal: AbortSignal;
}

/** Prints the faults of shops, and mends them where that is wanted. Returns the command's exit code. */
export async function verifyAndMend({
  environment,
  tenants,
  neighbours,
  mend,
  signal,
}: VerifyOptions): Promise<number> {
  const assets = await openSiteStore(environment).checkAssets({ mend });
  for (const file of assets)
    console.log(`assets  ${file} was not packed as it is${mend ? ': it is now.' : '.'}`);
  const damaged = (await verifyAll(environment, tenants)).filter((shop) => countFaults(shop) > 0);
  if (damaged.length === 0) return assets.length === 0 || mend ? 0 : 1;
  if (!mend) {
    console.log('npm run verify -- --mend mends this.');
    return 1;
  }
  const names = new Set(damaged.map((shop) => shop.tenant));
  const toMend = tenants.filter(({ name }) => names.has(name));
  const report = await buildWithProgress(
    {
      environment,
      tenants: toMend,
      neighbours,
      full: true,
      fromSnapshot: true,
      signal,
    },
    createConsoleProgress(),
  );
  if (report.shops.some(({ status }) => status === 'failed')) return 1;
  return (await verifyAll(environment, toMend)).some((shop) => countFaults(shop) > 0) ? 1 : 0;
}

async function verifyAll(environment: Environment, tenants: TenantConfig[]): Promise<ShopFaults[]> {
  const directories = directoriesBelow(environment.dataDirectory);
  const store = openSiteStore(environment);
  const shops: ShopFaults[] = [];
  for (const tenant of tenants) {
    const platformUrl = platformUrlOf(tenant, environment);
    const faults = await verifyShop({ tenant, platformUrl, directories, store });
    for (const line of describeFaults(faults)) console.log(`${tenant.name}  ${line}`);
    shops.push(faults);
  }
  return shops;
}

const countFaults = ({ pageFaults, fileFaults }: ShopFaults) => pageFaults.length + fileFaults.length;

function describeFaults(shop: ShopFaults): string[] {
  const { pages, pageFaults, fileFaults, others, hold } = shop;
  const rest = pageFaults.length - NAMED;
  return [
    ...fileFaults,
    ...pageFaults.slice(0, NAMED).map(({ path, fault }) => `${path} ${FAULT_TEXTS[fault]}.`),
    ...(rest > 0 ? [`And ${rest} more pages.`] : []),
    ...(others.length > 0 ? [`note: ${others.length} files are no pages, and stay: ${others[0]} …`] : []),
    ...(hold ? [`note: held at release ${hold.release}, to which it was rolled back on ${hold.since}.`] : []),
    ...(countFaults(shop) === 0 ? [`${pages} pages are as they were published.`] : []),
  ];
}

import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { takeLock } from '#lib/process-lock.ts';
import { createConsoleProgress } from '#lib/progress.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { type Environment, readEnvironment } from '#publisher/environment/environment.ts';
import { describeStopped } from '#publisher/operations/stopped-pages.ts';
import { type ShopFaults, verifyShop } from '#publisher/operations/verify/verify-shop.ts';
import type { PageFault } from '#publisher/publish/protocol/site-faults.ts';
import { platformUrlOf } from '#publisher/tenants/shop-address.ts';
import { buildWithProgress } from './build-with-progress.ts';
import { defineCommand } from './command.ts';
import { builderLock, projectNeighbours, projectTenants } from './stack.ts';

const WHAT: Record<PageFault['fault'], string> = {
  missing: 'is missing',
  differs: 'is not what was published',
  forms: 'has an HTML and a Brotli form that do not hold the same',
  extra: 'is a page that was never published',
};

/** Pages that are named of one shop; the others are counted. */
const NAMED = 50;

export const verify = defineCommand({
  help: `
npm run verify -- [options]
  Holds every published page on disk, in all its forms, against the index of what was published, and says
  which differ. Changes nothing, unless told to mend.

  --tenant A,B    only these tenants
  --mend          renders what is damaged anew, of the data that was pulled last, and removes pages that
                  were never published

  Run no build meanwhile; to mend is one. The exit code is 1 where something is wrong and was not mended.`,
  options: { tenant: { type: 'string' }, mend: { type: 'boolean' } },
  async run({ tenant, mend = false }, { env, signal }) {
    const environment = readEnvironment(env);
    const tenants = projectTenants(env, tenant?.split(','));
    const unlock = mend ? takeLock(...builderLock(environment)) : undefined;
    try {
      return await verifyShops({ environment, tenants, neighbours: projectNeighbours(env), mend, signal });
    } finally {
      unlock?.();
    }
  },
});

interface Verifying {
  environment: Environment;
  tenants: TenantConfig[];
  neighbours: TenantConfig[];
  mend: boolean;
  signal: AbortSignal;
}

/** Says what is wrong, and mends it where that is wanted. Returns the command's exit code. */
async function verifyShops({ environment, tenants, neighbours, mend, signal }: Verifying): Promise<number> {
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
  const { pages, pageFaults, fileFaults, others, stopped, hold } = shop;
  const rest = pageFaults.length - NAMED;
  return [
    ...fileFaults,
    ...pageFaults.slice(0, NAMED).map(({ path, fault }) => `${path} ${WHAT[fault]}.`),
    ...(rest > 0 ? [`And ${rest} more pages.`] : []),
    ...(others.length > 0 ? [`note: ${others.length} files are no pages, and stay: ${others[0]} …`] : []),
    ...describeStopped(stopped).map((line) => `note: ${line}`),
    ...(hold
      ? [`note: pinned to release ${hold.release}, to which it was rolled back on ${hold.since}.`]
      : []),
    ...(countFaults(shop) === 0 ? [`${pages} pages are as they were published.`] : []),
  ];
}

import type { RebuildStage } from '#domain/shop-changes.ts';
import type { Environment } from '#environment.ts';
import { isolationRules } from '#gate/isolation-rules.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { type Log, reasonOf } from '#log/log.ts';
import type { SiteStore } from '#publish/site-store.ts';
import type { Compiled } from '#render/compile/compile-pages.ts';
import type { Rehearsal, WorkerPool } from '#render/pool/worker-pool.ts';
import { createShopClient } from '#shop/shop-client.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { Tenure } from '../home/homes.ts';
import { buildChange } from '../pipeline/build-change.ts';
import { originOf } from '../pipeline/build-inputs.ts';
import { directoriesBelow } from '../pipeline/directories.ts';
import { throwIfHeld } from '../pipeline/held-error.ts';
import { rehearsalOf } from '../pipeline/rehearsal.ts';
import type { Batch } from '../queue/change-queue.ts';
import type { Rebuilt } from './rebuild-service.ts';

export interface RebuildShopOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  store: SiteStore;
  compiled: Compiled;
  pool: WorkerPool;
  clock: () => number;
  /** Hears how far the rebuild of a shop is. */
  onStage?: (tenant: string, stage: RebuildStage, done: number, total: number) => void;
}

/** Gives what brings a shop up to date with a batch. */
export function createRebuild(options: RebuildShopOptions) {
  const { environment, tenants, clock, onStage = () => {} } = options;
  const { platformUrl, pullLimits } = environment;
  const httpsHosts = environment.askPictureHosts ? createHttpsHosts() : UNASKED_HOSTS;

  return async (batch: Batch, signal: AbortSignal, home: Tenure): Promise<Rebuilt> => {
    const { tenant: name, updatedAt } = batch;
    // A machine that was not the home lately has missed what others were told.
    const changed = home.isNew ? [] : batch.changed;
    const tenant = tenants().find((one) => one.name === name);
    if (!tenant) throw new Error(`There is no tenant ${name} any more.`);
    await throwIfHeld(name, options.store.site(name));
    if (changed !== null) onStage(name, 'pull', 0, 0);
    const { seenTime, dataTime, pull, build } = await buildChange({
      ...ofTenant(options, tenant),
      platformUrl,
      client: clientOf(tenant, environment, signal),
      changed,
      updatedAt,
      occasions: batch.occasions,
      onPulled: () => onStage(name, 'plan', 0, 0),
      maxItems: pullLimits.items,
      httpsHosts,
      full: false,
      confirmHome: home.confirm,
      clock: () => new Date(clock()),
      // Until the first page moves; a publish that has begun comes to its end.
      onProgress: (stage, done, total) => {
        if (stage === 'render' || done === 0) signal.throwIfAborted();
        onStage(name, stage, done, total);
      },
      signal,
    });
    const { pages, release, nextTime } = build;
    const stages = { pull: pull?.milliseconds ?? 0, ...build.milliseconds };
    return { seenTime, dataTime, pages, release, nextTime, stages };
  };
}

/** Shops whose pages the workers keep at hand from the start. */
const SHOPS_AT_HAND = 3;

/** Has the workers render pages of the first shops before any work comes; tells of what stands in the way. */
export async function warmWorkers(options: RebuildShopOptions, log: Log): Promise<void> {
  const { tenants, pool, clock } = options;
  const rehearsals: Rehearsal[] = [];
  try {
    for (const tenant of tenants().slice(0, SHOPS_AT_HAND)) {
      const rehearsal = rehearsalOf({ ...ofTenant(options, tenant), now: new Date(clock()) });
      if (rehearsal) rehearsals.push(rehearsal);
    }
  } catch (error) {
    log.warn({ event: 'not-warmed', error }, `The first pages will come slower: ${reasonOf(error)}`);
  }
  await pool.warm(rehearsals);
}

/** What a build needs to know beside the change. */
function ofTenant({ environment, tenants, store, compiled, pool }: RebuildShopOptions, tenant: TenantConfig) {
  const directories = directoriesBelow(environment.dataDirectory);
  const origin = originOf(tenant, environment.originPattern);
  const isolation = isolationRules(tenant, tenants(), environment);
  return { tenant, origin, directories, store, compiled, pool, isolation };
}

/** Calls a tenant's platform, within what a whole pull may take. */
export function clientOf(
  tenant: TenantConfig,
  { platformUrl, pullLimits }: Environment,
  signal: AbortSignal,
) {
  return createShopClient({ tenant, platformUrl, totalLimits: pullLimits, signal });
}

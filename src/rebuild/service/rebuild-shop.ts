import { isUpdated } from '#contract/cache.ts';
import type { Environment } from '#environment.ts';
import { isolationRules } from '#gate/isolation-rules.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { createLimiter } from '#lib/limiter.ts';
import type { SiteStore } from '#publish/site-store.ts';
import { pullChanged } from '#pull/changed/pull-changed.ts';
import type { Compiled } from '#render/compile/compile-pages.ts';
import type { WorkerPool } from '#render/pool/worker-pool.ts';
import { createShopClient } from '#shop/shop-client.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { Tenure } from '../home/homes.ts';
import { originOf } from '../pipeline/build-inputs.ts';
import { buildShop } from '../pipeline/build-shop.ts';
import { directoriesBelow } from '../pipeline/directories.ts';
import type { Batch } from '../queue/change-queue.ts';
import type { Rebuilt } from './rebuild-service.ts';

/** Of a platform that nobody has asked: before all that it may have changed. */
export const LONG_AGO = '1970-01-01T00:00:00.000Z';

export interface RebuildShopOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  store: SiteStore;
  compiled: Compiled;
  pool: WorkerPool;
  clock: () => number;
}

/** Gives what brings a shop up to date with a batch: several pull at once, one renders with all workers. */
export function createRebuild(options: RebuildShopOptions) {
  const { environment, tenants, store, compiled, pool, clock } = options;
  const directories = directoriesBelow(environment.dataDirectory);
  const buildTurn = createLimiter(1);
  const httpsHosts = environment.askPictureHosts ? createHttpsHosts() : UNASKED_HOSTS;

  return async (batch: Batch, signal: AbortSignal, home: Tenure): Promise<Rebuilt> => {
    const { tenant: name, updatedAt } = batch;
    // A machine that was not the home lately has missed what others were told.
    const changed = home.isNew ? [] : batch.changed;
    const tenant = tenants().find((one) => one.name === name);
    if (!tenant) throw new Error(`There is no tenant ${name} any more.`);
    const began = performance.now();
    const times = { seenTime: null as string | null, dataTime: null as string | null };
    if (changed !== null) {
      const client = clientOf(tenant, environment, signal);
      // Asked before the data: what it shows then is in the data.
      const asked = { query: { lastUpdatedAt: updatedAt ?? LONG_AGO } };
      times.seenTime = (await client.call(isUpdated, asked)).updatedAt;
      await pullChanged({
        client,
        snapshotFile: directories.snapshot(name),
        changed,
        signal,
        maxItems: environment.pullLimits.items,
        httpsHosts,
      });
      // Who names some changes says nothing of others.
      const isWhole = changed.length === 0;
      times.dataTime = isWhole ? times.seenTime : earlier(times.seenTime, updatedAt);
    }
    const pull = performance.now() - began;
    const { pages, release, nextTime, milliseconds } = await buildTurn(async () => {
      signal.throwIfAborted();
      return buildShop({
        tenant,
        origin: originOf(tenant, environment.originPattern),
        platformUrl: environment.platformUrl,
        directories,
        store,
        compiled,
        pool,
        isolation: isolationRules(tenant, tenants(), environment),
        full: false,
        now: new Date(clock()),
        confirmHome: home.confirm,
        // Until the first page moves; a publish that has begun comes to its end.
        onProgress: (stage, done) => {
          if (stage === 'render' || done === 0) signal.throwIfAborted();
        },
      });
    });
    return { ...times, pages, release, nextTime, stages: { pull, ...milliseconds } };
  };
}

/** Calls a tenant's platform, within what a whole pull may take. */
export function clientOf(
  tenant: TenantConfig,
  { platformUrl, pullLimits }: Environment,
  signal: AbortSignal,
) {
  return createShopClient({ tenant, platformUrl, totalLimits: pullLimits, signal });
}

function earlier(one: string, other: string | null): string | null {
  return other === null || one < other ? null : other;
}

import type { RebuildStage } from '#domain/freshness/shop-changes.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { buildChange } from '#publisher/build/build-change.ts';
import { originOf } from '#publisher/build/build-inputs.ts';
import { CATALOGUE_PACE } from '#publisher/build/crawler-files.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { throwIfHeld } from '#publisher/build/held-error.ts';
import { rehearsalOf } from '#publisher/build/rehearsal.ts';
import type { OwnSide } from '#publisher/build/shards/shared-build.ts';
import { createTurns } from '#publisher/build/turns.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { Changeset, SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { warmCleaner } from '#publisher/pull/clean-html.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { Rehearsal, WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import type { Tenure } from '#publisher/service/home/homes.ts';
import type { Batch } from '#publisher/service/queue/change-queue.ts';
import { createShopClient } from '#publisher/shop-client/shop-client.ts';
import type { Rebuilt } from './rebuild-service.ts';

export interface RebuildShopOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  store: SiteStore;
  compiled: Compiled;
  pool: PageRenderer;
  clock: () => number;
  /** Hears how far the rebuild of a shop is. */
  onStage?: (tenant: string, stage: RebuildStage, done: number, total: number) => void;
  /** Hears that pages which show how a shop will look are staged in an attempt. */
  onSamples?: (tenant: string, attempt: string, pages: readonly string[]) => void;
  /** Hears of each release once its pages are in place. */
  onRelease?: (tenant: string, release: number, changeset: Changeset) => void;
}

/** Gives what brings a shop up to date with a batch. */
export function createRebuild(options: RebuildShopOptions) {
  const { environment, tenants, clock, onStage = () => {}, onSamples, onRelease } = options;
  const { platformUrl, pullLimits } = environment;
  const turns = createTurns();
  const httpsHosts = environment.askPictureHosts ? createHttpsHosts() : UNASKED_HOSTS;

  return async (
    batch: Batch,
    signal: AbortSignal,
    home: Tenure,
    overtaken: AbortSignal,
  ): Promise<Rebuilt> => {
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
      turns,
      isAgain: batch.tries > 0,
      occasions: batch.occasions,
      onPulled: () => onStage(name, 'plan', 0, 0),
      maxItems: pullLimits.items,
      httpsHosts,
      full: false,
      cataloguePace: CATALOGUE_PACE,
      confirmHome: home.confirm,
      // A machine that has missed something pulls the whole, and does it once.
      overtaken: home.isNew ? undefined : overtaken,
      clock: () => new Date(clock()),
      // Until the first page moves; a publish that has begun comes to its end.
      onProgress: (stage, done, total) => {
        if (stage === 'render' || done === 0) signal.throwIfAborted();
        onStage(name, stage, done, total);
      },
      onSamples: (...samples) => onSamples?.(name, ...samples),
      onRelease: (...release) => onRelease?.(name, ...release),
      signal,
    });
    const { pages, release, nextTime } = build;
    const stages = { pull: pull?.milliseconds ?? 0, ...build.milliseconds };
    return { seenTime, dataTime, pages, release, nextTime, stages };
  };
}

/** Shops whose pages the workers keep at hand from the start. */
const SHOPS_AT_HAND = 3;

/**
 * Has the workers render pages of the first shops, and texts cleaned, before any work comes; tells of what
 * stands in the way.
 */
export async function warmWorkers(
  pool: Pick<WorkerPool, 'warm'>,
  options: RebuildShopOptions,
  log: Log,
): Promise<void> {
  const { tenants, clock } = options;
  const rehearsals: Rehearsal[] = [];
  try {
    for (const tenant of tenants().slice(0, SHOPS_AT_HAND)) {
      const rehearsal = rehearsalOf({ ...ofTenant(options, tenant), now: new Date(clock()) });
      if (rehearsal) rehearsals.push(rehearsal);
    }
  } catch (error) {
    log.warn({ event: 'not-warmed', error }, `The first pages will come slower: ${reasonOf(error)}`);
  }
  const warmed = pool.warm(rehearsals);
  warmCleaner();
  await warmed;
}

/** What a build needs to know beside the change. */
function ofTenant({ environment, tenants, store, compiled, pool }: RebuildShopOptions, tenant: TenantConfig) {
  const directories = directoriesBelow(environment.dataDirectory);
  return { ...sideOf(tenant, tenants(), environment), directories, store, compiled, pool };
}

/** What this machine knows of a shop; undefined where it is none. */
export function ownSideOf(
  name: string,
  all: readonly TenantConfig[],
  environment: Environment,
): OwnSide | undefined {
  const tenant = all.find((one) => one.name === name);
  return tenant && sideOf(tenant, all, environment);
}

function sideOf(tenant: TenantConfig, all: readonly TenantConfig[], environment: Environment): OwnSide {
  const origin = originOf(tenant, environment.originPattern);
  return { tenant, origin, isolation: isolationRules(tenant, all, environment) };
}

/** Calls a tenant's platform, within what a whole pull may take. */
export function clientOf(
  tenant: TenantConfig,
  { platformUrl, pullLimits }: Environment,
  signal: AbortSignal,
) {
  return createShopClient({ tenant, platformUrl, totalLimits: pullLimits, signal });
}

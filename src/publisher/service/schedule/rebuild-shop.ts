import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { buildChange } from '#publisher/build/build-change.ts';
import type { BuildObserver } from '#publisher/build/build-observer.ts';
import { createBuildScheduler } from '#publisher/build/build-scheduler.ts';
import { CATALOGUE_PACE } from '#publisher/build/compare/crawler-files.ts';
import type { Builder } from '#publisher/build/open-builder.ts';
import { rehearsalOf } from '#publisher/build/rehearsal.ts';
import { warmCleaner } from '#publisher/pull/clean-html.ts';
import type { Rehearsal } from '#publisher/render/pool/worker-pool.ts';
import type { Batch, BuildJob } from '#publisher/service/queue/change-queue.ts';
import type { Rebuilt } from './rebuild-service.ts';

export interface RebuildShopOptions {
  builder: Builder;
  tenants: () => readonly TenantConfig[];
  clock: () => number;
  observer?: BuildObserver;
}

/** Gives what brings a shop up to date with a batch. */
export function createRebuild({ builder, tenants, clock, observer = {} }: RebuildShopOptions) {
  const scheduler = createBuildScheduler();

  return async (batch: Batch, job: BuildJob, superseded: AbortSignal): Promise<Rebuilt> => {
    const { isNew, signal } = job;
    const all = tenants();
    const tenant = all.find((one) => one.name === batch.tenant);
    if (!tenant) throw new Error(`There is no tenant ${batch.tenant} any more.`);
    const { seenTime, dataTime, pull, build } = await buildChange(builder, builder.shop(tenant, all), {
      ...builder.pulling(tenant, signal),
      // A machine has missed what others were told that built the shop since.
      changed: isNew ? [] : batch.changed,
      updatedAt: batch.updatedAt,
      triggers: batch.triggers,
      isAgain: batch.tries > 0,
      scheduler,
      cataloguePace: CATALOGUE_PACE,
      confirmJob: job.confirm,
      // A machine that has missed something pulls the whole, and does it once.
      superseded: isNew ? undefined : superseded,
      clock: () => new Date(clock()),
      observer,
      signal,
    });
    const { pages, release, nextTime, newlyStopped } = build;
    const stages = { pull: pull?.milliseconds ?? 0, ...build.milliseconds };
    return { seenTime, dataTime, pages, release, nextTime, newlyStopped, stages };
  };
}

/** Shops whose pages the workers keep at hand from the start. */
const SHOPS_AT_HAND = 3;

/**
 * Has the workers render pages of the first shops, and texts cleaned, before any work comes; tells of what
 * stands in the way.
 */
export async function warmWorkers(
  { builder, tenants, clock }: Pick<RebuildShopOptions, 'builder' | 'tenants' | 'clock'>,
  log: Log,
): Promise<void> {
  const rehearsals: Rehearsal[] = [];
  try {
    const all = tenants();
    for (const tenant of all.slice(0, SHOPS_AT_HAND)) {
      const rehearsal = rehearsalOf(builder, builder.shop(tenant, all), new Date(clock()));
      if (rehearsal) rehearsals.push(rehearsal);
    }
  } catch (error) {
    log.warn({ event: 'not-warmed', error }, `The first pages will come slower: ${reasonOf(error)}`);
  }
  const warmed = builder.pool.warm(rehearsals);
  warmCleaner();
  await warmed;
}

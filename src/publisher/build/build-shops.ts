import { copyFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { databaseFault, diskFaultText } from '#lib/storage-fault.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import type { PullWarning } from '#publisher/pull/warnings.ts';
import { ReleaseCheckError } from '#publisher/release-checks/release-check-error.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { SnapshotError } from '#publisher/snapshot/snapshot-file.ts';
import type { BuildObserver } from './build-observer.ts';
import { buildShop } from './build-shop.ts';
import { getDataTime } from './data-time.ts';
import { askedFor } from './note-publish.ts';
import { type BuilderOptions, openBuilder } from './open-builder.ts';
import { PinnedError, throwIfPinned } from './pinned-error.ts';
import type { BuildReport, ShopBuilt, ShopFailed, ShopPinned } from './report.ts';

export interface BuildOptions extends Omit<BuilderOptions, 'helpsWith'> {
  tenants: readonly TenantConfig[];
  /** All tenants, whose hosts and keys may be in no other's pages; those that are built where left out. */
  neighbours?: readonly TenantConfig[];
  /** Render every page, whatever changed. */
  full?: boolean;
  /** Build from the snapshots that are there, without the platform; one that cannot be read is pulled. */
  fromSnapshot?: boolean;
  observer?: BuildObserver;
  /** Tells the time that pages are rendered for; the clock of the machine where left out. */
  clock?: () => Date;
}

const NO_PULL = { milliseconds: 0, warnings: [] as readonly PullWarning[] };

/** Shops pulled at the same time: while one renders, the next ones arrive. */
const PULLS_AT_ONCE = 3;

/**
 * Builds shops: compiles once, pulls several at a time, renders one after another with all workers. A shop
 * that fails keeps its last good site and does not hold up the others; the report says what happened to each.
 */
export async function buildShops(options: BuildOptions): Promise<BuildReport> {
  const { environment, tenants, neighbours = tenants, full = false, observer = {}, signal } = options;
  const { clock = () => new Date() } = options;
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const builder = await openBuilder(options);
  const { directories, store, compiled, pool } = builder;
  await copyFile(compiled.inventoryFile, directories.inventory);
  const withPullLimit = pLimit(PULLS_AT_ONCE);
  const withBuildLimit = pLimit(1);

  const buildOne = async (tenant: TenantConfig): Promise<ShopBuilt | ShopFailed | ShopPinned> => {
    const askedAt = Date.now();
    try {
      // A shop that stays as it is need not be pulled.
      await throwIfPinned(tenant.name, store.site(tenant.name));
      const snapshotFile = directories.snapshot(tenant.name);
      const isThere = options.fromSnapshot && canOpen(snapshotFile, tenant.name);
      const dataTime = isThere ? null : await getDataTime(tenant, environment, signal);
      const pull = isThere
        ? NO_PULL
        : await withPullLimit(() =>
            pullShop({
              ...builder.pulling(tenant, signal),
              snapshotFile,
              clock,
              onProgress: ({ done, total }) =>
                observer.onProgress?.({ tenant: tenant.name, stage: 'pull', done, total }),
              signal,
            }),
          );
      const pullSeconds = pull.milliseconds / 1000;
      return await withBuildLimit(async () => {
        signal?.throwIfAborted();
        const buildStarted = performance.now();
        const reason = askedFor(askedAt, dataTime, pull.milliseconds);
        const built = await buildShop(builder, builder.shop(tenant, neighbours), {
          ...{ full, reason, observer },
          now: clock(),
        });
        const { pages, htmlBytes, notes, release = null } = built;
        const buildSeconds = (performance.now() - buildStarted) / 1000;
        const pagesPerSecond = Math.round(pages.rendered / buildSeconds);
        const warnings = pull.warnings.map(({ call, field, reason }) => `${call}, ${field}: ${reason}`);
        return {
          tenant: tenant.name,
          status: 'built',
          pages,
          release,
          pullSeconds,
          buildSeconds,
          pagesPerSecond,
          htmlBytes,
          warnings: [...notes, ...warnings],
        };
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof PinnedError) {
        const { message, hold } = error;
        return { tenant: tenant.name, status: 'held', release: hold.release, error: message };
      }
      const fault = diskFaultText(error);
      const message = error instanceof Error ? error.message : String(error);
      return {
        tenant: tenant.name,
        status: 'failed',
        error: fault === undefined || message.includes(fault) ? message : `Shop ${tenant.name}: ${fault}`,
        ...(error instanceof ReleaseCheckError && { faults: error.faults }),
        lastGoodSite: await store.site(tenant.name).exists(),
      };
    }
  };

  try {
    const shops = await Promise.all(tenants.map(buildOne));
    const peakWorkerRssMb = Math.round(pool.counts.peakRssBytes / 1024 / 1024);
    const seconds = (performance.now() - started) / 1000;
    return {
      startedAt,
      seconds,
      codeVersion: compiled.version,
      compileSeconds: compiled.seconds,
      peakWorkerRssMb,
      shops,
    };
  } finally {
    pool.stop();
  }
}

function canOpen(snapshotFile: string, tenant: string): boolean {
  if (databaseFault(snapshotFile) !== undefined) return false;
  try {
    openSnapshot(snapshotFile, { tenant }).close();
    return true;
  } catch (error) {
    if (error instanceof SnapshotError) return false;
    throw error;
  }
}

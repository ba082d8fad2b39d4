import { copyFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import type { Log } from '#lib/log/log.ts';
import { databaseFault, diskFaultText } from '#lib/storage-fault.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import type { PullWarning } from '#publisher/pull/warnings.ts';
import { GateError } from '#publisher/release-checks/gate-error.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import type { CompiledSheets } from '#publisher/render/compile/compile-sheets.ts';
import { WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import { createShopClient } from '#publisher/shop-client/shop-client.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { SnapshotError } from '#publisher/snapshot/snapshot-file.ts';
import { originOf } from './build-inputs.ts';
import { buildShop } from './build-shop.ts';
import { readDataTime } from './data-time.ts';
import { directoriesBelow } from './directories.ts';
import { HeldError, throwIfHeld } from './held-error.ts';
import { askedFor } from './note-publish.ts';
import { openSiteStore } from './open-site-store.ts';
import type { BuildProgress, BuildReport, ShopBuilt, ShopFailed, ShopHeld } from './report.ts';
import { openPageRenderer, type SharingTimes } from './shards/open-page-renderer.ts';

export interface BuildOptions {
  environment: Environment;
  tenants: readonly TenantConfig[];
  /** All tenants, whose hosts and keys may be in no other's pages; those that are built where left out. */
  neighbours?: readonly TenantConfig[];
  /** Render every page, whatever changed. */
  full?: boolean;
  /** Build from the snapshots that are there, without the platform; one that cannot be read is pulled. */
  fromSnapshot?: boolean;
  onProgress?: (progress: BuildProgress) => void;
  signal?: AbortSignal;
  /** Tells the time that pages are rendered for; the clock of the machine where left out. */
  clock?: () => Date;
  /** Render processes; one a core where left out. */
  workers?: number;
  /** Where compiled pages are kept; below the data directory where left out. */
  compiledDirectory?: string;
  /** How large plans are shared with other machines, where there are some. */
  sharing?: SharingTimes;
  /** Hears of what other machines do. */
  log?: Log;
  /** Style sheets to use; those of the sources where left out. */
  sheets?: CompiledSheets;
}

const NO_PULL = { milliseconds: 0, warnings: [] as readonly PullWarning[] };

/** Shops pulled at the same time: while one renders, the next ones arrive. */
const PULLS_AT_ONCE = 3;

/**
 * Builds shops: compiles once, pulls several at a time, renders one after another with all workers. A shop
 * that fails keeps its last good site and does not hold up the others; the report says what happened to each.
 */
export async function buildShops(options: BuildOptions): Promise<BuildReport> {
  const { environment, tenants, full = false, onProgress = () => {}, signal, workers } = options;
  const { clock = () => new Date() } = options;
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const directories = directoriesBelow(environment.dataDirectory);
  const pages = await compilePages(options.compiledDirectory ?? directories.compiled, signal);
  const compiled = { ...pages, sheets: options.sheets ?? pages.sheets };
  const store = openSiteStore(environment);
  await store.putAssets(compiled.clientDirectory);
  await copyFile(compiled.inventoryFile, directories.inventory);
  const pool = new WorkerPool(compiled.modulePath, workers ?? availableParallelism());
  const { sharing, log } = options;
  const renderer = await openPageRenderer({ ...sharing, environment, compiled, store, pool, log });
  signal?.addEventListener('abort', () => pool.stop(), { once: true });
  const httpsHosts = environment.askPictureHosts ? createHttpsHosts() : UNASKED_HOSTS;
  const pullTurn = pLimit(PULLS_AT_ONCE);
  const buildTurn = pLimit(1);

  const buildOne = async (tenant: TenantConfig): Promise<ShopBuilt | ShopFailed | ShopHeld> => {
    const askedAt = Date.now();
    try {
      await throwIfHeld(tenant.name, store.site(tenant.name));
      const isThere = options.fromSnapshot && canOpen(directories.snapshot(tenant.name), tenant.name);
      const dataTime = isThere ? null : await readDataTime(tenant, environment, signal);
      const pull = isThere
        ? NO_PULL
        : await pullTurn(() =>
            pullShop({
              client: createShopClient({
                tenant,
                platformUrl: tenant.url ?? environment.platformUrl,
                totalLimits: environment.pullLimits,
                ...(signal && { signal }),
              }),
              snapshotFile: directories.snapshot(tenant.name),
              maxItems: environment.pullLimits.items,
              httpsHosts,
              clock,
              onProgress: ({ done, total }) =>
                onProgress({ tenant: tenant.name, stage: 'pull', done, total }),
              ...(signal && { signal }),
            }),
          );
      const pullSeconds = pull.milliseconds / 1000;
      return await buildTurn(async () => {
        signal?.throwIfAborted();
        const buildStarted = performance.now();
        const {
          pages,
          htmlBytes,
          notes,
          release = null,
        } = await buildShop({
          tenant,
          origin: originOf(tenant, environment.originPattern),
          platformUrl: environment.platformUrl,
          directories,
          store,
          compiled,
          pool: renderer,
          isolation: isolationRules(tenant, options.neighbours ?? tenants, environment),
          full,
          now: clock(),
          reason: askedFor(askedAt, dataTime, pull.milliseconds),
          onProgress: (stage, done, total) => onProgress({ tenant: tenant.name, stage, done, total }),
        });
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
      if (error instanceof HeldError) {
        const { message, hold } = error;
        return { tenant: tenant.name, status: 'held', release: hold.release, error: message };
      }
      const fault = diskFaultText(error);
      const message = error instanceof Error ? error.message : String(error);
      return {
        tenant: tenant.name,
        status: 'failed',
        error: fault === undefined || message.includes(fault) ? message : `Shop ${tenant.name}: ${fault}`,
        ...(error instanceof GateError && { faults: error.faults }),
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

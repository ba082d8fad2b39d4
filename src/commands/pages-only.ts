import { availableParallelism } from 'node:os';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { openHelping, type SharingTimes } from '#publisher/build/shards/open-page-renderer.ts';
import { type Environment, EnvironmentError } from '#publisher/environment/environment.ts';
import type { Metrics } from '#publisher/operations/metrics.ts';
import { canWrite } from '#publisher/operations/readiness.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import { ownSideOf } from '#publisher/service/schedule/rebuild-shop.ts';
import type { Operating } from './operating.ts';
import { untilStopped } from './until-stopped.ts';

export interface PagesOnlyOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  /** Where compiled pages are kept; below the data directory where left out. */
  compiledDirectory?: string;
  workers?: number;
  sharing?: SharingTimes;
  log?: Log;
  metrics?: Metrics;
}

/** Renders pages for other machines until it is closed, and is the home of no shop. */
export async function startPagesOnly(options: PagesOnlyOptions): Promise<{ close(): Promise<void> }> {
  const { environment, tenants, log = CONSOLE_LOG, metrics } = options;
  if (environment.queueUrl === undefined)
    throw new EnvironmentError('QUEUE_URL', '', 'set, since it says whom to help');
  if (!environment.storeBucket)
    throw new EnvironmentError('STORE_URL', '', 'set, since pages go by the bucket that all machines share');
  const directories = directoriesBelow(environment.dataDirectory);
  const compiled = await compilePages(options.compiledDirectory ?? directories.compiled);
  const pool = new WorkerPool(compiled.modulePath, options.workers ?? availableParallelism());
  const helping = await openHelping({
    ...options.sharing,
    environment,
    compiled,
    pool,
    log,
    store: openSiteStore(environment),
    directory: directories.shared,
    ownSide: (name) => ownSideOf(name, tenants(), environment),
  });
  metrics?.watchWorkers(() => pool.counts);
  metrics?.noteVersion(compiled.version);
  return {
    async close() {
      await helping?.close();
      pool.stop();
    },
  };
}

/** The same until the process is to end. */
export async function renderForOthers(
  { signal, ...options }: PagesOnlyOptions & { log: Log; signal: AbortSignal },
  operating: Operating,
): Promise<void> {
  const { log, environment } = options;
  const helping = await startPagesOnly(options);
  try {
    operating.started({ data: canWrite(environment.dataDirectory) });
    log.info({ event: 'started', pid: process.pid }, 'Pages are rendered for other machines.');
    await untilStopped(signal);
  } finally {
    await helping.close();
    log.info({ event: 'stopped' });
  }
}

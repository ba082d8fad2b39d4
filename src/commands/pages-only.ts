import { availableParallelism } from 'node:os';
import type { Log } from '#log/log.ts';
import { CONSOLE_LOG } from '#log/text-log.ts';
import type { Metrics } from '#operate/metrics.ts';
import { canWrite } from '#operate/readiness.ts';
import { directoriesBelow } from '#rebuild/pipeline/directories.ts';
import { openSiteStore } from '#rebuild/pipeline/open-site-store.ts';
import { ownSideOf } from '#rebuild/service/rebuild-shop.ts';
import { openHelping, type SharingTimes } from '#rebuild/shards/open-page-renderer.ts';
import { compilePages } from '#render/compile/compile-pages.ts';
import { WorkerPool } from '#render/pool/worker-pool.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import { type Environment, EnvironmentError } from '../environment.ts';
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

import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import type { Operating } from '#lib/operator/operating.ts';
import { canWrite } from '#lib/operator/readiness.ts';
import { untilStopped } from '#lib/process/until-stopped.ts';
import { type BuilderOptions, openRendering } from '#publisher/build/open-builder.ts';
import { EnvironmentError } from '#publisher/environment/environment.ts';
import type { Metrics } from '#publisher/operations/metrics.ts';

export interface PagesOnlyOptions
  extends Pick<BuilderOptions, 'environment' | 'compiledDirectory' | 'workers' | 'sharing'> {
  tenants: () => readonly TenantConfig[];
  log?: Log;
  metrics?: Metrics;
}

/** Renders pages for other machines until it is closed, and builds no shop. */
export async function startPagesOnly(options: PagesOnlyOptions): Promise<{ close(): Promise<void> }> {
  const { environment, tenants, log = CONSOLE_LOG, metrics } = options;
  if (environment.queueUrl === undefined)
    throw new EnvironmentError('QUEUE_URL', '', 'set, since it says whom to help');
  if (!environment.storeBucket)
    throw new EnvironmentError('STORE_URL', '', 'set, since pages go by the bucket that all machines share');
  const { pool, compiled, stopHelping } = await openRendering({ ...options, log, helpsWith: tenants });
  metrics?.watchWorkers(() => pool.counts);
  metrics?.noteVersion(compiled.version);
  return {
    async close() {
      await stopHelping();
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

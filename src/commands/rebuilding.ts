import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#publish/open-store.ts';
import { readDataTime } from '#rebuild/pipeline/data-time.ts';
import { directoriesBelow } from '#rebuild/pipeline/directories.ts';
import { openEmbeddedQueue } from '#rebuild/queue/embedded-queue.ts';
import { type RebuildEvent, type Settling, startRebuildService } from '#rebuild/service/rebuild-service.ts';
import { createRebuild } from '#rebuild/service/rebuild-shop.ts';
import { startReconciling } from '#rebuild/service/reconcile.ts';
import { createHookReceiver, type HookReceiver } from '#rebuild/webhook/receive-hooks.ts';
import { compilePages } from '#render/compile/compile-pages.ts';
import { WorkerPool } from '#render/pool/worker-pool.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { Environment } from '../environment.ts';

export interface RebuildingOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  trustProxy?: boolean;
  /** Where compiled pages are kept; below the data directory where left out. */
  compiledDirectory?: string;
  workers?: number;
  onEvent?: (event: RebuildEvent) => void;
  /** How often, in milliseconds, platforms are asked whether a shop changed. */
  reconcileInterval?: number;
  lookAgainAfter?: readonly number[];
  retryAfter?: readonly number[];
  settling?: Settling;
}

/** Keeps the shops of a data directory fresh, until it is closed. */
export interface Rebuilding {
  receive: HookReceiver['receive'];
  /** Waits until nothing is due. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Starts what takes messages of cache servers and rebuilds what they tell of. */
export async function startRebuilding(options: RebuildingOptions): Promise<Rebuilding> {
  const { environment, tenants, trustProxy = false, onEvent = tellEvent } = options;
  const directories = directoriesBelow(environment.dataDirectory);
  const compiled = await compilePages(options.compiledDirectory ?? directories.compiled);
  const store = openStore(directories.store);
  await store.putAssets(compiled.clientDirectory);
  const pool = new WorkerPool(compiled.modulePath, options.workers ?? availableParallelism());
  const queue = openEmbeddedQueue(queueFile(environment));
  const clock = Date.now;
  const service = startRebuildService({
    queue,
    clock,
    onEvent,
    isTenant: (name) => tenants().some((tenant) => tenant.name === name),
    rebuild: createRebuild({ environment, tenants, store, compiled, pool, clock }),
    ...(options.lookAgainAfter && { lookAgainAfter: options.lookAgainAfter }),
    ...(options.settling && { settling: options.settling }),
    ...(options.retryAfter && { retryAfter: options.retryAfter }),
  });
  const { receive } = createHookReceiver({ queue, tenants, trustProxy });
  const stopReconciling = startReconciling({
    environment,
    tenants,
    queue,
    ...(options.reconcileInterval !== undefined && { interval: options.reconcileInterval }),
  });
  return {
    receive,
    idle: () => service.idle(),
    async close() {
      await Promise.all([stopReconciling(), service.close()]);
      pool.stop();
      await queue.close();
    },
  };
}

/**
 * Notes of shops that are about to be built as a whole which data they will show, so that the service need
 * not build them again. Returns what writes it down once a shop is built.
 */
export async function noteDataTimes(
  environment: Environment,
  tenants: readonly TenantConfig[],
  signal: AbortSignal,
): Promise<(built: readonly string[]) => Promise<void>> {
  const times = await Promise.all(
    tenants.map(async (tenant) => [tenant.name, await readDataTime(tenant, environment, signal)] as const),
  );
  return async (built) => {
    const queue = openEmbeddedQueue(queueFile(environment));
    for (const [name, updatedAt] of times)
      if (updatedAt !== null && built.includes(name)) await queue.noteDataTime(name, updatedAt);
    await queue.close();
  };
}

/** Where the queue of a data directory lies. */
export function queueFile({ dataDirectory }: Environment): string {
  return join(dataDirectory, 'queue.sqlite');
}

function tellEvent(event: RebuildEvent): void {
  const { tenant, receivedAt } = event.batch;
  if (event.kind === 'failed') {
    const { error, retryIn } = event;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${tenant.padEnd(12)} not rebuilt, next try in ${retryIn / 1000} s: ${reason}`);
    return;
  }
  const { pages } = event.rebuilt;
  const since = Date.now() - receivedAt;
  const stale = event.isStale ? '; the platform does not show the change yet' : '';
  console.log(
    `${tenant.padEnd(12)} ${pages.written} pages changed, ${pages.rendered} rendered, ` +
      `${pages.removed} removed, ${since} ms after the message${stale}`,
  );
}

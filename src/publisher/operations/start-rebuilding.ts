import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { type Checks, canWrite } from '#lib/operator/readiness.ts';
import { getDataTime } from '#publisher/build/data-time.ts';
import { type Builder, type BuilderOptions, openBuilder } from '#publisher/build/open-builder.ts';
import { previewRoutesOf } from '#publisher/build/staged-previews.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { isPublished } from '#publisher/operations/is-published.ts';
import type { Metrics } from '#publisher/operations/metrics.ts';
import { stagedFile } from '#publisher/publish/directory/folders.ts';
import { countStopped } from '#publisher/publish/index/ledger-reader.ts';
import { pathIn } from '#publisher/publish/protocol/page-file.ts';
import type { Site } from '#publisher/serve/embedded/site.ts';
import type { Batch, ChangeQueue } from '#publisher/service/queue/change-queue.ts';
import { openQueue } from '#publisher/service/queue/open-queue.ts';
import type { MachineTimes } from '#publisher/service/queue/redis-queue.ts';
import { ChangeFeed } from '#publisher/service/schedule/change-feed.ts';
import {
  type Debounce,
  type RebuildEvent,
  startRebuildService,
} from '#publisher/service/schedule/rebuild-service.ts';
import { createRebuild, warmWorkers } from '#publisher/service/schedule/rebuild-shop.ts';
import { startReconciling, sweepOf } from '#publisher/service/schedule/reconcile.ts';
import { createHookReceiver, type HookReceiver } from '#publisher/service/webhook/receive-hooks.ts';
import { startSweeping } from './sweep-shops.ts';
import { tellRebuild } from './tell-rebuild.ts';

export interface RebuildingOptions
  extends Pick<BuilderOptions, 'environment' | 'compiledDirectory' | 'workers' | 'sharing'> {
  tenants: () => readonly TenantConfig[];
  /** Called once messages are taken, before pages are compiled. */
  onReceiving?: (receive: HookReceiver['receive']) => void;
  /** Breaks off the compile of pages; without meaning once that is over. */
  signal?: AbortSignal;
  trustProxy?: boolean;
  log?: Log;
  metrics?: Metrics;
  /** Hears what happens, in place of the log. */
  onEvent?: (event: RebuildEvent) => void;
  /** The time, in milliseconds since 1970. */
  clock?: () => number;
  /** Milliseconds between two times that a platform is asked whether its shop changed. */
  reconcileInterval?: number;
  lookAgainAfter?: readonly number[];
  retryAfter?: readonly number[];
  debounce?: Debounce;
  /** Builds of a shop are given up for newer looks for so long, in milliseconds, one after the other. */
  supersedingTime?: number;
  /** Times by which machines know of each other; as they always are where left out. */
  machineTimes?: MachineTimes;
}

/** Keeps the shops of a data directory fresh, until it is closed. */
export interface Rebuilding {
  receive: HookReceiver['receive'];
  /** Waits until nothing is due. */
  idle(): Promise<void>;
  /** Changes on their way to pages. */
  feed: ChangeFeed;
  /** The staged file of a page in the preview of a shop; undefined where the site has the newest. */
  stagedPreview(site: Pick<Site, 'tenant' | 'directory'>, file: string): string | undefined;
  /** Routes of which the staged preview of a shop consists, before any of it is staged. */
  previewRoutesOf(tenant: string): string[];
  /** Checks of what it needs to do its work. */
  checks: Checks;
  /** Ends all work at once, or where it can be gone on with; takes messages until `served` is over. */
  close(served?: Promise<unknown>): Promise<void>;
}

/** Starts what takes messages of cache servers and rebuilds what they tell of. */
export async function startRebuilding(options: RebuildingOptions): Promise<Rebuilding> {
  const { environment, tenants, trustProxy = false, log = CONSOLE_LOG, metrics } = options;
  const { onEvent = tellRebuild(log) } = options;
  const { clock = Date.now } = options;
  const queue = await openQueue(environment, { ...options.machineTimes, log, isService: true });
  const { receive } = createHookReceiver({ queue, tenants, trustProxy, clock, log });
  options.onReceiving?.(receive);
  const builder = await openUnlessStopped({ ...options, log, helpsWith: tenants }).catch(async (error) => {
    await queue.close();
    throw error;
  });
  const { directories, store, compiled, pool } = builder;
  const feed = new ChangeFeed(queue, directories.published);
  const stopListening = queue.onAdded(() => feed.added());
  const rebuild = createRebuild({ builder, tenants, clock, observer: feed });
  const warming = warmWorkers({ builder, tenants, clock }, log);
  const service = startRebuildService({
    queue,
    clock,
    log,
    onEvent: (event) => {
      metrics?.noteRebuild(event, clock());
      feed.end(event, clock());
      onEvent(event);
    },
    isTenant: (name) => tenants().some((tenant) => tenant.name === name),
    rebuild: (batch, ...more) => {
      feed.begin(batch, clock());
      return rebuild(batch, ...more);
    },
    ...(options.lookAgainAfter && { lookAgainAfter: options.lookAgainAfter }),
    ...(options.debounce && { debounce: options.debounce }),
    ...(options.supersedingTime !== undefined && { supersedingTime: options.supersedingTime }),
    ...(options.retryAfter && { retryAfter: options.retryAfter }),
  });
  const stopReconciling = startReconciling({
    environment,
    tenants,
    queue,
    clock,
    log,
    ...(metrics && { onAsked: (tenant: string) => metrics.notePlatformAsked(tenant, clock()) }),
    ...(options.reconcileInterval !== undefined && { interval: options.reconcileInterval }),
  });
  let areWarm = false;
  void warming.then(() => {
    areWarm = true;
  });
  const stopSweeping = startSweeping({
    environment,
    tenants,
    log,
    version: compiled.version,
    compiledDirectory: options.compiledDirectory,
  });
  metrics?.watchQueue(queue, clock);
  metrics?.watchHolds(
    () => tenants().map(({ name }) => name),
    (name) => store.site(name).pinned(),
  );
  metrics?.watchStopped(
    () => tenants().map(({ name }) => name),
    (name) => countStopped(directories.published(name)),
  );
  metrics?.watchWorkers(() => pool.counts);
  metrics?.noteVersion(compiled.version);
  metrics?.expect(tenants().map(({ name }) => name));
  return {
    receive,
    feed,
    stagedPreview({ tenant, directory }, file) {
      const page = pathIn(directory, file);
      const attempt = feed.attemptOf(tenant, page);
      // From a bucket nothing is served that is not published.
      if (attempt === undefined || store.location.kind !== 'directory') return undefined;
      return stagedFile(store.location, tenant, attempt, page);
    },
    previewRoutesOf: (tenant) => previewRoutesOf(directories.snapshot(tenant), tenant),
    idle: () => service.idle(),
    checks: {
      data: canWrite(environment.dataDirectory),
      queue: () => queue.backlog(),
      sites: isPublished(store, tenants),
      workers: () => {
        if (!areWarm) throw new Error('Render workers are being started.');
      },
    },
    async close(served) {
      stopSweeping();
      await Promise.all([stopReconciling(), service.close(), builder.stopHelping(), served]);
      pool.stop();
      await warming;
      stopListening();
      await queue.close();
    },
  };
}

/** Opens the builder. Later the signal is not heard: workers end after the builds that they render for. */
async function openUnlessStopped({ signal, ...options }: BuilderOptions): Promise<Builder> {
  const opening = new AbortController();
  const stop = () => opening.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  try {
    return await openBuilder({ ...options, signal: opening.signal });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Notes of shops that are about to be built which data they will show, and what waits for them, so that the
 * service need not build them again. Returns what writes it down once a shop is built.
 */
export async function noteDataTimes(
  environment: Environment,
  tenants: readonly TenantConfig[],
  signal: AbortSignal,
): Promise<(built: readonly string[]) => Promise<void>> {
  const times = await Promise.all(
    tenants.map(async (tenant) => [tenant.name, await getDataTime(tenant, environment, signal)] as const),
  );
  const waited = await withQueue(environment, (queue) => takeSweeps(queue, tenants));
  return (built) =>
    withQueue(environment, async (queue) => {
      for (const [name, updatedAt] of times)
        if (updatedAt !== null && built.includes(name)) await queue.noteDataTime(name, updatedAt);
      for (const batch of waited) if (built.includes(batch.tenant)) await queue.done(batch);
    });
}

/** Batches of shops, the comparison of the day among them. */
async function takeSweeps(queue: ChangeQueue, tenants: readonly TenantConfig[]): Promise<Batch[]> {
  const batches: Batch[] = [];
  const receivedAt = Date.now();
  const sweep = sweepOf(new Date(receivedAt));
  for (const { name: tenant } of tenants) {
    if (sweep)
      await queue.add([{ tenant, id: sweep, kind: 'sweep', changed: [], updatedAt: null, receivedAt }]);
    const batch = await queue.take(tenant, receivedAt);
    if (batch) batches.push(batch);
  }
  return batches;
}

async function withQueue<Result>(
  environment: Environment,
  work: (queue: ChangeQueue) => Promise<Result>,
): Promise<Result> {
  const queue = await openQueue(environment);
  try {
    return await work(queue);
  } finally {
    await queue.close();
  }
}

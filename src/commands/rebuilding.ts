import { availableParallelism } from 'node:os';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { readDataTime } from '#publisher/build/data-time.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import {
  openHelping,
  openPageRenderer,
  type SharingTimes,
} from '#publisher/build/shards/open-page-renderer.ts';
import { shopSamples } from '#publisher/build/shop-samples.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { Metrics } from '#publisher/operations/metrics.ts';
import { type Checks, canWrite, isPublished } from '#publisher/operations/readiness.ts';
import { stagedFile } from '#publisher/publish/directory/folders.ts';
import { pathIn } from '#publisher/publish/protocol/page-file.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import type { Site } from '#publisher/serve/embedded/site.ts';
import { type HomeTimes, openHomes } from '#publisher/service/home/open-homes.ts';
import type { Batch, ChangeQueue } from '#publisher/service/queue/change-queue.ts';
import { openQueue } from '#publisher/service/queue/open-queue.ts';
import { ChangeFeed } from '#publisher/service/schedule/change-feed.ts';
import {
  type RebuildEvent,
  type Settling,
  startRebuildService,
} from '#publisher/service/schedule/rebuild-service.ts';
import { createRebuild, ownSideOf, warmWorkers } from '#publisher/service/schedule/rebuild-shop.ts';
import { startReconciling, sweepOf } from '#publisher/service/schedule/reconcile.ts';
import { createHookReceiver, type HookReceiver } from '#publisher/service/webhook/receive-hooks.ts';
import { startSweeping } from './sweep-shops.ts';
import { tellRebuild } from './tell-rebuild.ts';

export interface RebuildingOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  trustProxy?: boolean;
  /** Where compiled pages are kept; below the data directory where left out. */
  compiledDirectory?: string;
  workers?: number;
  log?: Log;
  metrics?: Metrics;
  /** Hears what happens, in place of the log. */
  onEvent?: (event: RebuildEvent) => void;
  /** The time, in milliseconds since 1970. */
  clock?: () => number;
  /** How often, in milliseconds, platforms are asked whether a shop changed. */
  reconcileInterval?: number;
  lookAgainAfter?: readonly number[];
  retryAfter?: readonly number[];
  settling?: Settling;
  /** Builds of a shop are given up for newer looks for so long, in milliseconds, one after the other. */
  overtakingTime?: number;
  /** How long, in milliseconds, machines wait for each other; as they always do where left out. */
  homeTimes?: HomeTimes;
  /** How large plans are shared; as they always are where left out. */
  sharing?: SharingTimes;
}

/** Keeps the shops of a data directory fresh, until it is closed. */
export interface Rebuilding {
  receive: HookReceiver['receive'];
  /** Waits until nothing is due. */
  idle(): Promise<void>;
  /** How changes come to pages, as they do. */
  feed: ChangeFeed;
  /** The staged file of a page that shows how a shop will look; undefined where the site has the newest. */
  upcoming(site: Pick<Site, 'tenant' | 'directory'>, file: string): string | undefined;
  /** Routes of pages that show how a shop will look, in the moment in which it is known. */
  samplesOf(tenant: string): string[];
  /** What it needs to do its work. */
  checks: Checks;
  /** Ends all work at once, or where it can be gone on with; takes messages until `served` is over. */
  close(served?: Promise<unknown>): Promise<void>;
}

/** Starts what takes messages of cache servers and rebuilds what they tell of. */
export async function startRebuilding(options: RebuildingOptions): Promise<Rebuilding> {
  const { environment, tenants, trustProxy = false, log = CONSOLE_LOG, metrics } = options;
  const { onEvent = tellRebuild(log) } = options;
  const directories = directoriesBelow(environment.dataDirectory);
  const compiled = await compilePages(options.compiledDirectory ?? directories.compiled);
  const store = openSiteStore(environment, log);
  await store.putAssets(compiled.clientDirectory);
  const pool = new WorkerPool(compiled.modulePath, options.workers ?? availableParallelism());
  const queue = await openQueue(environment, { log, isService: true });
  const homes = await openHomes(environment, { ...options.homeTimes, log });
  const { clock = Date.now } = options;
  const feed = new ChangeFeed(queue, directories.published);
  const stopListening = queue.onAdded(() => feed.added());
  const shared = { ...options.sharing, environment, compiled, store, pool, log };
  const helping = await openHelping({
    ...shared,
    directory: directories.shared,
    ownSide: (name) => ownSideOf(name, tenants(), environment),
  });
  const renderer = await openPageRenderer({ ...shared, helping });
  const build = { environment, tenants, store, compiled, pool: renderer, clock };
  const rebuild = createRebuild({
    ...build,
    onStage: (...stage) => feed.stage(...stage),
    onSamples: (...samples) => feed.staged(...samples),
    onRelease: (...release) => feed.released(...release),
  });
  const warming = warmWorkers(pool, build, log);
  const service = startRebuildService({
    queue,
    homes,
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
    ...(options.settling && { settling: options.settling }),
    ...(options.overtakingTime !== undefined && { overtakingTime: options.overtakingTime }),
    ...(options.retryAfter && { retryAfter: options.retryAfter }),
  });
  const { receive } = createHookReceiver({ queue, tenants, trustProxy, clock, log });
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
    (name) => store.site(name).hold(),
  );
  metrics?.watchWorkers(() => pool.counts);
  metrics?.noteVersion(compiled.version);
  metrics?.expect(tenants().map(({ name }) => name));
  return {
    receive,
    feed,
    upcoming({ tenant, directory }, file) {
      const page = pathIn(directory, file);
      const attempt = feed.attemptOf(tenant, page);
      // From a bucket nothing is served that is not published.
      if (attempt === undefined || store.location.kind !== 'directory') return undefined;
      return stagedFile(store.location, tenant, attempt, page);
    },
    samplesOf: (tenant) => shopSamples(directories.snapshot(tenant), tenant),
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
      await Promise.all([stopReconciling(), service.close(), helping?.close(), served]);
      pool.stop();
      await warming;
      stopListening();
      await Promise.all([queue.close(), homes.close()]);
    },
  };
}

/**
 * Notes of shops that are about to be built as a whole which data they will show, and what waits for them, so
 * that the service need not build them again. Returns what writes it down once a shop is built.
 */
export async function noteDataTimes(
  environment: Environment,
  tenants: readonly TenantConfig[],
  signal: AbortSignal,
): Promise<(built: readonly string[]) => Promise<void>> {
  const times = await Promise.all(
    tenants.map(async (tenant) => [tenant.name, await readDataTime(tenant, environment, signal)] as const),
  );
  const waited = await withQueue(environment, (queue) => takeSweeps(queue, tenants));
  return (built) =>
    withQueue(environment, async (queue) => {
      for (const [name, updatedAt] of times)
        if (updatedAt !== null && built.includes(name)) await queue.noteDataTime(name, updatedAt);
      for (const batch of waited) if (built.includes(batch.tenant)) await queue.done(batch);
    });
}

/** What shops have to do, the comparison of the day among it. */
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

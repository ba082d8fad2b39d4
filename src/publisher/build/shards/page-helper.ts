import { join } from 'node:path';
import { type Job, WaitingError, Worker } from 'bullmq';
import pLimit from 'p-limit';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { connectRedis } from '#lib/redis.ts';
import type { S3Location } from '#publisher/publish/protocol/site-store.ts';
import { type Exchange, openExchange } from '#publisher/publish/s3/exchange.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import { AT_ONCE, PREFIX, type ShardJob, shardJobSchema } from './page-queue.ts';
import {
  buildName,
  digestOf,
  formatResults,
  type OwnSide,
  parseBuild,
  parseTasks,
  resultsName,
  tasksName,
} from './shared-build.ts';
import { fetchSnapshot } from './shared-snapshot.ts';

/** A shard whose machine is not heard of for so many milliseconds goes to another one. */
const LOST_AFTER = 10_000;

/** Milliseconds for which a machine that cannot help with a shop takes no shard: others can. */
const STANDS_BACK = 10_000;

export interface HelperOptions {
  /** Redis or Valkey. */
  url: string;
  queueName: string;
  pool: PageRenderer;
  /** Facts that this machine has of a shop; undefined where it is none. */
  ownSide: (tenant: string) => OwnSide | undefined;
  store: S3Location;
  /** Where snapshots of others are kept, the last one of each shop. */
  directory: string;
  log?: Log | undefined;
  lostAfter?: number | undefined;
}

/** Renders shards of other machines' builds, until it is closed. */
export interface Helping {
  /** Takes no more shards until the returned function is called. */
  pause(): () => void;
  /** Ends at once: what it was at goes to others. */
  close(): Promise<void>;
}

/** This machine and another one would not render the same. */
class OtherShopError extends Error {
  override name = 'OtherShopError';

  constructor(tenant: string) {
    super(
      `Shop ${tenant} is set up otherwise here than where it is built: no page of it is rendered here. ` +
        'Give all machines the same tenants and environment.',
    );
  }
}

/**
 * Starts taking shards. One that fails here is rendered by whoever builds the shop, and its fault is told
 * there. A machine that dies loses its shards to others.
 */
export function startHelping(options: HelperOptions): Helping {
  const { url, queueName, pool, log = CONSOLE_LOG, lostAfter = LOST_AFTER } = options;
  // The queue of changes says it, too.
  const redis = connectRedis(url, (error) => log.debug({ event: 'redis-away', error }, error.message));
  /** The last job that was prepared of each shop. */
  const prepared = new Map<string, { round: string; shop: ShopJob }>();
  const oneByOne = pLimit(1);
  const closing = new AbortController();
  let pauses = 0;

  const worker = new Worker<ShardJob>(queueName, work, {
    connection: redis,
    prefix: PREFIX,
    concurrency: AT_ONCE,
    lockDuration: lostAfter,
    stalledInterval: lostAfter / 2,
    // The machine that builds the shop renders the routes that no other does.
    maxStalledCount: 100,
  });
  // The connection tells of its faults itself.
  worker.on('error', () => {});

  /** Ends without results where the attempt is over. */
  async function work(job: Job<ShardJob>, token?: string): Promise<void> {
    const data = shardJobSchema.parse(job.data);
    const { tenant, attempt } = data;
    try {
      // One that is told to pause takes another one where it waited for it.
      if (pauses > 0) return await giveBack(job, token);
      const exchange = openExchange(options.store, tenant);
      const shop = await oneByOne(() => prepare(exchange, data));
      const tasks = shop && (await exchange.get(attempt, tasksName(data)));
      if (!tasks) return;
      const results: RouteResult[] = [];
      await pool.render(shop, parseTasks(tasks), (some) => {
        closing.signal.throwIfAborted();
        results.push(...some);
      });
      await exchange.put(attempt, resultsName(data), formatResults(results));
    } catch (error) {
      if (error instanceof WaitingError || closing.signal.aborted) throw error;
      const line = `A shard of shop ${tenant} was not rendered: ${reasonOf(error)}`;
      log.warn({ event: 'shards-failed', tenant, error }, line);
      if (!(error instanceof OtherShopError)) throw error;
      setTimeout(pause(), STANDS_BACK).unref();
      return giveBack(job, token);
    }
  }

  /** Job to render pages of a build; undefined where it is over. */
  async function prepare(exchange: Exchange, data: ShardJob): Promise<ShopJob | undefined> {
    const { tenant, attempt, round } = data;
    const known = prepared.get(tenant);
    if (known?.round === round) return known.shop;
    const text = await exchange.get(attempt, buildName(data));
    if (!text) return undefined;
    const { digest, snapshotParts, ...build } = parseBuild(text);
    const own = options.ownSide(tenant);
    if (!own || digestOf(own) !== digest) throw new OtherShopError(tenant);
    const snapshotFile = await fetchSnapshot(exchange, snapshotParts, join(options.directory, tenant));
    if (snapshotFile === undefined) return undefined;
    const shop: ShopJob = { ...own, ...build, snapshotFile, store: options.store, attempt };
    prepared.set(tenant, { round, shop });
    return shop;
  }

  async function giveBack(job: Job<ShardJob>, token: string | undefined): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  function pause(): () => void {
    pauses += 1;
    void worker.pause(true);
    return () => {
      pauses -= 1;
      if (pauses === 0 && !closing.signal.aborted) void worker.resume();
    };
  }

  return {
    pause,
    async close() {
      closing.abort();
      await worker.close();
      redis.disconnect();
    },
  };
}

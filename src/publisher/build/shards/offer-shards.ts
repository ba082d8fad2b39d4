import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { answerOf, connectRedis } from '#lib/redis.ts';
import type { Exchange } from '#publisher/publish/s3/exchange.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import type { Helping } from './page-helper.ts';
import { AT_ONCE, jobIdOf, openPageEvents, openPageQueue, type ShardJob } from './page-queue.ts';
import type { Shard, ShardBoard } from './shard-board.ts';
import { buildName, formatBuild, formatTasks, parseResults, resultsName, tasksName } from './shared-build.ts';
import { shareSnapshot } from './shared-snapshot.ts';

/** Shards that wait in the queue, so that nobody who is done with one waits for the next. */
const OFFERED_AHEAD = 4;

/** How often, in milliseconds, it is looked whether somebody is there to help. */
const LOOK_EVERY = 2_000;

export interface OfferingOptions {
  url: string;
  queueName: string;
  helping?: Helping | undefined;
  exchange: Exchange;
  job: ShopJob;
  board: ShardBoard;
  /** Takes results; gives how many of them are news. */
  take: (results: RouteResult[]) => number;
  log: Log;
}

/** Offers shards of a build to other machines and takes their results, until it is ended. */
export interface Offering {
  end(): Promise<void>;
}

/** Faults are logged, and the routes are left to this machine. */
export function startOffering(options: OfferingOptions): Offering {
  const { url, queueName, helping, exchange, job, board, take, log } = options;
  const { tenant, attempt } = job;
  const round = randomUUID();
  const ending = new AbortController();
  const redis = connectRedis(url, (error) => log.debug({ event: 'redis-away', error }, error.message));
  const subscriber = redis.duplicate();
  subscriber.on('error', () => {});
  const queue = openPageQueue(queueName, redis);
  const events = openPageEvents(queueName, subscriber);
  /** Shards in the queue by the ids of their jobs, with who waits for their end. */
  const offered = new Map<string, () => void>();
  let rendered = 0;

  async function run(): Promise<void> {
    const onEnd = ({ jobId }: { jobId: string }) => offered.get(jobId)?.();
    events.on('completed', onEnd);
    events.on('failed', onEnd);
    // This machine helps others and not itself.
    const countHelpers = async () => (await queue.getWorkersCount()) - (helping ? 1 : 0);
    let helpers = await countHelpers();
    for (; helpers <= 0; helpers = await countHelpers())
      await pause(LOOK_EVERY, undefined, { signal: ending.signal });
    const parts = await shareSnapshot(exchange, job.snapshotFile);
    await exchange.put(attempt, buildName({ round }), formatBuild(job, parts));
    await events.waitUntilReady();
    await Promise.all(Array.from({ length: helpers * AT_ONCE + OFFERED_AHEAD }, offerAll));
  }

  async function offerAll(): Promise<void> {
    const next = () => (ending.signal.aborted ? undefined : board.cut());
    for (let shard = next(); shard; shard = next()) await offer(shard);
  }

  /** Offers a shard and takes its results. One that failed has none: this machine renders its routes. */
  async function offer({ number, tasks }: Shard): Promise<void> {
    const data: ShardJob = { tenant: tenant.name, attempt, round, shard: number };
    const jobId = jobIdOf(data);
    await exchange.put(attempt, tasksName(data), formatTasks(tasks));
    const ended = new Promise<void>((resolve) => offered.set(jobId, resolve));
    await queue.add('shard', data, { jobId, removeOnComplete: true, removeOnFail: true });
    await ended;
    offered.delete(jobId);
    const text = board.isOpen(number) ? await exchange.get(attempt, resultsName(data)) : undefined;
    if (!text || ending.signal.aborted) return;
    const results = parseResults(text);
    try {
      rendered += take(results);
    } catch (error) {
      board.fail(error);
    }
  }

  void run().catch((error: unknown) => {
    if (ending.signal.aborted) return;
    const line = `Other machines do not help with shop ${tenant.name}: ${reasonOf(error)}`;
    log.warn({ event: 'shards-failed', tenant: tenant.name, error }, line);
  });
  return {
    async end() {
      ending.abort();
      // A shard that somebody renders at this moment stays, and finds its attempt over.
      const left = [...offered.keys()].map((id) => queue.remove(id));
      await answerOf(Promise.allSettled(left)).catch(() => {});
      await Promise.allSettled([events.close(), queue.close()]);
      subscriber.disconnect();
      redis.disconnect();
      if (rendered === 0) return;
      const line = `Other machines rendered ${rendered} routes of shop ${tenant.name}.`;
      log.info({ event: 'shards-rendered', tenant: tenant.name, done: rendered }, line);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { answerOf, connectRedis } from '#lib/redis.ts';
import type { Exchange } from '#publisher/publish/s3/exchange.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import type { Helping } from './page-helper.ts';
import { jobIdOf, openPageEvents, openPageQueue, type ShardJob } from './page-queue.ts';
import type { ShardBoard } from './shard-board.ts';
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

/** What goes wrong is told of, and the routes are left to this machine. */
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
  /** What is in the queue, by the ids of its jobs. */
  const offered = new Map<string, ShardJob>();
  let rendered = 0;

  /** Somebody else who takes shards is connected. */
  const hasHelpers = async () => (await queue.getWorkersCount()) > (helping ? 1 : 0);

  async function run(): Promise<void> {
    while (!(await hasHelpers())) await pause(LOOK_EVERY, undefined, { signal: ending.signal });
    const parts = await shareSnapshot(exchange, job.snapshotFile);
    await exchange.put(attempt, buildName({ round }), formatBuild(job, parts));
    listen();
    await events.waitUntilReady();
    for (let ahead = 0; ahead < OFFERED_AHEAD; ahead += 1) await offer();
  }

  async function offer(): Promise<void> {
    if (ending.signal.aborted) return;
    const shard = board.cut();
    if (!shard) return;
    const data: ShardJob = { tenant: tenant.name, attempt, round, shard: shard.number };
    offered.set(jobIdOf(data), data);
    await exchange.put(attempt, tasksName(data), formatTasks(shard.tasks));
    await queue.add('shard', data, { jobId: jobIdOf(data), removeOnComplete: true, removeOnFail: true });
  }

  /** Does something about a shard of this build; what fails is told of, and the shard comes back. */
  function onShard(work: (data: ShardJob) => void | Promise<void>) {
    return ({ jobId }: { jobId: string }) => {
      const data = offered.get(jobId);
      if (data === undefined || ending.signal.aborted) return;
      void Promise.resolve(work(data)).catch((error: unknown) => {
        board.givenBack(data.shard);
        tell(error);
      });
    };
  }

  /** Results of a shard that is not in the queue any more. */
  async function resolveShard(data: ShardJob): Promise<void> {
    offered.delete(jobIdOf(data));
    const text = board.isOpen(data.shard) ? await exchange.get(attempt, resultsName(data)) : undefined;
    if (ending.signal.aborted) return;
    if (text) takeOver(parseResults(text));
    else board.givenBack(data.shard);
  }

  function listen(): void {
    const onActive = onShard(({ shard }) => {
      board.started(shard);
      return offer();
    });
    events.on('active', onActive);
    events.on('completed', onShard(resolveShard));
    events.on('failed', onShard(resolveShard));
  }

  function takeOver(results: RouteResult[]): void {
    try {
      rendered += take(results);
    } catch (error) {
      board.fail(error);
    }
  }

  function tell(error: unknown): void {
    if (ending.signal.aborted) return;
    const line = `Other machines do not help with shop ${tenant.name}: ${reasonOf(error)}`;
    log.warn({ event: 'shards-failed', tenant: tenant.name, error }, line);
  }

  void run().catch(tell);
  return {
    async end() {
      ending.abort();
      // What somebody renders at this moment stays, and finds its attempt over.
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

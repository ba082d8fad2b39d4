import { randomUUID } from 'node:crypto';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { answerOf, connectRedis } from '#lib/redis.ts';
import { MOST_WAITING, waitingNotice } from './batch-of.ts';
import type { ChangeQueue, Notice } from './change-queue.ts';
import { KNOWN_FOR } from './embedded-queue.ts';
import { createRedisNotices, PREFIX } from './redis-notices.ts';
import { createShopJobs } from './shop-jobs.ts';
import { startShopWorkers } from './shop-workers.ts';

const DATA_TIMES = `${PREFIX}:data-times`;

/** Later time wins: `a` is never put in place of `b`. */
const NOTE_LATER = `
  local known = redis.call('HGET', KEYS[1], ARGV[1])
  if not known or known < ARGV[2] then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end`;

/** Times by which machines know of each other. */
export interface MachineTimes {
  /** Milliseconds for which a machine that is not heard of keeps its shops. */
  goneAfter?: number;
  /** Milliseconds between two signs of life. */
  beat?: number;
  /** A machine that comes to others gets its part of the shops after so many milliseconds. */
  steadyAfter?: number;
}

export interface RedisQueueOptions extends MachineTimes {
  /** Gives the name of this machine, the same for all its processes; a name of its own where left out. */
  machine?: () => string;
  /** Milliseconds for which an id is known after its notice was to be worked off. */
  knownFor?: number;
  log?: Log;
}

/**
 * The queue of many machines, on BullMQ: a shop has one job at a time, which works off the notices that lie
 * beside it. A machine that dies or is cut off loses its jobs to others.
 */
export function openRedisQueue(url: string, options: RedisQueueOptions = {}): ChangeQueue {
  const { knownFor = KNOWN_FOR, log = CONSOLE_LOG, machine = randomUUID } = options;
  const { goneAfter = 30_000, beat: every = 2_500, steadyAfter = 600_000 } = options;
  const redis = connectRedis(url, (error) => log.error({ event: 'redis-away', error }, error.message));
  const subscriber = redis.duplicate();
  subscriber.on('error', () => {});
  const notices = createRedisNotices(redis, knownFor);
  const jobs = createShopJobs(redis, notices);
  const listeners = new Set<(tenant?: string) => void>();
  const own = randomUUID();
  // All databases of a Redis hear what one of them says.
  const added = `${PREFIX}:added:${redis.options.db}`;
  const tell = (tenant?: string) => {
    for (const listener of listeners) listener(tenant);
  };

  /** A job comes after its notice, which may be known because whoever put it in died before the job. */
  async function addOne(notice: Notice): Promise<boolean> {
    const { tenant, receivedAt, dueAt = receivedAt } = notice;
    const isNew = await notices.add(notice);
    await jobs.add(tenant, dueAt);
    if (isNew) await redis.publish(added, `${own} ${tenant}`);
    return isNew;
  }

  return {
    async add(some) {
      const answers = await answerOf(Promise.all(some.map(addOne)));
      const tenants = some.filter((_, at) => answers[at]).map(({ tenant }) => tenant);
      for (const tenant of new Set(tenants)) tell(tenant);
      return answers;
    },

    startWork: (work) =>
      startShopWorkers({ ...work, redis, jobs, machine: machine(), goneAfter, every, steadyAfter }),

    take: notices.take,
    done: notices.done,

    async later(batch, dueAt) {
      await notices.later(batch, dueAt);
      await jobs.add(batch.tenant, dueAt);
    },

    async waiting(tenant) {
      return (await notices.all(tenant)).slice(0, MOST_WAITING).map(waitingNotice);
    },

    async backlog() {
      const since = (await answerOf(notices.allShops())).map(({ receivedAt }) => receivedAt);
      return { notices: since.length, oldest: since.length === 0 ? undefined : Math.min(...since) };
    },

    async dataTime(tenant) {
      return (await redis.hget(DATA_TIMES, tenant)) ?? undefined;
    },

    async noteDataTime(tenant, updatedAt) {
      await redis.eval(NOTE_LATER, 1, DATA_TIMES, tenant, updatedAt);
    },

    onAdded(listener) {
      if (listeners.size === 0) {
        subscriber.on('message', (_, message: string) => {
          const [by, tenant] = message.split(' ');
          if (by !== own) tell(tenant);
        });
        // Nobody knows what was said while the connection was away.
        subscriber.on('ready', () => tell());
        void subscriber.subscribe(added);
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async close() {
      await answerOf(jobs.close()).catch(() => {});
      subscriber.disconnect();
      redis.disconnect();
    },
  };
}

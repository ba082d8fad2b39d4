import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { PREFIX, type RedisNotices } from './redis-notices.ts';

/** Job that builds a shop. One that is due puts such a job into the queue when its time has come. */
export const BUILD = 'build';
const DUE = 'due';

/** Of a shop one job is worked on and one waits: what comes while it is worked on is another one. */
const ONE_AT_A_TIME = { deduplication: { id: BUILD, keepLastIfActive: true } };

/** No job is given up: its notices wait. `backoff` is in milliseconds. */
const NEVER_FAILS = { attempts: Number.MAX_SAFE_INTEGER, backoff: 1_000 };

/** Nothing depends on the events of jobs. */
const STREAMS = { events: { maxLen: 100 } };

export const queueName = (tenant: string) => `shop-${tenant}`;

/** Jobs of shops: a queue of BullMQ for each. */
export function createShopJobs(redis: Redis, notices: RedisNotices) {
  const queues = new Map<string, Queue<object, boolean>>();

  function queueOf(tenant: string): Queue<object, boolean> {
    const known = queues.get(tenant);
    if (known) return known;
    const options = { connection: redis, prefix: PREFIX, streams: STREAMS };
    // The connection tells of its faults itself.
    const queue = new Queue<object, boolean>(queueName(tenant), options).on('error', () => {});
    queues.set(tenant, queue);
    return queue;
  }

  /** Puts a job into the queue for a moment at which something is due. */
  async function add(tenant: string, dueAt: number): Promise<void> {
    const delay = dueAt - Date.now();
    const due = { jobId: `${DUE}-${dueAt}`, delay, removeOnComplete: true };
    // The last one that was done tells which machine has what is published.
    const build = { ...ONE_AT_A_TIME, removeOnComplete: { count: 1 } };
    if (delay > 0) await queueOf(tenant).add(DUE, {}, { ...NEVER_FAILS, ...due });
    else await queueOf(tenant).add(BUILD, {}, { ...NEVER_FAILS, ...build });
  }

  return {
    add,

    /** Puts a job into the queue where a notice waits. */
    async addForWaiting(tenant: string): Promise<void> {
      const moments = (await notices.all(tenant)).map(({ dueAt }) => dueAt);
      if (moments.length > 0) await add(tenant, Math.min(...moments));
    },

    /** True where no other machine has begun a job of the shop since this one had all of it. */
    async isCurrent(tenant: string, { attemptsStarted }: Job, machine: string): Promise<boolean> {
      const [last] = await queueOf(tenant).getCompleted(0, 0);
      return attemptsStarted === 1 && last?.processedBy === machine && last.returnvalue === true;
    },

    /** Jobs that wait or are worked on. */
    count: (tenant: string): Promise<number> => queueOf(tenant).getJobCountByTypes('waiting', 'active'),

    async close(): Promise<void> {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

export type ShopJobs = ReturnType<typeof createShopJobs>;

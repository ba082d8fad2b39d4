import { hash, randomUUID } from 'node:crypto';
import { type Job, Queue, Worker } from 'bullmq';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { answerOf, connectRedis } from '#lib/redis.ts';
import { batchOf, MOST_WAITING, type Waiting, waitingNotice } from './batch-of.ts';
import type { Batch, ChangeQueue, Notice } from './change-queue.ts';
import { KNOWN_FOR } from './embedded-queue.ts';

/** Prefix of all keys. */
const PREFIX = 'storefront';
const TENANTS = `${PREFIX}:tenants`;
const DATA_TIMES = `${PREFIX}:data-times`;

/** The lease of the shop decides which machine takes, so all builders have one name. */
const BUILDER = 'builder';

/** Beyond any build: what a machine that died had taken goes to the next holder of the shop's lease. */
const NEVER = 30 * 24 * 60 * 60 * 1000;

/** Later time wins: `a` is never put in place of `b`. */
const NOTE_LATER = `
  local known = redis.call('HGET', KEYS[1], ARGV[1])
  if not known or known < ARGV[2] then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end`;

/** A notice as the data of a job. */
interface Kept extends Omit<Waiting, 'position'> {
  /** Tells whether the job is the one that was put in, or an earlier one with the same id. */
  mark: string;
}

type NoticeJob = Job<Kept>;

/** A shop's notices are the jobs of a queue of BullMQ. */
interface ShopQueue {
  queue: Queue<Kept>;
  worker: Worker<Kept>;
}

export interface RedisQueueOptions {
  /** Milliseconds for which an id is known after its notice was worked off. */
  knownFor?: number;
  log?: Log;
}

/**
 * The queue of many machines, on BullMQ. A notice that is taken stays among the active jobs until `done` or
 * `later`; what a machine that died had taken is in the next batch of whoever has the shop's lease then.
 */
export function openRedisQueue(url: string, options: RedisQueueOptions = {}): ChangeQueue {
  const { knownFor = KNOWN_FOR, log = CONSOLE_LOG } = options;
  const redis = connectRedis(url, (error) => log.error({ event: 'redis-away', error }, error.message));
  const subscriber = redis.duplicate();
  subscriber.on('error', () => {});
  const forget = { removeOnComplete: { age: knownFor / 1000 } };
  const shops = new Map<string, ShopQueue>();
  const listeners = new Set<(tenant?: string) => void>();
  const own = randomUUID();
  // All databases of a Redis hear what one of them says.
  const added = `${PREFIX}:added:${redis.options.db}`;
  const tell = (tenant?: string) => {
    for (const listener of listeners) listener(tenant);
  };

  function shopOf(tenant: string): ShopQueue {
    const known = shops.get(tenant);
    if (known) return known;
    const options = { connection: redis, prefix: PREFIX };
    const name = `changes-${tenant}`;
    const queue = new Queue<Kept>(name, options);
    const worker = new Worker<Kept>(name, undefined, { ...options, autorun: false, lockDuration: NEVER });
    // The connection tells of its faults itself.
    queue.on('error', () => {});
    worker.on('error', () => {});
    const shop = { queue, worker };
    shops.set(tenant, shop);
    return shop;
  }

  async function addTo(tenant: string, notices: readonly Notice[]): Promise<boolean[]> {
    const { queue } = shopOf(tenant);
    const kept = notices.map(keptOf);
    await redis.sadd(TENANTS, tenant);
    const jobs = await queue.addBulk(
      kept.map(({ id, data }) => ({ name: 'notice', data, opts: { jobId: id, ...when(data), ...forget } })),
    );
    const there = await Promise.all(jobs.map(({ id }) => queue.getJob(id ?? '')));
    const isNew = there.map((job, at) => job?.data.mark === kept[at]?.data.mark);
    if (isNew.includes(true)) await redis.publish(added, `${own} ${tenant}`);
    return isNew;
  }

  /** Jobs that are due come first: those that are taken, those that wait, those that become due next. */
  async function heads(tenant: string): Promise<NoticeJob[]> {
    const { queue } = shopOf(tenant);
    const kinds = ['active', 'wait', 'delayed'] as const;
    return (await Promise.all(kinds.map((kind) => queue.getJobs([kind], 0, 0, true)))).flat();
  }

  async function allHeads(): Promise<NoticeJob[]> {
    const tenants = await redis.smembers(TENANTS);
    return (await Promise.all(tenants.map(heads))).flat();
  }

  return {
    async add(notices) {
      const byTenant = Map.groupBy(notices.entries(), ([, { tenant }]) => tenant);
      const answers: boolean[] = [];
      await answerOf(
        Promise.all(
          [...byTenant].map(async ([tenant, entries]) => {
            const isNew = await addTo(
              tenant,
              entries.map(([, notice]) => notice),
            );
            for (const [one, [at]] of entries.entries()) answers[at] = isNew[one] ?? false;
            if (isNew.includes(true)) tell(tenant);
          }),
        ),
      );
      return answers;
    },

    async due(now) {
      const tenants = await redis.smembers(TENANTS);
      const waiting = await Promise.all(
        tenants.map(async (tenant) => {
          const due = (await heads(tenant)).filter(({ data }) => data.dueAt <= now);
          return { tenant, since: Math.min(...due.map(({ data }) => data.receivedAt)) };
        }),
      );
      return waiting
        .filter(({ since }) => since < Number.POSITIVE_INFINITY)
        .sort((one, other) => one.since - other.since)
        .map(({ tenant }) => tenant);
    },

    async take(tenant, now) {
      const { queue, worker } = shopOf(tenant);
      // Another one may have been quicker.
      for (const job of await queue.getDelayed())
        if (job.data.dueAt <= now) await job.promote().catch(unlessGone);
      const count = await queue.getWaitingCount();
      const take = () => worker.getNextJob(BUILDER, { block: false });
      await Promise.all(Array.from({ length: count }, take));
      const taken = (await queue.getActive()).filter(({ data }) => data.dueAt <= now);
      return taken.length === 0 ? undefined : batchOf(tenant, taken.map(waitingOf));
    },

    async done(batch) {
      await each(batch, (job) => job.moveToCompleted(null, BUILDER, false));
    },

    async later(batch, dueAt) {
      await each(batch, async (job) => {
        await job.updateData({ ...job.data, dueAt, tries: job.data.tries + 1 });
        await job.moveToDelayed(dueAt, BUILDER);
      });
    },

    async nextDue(now) {
      const moments = (await allHeads()).map(({ data }) => data.dueAt).filter((dueAt) => dueAt > now);
      return moments.length === 0 ? undefined : Math.min(...moments);
    },

    async waiting(tenant) {
      const kinds = ['active', 'wait', 'delayed'] as const;
      const jobs = await shopOf(tenant).queue.getJobs([...kinds], 0, MOST_WAITING - 1, true);
      return jobs.map((job) => waitingNotice(waitingOf(job))).sort((one, other) => one.at - other.at);
    },

    async backlog() {
      const tenants = await answerOf(redis.smembers(TENANTS));
      const counts = await Promise.all(
        tenants.map((tenant) => shopOf(tenant).queue.getJobCountByTypes('active', 'wait', 'delayed')),
      );
      const since = (await allHeads()).map(({ data }) => data.receivedAt);
      return {
        notices: counts.reduce((sum, count) => sum + count, 0),
        oldest: since.length === 0 ? undefined : Math.min(...since),
      };
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
      await Promise.all([...shops.values()].flatMap(({ queue, worker }) => [worker.close(), queue.close()]));
      subscriber.disconnect();
      redis.disconnect();
    },
  };

  /** A job that is gone was done by another holder of the shop's lease. */
  async function each(batch: Batch, work: (job: NoticeJob) => Promise<unknown>): Promise<void> {
    const { queue } = shopOf(batch.tenant);
    await Promise.all(
      batch.positions.map(async (id) => {
        const job = await queue.getJob(String(id));
        if (job) await work(job).catch(unlessGone);
      }),
    );
  }
}

/** The data of a notice, and the id of its job. */
function keptOf({ id, kind = 'message', changed, updatedAt, receivedAt, ...notice }: Notice) {
  const { dueAt = receivedAt, looks = 0, triggers = null } = notice;
  const times = { updatedAt, receivedAt, dueAt };
  const data: Kept = { id, kind, changed, ...times, looks, triggers, tries: 0, mark: randomUUID() };
  return { id: `id-${hash('sha256', id, 'base64url')}`, data };
}

/** When a job becomes due, as BullMQ wants to be told: a time and the wait from then on. */
function when({ receivedAt, dueAt }: Kept): { timestamp: number; delay: number } {
  const now = Date.now();
  const timestamp = Math.min(receivedAt, now);
  return { timestamp, delay: dueAt <= now ? 0 : dueAt - timestamp };
}

function waitingOf({ id: position = '', data }: NoticeJob): Waiting {
  return { ...data, position };
}

/** BullMQ gives faults that come of another one being quicker a number. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error;
}

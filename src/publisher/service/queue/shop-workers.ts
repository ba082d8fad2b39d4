import { setTimeout as pause } from 'node:timers/promises';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { reasonOf } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { answerOf } from '#lib/redis.ts';
import { LostJobError, type Working, type WorkOptions } from './change-queue.ts';
import { beat, type MachineOptions } from './live-machines.ts';
import { preferredMachineOf } from './preferred-machine.ts';
import { PREFIX } from './redis-notices.ts';
import { BUILD, queueName, type ShopJobs } from './shop-jobs.ts';

export interface ShopWorkersOptions extends MachineOptions, WorkOptions {
  redis: Redis;
  jobs: ShopJobs;
  /** Milliseconds between two signs of life. */
  every: number;
}

/** A job as BullMQ gives it. */
interface Given {
  job: Job;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Parts of `goneAfter` for which a job is locked, and after which nobody knows whose it is. */
const [LOCKED, UNKNOWN] = [2 / 3, 1 / 2];

/**
 * Works on the jobs of shops for which this machine is the preferred one. No harm comes of two machines that
 * think so of themselves: one of them has the job.
 */
export function startShopWorkers(options: ShopWorkersOptions): Working {
  const { redis, jobs, machine, goneAfter, every, work, log = CONSOLE_LOG } = options;
  const lockDuration = Math.round(goneAfter * LOCKED);
  const stopping = new AbortController();
  /** By shop, those that take jobs; and all, of which some come to the end of their last one. */
  const workers = new Map<string, Worker>();
  const all = new Set<Worker>();
  let beatenAt = performance.now();
  let beating: Promise<void> | undefined;

  function open(tenant: string): Worker {
    const worker: Worker = new Worker(
      queueName(tenant),
      // It is given a signal where it takes one.
      (job, token, signal) => process(worker, tenant, { job, token, signal }),
      {
        connection: redis,
        prefix: PREFIX,
        name: machine,
        lockDuration,
        stalledInterval: every,
        runRetryDelay: every,
        maxStalledCount: Number.MAX_SAFE_INTEGER,
      },
    );
    all.add(worker);
    worker.on('closed', () => all.delete(worker));
    // The connection tells of its faults itself.
    worker.on('error', (error) => log.debug({ event: 'queue-failed', tenant, error }, error.message));
    worker.on('lockRenewalFailed', () => worker.cancelAllJobs());
    // Whoever put a notice in may have died before its job.
    void jobs.addForWaiting(tenant).catch(() => {});
    return worker;
  }

  /** Gives true where this machine has what is published. One that has lost the job cannot say so. */
  async function process(worker: Worker, tenant: string, given: Given): Promise<boolean | undefined> {
    const { job, token = '', signal = stopping.signal } = given;
    if (job.name !== BUILD) {
      await jobs.add(tenant, 0);
      return;
    }
    try {
      const isCurrent = await jobs.isCurrent(tenant, job, machine);
      const isDone = await work({
        tenant,
        isNew: !isCurrent,
        signal: AbortSignal.any([signal, stopping.signal]),
        async confirm() {
          if ((await answerOf(job.extendLock(token, lockDuration))) === 1) return;
          worker.cancelAllJobs();
          throw new LostJobError(tenant);
        },
      });
      await jobs.addForWaiting(tenant);
      return isCurrent || isDone;
    } catch (error) {
      const line = `The queue of ${tenant} cannot be worked off: ${reasonOf(error)}`;
      if (!stopping.signal.aborted) log.error({ event: 'queue-failed', tenant, error }, line);
      throw error;
    }
  }

  async function beatOnce(): Promise<void> {
    const startedAt = performance.now();
    try {
      const { tenants, machines } = await beat(redis, options);
      beatenAt = startedAt;
      for (const tenant of stopping.signal.aborted ? [] : tenants) {
        const worker = workers.get(tenant);
        const isPreferred = preferredMachineOf(tenant, machines) === machine;
        if (isPreferred && !worker) workers.set(tenant, open(tenant));
        if (!isPreferred && workers.delete(tenant)) void worker?.close();
      }
    } catch (error) {
      const line = 'Which machine builds which shop is not known.';
      if (!stopping.signal.aborted) log.error({ event: 'machines-unknown', error }, line);
    }
  }

  function beatNow(): Promise<void> {
    beating ??= beatOnce().finally(() => {
      beating = undefined;
    });
    return beating;
  }

  const timer = setInterval(() => {
    // From here on another machine may have them, and nobody can say.
    if (performance.now() - beatenAt > goneAfter * UNKNOWN) for (const worker of all) worker.cancelAllJobs();
    void beatNow();
  }, every);
  void beatNow();
  return {
    async idle() {
      const count = async () => Promise.all([...workers.keys()].map(jobs.count));
      await beatNow();
      while ((await count()).some(Boolean)) await pause(every / 10);
    },
    async close() {
      clearInterval(timer);
      const closing = [...all].map((worker) => worker.close());
      stopping.abort();
      await answerOf(Promise.all([beating, ...closing])).catch(() => {});
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#lib/log/log.ts';
import type { ShopBuildResult, StageTimes } from '#publisher/build/build-shop.ts';
import { PinnedError } from '#publisher/build/pinned-error.ts';
import { SupersededError } from '#publisher/build/superseded-error.ts';
import type { Batch, BuildJob, ChangeQueue, Working } from '#publisher/service/queue/change-queue.ts';
import { SupersededBuilds } from './superseded-builds.ts';

/** Milliseconds until a batch that failed is tried again, by how often it failed; then the last one. */
const RETRY_AFTER = [1_000, 5_000, 15_000, 60_000, 300_000];

/** Milliseconds until a platform that did not show a change yet is looked at again; then it is believed. */
const LOOK_AGAIN_AFTER = [2_000, 10_000, 60_000];

/**
 * Of messages that pile up while a shop is built: the next build begins once none has come for `quiet`
 * milliseconds, and at the latest after `longest`. A single message is never waited for.
 */
export interface Debounce {
  quiet: number;
  longest: number;
}
const DEBOUNCE: Debounce = { quiet: 100, longest: 1_000 };

/** Result of a rebuild of a shop. */
export interface Rebuilt
  extends Pick<ShopBuildResult, 'pages' | 'release'>,
    Partial<Pick<ShopBuildResult, 'nextTime' | 'newlyStopped'>> {
  /** The platform's time of what it showed; null where it was not asked. */
  seenTime: string | null;
  /** The platform's time that all pages are known to be of; null where nobody knows. */
  dataTime: string | null;
  /** Milliseconds of each stage. */
  stages: Readonly<StageTimes & { pull: number }>;
}

export interface RebuildServiceOptions {
  queue: ChangeQueue;
  /** Names of the shops; what waits for others is dropped. */
  isTenant: (name: string) => boolean;
  /**
   * Brings a shop up to date, when the scheduler lets it. Throws what went wrong; what is served is then as
   * before. It may throw a SupersededError once `superseded` is aborted.
   */
  rebuild: (batch: Batch, job: BuildJob, superseded: AbortSignal) => Promise<Rebuilt>;
  onEvent?: (event: RebuildEvent) => void;
  clock?: () => number;
  lookAgainAfter?: readonly number[];
  retryAfter?: readonly number[];
  debounce?: Debounce;
  /** Builds of a shop are given up for newer looks for so long, in milliseconds, one after the other. */
  supersedingTime?: number;
  log?: Log;
}

/** Event of a shop that is kept fresh. */
export type RebuildEvent =
  | { kind: 'rebuilt'; batch: Batch; rebuilt: Rebuilt; milliseconds: number; isStale: boolean }
  /** The shop was rolled back: what waited is forgotten, since all of it is looked at when it goes on. */
  | { kind: 'pinned'; batch: Batch; error: PinnedError }
  /** A newer look came: the next build begins at once and is of both. */
  | { kind: 'superseded'; batch: Batch; milliseconds: number }
  | { kind: 'failed'; batch: Batch; error: unknown; retryIn: number };

/**
 * Milliseconds for which those have waited whose messages told of what is served by now; undefined where no
 * message did, or the platform does not show it yet.
 */
export function servedAfter(event: RebuildEvent, now: number): number | undefined {
  if (event.kind !== 'rebuilt' || event.isStale || event.batch.updatedAt === null) return undefined;
  const told = event.batch.triggers.find(({ kind }) => kind === 'message');
  return told && Math.max(0, now - told.at);
}

/**
 * Starts the service. A shop's messages that have come are one build; those that come meanwhile are the next
 * one. A shop that fails waits for its next try and holds up no other.
 */
export function startRebuildService(options: RebuildServiceOptions): Working {
  const { queue, isTenant, rebuild, onEvent = () => {}, clock = Date.now } = options;
  const { lookAgainAfter = LOOK_AGAIN_AFTER, retryAfter = RETRY_AFTER, debounce = DEBOUNCE } = options;
  const superseded = new SupersededBuilds(queue, clock, options.supersedingTime);
  /** When a shop was last told of, by the clock of `performance`. */
  const toldAt = new Map<string, number>();

  async function work(job: BuildJob): Promise<boolean> {
    const { tenant, signal } = job;
    const waiting = await queue.take(tenant, clock());
    if (waiting && waiting.notices > 1) await waitForEndOfBurst(job);
    if (signal.aborted) return false;
    // Once more: what came while the end of a burst was waited for belongs to it.
    const batch = await queue.take(tenant, clock());
    if (!batch) return false;
    if (!isTenant(tenant)) {
      await queue.done(batch);
      return false;
    }
    return workOff(job, batch);
  }

  /** Gives true where the shop is up to date now. */
  async function workOff(job: BuildJob, batch: Batch): Promise<boolean> {
    const started = performance.now();
    let isSuperseded = false;
    try {
      const rebuilt = await rebuild(batch, job, superseded.begin(batch));
      const isStale = await lookLater(batch, rebuilt);
      await remindOfTime(batch, rebuilt);
      if (rebuilt.dataTime !== null) await queue.noteDataTime(batch.tenant, rebuilt.dataTime);
      await queue.done(batch);
      onEvent({ kind: 'rebuilt', batch, rebuilt, milliseconds: performance.now() - started, isStale });
      return true;
    } catch (error) {
      // A shop whose job another machine has is in that machine's batch now.
      if (job.signal.aborted) return false;
      if (error instanceof SupersededError) {
        isSuperseded = true;
        onEvent({ kind: 'superseded', batch, milliseconds: performance.now() - started });
        return false;
      }
      if (error instanceof PinnedError) {
        await queue.done(batch);
        onEvent({ kind: 'pinned', batch, error });
        return false;
      }
      const retryIn = retryAfter[Math.min(batch.tries, retryAfter.length - 1)] ?? 0;
      try {
        await queue.later(batch, clock() + retryIn);
      } finally {
        onEvent({ kind: 'failed', batch, error, retryIn });
      }
      return false;
    } finally {
      superseded.end(batch, isSuperseded);
    }
  }

  /** Waits for the end of a burst. */
  async function waitForEndOfBurst({ tenant, signal }: BuildJob): Promise<void> {
    const began = performance.now();
    for (;;) {
      const now = performance.now();
      const quietAt = (toldAt.get(tenant) ?? 0) + debounce.quiet;
      const until = Math.min(quietAt, began + debounce.longest);
      if (now >= until) return;
      await pause(until - now, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
    }
  }

  /** A platform of several machines may tell of a change before each of them shows it. */
  async function lookLater(
    { tenant, changed, updatedAt, looks, receivedAt, triggers }: Batch,
    { seenTime }: Rebuilt,
  ): Promise<boolean> {
    if (changed === null || updatedAt === null || seenTime === null || seenTime >= updatedAt) return false;
    const after = lookAgainAfter[looks];
    if (after === undefined) return true;
    const now = clock();
    await queue.add([
      {
        tenant,
        id: `look:${updatedAt}:${looks}:${now}`,
        kind: 'look',
        changed,
        updatedAt,
        receivedAt,
        dueAt: now + after,
        looks: looks + 1,
        triggers,
      },
    ]);
    return true;
  }

  /** Each moment is one notice, however many builds see it ahead. */
  async function remindOfTime({ tenant }: Batch, { nextTime }: Rebuilt): Promise<void> {
    if (nextTime === undefined) return;
    await queue.add([
      {
        tenant,
        id: `time:${nextTime}`,
        kind: 'time',
        changed: null,
        updatedAt: null,
        receivedAt: nextTime,
        dueAt: nextTime,
      },
    ]);
  }

  const stopListening = queue.onAdded((tenant) => {
    if (tenant !== undefined) toldAt.set(tenant, performance.now());
    void superseded.added(tenant);
  });
  const working = queue.startWork({ work, clock, retryAfter, ...(options.log && { log: options.log }) });
  return {
    idle: working.idle,
    async close() {
      stopListening();
      await working.close();
    },
  };
}

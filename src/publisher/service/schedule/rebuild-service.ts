import { setTimeout as pause } from 'node:timers/promises';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import type { StageTimes } from '#publisher/build/build-shop.ts';
import { PinnedError } from '#publisher/build/pinned-error.ts';
import type { PageCounts } from '#publisher/build/report.ts';
import { SupersededError } from '#publisher/build/superseded-error.ts';
import { type Lease, type Leases, ONE_MACHINE } from '#publisher/service/lease/leases.ts';
import type { Batch, ChangeQueue } from '#publisher/service/queue/change-queue.ts';
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

/** Longest wait of a timer, so that a clock that is put forward is noticed. */
const LONGEST_SLEEP = 60_000;

/** Result of a rebuild of a shop. */
export interface Rebuilt {
  /** The platform's time of what it showed; null where it was not asked. */
  seenTime: string | null;
  /** The platform's time that all pages are known to be of; null where nobody knows. */
  dataTime: string | null;
  pages: PageCounts;
  /** Milliseconds of each stage. */
  stages: Readonly<StageTimes & { pull: number }>;
  /** The next moment, in milliseconds since 1970, at which time alone makes a page old. */
  nextTime?: number | undefined;
  /** Number of the release; undefined where no page changed. */
  release?: number | undefined;
}

export interface RebuildServiceOptions {
  queue: ChangeQueue;
  /** Names of the shops; what waits for others is dropped. */
  isTenant: (name: string) => boolean;
  /**
   * Brings a shop up to date, when the scheduler lets it. Throws what went wrong; what is served is then as
   * before. It may throw a SupersededError once `superseded` is aborted.
   */
  rebuild: (batch: Batch, signal: AbortSignal, lease: Lease, superseded: AbortSignal) => Promise<Rebuilt>;
  /** Leases of the shops that this machine builds; of all where left out. */
  leases?: Leases;
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

/** Works off what waits in the queue, one build a shop at a time, for as long as it runs. */
export interface RebuildService {
  /** Waits until nothing is due and nothing is worked on. */
  idle(): Promise<void>;
  /** Ends: what is worked on is stopped and stays in the queue. */
  close(): Promise<void>;
}

/**
 * Starts the service. A shop's messages that have come are one build; those that come meanwhile are the next
 * one. A shop that fails waits for its next try and holds up no other.
 */
export function startRebuildService(options: RebuildServiceOptions): RebuildService {
  const { queue, isTenant, rebuild, onEvent = () => {}, clock = Date.now } = options;
  const { leases = ONE_MACHINE } = options;
  const { lookAgainAfter = LOOK_AGAIN_AFTER, retryAfter = RETRY_AFTER, debounce = DEBOUNCE } = options;
  const { log = CONSOLE_LOG } = options;
  const stopping = new AbortController();
  const superseded = new SupersededBuilds(queue, clock, options.supersedingTime);
  const busy = new Map<string, Promise<void>>();
  /** When a shop was last told of, by the clock of `performance`. */
  const toldAt = new Map<string, number>();
  /** Failures of the queue in a row, by shop. */
  const faults = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  function wake(tenant?: string): void {
    if (tenant !== undefined) toldAt.set(tenant, performance.now());
    if (stopping.signal.aborted) return;
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      // Somebody asked after the last look was over.
      if (lookAgain) wake();
    });
  }

  async function look(): Promise<void> {
    while (lookAgain && !stopping.signal.aborted) {
      lookAgain = false;
      try {
        // One moment for both: what is due at it and not before would be in neither.
        const now = clock();
        for (const tenant of await queue.due(now)) {
          const lease = busy.has(tenant) ? undefined : await leases.begin(tenant);
          if (lease) begin(tenant, lease);
        }
        const next = await queue.nextDue(now);
        clearTimeout(timer);
        if (next !== undefined && !stopping.signal.aborted)
          timer = setTimeout(() => wake(), Math.min(Math.max(next - clock(), 0), LONGEST_SLEEP));
      } catch (error) {
        if (stopping.signal.aborted) return;
        const line = 'The queue of changes cannot be read; it is tried again in a second.';
        log.error({ event: 'queue-failed', error }, line);
        timer = setTimeout(() => wake(), 1000);
      }
    }
  }

  function begin(tenant: string, lease: Lease): void {
    const work = workOff(tenant, lease)
      .then(
        () => void faults.delete(tenant),
        (error: unknown) => waitForQueue(tenant, error),
      )
      .finally(() => {
        busy.delete(tenant);
        wake();
      });
    busy.set(tenant, work);
  }

  /** A notice that a queue cannot note as done or failed, on a full disk, is still due: not at once again. */
  async function waitForQueue(tenant: string, error: unknown): Promise<void> {
    if (stopping.signal.aborted) return;
    const count = faults.get(tenant) ?? 0;
    faults.set(tenant, count + 1);
    const retryIn = retryAfter[Math.min(count, retryAfter.length - 1)] ?? 0;
    const what = `The queue of ${tenant} cannot be worked off, next try in ${retryIn / 1000} s`;
    log.error({ event: 'queue-failed', tenant, error }, `${what}: ${reasonOf(error)}`);
    await pause(retryIn, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function workOff(tenant: string, lease: Lease): Promise<void> {
    let isCurrent = false;
    try {
      const batch = await queue.take(tenant, clock());
      if (batch && batch.notices > 1) await waitForEndOfBurst(tenant);
      isCurrent = await workOffAt(tenant, lease);
    } finally {
      await lease.end(isCurrent);
    }
  }

  /** Gives true where the shop is up to date now. */
  async function workOffAt(tenant: string, lease: Lease): Promise<boolean> {
    const signal = AbortSignal.any([stopping.signal, lease.signal]);
    if (signal.aborted) return false;
    // Once more: what came while the end of a burst was waited for belongs to it.
    const batch = await queue.take(tenant, clock());
    if (!batch) return false;
    if (!isTenant(tenant)) {
      await queue.done(batch);
      return false;
    }
    const started = performance.now();
    let isSuperseded = false;
    try {
      const rebuilt = await rebuild(batch, signal, lease, superseded.begin(batch));
      const isStale = await lookLater(batch, rebuilt);
      await remindOfTime(batch, rebuilt);
      if (rebuilt.dataTime !== null) await queue.noteDataTime(tenant, rebuilt.dataTime);
      await queue.done(batch);
      onEvent({ kind: 'rebuilt', batch, rebuilt, milliseconds: performance.now() - started, isStale });
      return true;
    } catch (error) {
      // A shop whose lease another machine has is in that machine's batch now.
      if (signal.aborted) return false;
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
  async function waitForEndOfBurst(tenant: string): Promise<void> {
    const began = performance.now();
    for (;;) {
      const now = performance.now();
      const quietAt = (toldAt.get(tenant) ?? 0) + debounce.quiet;
      const until = Math.min(quietAt, began + debounce.longest);
      if (now >= until) return;
      await pause(until - now, undefined, { signal: stopping.signal });
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

  function added(tenant?: string): void {
    wake(tenant);
    void superseded.added(tenant);
  }

  const stopListening = [queue.onAdded(added), leases.onChange(() => wake())];
  wake();
  return {
    async idle() {
      while (looking || busy.size > 0) await Promise.all([looking, ...busy.values()]);
    },
    async close() {
      stopping.abort();
      for (const stop of stopListening) stop();
      clearTimeout(timer);
      await Promise.all([looking, ...busy.values()]);
    },
  };
}

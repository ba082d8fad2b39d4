import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import type { PolledQueue, Working, WorkOptions } from './change-queue.ts';

/** Longest wait of a timer, so that a clock that is put forward is noticed. */
const LONGEST_SLEEP = 60_000;

const ALWAYS = async () => {};

/** Works off the queue of one machine: whoever has its data directory has the jobs of all shops. */
export function startWorkLoop(queue: PolledQueue, options: WorkOptions): Working {
  const { work, clock = Date.now, retryAfter, log = CONSOLE_LOG } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const busy = new Map<string, Promise<void>>();
  /** Failures of the queue in a row, by shop. */
  const faults = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  function wake(): void {
    if (signal.aborted) return;
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      // Somebody asked after the last look was over.
      if (lookAgain) wake();
    });
  }

  async function look(): Promise<void> {
    while (lookAgain && !signal.aborted) {
      lookAgain = false;
      try {
        // One moment for both: what is due at it and not before would be in neither.
        const now = clock();
        for (const tenant of await queue.due(now)) if (!busy.has(tenant)) begin(tenant);
        const next = await queue.nextDue(now);
        clearTimeout(timer);
        if (next !== undefined && !signal.aborted)
          timer = setTimeout(wake, Math.min(Math.max(next - clock(), 0), LONGEST_SLEEP));
      } catch (error) {
        if (signal.aborted) return;
        const line = 'The queue of changes cannot be read; it is tried again in a second.';
        log.error({ event: 'queue-failed', error }, line);
        timer = setTimeout(wake, 1000);
      }
    }
  }

  function begin(tenant: string): void {
    const working = work({ tenant, isNew: false, signal, confirm: ALWAYS })
      .then(
        () => void faults.delete(tenant),
        (error: unknown) => waitForQueue(tenant, error),
      )
      .finally(() => {
        busy.delete(tenant);
        wake();
      });
    busy.set(tenant, working);
  }

  /** A notice that a queue cannot note as done or failed, on a full disk, is still due: not at once again. */
  async function waitForQueue(tenant: string, error: unknown): Promise<void> {
    if (signal.aborted) return;
    const count = faults.get(tenant) ?? 0;
    faults.set(tenant, count + 1);
    const retryIn = retryAfter[Math.min(count, retryAfter.length - 1)] ?? 0;
    const what = `The queue of ${tenant} cannot be worked off, next try in ${retryIn / 1000} s`;
    log.error({ event: 'queue-failed', tenant, error }, `${what}: ${reasonOf(error)}`);
    await pause(retryIn, undefined, { signal }).catch(() => {});
  }

  const stopListening = queue.onAdded(wake);
  wake();
  return {
    async idle() {
      while (looking || busy.size > 0) await Promise.all([looking, ...busy.values()]);
    },
    async close() {
      stopping.abort();
      stopListening();
      clearTimeout(timer);
      await Promise.all([looking, ...busy.values()]);
    },
  };
}

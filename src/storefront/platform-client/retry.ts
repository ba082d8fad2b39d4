import { pause as pauseUntil } from './pause.ts';

/** Waits between tries, in milliseconds: each twice as long as the one before. */
export interface Waits {
  first?: number;
  longest?: number;
}

export interface RetryOptions extends Waits {
  /** True of a failure after which another try may succeed; any other is thrown. */
  isWorthIt: (error: unknown) => boolean;
  /** Tries in all. */
  limit?: number;
  /** A wait while the browser is offline, in milliseconds; a try made then does not count. */
  offlineWait?: number;
  /** Told of a failure before the wait; `tries` have been made. */
  onWait?: ((error: unknown, tries: number) => void) | undefined;
  /** Ends the wait: `pause` throws a `CallError` of the kind `aborted` then. */
  signal?: AbortSignal | undefined;
  pause?: typeof pauseUntil | undefined;
}

/** Runs `run` until it succeeds; `tries` were made before. Throws the failure of the last try. */
export async function retry<Value>(
  run: (tries: number) => Promise<Value>,
  options: RetryOptions,
): Promise<Value> {
  const { isWorthIt, limit = Number.POSITIVE_INFINITY, offlineWait, onWait, signal } = options;
  const { pause = pauseUntil } = options;
  for (let tries = 0; ; ) {
    try {
      return await run(tries);
    } catch (error) {
      const isOffline = offlineWait !== undefined && navigator.onLine === false;
      if (!isOffline) tries += 1;
      if (tries >= limit || signal?.aborted || !isWorthIt(error)) throw error;
      onWait?.(error, tries);
      await pause(isOffline ? offlineWait : growingWait(tries - 1, options), signal);
    }
  }
}

/** Milliseconds to wait after so many failures before the last one. */
export function growingWait(failures: number, { first = 1000, longest = 15_000 }: Waits = {}): number {
  return Math.min(first * 2 ** failures, longest);
}

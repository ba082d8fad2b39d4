import { constants } from 'node:os';
import type { Log } from '#lib/log/log.ts';

/** Milliseconds that a command may take to end after Ctrl-C or SIGTERM. */
export const SHUTDOWN_LIMIT = 15_000;

/**
 * Signals within so many milliseconds are one: the terminal, npm and whoever stands between send the same
 * one, and that must not cut the end short.
 */
const ONE_PRESS = 1_000;

/** Gives what the first signal to stop aborts. The process ends at once by a second one. */
export function onStopSignals(log: () => Pick<Log, 'info' | 'warn'>): AbortSignal {
  const stop = new AbortController();
  let stoppedAt = 0;
  const onSignal = (name: NodeJS.Signals) => {
    if (!stop.signal.aborted) {
      stoppedAt = performance.now();
      log().info({ event: 'stopping' });
      stop.abort();
      setTimeout(() => end(130, `It did not end within ${SHUTDOWN_LIMIT / 1000} s.`), SHUTDOWN_LIMIT).unref();
    } else if (performance.now() - stoppedAt > ONE_PRESS) {
      end(128 + constants.signals[name], `A second ${name} ends it at once.`);
    }
  };
  const end = (code: number, line: string) => {
    log().warn({ event: 'stopped' }, line);
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  return stop.signal;
}

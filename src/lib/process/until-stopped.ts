/** Milliseconds that open requests get when a server is told to end. */
export const ANSWER_TIME = 10_000;

/** Waits for Ctrl-C or SIGTERM. */
export function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

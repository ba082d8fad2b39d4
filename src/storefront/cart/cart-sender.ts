import { withCartLock } from './cart-lock.ts';
import { flushPending } from './flush-pending.ts';

/** Milliseconds until the next attempt after the platform could not be reached; doubled each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

let sending: Promise<void> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Flushes the queue of pending changes. Never fails: if the platform cannot be reached, it tries again later,
 * and as soon as the connection is back.
 */
export function flushQueue(): Promise<void> {
  clearTimeout(timer);
  sending ??= withCartLock(flushPending)
    .then(
      () => {
        failures = 0;
      },
      () => {
        timer = setTimeout(flushQueue, Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT));
        failures += 1;
      },
    )
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

addEventListener('online', () => {
  failures = 0;
  void flushQueue();
});

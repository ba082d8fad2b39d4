import { growingWait } from '#storefront/platform-client/retry.ts';
import { withCartLock } from './cart-lock.ts';
import { flushPending } from './flush-pending.ts';

/** The longest wait in milliseconds until the next attempt after the platform could not be reached. */
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
        timer = setTimeout(flushQueue, growingWait(failures, { longest: LONGEST_WAIT }));
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

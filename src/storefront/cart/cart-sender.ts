import { growingWait } from '#storefront/platform-client/retry.ts';
import { runOnCart } from './run-on-cart.ts';
import { tellWishes } from './tell-wishes.ts';

/** Milliseconds until a platform that could not be reached is asked again, at most. */
const LONGEST_WAIT = 60_000;

let sending: Promise<void> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the platform what the cart shall have. Never fails: where it cannot be reached it is asked again
 * later, and as soon as the connection is back.
 */
export function sendWishes(): Promise<void> {
  clearTimeout(timer);
  sending ??= runOnCart(tellWishes)
    .then(
      () => {
        failures = 0;
      },
      () => {
        timer = setTimeout(sendWishes, growingWait(failures, { longest: LONGEST_WAIT }));
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
  void sendWishes();
});

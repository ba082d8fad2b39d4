import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import type { pause } from '#storefront/platform-client/pause.ts';
import { retry } from '#storefront/platform-client/retry.ts';
import type { TakenReview } from './review-calls.ts';

/** Sent so often on a line that is there, before the shopper is asked. */
export const MOST_TRIES = 4;

/** Offline nothing is sent; the browser reports the connection, or the shopper presses again. */
const OFFLINE_WAIT = 60_000;

export interface SendOptions {
  /** True if the platform knows keys of reviews. Without, nothing is sent twice. */
  keyed: boolean;
  /** Sends it once. */
  send: (signal?: AbortSignal) => Promise<TakenReview>;
  /** It did not come through, and is sent again by itself. */
  onWaiting: (why: 'offline' | 'unanswered') => void;
  signal?: AbortSignal | undefined;
  /** Waits between two tries. */
  pause?: typeof pause;
}

/**
 * Sends a review until there is an answer, and makes one of it at most: its key tells the platform that it
 * is the same. Throws the `CallError` of a refusal, of the last try, or one of the kind `aborted`.
 */
export function sendUntilTaken({ keyed, send, onWaiting, signal, pause }: SendOptions): Promise<TakenReview> {
  return retry(() => send(signal), {
    isWorthIt: (error) => error instanceof CallError && keyed && isWorthATry(error),
    limit: MOST_TRIES,
    first: 2000,
    offlineWait: OFFLINE_WAIT,
    onWait: (error) =>
      onWaiting(error instanceof CallError && error.kind === 'network' ? 'offline' : 'unanswered'),
    signal,
    pause,
  });
}

/** True if a later try may succeed: too many, too often or too large stays refused. */
function isWorthATry(error: CallError): boolean {
  const { status = 0 } = error;
  return mayBeTaken(error) && ![413, 415, 429].includes(status);
}

import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import { repeatDelay } from '#domain/order/order-attempt.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { pause as pauseUntil } from '#storefront/platform-client/pause.ts';
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
  /** It is sent again. */
  onAgain: () => void;
  signal?: AbortSignal | undefined;
  /** Waits between two tries. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * Sends a review until there is an answer, and makes one of it at most: its key tells the platform that it
 * is the same. Throws the `CallError` of a refusal, of the last try, or one of the kind `aborted`.
 */
export async function sendUntilTaken(options: SendOptions): Promise<TakenReview> {
  const { keyed, send, onWaiting, onAgain, signal, pause = pauseUntil } = options;
  for (let tries = 0; ; ) {
    try {
      return await send(signal);
    } catch (error) {
      if (!(error instanceof CallError) || !keyed || !isWorthATry(error) || signal?.aborted) throw error;
      const isOffline = navigator.onLine === false;
      if (!isOffline) tries += 1;
      if (tries >= MOST_TRIES) throw error;
      onWaiting(error.kind === 'network' ? 'offline' : 'unanswered');
      await pause(isOffline ? OFFLINE_WAIT : repeatDelay(tries), signal);
      onAgain();
    }
  }
}

/** True if a later try may succeed: too many, too often or too large stays refused. */
function isWorthATry(error: CallError): boolean {
  const { status = 0 } = error;
  return mayBeTaken(error) && ![413, 415, 429].includes(status);
}

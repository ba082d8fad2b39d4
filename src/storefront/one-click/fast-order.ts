import type { Order } from '#contract/order/order.ts';
import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import { digestOf, repeatDelay } from '#domain/order/order-attempt.ts';
import { alone } from '#storefront/order/alone.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import { pause as pauseUntil } from '#storefront/platform-client/pause.ts';
import { type FastRequest, sendFastOrder } from './fast-checkout.ts';

/** Key under which this tab keeps the key of an order whose answer it never saw. */
const KEPT = 'fast-order:v1';

/** Number of times that an order without an answer is sent: about 40 seconds in all. */
const TRIES = 6;

export interface FastOptions {
  /** True if the platform knows keys of orders. */
  keyed: boolean;
  /** No answer came, and the platform is asked again. */
  onAsking?: () => void;
  /** Stops the repeated calls, but not the work of the platform. */
  signal?: AbortSignal;
  pause?: typeof pauseUntil;
}

/**
 * Orders one product in one click, once: the same request, sent again in whatever way, becomes one order if
 * the platform knows keys. Undefined if no answer came. Throws the `CallError` of a refusal.
 */
export function orderFast(request: FastRequest, options: FastOptions): Promise<Order | undefined> {
  return alone(options, async () => {
    const digest = digestOf({ customerId: 0, request, stocks: [], lines: [], shown: null });
    const key = keptKey(digest) ?? newOrderKey();
    keep({ digest, key });
    try {
      const order = await send(request, key, options);
      if (order) keep(null);
      return order;
    } catch (error) {
      keep(null);
      throw error;
    }
  });
}

async function send(request: FastRequest, key: string, options: FastOptions): Promise<Order | undefined> {
  const { keyed, onAsking, signal, pause = pauseUntil } = options;
  for (let tries = 0; ; tries += 1) {
    try {
      return await sendFastOrder(request, key, signal);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!mayBeTaken(error)) throw error;
      if (!keyed || signal?.aborted || tries + 1 >= TRIES) return undefined;
    }
    onAsking?.();
    await pause(repeatDelay(tries), signal);
  }
}

interface Kept {
  digest: string;
  key: string;
}

function keptKey(digest: string): string | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return kept?.digest === digest ? kept.key : undefined;
  } catch {
    return undefined;
  }
}

function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEPT, JSON.stringify(kept));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing forgets the key with the page.
  }
}

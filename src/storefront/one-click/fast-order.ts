import type { Order } from '#contract/order/order.ts';
import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import { digestOf } from '#domain/order/order-attempt.ts';
import { ORDER_LOCK } from '#storefront/order/order-lock.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import type { pause } from '#storefront/platform-client/pause.ts';
import { retry } from '#storefront/platform-client/retry.ts';
import { runExclusive } from '#storefront/platform-client/run-exclusive.ts';
import { tabValue } from '#storefront/storage/tab-value.ts';
import { type FastRequest, sendFastOrder } from './fast-checkout.ts';

/** Key of an order whose answer this tab never saw. */
const kept = tabValue('fast-order:v1', 'customer');

/** Number of times that an order without an answer is sent: about 40 seconds in all. */
const TRIES = 6;

export interface FastOptions {
  /** True if the platform knows keys of orders. */
  keyed: boolean;
  /** No answer came, and the platform is asked again. */
  onAsking?: () => void;
  /** Stops the repeated calls, but not the work of the platform. */
  signal?: AbortSignal;
  pause?: typeof pause;
}

/**
 * Orders one product in one click, once: the same request, sent again in whatever way, becomes one order if
 * the platform knows keys. Undefined if no answer came. Throws the `CallError` of a refusal, and of a failure
 * of the platform itself (500), after which the same order keeps its key.
 */
export function orderFast(request: FastRequest, options: FastOptions): Promise<Order | undefined> {
  const orderNow = async () => {
    const digest = digestOf({ customerId: 0, request, stocks: [], lines: [], shown: null });
    const key = keptKey(digest) ?? newOrderKey();
    keep({ digest, key });
    try {
      const order = await send(request, key, options);
      if (order) keep(null);
      return order;
    } catch (error) {
      if (!isFault(error)) keep(null);
      throw error;
    }
  };
  return runExclusive(ORDER_LOCK, orderNow, options);
}

async function send(
  request: FastRequest,
  key: string,
  { keyed, onAsking, signal, pause }: FastOptions,
): Promise<Order | undefined> {
  // A platform that knows keys takes the order again at the next press: there is nothing to wait for.
  const hasNoAnswer = (error: unknown) =>
    error instanceof CallError && mayBeTaken(error) && !(keyed && isFault(error));
  try {
    return await retry(() => sendFastOrder(request, key, signal), {
      isWorthIt: (error) => keyed && hasNoAnswer(error),
      limit: TRIES,
      onWait: onAsking,
      signal,
      pause,
    });
  } catch (error) {
    if (hasNoAnswer(error)) return undefined;
    throw error;
  }
}

/** True if the platform itself failed at the order; other statuses from 500 on are of servers in between. */
function isFault(error: unknown): boolean {
  return error instanceof CallError && error.status === 500;
}

interface Kept {
  digest: string;
  key: string;
}

function keptKey(digest: string): string | undefined {
  try {
    const last: Partial<Kept> | null = JSON.parse(kept.read() ?? 'null');
    return last?.digest === digest ? last.key : undefined;
  } catch {
    return undefined;
  }
}

function keep(last: Kept | null): void {
  kept.write(last && JSON.stringify(last));
}

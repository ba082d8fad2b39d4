import { setTimeout as wait } from 'node:timers/promises';
import { createFetch, type FetchContext, FetchError, type FetchResponse } from 'ofetch';
import pLimit from 'p-limit';
import type { PreparedCall } from '#contract/call/prepare-call.ts';
import { fetchWhole, TooBigError, type WholeLimits } from './fetch-whole.ts';
import { retryDelay } from './retry-delay.ts';

export interface TryRules extends WholeLimits {
  /** Calls that may be on their way at once; one that pauses is on no way. */
  concurrency: number;
  /** Tries after the first. */
  retries: number;
  /** Pause before the second try; it doubles with each. */
  backoffMs: number;
}

/** The last answer, whatever its status; its text is `_data`. Throws what broke where there was none. */
export type Tries = (request: PreparedCall, isRepeatable: boolean) => Promise<FetchResponse<string>>;

/** Statuses after which another try may help. */
const AGAIN = [429, ...Array.from({ length: 100 }, (_, at) => 500 + at)];

/**
 * Sends requests by ofetch, which tries again; how long an answer may take and be, and the pauses, are ours.
 */
export function createTries({ concurrency, retries, backoffMs, ...limits }: TryRules): Tries {
  const { signal } = limits;
  const limit = pLimit(concurrency);

  /** Pauses before another try. In place of ofetch's own pause, which no signal ends. */
  async function pause({ options, error, response }: FetchContext): Promise<void> {
    const left = Number(options.retry);
    const mayHelp = response ? AGAIN.includes(response.status) : !(error instanceof TooBigError);
    if (left === 0 || !mayHelp || signal?.aborted) {
      options.retry = false;
      return;
    }
    const ms = retryDelay(retries - left, backoffMs, response?.headers.get('retry-after') ?? null);
    await wait(ms, undefined, { signal }).catch(() => {
      options.retry = false;
    });
  }

  const send = createFetch({
    fetch: (url, init) => limit(() => fetchWhole(limits, url, init)),
    defaults: { retryStatusCodes: AGAIN, onRequestError: pause, onResponseError: pause },
  });

  return async ({ url, method, headers, body }, isRepeatable) => {
    try {
      return await send.raw<string>(url, {
        method,
        headers,
        body,
        retry: isRepeatable ? retries : false,
        // A redirect would carry the key to an address that nobody named.
        redirect: 'manual',
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      // ofetch's error holds the request with its headers, and so the key: only what is in it goes on.
      if (!(error instanceof FetchError)) throw error;
      if (error.response) return error.response;
      throw error.cause;
    }
  };
}

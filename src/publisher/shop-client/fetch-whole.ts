import type { FetchResponse } from 'ofetch';

/** Biggest answer that is taken, in bytes. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** An answer with more bytes than allowed, alone or with those before it; the message says so of it. */
export class TooBigError extends Error {
  override name = 'TooBigError';
  readonly kind: 'size' | 'limit';

  constructor(kind: 'size' | 'limit', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Limits of all answers of a client together. */
export interface TotalLimits {
  /** From the making of the client to the end of its last call. */
  seconds: number;
  megabytes: number;
}

export interface WholeLimits {
  fetch: typeof globalThis.fetch;
  /** For the whole answer. */
  timeoutMs: number;
  maxAnswerBytes: number;
  signal?: AbortSignal | undefined;
  total?: RunningTotal | undefined;
}

/** Rest of the limits for all answers together. */
export interface RunningTotal extends TotalLimits {
  /** Aborted when the time is over. */
  deadline: AbortSignal;
  bytes: number;
}

/** Begins to count. */
export function startTotal(limits: TotalLimits): RunningTotal {
  return { ...limits, deadline: AbortSignal.timeout(limits.seconds * 1000), bytes: 0 };
}

/**
 * Fetches an answer that is there to its last byte, so that one that is cut off or stands still counts as
 * none. Its text is in `_data`, where ofetch looks; read as a body once more, it would cost as much again.
 * Throws what broke, a TooBigError, or the reason of the signal that ended it (a `TimeoutError` by name).
 */
export async function fetchWhole(
  { fetch, timeoutMs, maxAnswerBytes, signal, total }: WholeLimits,
  ...[url, init]: Parameters<typeof globalThis.fetch>
): Promise<FetchResponse<string>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await readText(response, maxAnswerBytes, total);
    const { status, headers } = response;
    return Object.assign(new Response(null, { status, headers }), { _data: text });
  } catch (error) {
    throw [signal, timeout].find((one) => one?.aborted)?.reason ?? error;
  }
}

/** Stops reading past the limit, whatever length the headers claim. */
async function readText(response: Response, limit: number, total?: RunningTotal): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [size, text] = [0, ''];
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > limit) throw new TooBigError('size', `answered with more than ${limit} bytes`);
    if (total) countBytes(total, chunk.byteLength);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function countBytes(total: RunningTotal, bytes: number): void {
  total.bytes += bytes;
  if (total.bytes <= total.megabytes * 1_000_000) return;
  throw new TooBigError('limit', `made it more than ${total.megabytes} MB of answers, the limit for all`);
}

import type { FetchResponse } from 'ofetch';

/** Biggest answer that is taken, in bytes. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** An answer with more bytes than allowed. */
export class TooBigError extends Error {
  override name = 'TooBigError';
}

export interface WholeLimits {
  fetch: typeof globalThis.fetch;
  /** For the whole answer. */
  timeoutMs: number;
  maxAnswerBytes: number;
  signal?: AbortSignal | undefined;
}

/**
 * Fetches an answer that is there to its last byte, so that one that is cut off or stands still counts as
 * none. Its text is in `_data`, where ofetch looks; read as a body once more, it would cost as much again.
 * Throws what broke, a TooBigError, or the reason of the signal that ended it (a `TimeoutError` by name).
 */
export async function fetchWhole(
  { fetch, timeoutMs, maxAnswerBytes, signal }: WholeLimits,
  ...[url, init]: Parameters<typeof globalThis.fetch>
): Promise<FetchResponse<string>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await readText(response, maxAnswerBytes);
    const { status, headers } = response;
    return Object.assign(new Response(null, { status, headers }), { _data: text });
  } catch (error) {
    throw [signal, timeout].find((one) => one?.aborted)?.reason ?? error;
  }
}

/** Stops reading past the limit, whatever length the headers claim. */
async function readText(response: Response, limit: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [size, text] = [0, ''];
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > limit) throw new TooBigError(`The answer has more than ${limit} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

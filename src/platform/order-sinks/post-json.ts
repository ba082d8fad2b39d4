import type { Untaken } from './order-sink.ts';

const ANSWER_TIMEOUT_MS = 15_000;

/** Posts JSON; gives the answer's JSON, where it is some, and why it was not taken, where it was not. */
export async function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<{ json: unknown; untaken: Untaken }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json = await response.json().catch(() => undefined);
    return { json, untaken: response.ok ? undefined : { reason: `it answered ${response.status}` } };
  } catch (error) {
    const { cause, message } = error as Error;
    return { json: undefined, untaken: { reason: cause instanceof Error ? cause.message : message } };
  }
}

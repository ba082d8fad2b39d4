import type { Sending } from './message-sender.ts';

const ANSWER_TIMEOUT_MS = 15_000;

/** Errors of a connection that never came to be, so that nothing was sent by it. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** An answer, or what became of a request that got none. */
export type Asked = { response: Response } | { response?: never; sending: Sending };

/** Asks a service that sends messages. */
export async function ask(url: string, init: RequestInit): Promise<Asked> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    return { response: await fetch(url, { redirect: 'manual', ...init, signal }) };
  } catch (error) {
    const { cause } = error as Error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = code || (error instanceof Error ? error.name : String(error));
    return { sending: { is: NEVER_CONNECTED.has(code) ? 'not-taken' : 'unknown', reason } };
  }
}

/** A status as the word of a service on a message. */
export function sendingOf(status: number): Sending {
  const reason = `it answered ${status}`;
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 429 || status === 503) return { is: 'not-taken', reason };
  return { is: status >= 500 ? 'unknown' : 'refused', reason };
}

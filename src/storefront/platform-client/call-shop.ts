import type { Auth, Call, CallAnswer, CallInput, DefinedCall } from '#contract/call/define-call.ts';
import {
  type CallHead,
  type PreparedCall,
  prepareCall,
  type RequestInput,
} from '#contract/call/prepare-call.ts';
import { isFailure, readAnswer } from '#contract/call/read-answer.ts';
import { $session } from '#storefront/session/session.store.ts';
import { sessionMark } from '#storefront/storage/customer-data.ts';
import { CallError, type CallErrorFields, isTokenRefused, sessionOver } from './call-error.ts';
import { hasShape } from './has-shape.ts';
import { requirePayment } from './payment-required.ts';
import { trackPending } from './pending.ts';
import { forgetUser, leaveForLogin } from './unauthorised.ts';

/** Default timeout of a call, in milliseconds. */
export const CALL_TIMEOUT = 10_000;

/** Facts of a call that a browser has: how to ask, and the shape of an answer. */
export type KnownCall = CallHead & Pick<DefinedCall, 'shape'>;

export interface CallOptions {
  timeoutMs?: number;
  /** Stops the call. */
  signal?: AbortSignal | undefined;
  /**
   * Token of a delivery, if the call needs that, or of a shopper who is about to sign in; else the session's.
   */
  token?: string;
  /** If the platform does not take the shopper's token, signs out and asks again without one. */
  retryAsGuest?: boolean;
  /** The shopper did not ask for this call: 401 signs out and leaves the page open. */
  unasked?: boolean;
}

interface Checked<Answer> {
  unchecked?: false;
  /** A further rule for the answer, beside its shape. */
  rule?: (answer: Answer) => boolean;
}

interface Unchecked {
  /** Takes the answer without a check: nothing reads it, or its reader checks each part. */
  unchecked: true;
}

/**
 * Calls the platform through the shop's own host, which adds the shop's key. Throws a `CallError`.
 * Besides, 401 signs the shopper out and opens the sign-in page, and 402 calls the handlers of
 * `onPaymentRequired`. An answer to a session that has ended meanwhile is dropped, as if refused by 401. The
 * answer has the shape of the call's answer; unchecked it is unknown.
 */
export function callShop<C extends Call>(
  call: DefinedCall<C>,
  input: CallInput<C>,
  options: CallOptions & Unchecked,
): Promise<unknown>;
export function callShop<C extends Call>(
  call: DefinedCall<C>,
  input: CallInput<C>,
  options?: CallOptions & Checked<CallAnswer<C>>,
): Promise<CallAnswer<C>>;
export async function callShop(
  head: KnownCall,
  input: RequestInput,
  options: CallOptions & (Checked<never> | Unchecked) = {},
): Promise<unknown> {
  const { auth = 'none' } = head;
  const isGood = (answer: unknown) =>
    options.unchecked || (hasShape<never>(answer, head.shape) && (options.rule?.(answer) ?? true));
  const send = (token: string | null) => fetchJson(prepareCall(head, input, { token }), isGood, options);
  const own = ownToken(auth);
  const token = auth === 'none' ? null : (options.token ?? own);
  const mark = sessionMark();
  try {
    const answer = await send(token);
    if (token !== null && token === own && mark !== sessionMark()) throw sessionOver(head);
    return answer;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isTokenRefused(error) && (auth === 'bearer' || (auth === 'optional' && token !== null))) {
      if (options.retryAsGuest && forgetUser(token)) return send(null);
      if (options.unasked) forgetUser(token);
      else if (!options.retryAsGuest) leaveForLogin(token);
    }
    if (error.status === 402) requirePayment(error.failure);
    throw error;
  }
}

function ownToken(auth: Auth): string | null {
  return auth === 'delivery' ? null : $session.get().token;
}

async function fetchJson(
  { name: call, path, url, method, headers, body }: PreparedCall,
  isGood: (answer: unknown) => boolean,
  { timeoutMs = CALL_TIMEOUT, signal }: CallOptions,
): Promise<unknown> {
  const fail = (fields: Omit<CallErrorFields, 'call'>) => new CallError({ call, ...fields });
  const controller = new AbortController();
  const stop = () => controller.abort();
  const untrack = trackPending(path, controller);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, timeoutMs);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const response = await fetch(url, { method, headers, body, signal: controller.signal });
    const { status } = response;
    const answer = await readAnswer(await response.text());
    if (!response.ok) {
      const failure = isFailure(answer) ? answer : undefined;
      throw fail({
        kind: 'refused',
        status,
        failure,
        message: failure?.message ?? `${call} was refused with status ${status}.`,
      });
    }
    if (answer === undefined || !isGood(answer))
      throw fail({ kind: 'answer', status, message: `${call} gave an answer of another shape.` });
    return answer;
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    if (late)
      throw fail({ kind: 'timeout', message: `${call} did not answer within ${timeoutMs} ms.`, cause });
    if (controller.signal.aborted) throw fail({ kind: 'aborted', message: `${call} was stopped.`, cause });
    throw fail({ kind: 'network', message: `${call} could not be made.`, cause });
  } finally {
    clearTimeout(timer);
    untrack();
    signal?.removeEventListener('abort', stop);
  }
}

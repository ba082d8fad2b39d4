import {
  type Call,
  type CallAnswer,
  type CallInput,
  callPath,
  DELIVERY_TOKEN_HEADER,
  SERVICE_BASE_PATHS,
} from '#contract/define-call.ts';
import type { Failure } from '#contract/failure.ts';
import { isRecord } from '#domain/is-record.ts';
import { encodeBody } from '#lib/encode-body.ts';
import { $session } from '#stores/session.store.ts';
import { CallError, type CallErrorFields } from './call-error.ts';
import type { Guard } from './guard.ts';
import { requirePayment } from './payment-required.ts';
import { trackPending } from './pending.ts';
import { leaveForLogin } from './unauthorised.ts';

/** How long a call may take, in milliseconds, where nothing else is said. */
export const CALL_TIMEOUT = 10_000;

/** What a page must know of a call to make it, without loading the contract: TypeScript compares it with the call. */
export type CallRoute<C extends Call> = { method: C['method']; path: C['path'] } & Unless<C, 'auth', 'none'> &
  Unless<C, 'service', 'shop'> &
  Unless<C, 'encoding', 'json'>;

type Unless<C extends Call, Field extends 'auth' | 'service' | 'encoding', Usual> =
  NonNullable<C[Field]> extends Usual
    ? { [Name in Field]?: Usual }
    : { [Name in Field]: NonNullable<C[Field]> };

export interface CallOptions {
  timeoutMs?: number;
  /** Stops the call. */
  signal?: AbortSignal;
  /** Of a delivery, where the call asks for that; a shopper's token comes from the session. */
  token?: string;
  /** Where the platform does not take the shopper's token, asks again without one. */
  retryAsGuest?: boolean;
}

/**
 * Calls the platform through the shop's own host, which adds the shop's key. Throws a `CallError`. Besides, 401 signs the shopper out and
 * opens the sign-in page, and 402 calls the handlers of `onPaymentRequired`. The answer is what `check` says it is; unchecked it is unknown.
 */
export function callShop<C extends Call>(
  route: CallRoute<C>,
  input: CallInput<C>,
  options: CallOptions & { check: Guard<CallAnswer<C>> },
): Promise<CallAnswer<C>>;
export function callShop<C extends Call>(
  route: CallRoute<C>,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<unknown>;
export async function callShop(
  route: Pick<Call, 'method' | 'path'>,
  input: { params?: Record<string, string | number> | undefined; query?: unknown; body?: unknown },
  options: CallOptions & { check?: Guard<unknown> } = {},
): Promise<unknown> {
  const {
    method,
    auth = 'none',
    service = 'shop',
    encoding = 'json',
  }: Pick<Call, 'method'> & Partial<Pick<Call, 'auth' | 'service' | 'encoding'>> = route;
  const call = `${method} ${route.path}`;
  const path = callPath(route.path, input.params);
  const encoded = input.body === undefined ? undefined : encodeBody(encoding, input.body);
  const url = SERVICE_BASE_PATHS[service] + path + queryOf(input.query);
  const send = (token: string | null) =>
    fetchJson(
      { call, path, url, ...options },
      { method, headers: { ...identity(auth, token), ...encoded?.headers }, body: encoded?.body ?? null },
    );

  const token = auth === 'delivery' ? (options.token ?? null) : auth === 'none' ? null : $session.get().token;
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const signedOut =
      error.status === 401 &&
      error.code !== 'wrong-key' &&
      (auth === 'bearer' || (auth === 'optional' && token !== null));
    if (signedOut && options.retryAsGuest) return send(null);
    if (signedOut) leaveForLogin(token);
    if (error.status === 402) requirePayment(error.failure);
    throw error;
  }
}

interface Request extends CallOptions {
  call: string;
  path: string;
  url: string;
  check?: Guard<unknown>;
}

async function fetchJson(
  { call, path, url, timeoutMs = CALL_TIMEOUT, signal, check }: Request,
  init: RequestInit,
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
    const response = await fetch(url, { ...init, signal: controller.signal });
    const { status } = response;
    const answer = parseJson(await response.text());
    if (!response.ok) {
      const failure = isFailure(answer) ? answer : undefined;
      throw fail({
        kind: 'refused',
        status,
        failure,
        message: failure?.message ?? `${call} was refused with status ${status}.`,
      });
    }
    if (answer === undefined || (check && !check(answer)))
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

function identity(auth: Call['auth'], token: string | null): Record<string, string> {
  if (token === null) return {};
  return auth === 'delivery' ? { [DELIVERY_TOKEN_HEADER]: token } : { authorization: `Bearer ${token}` };
}

/** `?q=…&ids[]=1&ids[]=2`; nothing where there is nothing to ask. */
function queryOf(query: unknown): string {
  const fields = Object.entries(Object(query)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const text = new URLSearchParams(
    fields.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  ).toString();
  // Commas are common here and need no escape.
  return text && `?${text.replaceAll('%2C', ',')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFailure(value: unknown): value is Failure {
  return isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';
}

import { setTimeout as wait } from 'node:timers/promises';
import { createFetch } from 'ofetch';
import { API_BASE_PATH, type Call, type CallAnswer, type CallInput, SECURITY_KEY_HEADER } from '#contract/define-call.ts';
import { failureSchema } from '#contract/failure.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import { createLimiter } from './limiter.ts';
import { MAX_ANSWER_BYTES, readBody, TooBigError } from './read-body.ts';
import { retryDelay } from './retry-delay.ts';
import { ShopError, type ShopErrorFields } from './shop-error.ts';

export interface ShopClientOptions {
  tenant: Pick<TenantConfig, 'name' | 'url' | 'securityKey'>;
  /** The platform of tenants without a `url` of their own. */
  platformUrl: string;
  fetch?: typeof globalThis.fetch | undefined;
  /** Calls that may be on their way at once. */
  concurrency?: number | undefined;
  /** For one try, its whole body included. */
  timeoutMs?: number | undefined;
  /** Tries after the first, where a later one may succeed. */
  retries?: number | undefined;
  /** Wait before the second try; it doubles with each. */
  backoffMs?: number | undefined;
  maxAnswerBytes?: number | undefined;
  /** Stops all calls. */
  signal?: AbortSignal | undefined;
}

/** Calls one tenant's shop platform. */
export interface ShopClient {
  readonly tenant: string;
  /** The platform's address, without a closing slash. */
  readonly platformUrl: string;
  readonly concurrency: number;
  /** Gives the parsed answer. Throws a ShopError that names the tenant, the call and, in a wrong answer, the field. */
  call<C extends Call>(call: C, ...input: Record<string, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]): Promise<CallAnswer<C>>;
}

interface Input {
  params?: Record<string, string | number> | undefined;
  query?: unknown;
  body?: unknown;
}

/** A failure that another try may cure, with how long the platform asks to wait. */
interface Failed {
  error: ShopError;
  again: boolean;
  retryAfter: string | null;
}

/** Makes the only client that Node code uses for the platform: limited, retried, and checked against the contract. */
export function createShopClient({
  tenant,
  platformUrl,
  fetch = globalThis.fetch,
  concurrency = 8,
  timeoutMs = 10_000,
  retries = 4,
  backoffMs = 300,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  signal,
}: ShopClientOptions): ShopClient {
  const base = (tenant.url ?? platformUrl).replace(/\/+$/, '');
  const limit = createLimiter(concurrency);
  const { raw } = createFetch({ fetch });

  async function attempt(call: Call, input: Input): Promise<{ value: unknown } | Failed> {
    const name = `${call.method} ${call.path}`;
    const failed = (fields: Omit<ShopErrorFields, 'tenant' | 'call'>, again: boolean, retryAfter: string | null = null): Failed => ({
      error: new ShopError({ tenant: tenant.name, call: name, ...fields, reason: withoutKey(fields.reason, tenant.securityKey) }),
      again,
      retryAfter,
    });

    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let text: string;
    try {
      response = await raw(base + API_BASE_PATH + fillPath(call.path, input.params), {
        method: call.method,
        headers: { [SECURITY_KEY_HEADER]: tenant.securityKey, accept: 'application/json' },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        // Only this function knows when a whole answer is there, so the tries are counted here.
        retry: false,
        ignoreResponseError: true,
        responseType: 'stream',
        // A redirect would carry the key to an address that nobody named.
        redirect: 'manual',
        ...(input.query ? { query: input.query as Record<string, unknown> } : {}),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body), headers: { [SECURITY_KEY_HEADER]: tenant.securityKey, accept: 'application/json', 'content-type': 'application/json' } }),
      });
      text = await readBody(response, maxAnswerBytes);
    } catch (error) {
      if (error instanceof TooBigError) return failed({ kind: 'size', reason: `answered with more than ${maxAnswerBytes} bytes`, cause: error }, false);
      if (signal?.aborted) return failed({ kind: 'aborted', reason: 'was stopped', cause: signal.reason }, false);
      if (timeout.aborted) return failed({ kind: 'timeout', reason: `did not answer within ${timeoutMs} ms`, cause: timeout.reason }, true);
      // The wrapper's own error holds the request with its headers, and so the key.
      const cause = error instanceof Error && error.name === 'FetchError' ? error.cause : error;
      return failed({ kind: 'network', reason: `gave no whole answer (${describeNetworkError(cause)})`, cause }, true);
    }

    if (!response.ok) {
      const { status } = response;
      const { field, reason } = describeRefusal(response, text);
      return failed({ kind: 'status', status, reason, field }, status === 429 || status >= 500, response.headers.get('retry-after'));
    }
    return parseAnswer(call, text, failed);
  }

  function parseAnswer(call: Call, text: string, failed: (fields: Omit<ShopErrorFields, 'tenant' | 'call'>, again: boolean) => Failed) {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return failed({ kind: 'json', reason: `answered with something that is not JSON (${text.length} characters)` }, false);
    }
    const result = call.answer.safeParse(json);
    if (result.success) return { value: result.data };
    const [issue] = result.error.issues;
    const others = result.error.issues.length - 1;
    const reason = `is not right: ${issue?.message ?? 'unknown'}${others > 0 ? ` (and ${others} more faults)` : ''}`;
    return failed({ kind: 'schema', field: issue?.path.join('.') || 'the whole answer', reason, cause: result.error }, false);
  }

  async function callWithTries(call: Call, input: Input): Promise<unknown> {
    const repeatable = call.method !== 'POST' && call.method !== 'PATCH';
    for (let count = 0; ; count += 1) {
      const result = await limit(() => attempt(call, input));
      if ('value' in result) return result.value;
      if (!result.again || !repeatable || count >= retries) throw result.error;
      await wait(retryDelay(count, backoffMs, result.retryAfter), undefined, { signal }).catch(() => {
        throw new ShopError({ kind: 'aborted', tenant: tenant.name, call: result.error.call, reason: 'was stopped', cause: result.error });
      });
    }
  }

  return {
    tenant: tenant.name,
    platformUrl: base,
    concurrency,
    call: ((call: Call, input: Input = {}) => callWithTries(call, input)) as ShopClient['call'],
  };
}

function fillPath(path: string, params: Input['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '…');
}

function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? ('code' in cause ? `${cause.code}` : cause.message) : error.message;
}

function describeRefusal(response: Response, text: string): { reason: string; field: string | undefined } {
  if (response.status >= 300 && response.status < 400) {
    return { reason: `sends on to another address (status ${response.status})`, field: undefined };
  }
  const refusal = `was refused with status ${response.status}`;
  try {
    const failure = failureSchema.parse(JSON.parse(text));
    return { reason: `${refusal}${failure.field ? ` for the field ${failure.field}` : ''}: ${failure.message} (${failure.code})`, field: undefined };
  } catch {
    return { reason: refusal, field: undefined };
  }
}

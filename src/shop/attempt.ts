import { createFetch } from 'ofetch';
import {
  type Call,
  callPath,
  DELIVERY_TOKEN_HEADER,
  SECURITY_KEY_HEADER,
  type Service,
} from '#contract/define-call.ts';
import { encodeBody } from '#lib/encode-body.ts';
import {
  describeNetworkError,
  describeRefusal,
  describeWrongAnswer,
  readFailure,
} from './describe-failure.ts';
import { readBody, TooBigError } from './read-body.ts';
import { ShopError, type ShopErrorFields } from './shop-error.ts';

/** Where and as whom to call. */
export interface Target {
  tenant: string;
  securityKey: string;
  /** Address that the paths of each service's calls follow, without a closing slash. */
  bases: Readonly<Record<Service, string>>;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  maxAnswerBytes: number;
  signal: AbortSignal | undefined;
}

export interface Input {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Of the shopper, or of the delivery. */
  token?: string | undefined;
}

/** How one try ended: with a parsed answer, or with an error that another try may cure. */
export type Outcome = { value: unknown } | { error: ShopError; again: boolean; retryAfter: string | null };

/** Tries a call once. Never throws. */
export async function attempt(target: Target, call: Call, input: Input): Promise<Outcome> {
  const { signal, timeoutMs, maxAnswerBytes } = target;
  const failed = (
    fields: Omit<ShopErrorFields, 'tenant' | 'call'>,
    again = false,
    retryAfter: string | null = null,
  ): Outcome => {
    const reason = withoutSecrets(fields.reason, [target.securityKey, input.token]);
    return {
      error: new ShopError({ ...fields, tenant: target.tenant, call: `${call.method} ${call.path}`, reason }),
      again,
      retryAfter,
    };
  };

  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await send(target, call, input, signal ? AbortSignal.any([signal, timeout]) : timeout);
    text = await readBody(response, maxAnswerBytes);
  } catch (error) {
    if (error instanceof TooBigError)
      return failed({
        kind: 'size',
        reason: `answered with more than ${maxAnswerBytes} bytes`,
        cause: error,
      });
    if (signal?.aborted) return failed({ kind: 'aborted', reason: 'was stopped', cause: signal.reason });
    if (timeout.aborted)
      return failed(
        { kind: 'timeout', reason: `did not answer within ${timeoutMs} ms`, cause: timeout.reason },
        true,
      );
    // The wrapper's own error holds the request with its headers, and so the key.
    const cause = error instanceof Error && error.name === 'FetchError' ? error.cause : error;
    return failed(
      { kind: 'network', reason: `gave no whole answer (${describeNetworkError(cause)})`, cause },
      true,
    );
  }

  const { status } = response;
  if (!response.ok) {
    const failure = readFailure(text);
    return failed(
      {
        kind: 'status',
        status,
        code: failure?.code,
        field: failure?.field,
        reason: describeRefusal(status, failure),
      },
      status === 429 || status >= 500,
      response.headers.get('retry-after'),
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed({ kind: 'json', status, reason: `answered ${text.length} characters that are not JSON` });
  }
  const result = call.answer.safeParse(json);
  if (result.success) return { value: result.data };
  return failed({ kind: 'schema', status, ...describeWrongAnswer(result.error), cause: result.error });
}

function send(
  target: Target,
  call: Call,
  { params = {}, query, body, token }: Input,
  signal: AbortSignal,
): Promise<Response> {
  const service = call.service ?? 'shop';
  const path = callPath(call.path, params);
  const encoded = body === undefined ? undefined : encodeBody(call.encoding ?? 'json', body);
  return createFetch({ fetch: target.fetch }).raw(target.bases[service] + path, {
    method: call.method,
    signal,
    headers: { accept: 'application/json', ...identityHeaders(target, call, token), ...encoded?.headers },
    ...(query && { query }),
    ...(encoded && { body: encoded.body }),
    // The tries are counted by the caller, who alone knows when a whole answer is there.
    retry: false,
    ignoreResponseError: true,
    responseType: 'stream',
    // A redirect would carry the key to an address that nobody named.
    redirect: 'manual',
  });
}

/** The geocoders belong to others: they learn neither shop nor shopper. */
function identityHeaders(
  { securityKey }: Target,
  { auth, service }: Call,
  token: string | undefined,
): Record<string, string> {
  if (service === 'openstreetmap' || service === 'yandex') return {};
  const key = { [SECURITY_KEY_HEADER]: securityKey };
  if (token === undefined || auth === 'none') return key;
  return auth === 'delivery'
    ? { ...key, [DELIVERY_TOKEN_HEADER]: token }
    : { ...key, authorization: `Bearer ${token}` };
}

function withoutSecrets(text: string, secrets: (string | undefined)[]): string {
  return secrets.reduce<string>((result, secret) => (secret ? result.replaceAll(secret, '…') : result), text);
}

import type { Call, CallAnswer, CallInput, Service } from '#contract/call/define-call.ts';
import { prepareCall, type RequestInput, serviceAddresses } from '#contract/call/prepare-call.ts';
import { readAnswer } from '#contract/call/read-answer.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { platformUrlOf } from '#publisher/tenants/shop-address.ts';
import { describeNoAnswer, describeRefusal, describeWrongAnswer } from './describe-failure.ts';
import { MAX_ANSWER_BYTES, startTotal, type TotalLimits } from './fetch-whole.ts';
import { ShopError, type ShopErrorFields } from './shop-error.ts';
import { isHidden, takeAnswer } from './take-answer.ts';
import { createTries } from './tries.ts';

export interface ShopClientOptions {
  tenant: Pick<TenantConfig, 'name' | 'securityKey' | 'url' | 'cache_server_url'>;
  /** The platform of tenants without a `url` of their own. */
  platformUrl: string;
  /** Whole addresses of services that do not stand on the platform itself. */
  serviceUrls?: Partial<Record<Service, string>> | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Calls that may be on their way at once. */
  concurrency?: number | undefined;
  /** For one try, its whole answer included. */
  timeoutMs?: number | undefined;
  /** Tries after the first, where a later one may succeed. */
  retries?: number | undefined;
  /** Wait before the second try; it doubles with each. */
  backoffMs?: number | undefined;
  maxAnswerBytes?: number | undefined;
  /** For all calls together; none where left out. */
  totalLimits?: TotalLimits | undefined;
  /** Stops all calls. */
  signal?: AbortSignal | undefined;
}

/** Token of a caller, if the call asks for one: a shopper's, or for `delivery` that of the delivery. */
export type CallOptions<C extends Call> = C['auth'] extends 'bearer' | 'delivery'
  ? { token: string }
  : C['auth'] extends 'none'
    ? { token?: undefined }
    : { token?: string | undefined };

/** Arguments after a call: its input and options, each only if the call needs it. */
type CallArguments<C extends Call> =
  Record<string, never> extends CallOptions<C>
    ? Record<string, never> extends CallInput<C>
      ? [input?: CallInput<C>, options?: CallOptions<C>]
      : [input: CallInput<C>, options?: CallOptions<C>]
    : [input: CallInput<C>, options: CallOptions<C>];

/** Calls one tenant's shop platform. */
export interface ShopClient {
  /** Name of the tenant. */
  readonly tenant: string;
  /** The platform's address, without a closing slash. */
  readonly platformUrl: string;
  /** Gives the parsed answer. Throws a ShopError with tenant, call and, in a wrong answer, the field. */
  call<C extends Call>(call: C, ...args: CallArguments<C>): Promise<CallAnswer<C>>;
}

/** Makes the only client of the platform in Node: limited, retried, and checked against the contract. */
export function createShopClient({
  tenant,
  platformUrl,
  serviceUrls = {},
  fetch = globalThis.fetch,
  concurrency = 8,
  timeoutMs = 10_000,
  retries = 4,
  backoffMs = 300,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  totalLimits,
  signal: stop,
}: ShopClientOptions): ShopClient {
  const ownUrl = platformUrlOf(tenant, { platformUrl });
  const addresses = serviceAddresses(ownUrl, {
    ...(tenant.cache_server_url && { cache: tenant.cache_server_url }),
    ...serviceUrls,
  });
  const total = totalLimits && startTotal(totalLimits);
  const ends = [stop, total?.deadline].filter((one) => one !== undefined);
  const signal = ends.length > 0 ? AbortSignal.any(ends) : undefined;
  const limits = { fetch, timeoutMs, maxAnswerBytes, signal, total };
  const send = createTries({ ...limits, concurrency, retries, backoffMs });

  async function call(call: Call, input: RequestInput = {}, { token }: Token = {}): Promise<unknown> {
    const request = prepareCall(call, input, { addresses, key: tenant.securityKey, token });
    const failed = (why: Omit<ShopErrorFields, 'tenant' | 'call'>) => {
      const reason = withoutSecrets(why.reason, [tenant.securityKey, token]);
      return new ShopError({ ...why, tenant: tenant.name, call: request.name, reason });
    };
    // Sent twice, these could do their work twice.
    const isRepeatable = call.method !== 'POST' && call.method !== 'PATCH';
    const response = await send(request, isRepeatable).catch((error: unknown) => {
      throw failed(describeNoAnswer(error, limits));
    });
    if (!response.ok) throw failed(describeRefusal(response));
    const { status, _data: text = '' } = response;
    const json = await readAnswer(text);
    if (json === undefined)
      throw failed({ kind: 'json', status, reason: `answered ${text.length} characters that are not JSON` });
    if (isHidden(json)) throw failed({ kind: 'status', status: 404, code: 'not-found', reason: 'is hidden' });
    const answer = takeAnswer(call.answer, json);
    if (answer.error) throw failed(describeWrongAnswer(answer.error, status));
    return answer.data;
  }

  const url = ownUrl.replace(/\/+$/, '');
  return { tenant: tenant.name, platformUrl: url, call: call as ShopClient['call'] };
}

interface Token {
  token?: string | undefined;
}

function withoutSecrets(text: string, secrets: (string | undefined)[]): string {
  return secrets.reduce<string>((result, secret) => (secret ? result.replaceAll(secret, '…') : result), text);
}

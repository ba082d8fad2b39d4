import { setTimeout as wait } from 'node:timers/promises';
import {
  type Call,
  type CallAnswer,
  type CallInput,
  SERVICE_BASE_PATHS,
  SERVICES,
  type Service,
} from '#contract/define-call.ts';
import { createLimiter } from '#lib/limiter.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import { attempt, type Input, type Target } from './attempt.ts';
import { MAX_ANSWER_BYTES } from './read-body.ts';
import { retryDelay } from './retry-delay.ts';
import { ShopError } from './shop-error.ts';

export interface ShopClientOptions {
  tenant: Pick<TenantConfig, 'name' | 'securityKey' | 'url' | 'cache_server_url'>;
  /** The platform of tenants without a `url` of their own. */
  platformUrl: string;
  /** Whole addresses, which the paths of the calls follow, of services that do not stand on the platform itself. */
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
  /** Stops all calls. */
  signal?: AbortSignal | undefined;
}

/** Who calls, as far as the call asks for it: the token of a shopper, or for `delivery` of the delivery. */
export type CallOptions<C extends Call> = C['auth'] extends 'bearer' | 'delivery'
  ? { token: string }
  : C['auth'] extends 'none'
    ? { token?: undefined }
    : { token?: string | undefined };

/** What follows a call: its input and options, each only where it has to be there. */
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
  /** Gives the parsed answer. Throws a ShopError that names the tenant, the call and, in a wrong answer, the field. */
  call<C extends Call>(call: C, ...args: CallArguments<C>): Promise<CallAnswer<C>>;
}

/** Makes the only client that Node code uses for the platform: limited, retried, and checked against the contract. */
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
  signal,
}: ShopClientOptions): ShopClient {
  const base = withoutSlash(tenant.url ?? platformUrl);
  const own = { ...(tenant.cache_server_url && { cache: tenant.cache_server_url }), ...serviceUrls };
  const bases = Object.fromEntries(
    SERVICES.map((service) => [service, withoutSlash(own[service] ?? base + SERVICE_BASE_PATHS[service])]),
  ) as Record<Service, string>;
  const target: Target = {
    tenant: tenant.name,
    securityKey: tenant.securityKey,
    bases,
    fetch,
    timeoutMs,
    maxAnswerBytes,
    signal,
  };
  const limit = createLimiter(concurrency);

  async function callWithTries(
    call: Call,
    input: Omit<Input, 'token'> = {},
    { token }: Pick<Input, 'token'> = {},
  ): Promise<unknown> {
    // Sent twice, these could do their work twice.
    const isRepeatable = call.method !== 'POST' && call.method !== 'PATCH';
    for (let count = 0; ; count += 1) {
      const outcome = await limit(() => attempt(target, call, { ...input, token }));
      if ('value' in outcome) return outcome.value;
      if (!outcome.again || !isRepeatable || count >= retries) throw outcome.error;
      await wait(retryDelay(count, backoffMs, outcome.retryAfter), undefined, { signal }).catch(() => {
        throw new ShopError({
          kind: 'aborted',
          tenant: tenant.name,
          call: outcome.error.call,
          reason: 'was stopped',
          cause: outcome.error,
        });
      });
    }
  }

  return { tenant: tenant.name, platformUrl: base, call: callWithTries as ShopClient['call'] };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

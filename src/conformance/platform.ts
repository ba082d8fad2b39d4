import {
  type Call,
  callPath,
  DELIVERY_TOKEN_HEADER,
  SECURITY_KEY_HEADER,
  SERVICE_BASE_PATHS,
  type Service,
} from '#contract/define-call.ts';
import { encodeBody } from '#lib/encode-body.ts';

/** A request got no answer at all. */
export class ConformanceError extends Error {
  override name = 'ConformanceError';
}

/** Parts of a request as they go out, right or wrong. */
export interface RequestParts {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Of the shopper or the delivery. */
  token?: string | undefined;
  /** The shop's own where left out; null sends none. */
  key?: string | null | undefined;
  /** The call's own where left out. */
  method?: string | undefined;
}

export interface Answered {
  status: number;
  /** Undefined where the answer is not JSON. */
  json: unknown;
}

export interface PlatformOptions {
  /** Without a closing slash. */
  url: string;
  securityKey: string;
  /** Whole addresses of services: of the geocoders, which are others', and of what does not stand on the platform. */
  serviceUrls?: Partial<Record<Service, string>>;
  /** For one answer. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** Sends requests as a client would, and others that none should. */
export interface Platform {
  readonly url: string;
  /** How many requests were sent. */
  readonly requests: number;
  /** Whether the address of a service is known. */
  has(service: Service): boolean;
  /** Throws a ConformanceError where nothing answers. */
  send(call: Call, parts: RequestParts): Promise<Answered>;
}

export function createPlatform({
  url,
  securityKey,
  serviceUrls = {},
  timeoutMs = 15_000,
  signal,
}: PlatformOptions): Platform {
  let requests = 0;
  return {
    url,
    get requests() {
      return requests;
    },
    has: (service) => serviceUrls[service] !== undefined || !isForeign(service),
    async send(call, { params, query, body, token, key = securityKey, method = call.method }) {
      requests += 1;
      const service = call.service ?? 'shop';
      const address = new URL(
        (serviceUrls[service] ?? url + SERVICE_BASE_PATHS[service]) + callPath(call.path, params),
      );
      for (const [name, value] of Object.entries(query ?? {})) {
        for (const one of [value].flat())
          if (one !== undefined) address.searchParams.append(name, String(one));
      }
      const encoded = body === undefined ? undefined : encodeBody(call.encoding ?? 'json', body);
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(address, {
          method,
          redirect: 'manual',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          headers: {
            accept: 'application/json',
            ...encoded?.headers,
            ...(key !== null && !isForeign(service) && { [SECURITY_KEY_HEADER]: key }),
            ...(token !== undefined &&
              (call.auth === 'delivery'
                ? { [DELIVERY_TOKEN_HEADER]: token }
                : { authorization: `Bearer ${token}` })),
          },
          ...(encoded && { body: encoded.body }),
        });
        return { status: response.status, json: parseJson(await response.text()) };
      } catch (cause) {
        if (signal?.aborted) throw cause;
        const reason = timeout.aborted
          ? `it said nothing for ${timeoutMs} ms`
          : String((cause as Error).cause ?? cause);
        throw new ConformanceError(
          `${method} ${address.origin}${address.pathname} got no answer: ${reason}.`,
          { cause },
        );
      }
    },
  };
}

/** Whether a service belongs to others, who know nothing of shops. */
export function isForeign(service: Service | undefined): boolean {
  return service === 'openstreetmap' || service === 'yandex';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

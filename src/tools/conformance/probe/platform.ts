import { type Call, isForeign, type Method, type Service } from '#contract/call/define-call.ts';
import { prepareCall, serviceAddresses } from '#contract/call/prepare-call.ts';
import { parseAnswer } from '#contract/call/read-answer.ts';

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
  method?: Method | undefined;
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
  /** Whole addresses of the geocoders and of what does not stand on the platform. */
  serviceUrls?: Partial<Record<Service, string>>;
  /** For one answer. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** Sends requests as a client would, and others that none should. */
export interface Platform {
  readonly url: string;
  /** Count of the requests so far. */
  readonly requests: number;
  /** True if the address of a service is known. */
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
  const addresses = serviceAddresses(url, serviceUrls);
  let requests = 0;
  return {
    url,
    get requests() {
      return requests;
    },
    has: (service) => serviceUrls[service] !== undefined || !isForeign(service),
    async send(call, { token, key = securityKey, method = call.method, ...input }) {
      requests += 1;
      const request = prepareCall({ ...call, method }, input, { addresses, key, token });
      const { headers, body } = request;
      const timeout = AbortSignal.timeout(timeoutMs);
      const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
      try {
        const response = await fetch(request.url, {
          method,
          headers,
          body,
          redirect: 'manual',
          signal: ends,
        });
        return { status: response.status, json: parseAnswer(await response.text()) };
      } catch (cause) {
        if (signal?.aborted) throw cause;
        const reason = timeout.aborted
          ? `it said nothing for ${timeoutMs} ms`
          : String((cause as Error).cause ?? cause);
        const address = request.url.replace(/\?.*$/, '');
        throw new ConformanceError(`${method} ${address} got no answer: ${reason}.`, { cause });
      }
    },
  };
}

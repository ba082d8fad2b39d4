import { updateCache } from '#contract/cache/cache.ts';
import { SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { fetchWhole } from '#publisher/shop-client/fetch-whole.ts';

/** A shop's cache is renewed this often at most, in milliseconds, however many browsers ask. */
export const RENEWAL_INTERVAL = 60_000;

const ANSWER_TIME = 15_000;
const MAX_ANSWER_BYTES = 10_000;

/** Answer to every browser that asked. */
export interface Renewed {
  status: number;
  /** JSON. */
  body: string;
}

interface Recent {
  at: number;
  answer: Promise<Renewed>;
  again: NodeJS.Timeout | undefined;
}

/** Address at which a shop's cache is renewed. */
export interface RenewalTarget {
  url: string;
  securityKey: string;
}

/** True if a request is the one by which anybody renews a shop's cache. */
export function isRenewal(method: string | undefined, segments: readonly string[]): boolean {
  return method === updateCache.method && `/${segments.join('/')}` === RENEWAL_PATH;
}

const RENEWAL_PATH = `${SERVICE_BASE_PATHS.cache}${updateCache.path}`;

/** Renews caches at once, then at most once an interval; who asks meanwhile shares the last answer. */
export class Renewals {
  readonly #recent = new Map<string, Recent>();
  readonly #interval: number;

  constructor(interval = RENEWAL_INTERVAL) {
    this.#interval = interval;
  }

  /** Renews the cache of a tenant now, or once more when the interval is over. Never fails. */
  renew(tenant: string, target: RenewalTarget): Promise<Renewed> {
    const recent = this.#recent.get(tenant);
    const rest = recent ? recent.at + this.#interval - Date.now() : 0;
    if (!recent || rest <= 0) return this.#start(tenant, target);
    recent.again ??= setTimeout(() => void this.#start(tenant, target), rest).unref();
    return recent.answer;
  }

  /** Forgets what was still to be renewed. */
  close(): void {
    for (const { again } of this.#recent.values()) clearTimeout(again);
    this.#recent.clear();
  }

  #start(tenant: string, target: RenewalTarget): Promise<Renewed> {
    const answer = ask(target);
    this.#recent.set(tenant, { at: Date.now(), answer, again: undefined });
    return answer;
  }
}

async function ask({ url, securityKey }: RenewalTarget): Promise<Renewed> {
  try {
    const limits = { fetch, timeoutMs: ANSWER_TIME, maxAnswerBytes: MAX_ANSWER_BYTES };
    const headers = { 'security-key': securityKey };
    const answer = await fetchWhole(limits, url, { method: updateCache.method, headers, redirect: 'error' });
    if (!answer.ok) throw new Error(`The cache service answered ${answer.status}.`);
    const { updatedAt } = updateCache.answer.parse(JSON.parse(answer._data ?? ''));
    return { status: 200, body: JSON.stringify({ updatedAt }) };
  } catch {
    const failure = { code: 'platform-unreachable', message: 'The cache was not renewed. Try again.' };
    return { status: 502, body: JSON.stringify(failure) };
  }
}

import { LRUCache } from 'lru-cache';

export interface Rate {
  /** Requests at once. */
  burst: number;
  /** Further requests each second. */
  perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Names that are kept; the one that was quiet longest is forgotten, and begins anew. */
const MOST_NAMES = 10_000;

/** Counts by name how much may still come. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_NAMES });

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Seconds until one may come; 0 where it may, and is counted. */
  take(name: string, now = performance.now()): number {
    const left = this.#left(name, now);
    const taken = left >= 1;
    this.#buckets.set(name, { left: taken ? left - 1 : left, at: now });
    return taken ? 0 : Math.max(1, Math.ceil((1 - left) / this.#rate.perSecond));
  }

  /** Takes back one that was counted: it was none of those that are limited. */
  giveBack(name: string, now = performance.now()): void {
    const left = Math.min(this.#rate.burst, this.#left(name, now) + 1);
    this.#buckets.set(name, { left, at: now });
  }

  #left(name: string, now: number): number {
    const { burst, perSecond } = this.#rate;
    const known = this.#buckets.get(name) ?? { left: burst, at: now };
    return Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
  }
}

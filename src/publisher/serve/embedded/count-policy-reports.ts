import type { IncomingMessage } from 'node:http';
import { parseReports, REPORT_TYPES, type Stopped } from './policy-report.ts';
import { readUpTo } from './read-up-to.ts';

/** Limits of the cost of browsers' reports. */
export const REPORT_LIMITS = {
  /** Milliseconds between two lines of the log. */
  interval: 60_000,
  /** Requests of a shop that are read in an interval; the rest is only counted. */
  requests: 300,
  /** Bytes of a request. */
  bytes: 16 * 1024,
  /** Different rules and sources of a shop in an interval; further ones count together. */
  kinds: 50,
};

interface Counted {
  requests: number;
  unread: number;
  counts: Map<string, number>;
}

/**
 * Counts what the policies of pages stop, by shop, rule and source, and tells the log of it once an interval.
 * It keeps nothing else of a report, and nothing after it was told.
 */
export class PolicyReports {
  readonly #limits: typeof REPORT_LIMITS;
  readonly #log: (line: string, tenant: string) => void;
  readonly #shops = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Partial<typeof REPORT_LIMITS>, log: (line: string, tenant: string) => void) {
    this.#limits = { ...REPORT_LIMITS, ...limits };
    this.#log = log;
  }

  /** Reads the reports of a request to the shop of a tenant; gives the status to answer with. Never fails. */
  async receive(request: IncomingMessage, tenant: string, hostName: string): Promise<204 | 413 | 415 | 429> {
    const shop = this.#shops.get(tenant) ?? { requests: 0, unread: 0, counts: new Map() };
    this.#shops.set(tenant, shop);
    this.#timer ??= setTimeout(() => this.tell(), this.#limits.interval).unref();
    shop.requests += 1;
    const refuse = (status: 413 | 415 | 429) => {
      shop.unread += 1;
      request.resume();
      return status;
    };
    if (shop.requests > this.#limits.requests) return refuse(429);
    if (!REPORT_TYPES.test(request.headers['content-type'] ?? '')) return refuse(415);
    const body = await readUpTo(request, this.#limits.bytes);
    if (body === undefined) return refuse(413);
    for (const one of parseReports(body.toString(), hostName)) this.#count(shop, one);
    return 204;
  }

  /** Writes a line for each shop that something was reported of, and begins anew. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [tenant, { unread, counts }] of this.#shops) {
      const parts = [...counts].map(([kind, count]) => `${kind} ${count}`);
      if (unread > 0) parts.push(`not read ${unread}`);
      this.#log(
        `Stopped by the policy of shop ${tenant}: ${parts.join(', ') || 'nothing that can be read'}.`,
        tenant,
      );
    }
    this.#shops.clear();
  }

  #count({ counts }: Counted, { directive, source }: Stopped): void {
    const named = `${directive} ${source}`;
    const kind = counts.has(named) || counts.size < this.#limits.kinds ? named : 'others';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
}

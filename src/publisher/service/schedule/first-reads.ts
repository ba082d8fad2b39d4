import type { Changeset } from '#publisher/publish/protocol/site-store.ts';

/** Releases of a shop that nobody has read and that are still waited for; of earlier ones nobody hears. */
const MOST_UNREAD = 40;

/** Of a release with more pages than these any page counts: it changed how all of a shop looks. */
const MOST_PAGES = 2_000;

interface Unread {
  release: number;
  /** Addresses of its pages; undefined for any. */
  pages: ReadonlySet<string> | undefined;
}

/**
 * First reads of releases: when the first page of each was sent to somebody. Costs a look into a map for a
 * page of a shop whose releases have all been read.
 */
export class FirstReads {
  readonly #unread = new Map<string, Unread[]>();
  /** Moments of first reads by release, in milliseconds since 1970; null where nobody asked yet. */
  readonly #readAt = new Map<string, Map<number, number | null>>();

  /** A release is in place, with these pages. */
  released(tenant: string, release: number, { added, changed }: Pick<Changeset, 'added' | 'changed'>): void {
    const pages = [...added, ...changed];
    const unread = { release, pages: pages.length > MOST_PAGES ? undefined : new Set(pages) };
    this.#unread.set(tenant, [unread, ...(this.#unread.get(tenant) ?? [])].slice(0, MOST_UNREAD));
    const known = this.#readAt.get(tenant) ?? new Map<number, number | null>();
    this.#readAt.set(tenant, known.set(release, null));
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > MOST_UNREAD) known.delete(oldest);
  }

  /** A page was sent; whether it is the first one of a release. Its address is asked for where it counts. */
  sent(tenant: string, addressOf: () => string, now: number): boolean {
    const unread = this.#unread.get(tenant);
    if (!unread) return false;
    const address = addressOf();
    const left = unread.filter(({ pages }) => pages !== undefined && !pages.has(address));
    if (left.length === unread.length) return false;
    // A page that several releases changed counts as a read of all of them.
    for (const one of unread) if (!left.includes(one)) this.#readAt.get(tenant)?.set(one.release, now);
    if (left.length > 0) this.#unread.set(tenant, left);
    else this.#unread.delete(tenant);
    return true;
  }

  /** When a release was first read; null where nobody asked yet, undefined where it was not watched. */
  of(tenant: string, release: number | null): number | null | undefined {
    return release === null ? undefined : this.#readAt.get(tenant)?.get(release);
  }
}

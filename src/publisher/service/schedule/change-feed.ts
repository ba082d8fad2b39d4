import type { OngoingRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';
import { reasonOf } from '#lib/log/log.ts';
import type { BuildObserver, BuildProgress } from '#publisher/build/build-observer.ts';
import { openLedger } from '#publisher/publish/index/ledger-reader.ts';
import type { Changeset } from '#publisher/publish/protocol/site-store.ts';
import type { Batch, ChangeQueue } from '#publisher/service/queue/change-queue.ts';
import { FirstReads } from './first-reads.ts';
import type { RebuildEvent } from './rebuild-service.ts';

/** Rebuilds that are told of, of those that are done. */
const MOST_DONE = 40;

/**
 * Follows how changes come to pages and to who reads them: what is on its way from events, what is done from
 * the ledger.
 */
export class ChangeFeed implements BuildObserver {
  readonly #queue: Pick<ChangeQueue, 'waiting'>;
  readonly #indexFile: (tenant: string) => string;
  readonly #ongoing = new Map<string, OngoingRebuild>();
  readonly #reads = new FirstReads();
  /** Attempts that have the previews of shops staged, until they are published. */
  readonly #attempts = new Map<string, string>();
  #version = 0;
  #pagesVersion = 0;

  constructor(queue: Pick<ChangeQueue, 'waiting'>, indexFile: (tenant: string) => string) {
    this.#queue = queue;
    this.#indexFile = indexFile;
  }

  /** Grows with all that is new. */
  get version(): number {
    return this.#version;
  }

  /** Grows where new pages can be seen: ahead of their release, or in it. */
  get pagesVersion(): number {
    return this.#pagesVersion;
  }

  begin({ tenant, triggers }: Batch, startedAt: number): void {
    this.#ongoing.set(tenant, { triggers, startedAt, stage: 'pull', done: 0, total: 0 });
    this.#version += 1;
  }

  onProgress({ tenant, ...progress }: BuildProgress): void {
    const ongoing = this.#ongoing.get(tenant);
    if (!ongoing) return;
    Object.assign(ongoing, progress);
    this.#version += 1;
  }

  onPreview(tenant: string, attempt: string, pages: readonly string[]): void {
    const ongoing = this.#ongoing.get(tenant);
    if (!ongoing) return;
    ongoing.previews = pages;
    this.#attempts.set(tenant, attempt);
    this.#version += 1;
    this.#pagesVersion += 1;
  }

  /** The attempt that has the preview of a page staged; undefined where what is published is the newest. */
  attemptOf(tenant: string, page: string): string | undefined {
    const isPreview = this.#ongoing.get(tenant)?.previews?.includes(page) ?? false;
    return isPreview ? this.#attempts.get(tenant) : undefined;
  }

  /** Something waits that did not. */
  added(): void {
    this.#version += 1;
  }

  onRelease(tenant: string, release: number, changeset: Changeset): void {
    this.#attempts.delete(tenant);
    this.#reads.released(tenant, release, changeset);
  }

  /** A page was sent to somebody. */
  sent(tenant: string, addressOf: () => string, now: number): void {
    if (this.#reads.sent(tenant, addressOf, now)) this.#version += 1;
  }

  end(event: RebuildEvent, now: number): void {
    const { tenant } = event.batch;
    this.#attempts.delete(tenant);
    const ongoing = this.#ongoing.get(tenant);
    if (event.kind === 'rebuilt') {
      this.#ongoing.delete(tenant);
      if (event.rebuilt.release !== undefined) this.#pagesVersion += 1;
    } else if (ongoing) {
      delete ongoing.previews;
      // The build after one that was superseded begins in a moment and goes on from here.
      if (event.kind === 'superseded') Object.assign(ongoing, { stage: 'pull', done: 0, total: 0 });
      else {
        // A shop that is pinned waits until it is let go.
        const nextAt = event.kind === 'failed' ? now + event.retryIn : null;
        ongoing.failed = { reason: reasonOf(event.error), nextAt };
      }
    }
    this.#version += 1;
  }

  async of(tenant: string): Promise<ShopChanges> {
    const waiting = await this.#queue.waiting(tenant);
    const ledger = openLedger(this.#indexFile(tenant));
    try {
      return {
        ongoing: this.#ongoing.get(tenant) ?? null,
        waiting: waiting.filter(({ kind }) => kind !== 'time').map(({ kind, id, at }) => ({ kind, id, at })),
        done: (ledger?.publishes(MOST_DONE) ?? []).map((publish) => ({
          ...publish,
          readAt: this.#reads.of(tenant, publish.release),
        })),
      };
    } finally {
      ledger?.close();
    }
  }
}

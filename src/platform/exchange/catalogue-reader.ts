import type { Log } from '#lib/log/log.ts';
import { listUnread, noteExchangeRead, noteUnread, readExchange } from '#platform/areas/exchange/exchange.ts';
import { inWords } from '#platform/follow/import-words.ts';
import type { Importer } from '#platform/follow/run-import.ts';
import type { Sql } from '#platform/store/database.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import { ExchangeFolder } from './exchange-folder.ts';

/** A program that sends many files pauses no longer than this between them. */
const QUIET_MS = 20_000;

/** Another import of the file may take long: it is not asked for at every look. */
const LOCKED_PAUSE_MS = 30_000;

/** `offers0_12.xml`: one of several parts, after which others come. */
const PART = /\d+_\d+/;

export interface ReaderOptions {
  /** The platform's file. */
  file: string;
  importer: Importer;
  log: Log;
  quietMs?: number;
}

/** A file that is being read, and its result once it is there. */
interface Job {
  done: Promise<void>;
  result: { fault?: string } | undefined;
}

/**
 * Reads the files that programs send into the goods of their exchange, and those goods into the shop: with
 * the last file that came, or once a program that sends parts has been quiet. One file is read at a time.
 */
export class CatalogueReader {
  readonly #options: ReaderOptions;
  readonly #stop = new AbortController();
  readonly #jobs = new Map<string, Job>();
  #turn: Promise<unknown> = Promise.resolve();
  #isQuietRunning = false;
  #pausedUntil = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /**
   * Begins to read a file, or goes on; `progress` where it is not done within `waitMs`. Asked again it tells
   * the same file's result.
   */
  async read(
    shop: Shop,
    { session, name, waitMs }: { session: string; name: string; waitMs: number },
  ): Promise<'progress' | 'success' | { failure: string }> {
    const key = `${shop.name} ${session} ${name}`;
    const job = this.#jobs.get(key) ?? this.#begin(key, () => this.#readFile(shop, session, name));
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, waitMs);
    await Promise.race([job.done, late]);
    clearTimeout(timer);
    if (!job.result) return 'progress';
    if (job.result.fault === undefined) return 'success';
    this.#jobs.delete(key);
    return { failure: job.result.fault };
  }

  /** A file comes anew, or with another exchange all of them: its result counts no more. */
  forget(shop: Shop, file?: { session: string; name: string }): void {
    const start = file ? `${shop.name} ${file.session} ${file.name}` : `${shop.name} `;
    for (const [key, { result }] of this.#jobs)
      if (result && (file ? key === start : key.startsWith(start))) this.#jobs.delete(key);
  }

  /** Starts showing goods of programs that have been quiet. */
  wake(sql: Sql): void {
    if (this.#isQuietRunning || this.#stop.signal.aborted || Date.now() < this.#pausedUntil) return;
    const { quietMs = QUIET_MS } = this.#options;
    const [shop] = listUnread(sql, new Date(Date.now() - quietMs));
    if (!shop) return;
    this.#isQuietRunning = true;
    void this.#alone(() => this.#show(shop))
      .catch((error) => {
        if (this.#stop.signal.aborted) return;
        this.#options.log.error({ event: 'feed-not-taken', tenant: shop.name, error });
      })
      .finally(() => {
        this.#isQuietRunning = false;
      });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled([this.#turn, ...[...this.#jobs.values()].map(({ done }) => done)]);
  }

  #begin(key: string, work: () => Promise<void>): Job {
    const job: Job = { done: Promise.resolve(), result: undefined };
    job.done = this.#alone(work).then(
      () => {
        job.result = {};
      },
      (error: unknown) => {
        job.result = { fault: error instanceof Error ? error.message : String(error) };
      },
    );
    this.#jobs.set(key, job);
    return job;
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #readFile(shop: Shop, session: string, name: string): Promise<void> {
    const folder = new ExchangeFolder(this.#options.file, shop.name);
    const path = await folder.find(name);
    if (!/\.xml$/i.test(name)) return;
    const exchange = { ledger: folder.ledger, session, files: folder.files };
    await this.#options.importer.gather({ feed: [path], exchange }, this.#stop.signal);
    noteUnread(current(shop), new Date());
    await folder.drop(path);
    if (PART.test(name) || (await folder.hasMore())) return;
    const fault = await this.#show(shop);
    if (fault !== undefined && !isForNow(fault)) throw fault;
  }

  /** Brings the goods of the exchange into the shop; the error where the shop keeps what it has. */
  async #show(one: Shop): Promise<Error | undefined> {
    const { file, importer, log } = this.#options;
    const shop = current(one);
    const exchange = readExchange(shop);
    if (!exchange) return undefined;
    const { ledger, files } = new ExchangeFolder(file, shop.name);
    const order = {
      ...{ ...exchange.reading, feed: [], tenant: shop.name, file, now: new Date() },
      exchange: { ledger, files, session: '' },
      guardSize: !exchange.takesFewer,
    };
    try {
      const told = inWords(await importer.run(order, this.#stop.signal));
      noteExchangeRead(shop, exchange.unreadAt, { told }, new Date());
      log.info({ event: 'feed-read', tenant: shop.name }, `The exchange of ${shop.name} was read: ${told}.`);
      return undefined;
    } catch (error) {
      if (this.#stop.signal.aborted) throw error;
      // Another import runs: the goods are shown once it is over.
      if (error instanceof Error && error.name === 'LockedError') {
        this.#pausedUntil = Date.now() + LOCKED_PAUSE_MS;
        return undefined;
      }
      const fault = error instanceof Error ? error : new Error(String(error));
      noteExchangeRead(shop, exchange.unreadAt, { fault: fault.message }, new Date());
      log.warn(
        { event: 'feed-not-taken', tenant: shop.name },
        `${shop.name} keeps the goods that it has: ${fault.message}`,
      );
      return fault;
    }
  }
}

/** The shop has another row once all of it was written anew. */
function current(shop: Shop): Shop {
  return findShopByName(shop.sql, shop.name) ?? shop;
}

/** Goods that another file completes: prices come after them. */
function isForNow({ name }: Error): boolean {
  return name === 'ShrunkenFeedError' || name === 'UnfinishedExchangeError';
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ExplainedError } from '#lib/explained-error.ts';
import type { Log } from '#lib/log/log.ts';
import { LockedError, takeLock } from '#lib/process-lock.ts';
import {
  type FeedOutcome,
  type FeedState,
  type FollowedFeed,
  listDueFeeds,
  noteReading,
  readFollowedFeed,
} from '#platform/areas/feed/followed-feed.ts';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type FeedMarks, fetchFeed, parseSource } from './feed-source.ts';
import { inWords } from './import-words.ts';
import type { Importer } from './run-import.ts';

/**
 * After so long a feed is read whole even if it is the same: its reduced prices may have begun, and its
 * pieces are those of its shop again.
 */
const READ_WHOLE_MS = 24 * 60 * 60_000;

/** Another import of the file may take long: it is not asked for at every look. */
const LOCKED_PAUSE_MS = 30_000;

export interface FollowerOptions {
  sql: Sql;
  /** The platform's file. */
  file: string;
  importer: Importer;
  log: Log;
}

/**
 * Reads the feeds that shops follow when they are due, one after the other. A feed that cannot be had, cannot
 * be read or has lost too much changes nothing: its shop keeps the last good goods, and the log says so. What
 * a process that died had begun is begun again.
 */
export class FeedFollower {
  readonly #options: FollowerOptions;
  readonly #stop = new AbortController();
  #underWay: Promise<void> | undefined;
  #pausedUntil = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** Starts reading what is due, unless it does already. */
  wake(): void {
    if (this.#underWay || this.#stop.signal.aborted || Date.now() < this.#pausedUntil) return;
    if (listDueFeeds(this.#options.sql, new Date()).length === 0) return;
    this.#underWay = this.#readDue().finally(() => {
      this.#underWay = undefined;
    });
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#underWay;
  }

  async #readDue(): Promise<void> {
    const { sql, file } = this.#options;
    let unlock: () => void;
    try {
      unlock = takeLock(`${file}.follow.lock`, `Another process follows the feeds of ${file}.`);
    } catch (error) {
      if (error instanceof LockedError) return;
      throw error;
    }
    try {
      while (!this.#stop.signal.aborted) {
        const [shop] = listDueFeeds(sql, new Date());
        const feed = shop && readFollowedFeed(shop);
        if (!feed || !(await this.#read(shop, feed))) return;
      }
    } finally {
      unlock();
    }
  }

  /** Reads one feed; false where it cannot be read now. */
  async #read(shop: Shop, feed: FollowedFeed & FeedState): Promise<boolean> {
    const outcome = await this.#outcomeOf(shop, feed).catch((error: unknown): FeedOutcome | undefined => {
      if (this.#stop.signal.aborted || isLocked(error)) return undefined;
      return { is: 'kept', fault: messageOf(error) };
    });
    if (!outcome) {
      this.#pausedUntil = Date.now() + LOCKED_PAUSE_MS;
      return false;
    }
    noteReading(shop, feed, outcome, new Date());
    this.#tell(shop, feed, outcome);
    return true;
  }

  async #outcomeOf(shop: Shop, feed: FollowedFeed & FeedState): Promise<FeedOutcome> {
    const { file, importer } = this.#options;
    const { signal } = this.#stop;
    const isFresh = feed.readAt !== null && Date.now() - Date.parse(feed.readAt) < READ_WHOLE_MS;
    const source = parseSource(feed.source, process.cwd());
    const local = source.kind === 'file' ? source.file : `${file}.feed`;
    try {
      const marks =
        source.kind === 'file'
          ? NO_MARKS
          : await fetchFeed(source.url, { file: local, signal, known: isFresh ? feed : undefined });
      if (!marks) return { is: 'same' };
      const digest = await digestOf(local);
      if (isFresh && digest === feed.digest) return { is: 'same', marks };
      const order = { ...feed.reading, feed: local, tenant: shop.name, file, now: new Date() };
      const result = await importer.run({ ...order, guardSize: !feed.takesFewer }, signal);
      return { is: 'read', marks: { ...marks, digest }, told: inWords(result) };
    } finally {
      if (source.kind === 'address') await rm(local, { force: true });
    }
  }

  #tell({ name: tenant }: Shop, { everyMinutes }: FollowedFeed, outcome: FeedOutcome): void {
    const { log } = this.#options;
    if (outcome.is === 'same')
      log.debug({ event: 'feed-same', tenant }, `The feed of ${tenant} is the same.`);
    else if (outcome.is === 'read')
      log.info({ event: 'feed-read', tenant }, `The feed of ${tenant} was read: ${outcome.told}.`);
    else
      log.warn(
        { event: 'feed-not-taken', tenant },
        `${tenant} keeps the goods that it has: ${outcome.fault} ` +
          `Its feed is asked for again in ${everyMinutes} min.`,
      );
  }
}

const NO_MARKS: FeedMarks = { etag: '', lastModified: '' };

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch((cause: Error) => {
    throw new FeedFileError(`${file} cannot be read (${cause.message}). See that the feed is there.`, {
      cause,
    });
  });
  return hash.digest('hex');
}

/** A feed on disk that is not there. */
class FeedFileError extends ExplainedError {
  override name = 'FeedFileError';
}

/** Errors of another thread have lost their class. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'LockedError';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

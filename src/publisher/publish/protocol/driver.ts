import type { Pair } from './keys.ts';

/** A file or an object, or a folder in a shallow list. */
export interface StoredEntry {
  /** That of a folder ends with a slash. */
  key: string;
  /** Of no use for a folder. */
  readonly changedAt: Date;
}

/** Facts about a file or an object without its bytes. */
export interface StoredStat {
  /** Hash of its content when unpacked; empty if nobody gave one. */
  readonly hash: string;
  changedAt: Date;
}

export interface WriteOptions {
  /** Hash of the content when unpacked. */
  hash?: string | undefined;
  /** The content need not outlive a loss of power before the attempt is flushed. */
  untilFlush?: boolean | undefined;
}

/** Files or objects by their keys. Nothing here knows of releases. */
interface Files {
  read(key: string): Promise<Buffer | undefined>;
  /** Writes all or nothing; in the folder of an attempt that is over it may fail. */
  write(key: string, content: Uint8Array | string, options?: WriteOptions): Promise<void>;
  /** Stores the forms of a page that `write` writes to the file that it is given; passes on its hash. */
  writePage(key: string, write: (file: string) => Promise<string>): Promise<string>;
  stat(key: string): Promise<StoredStat | undefined>;
  /** All below a prefix, which ends with a slash; or only what lies right below it, folders among it. */
  list(prefix: string, depth?: 'deep' | 'shallow'): AsyncIterable<StoredEntry>;
  /** Copies or links what is there; tells of each pair whether it was. */
  copy(pairs: readonly Pair[]): Promise<boolean[]>;
  /**
   * Removes what is there; a key that ends with a slash stands for all below it. `attempt` removes files for
   * an attempt, which may fail once that is taken over.
   */
  remove(keys: readonly string[], attempt?: string): Promise<void>;
}

/**
 * State of an attempt: `current`; `taken` over by another builder, who finishes it; or `ended` by the builder
 * who had it, though it may have been taken over.
 */
export type AttemptState = 'current' | 'taken' | 'ended';

/**
 * Fence around an attempt, which is a folder of keys: once another builder has begun, whoever had the attempt
 * puts nothing in place any more.
 */
interface Fence {
  /** Begins an attempt, by its folder, and takes over all others of the shop; gives their new names. */
  begin(attempt: string): Promise<string[]>;
  stateOf(attempt: string): Promise<AttemptState>;
  /** Makes room for added pages, and syncs an attempt to the disk if that is worth the wait. */
  flush(attempt: string, added: Iterable<string>, pages: number): Promise<void>;
  /**
   * Puts staged files in place, a page in such an order that its forms never hold different pages. False if
   * the attempt is taken over, or a file is not there and has not been put in place before.
   */
  place(attempt: string, pairs: readonly Pair[]): Promise<boolean>;
}

/** Seven verbs on files and a fence of four: all that the protocol asks of a folder or a bucket. */
export interface StoreDriver extends Files, Fence {}

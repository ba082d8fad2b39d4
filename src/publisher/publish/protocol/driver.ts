import type { Pair } from './keys.ts';

/** A file or an object that is there. */
export interface StoredEntry {
  key: string;
  readonly changedAt: Date;
}

/** Facts about a file or an object without its bytes. */
export interface StoredStat {
  /** Of what it holds when unpacked; empty where nobody knows. */
  readonly hash: string;
  changedAt: Date;
}

/**
 * Keeps files or objects by their keys, and knows nothing of releases. An attempt is a folder of keys, with a
 * fence around it: once another builder has taken it over, whoever had it puts nothing in place any more.
 */
export interface StoreDriver {
  read(key: string): Promise<Buffer | undefined>;
  /** Writes all or nothing, to last. `hash` is that of what the content holds when unpacked. */
  write(key: string, content: Uint8Array | string, hash?: string): Promise<void>;
  stat(key: string): Promise<StoredStat | undefined>;
  /** All below a prefix, which ends with a slash. */
  list(prefix: string): Promise<StoredEntry[]>;
  /** The first of keys below a prefix that is not there. */
  findLacking(prefix: string, keys: Iterable<string>): Promise<string | undefined>;
  /** Names of the folders below a prefix. */
  folders(prefix: string): Promise<string[]>;
  /** Removes what is there; a key that ends with a slash stands for all below it. */
  remove(keys: readonly string[]): Promise<void>;
  /** Copies or links what is there; tells of each pair whether it was. */
  copy(pairs: readonly Pair[]): Promise<boolean[]>;

  /** Begins an attempt, by its folder. */
  begin(attempt: string): Promise<void>;
  /** True if nobody has taken it over. */
  isCurrent(attempt: string): Promise<boolean>;
  /** Takes another one over, by its name; gives its new name, or undefined where there is nothing to take. */
  takeOver(attempt: string, other: string): Promise<string | undefined>;
  /** True if one that was taken over has come to its end all the same. */
  isEnded(attempt: string): Promise<boolean>;
  /** Writes what an attempt may put in place later. False, or an error, once it is taken over. */
  stage(attempt: string, contents: readonly StagedContent[], hash?: () => string): Promise<boolean>;
  /** The same with the forms of a page that `write` writes to a file of that name; gives their hash. */
  stageFile(attempt: string, key: string, write: (file: string) => Promise<string>): Promise<string>;
  /** Makes room for what is new, and has all of it outlive a loss of power where that is worth the wait. */
  flush(attempt: string, added: Iterable<string>, pages: number): Promise<void>;
  /**
   * Puts what is staged in place, a page in such an order that its forms never hold different pages. False
   * where the attempt is taken over, or something is not there and has not been put in place before.
   */
  place(attempt: string, pairs: readonly Pair[]): Promise<boolean>;
  takeAway(attempt: string, keys: readonly string[]): Promise<void>;
}

export type StagedContent = readonly [key: string, content: Uint8Array | string];

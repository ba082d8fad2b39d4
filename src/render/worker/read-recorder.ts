import type { Entries, EntryKey, EntryReader } from '#snapshot/model.ts';

/**
 * Passes reads on and notes their keys, so that a page's dependencies are what it really read. While
 * fragments are being made, which may take turns with the rest of the page, a read counts for the page and
 * for every fragment that is not finished: a fragment may so be rendered again once too often, but never too
 * rarely.
 */
export class ReadRecorder implements EntryReader {
  readonly #source: EntryReader;
  #reads = new Set<string>();
  /** Sets of keys noted as a whole: the same few belong to thousands of cards. */
  #shared = new Set<ReadonlySet<string>>();
  readonly #unfinished = new Set<Set<string>>();

  constructor(source: EntryReader) {
    this.#source = source;
  }

  get<Key extends EntryKey>(key: Key): Entries[Key] | undefined {
    this.#reads.add(key);
    for (const fragment of this.#unfinished) fragment.add(key);
    return this.#source.get(key);
  }

  /** Notes the keys that a ready fragment was made from. */
  add(keys: ReadonlySet<string>): void {
    this.#shared.add(keys);
    for (const fragment of this.#unfinished) for (const key of keys) fragment.add(key);
  }

  /**
   * Runs `work` and gives its result with the keys that it read; where the result is a promise, the keys are
   * whole when that is settled.
   */
  record<Result>(work: () => Result): { result: Result; reads: ReadonlySet<string> } {
    const reads = new Set<string>();
    const finish = () => {
      this.#unfinished.delete(reads);
    };
    this.#unfinished.add(reads);
    try {
      const result = work();
      if (result instanceof Promise) result.then(finish, finish);
      else finish();
      return { result, reads };
    } catch (error) {
      finish();
      throw error;
    }
  }

  /** The keys noted since the last call. */
  take(): Set<string> {
    const reads = this.#reads;
    for (const keys of this.#shared) for (const key of keys) reads.add(key);
    this.#reads = new Set();
    this.#shared = new Set();
    return reads;
  }
}

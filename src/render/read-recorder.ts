import type { Entries, EntryKey, EntryReader } from '#snapshot/model.ts';

/** Passes reads on and notes their keys, so that a page's dependencies are what it really read. */
export class ReadRecorder implements EntryReader {
  readonly #source: EntryReader;
  #reads = new Set<string>();

  constructor(source: EntryReader) {
    this.#source = source;
  }

  get<Key extends EntryKey>(key: Key): Entries[Key] | undefined {
    this.#reads.add(key);
    return this.#source.get(key);
  }

  /** Notes keys that a ready fragment was made from. */
  add(keys: Iterable<string>): void {
    for (const key of keys) this.#reads.add(key);
  }

  /** Runs `work` and gives its result with the keys that it alone read. */
  record<Result>(work: () => Result): { result: Result; reads: Set<string> } {
    const outer = this.#reads;
    this.#reads = new Set();
    try {
      return { result: work(), reads: this.#reads };
    } finally {
      this.#reads = outer;
    }
  }

  /** The keys noted since the last call. */
  take(): Set<string> {
    const reads = this.#reads;
    this.#reads = new Set();
    return reads;
  }
}

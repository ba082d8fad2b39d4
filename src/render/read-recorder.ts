import type { Entries, EntryKey, EntryReader } from '#snapshot/model.ts';

/** Passes reads on and notes their keys, so that a page's dependencies are what it really read. */
export class ReadRecorder implements EntryReader {
  readonly #source: EntryReader;
  #reads = new Set<string>();
  /** Sets of keys noted as a whole: the same few belong to thousands of cards. */
  #shared = new Set<ReadonlySet<string>>();

  constructor(source: EntryReader) {
    this.#source = source;
  }

  get<Key extends EntryKey>(key: Key): Entries[Key] | undefined {
    this.#reads.add(key);
    return this.#source.get(key);
  }

  /** Notes the keys that a ready fragment was made from. */
  add(keys: ReadonlySet<string>): void {
    this.#shared.add(keys);
  }

  /** Runs `work` and gives its result with the keys that it alone read. */
  record<Result>(work: () => Result): { result: Result; reads: Set<string> } {
    const outer = { reads: this.#reads, shared: this.#shared };
    this.#reads = new Set();
    this.#shared = new Set();
    try {
      const result = work();
      return { result, reads: this.take() };
    } finally {
      this.#reads = outer.reads;
      this.#shared = outer.shared;
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

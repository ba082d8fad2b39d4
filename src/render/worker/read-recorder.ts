import type { Entries, EntryKey, EntryReader } from '#snapshot/model.ts';

/**
 * Passes reads on and notes their keys, so that a page's dependencies are what it really read. While shared pieces are being made,
 * which may take turns with the rest of the page, a read counts for the page and for every piece that is not finished: a piece may
 * so be rendered again once too often, but never too rarely.
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
    for (const piece of this.#unfinished) piece.add(key);
    return this.#source.get(key);
  }

  /** Notes the keys that a ready piece was made from. */
  add(keys: ReadonlySet<string>): void {
    this.#shared.add(keys);
    for (const piece of this.#unfinished) for (const key of keys) piece.add(key);
  }

  /** Runs `work` and gives its result with the keys that it read. */
  record<Result>(work: () => Result): { result: Result; reads: ReadonlySet<string> } {
    const reads = new Set<string>();
    this.#unfinished.add(reads);
    try {
      return { result: work(), reads };
    } finally {
      this.#unfinished.delete(reads);
    }
  }

  /** The same for work that takes its time. */
  async recordAsync<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; reads: ReadonlySet<string> }> {
    const reads = new Set<string>();
    this.#unfinished.add(reads);
    try {
      return { result: await work(), reads };
    } finally {
      this.#unfinished.delete(reads);
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

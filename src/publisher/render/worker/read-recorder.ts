import { AsyncLocalStorage } from 'node:async_hooks';
import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';

/** The fragments that are being made where a read happens: the innermost last. */
const beingMade = new AsyncLocalStorage<readonly Set<string>[]>();

/**
 * Passes reads on and notes their keys, so that a page's dependencies are what it really read. A read counts
 * for the page and for the fragments that it is made for, not for others that take turns with them: what is
 * kept for thousands of pages must not carry the reads of the page that it was first made on.
 */
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
    const fragments = beingMade.getStore();
    if (fragments) for (const fragment of fragments) fragment.add(key);
    return this.#source.get(key);
  }

  /** Notes the keys that a ready fragment was made from. */
  add(keys: ReadonlySet<string>): void {
    this.#shared.add(keys);
    for (const fragment of beingMade.getStore() ?? []) for (const key of keys) fragment.add(key);
  }

  /**
   * Runs `work` and gives its result with the keys that it read; where the result is a promise, the keys are
   * whole when that is settled.
   */
  record<Result>(work: () => Result): { result: Result; reads: ReadonlySet<string> } {
    const reads = new Set<string>();
    return { result: beingMade.run([...(beingMade.getStore() ?? []), reads], work), reads };
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

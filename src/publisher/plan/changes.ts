/** Differences between a snapshot and what is published of it. */
export interface Changes {
  /** Keys of entries that are new, gone or of other content. */
  keys: readonly string[];
  /** Routes that are new, neighbours in the catalogue next to each other. */
  addedPaths: readonly string[];
  /** Routes that are gone; some of them may never have been published. */
  removedPaths: readonly string[];
}

/** An entry's key and the hash of its content. */
export interface KeyHash {
  key: string;
  hash: bigint;
}

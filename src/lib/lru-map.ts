/**
 * A map that forgets what was not used lately. It keeps two generations of half the limit each: what is used
 * moves to the young one, and when that is full the old one goes. Reading costs a look-up, not a change of
 * order.
 */
export class LruMap<Key, Value> {
  readonly #half: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** Holds at most `limit` entries, and at least the last half of them. */
  constructor(limit: number) {
    this.#half = Math.max(1, Math.ceil(limit / 2));
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
  }

  delete(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  /** Drops every entry that the test is true of. */
  deleteWhere(test: (key: Key, value: Value) => boolean): void {
    for (const half of [this.#young, this.#old])
      for (const [key, value] of half) if (test(key, value)) half.delete(key);
  }
}

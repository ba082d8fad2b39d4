/** Bytes that are kept: some 3,000 pages as gzip. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Packed forms of files that nothing stores. Each content has a key of its own in each form. */
export class PackedCache {
  readonly #maxBytes: number;
  /** The one used longest ago first. */
  readonly #ready = new Map<string, Buffer>();
  readonly #coming = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  /** Keeps at most `maxBytes`. */
  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The bytes that `pack` gives: made once for all who ask together, and kept while there is room. */
  async get(key: string, pack: () => Promise<Buffer>): Promise<Buffer> {
    const ready = this.#ready.get(key);
    if (ready) {
      this.#ready.delete(key);
      this.#ready.set(key, ready);
      return ready;
    }
    const coming = this.#coming.get(key) ?? this.#make(key, pack);
    return await coming;
  }

  #make(key: string, pack: () => Promise<Buffer>): Promise<Buffer> {
    const made = pack()
      .then((packed) => this.#keep(key, packed))
      .finally(() => this.#coming.delete(key));
    this.#coming.set(key, made);
    return made;
  }

  #keep(key: string, packed: Buffer): Buffer {
    this.#ready.set(key, packed);
    this.#bytes += packed.length;
    for (const [oldest, { length }] of this.#ready) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#ready.delete(oldest);
      this.#bytes -= length;
    }
    return packed;
  }
}

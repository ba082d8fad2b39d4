import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Bytes of gzip kept: some 3,000 pages. */
const MAX_BYTES = 24 * 1024 * 1024;

const deflate = promisify(gzip);

/** Gzip of files, which nothing stores, for the few clients without Brotli. Each content has its own key. */
export class GzipCache {
  readonly #maxBytes: number;
  /** The one used longest ago first. */
  readonly #ready = new Map<string, Buffer>();
  readonly #coming = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  /** Keeps at most `maxBytes`. */
  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The gzip of what `read` gives: made once for all who ask together, and kept while there is room. */
  async get(key: string, read: () => Promise<Uint8Array>): Promise<Buffer> {
    const ready = this.#ready.get(key);
    if (ready) {
      this.#ready.delete(key);
      this.#ready.set(key, ready);
      return ready;
    }
    const coming = this.#coming.get(key) ?? this.#make(key, read);
    return await coming;
  }

  #make(key: string, read: () => Promise<Uint8Array>): Promise<Buffer> {
    const made = read()
      .then((bytes) => deflate(bytes))
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

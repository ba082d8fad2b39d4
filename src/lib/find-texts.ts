/** Three bytes have a place in tables of so many; some share one. */
const PLACES = 16_384;
const placeOf = (first = 0, second = 0, third = 0) => ((first << 7) ^ (second << 4) ^ third) & (PLACES - 1);

/**
 * Finds many texts of at least three bytes in one go (Wu and Manber): the search looks at three bytes, and
 * steps on as far as none of the texts can end before. The longer the shortest one, the faster.
 */
export class TextSearch {
  readonly #texts: readonly Uint8Array[];
  readonly #shortest: number;
  /** Steps ahead, by the byte at which the window ends. */
  readonly #steps: Uint8Array;
  /** Those whose window ends with the bytes of a place. */
  readonly #ending = new Map<number, number[]>();

  constructor(texts: readonly string[]) {
    this.#texts = texts.map((text) => Buffer.from(text));
    this.#shortest = Math.min(255, ...this.#texts.map(({ length }) => length));
    if (this.#shortest < 3) throw new Error('A text has fewer than three bytes.');
    this.#steps = new Uint8Array(PLACES).fill(this.#shortest - 2);
    for (const [at, bytes] of this.#texts.entries())
      for (let end = 2; end < this.#shortest; end += 1) {
        const place = placeOf(bytes[end - 2], bytes[end - 1], bytes[end]);
        const step = this.#shortest - 1 - end;
        this.#steps[place] = Math.min(this.#steps[place] ?? 0, step);
        if (step === 0) this.#ending.set(place, [...(this.#ending.get(place) ?? []), at]);
      }
  }

  /** Calls `onFound` with each place, in bytes, and which text stands there. */
  search(bytes: Uint8Array, onFound: (text: number, from: number, to: number) => void): void {
    if (this.#texts.length === 0) return;
    const steps = this.#steps;
    for (let end = this.#shortest - 1; end < bytes.length; ) {
      const place = placeOf(bytes[end - 2], bytes[end - 1], bytes[end]);
      const step = steps[place] ?? 1;
      if (step > 0) {
        end += step;
        continue;
      }
      const from = end - this.#shortest + 1;
      for (const text of this.#ending.get(place) ?? []) {
        const to = this.#endOf(text, bytes, from);
        if (to > from) onFound(text, from, to);
      }
      end += 1;
    }
  }

  /** Behind the text, where it stands there. */
  #endOf(text: number, bytes: Uint8Array, from: number): number {
    const wanted = this.#texts[text];
    if (!wanted || from + wanted.length > bytes.length) return -1;
    for (let at = 0; at < wanted.length; at += 1) if (bytes[from + at] !== wanted[at]) return -1;
    return from + wanted.length;
  }
}

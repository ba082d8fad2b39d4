/** A stream of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given share, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in the order they have in the list; all of them where there are not so many. */
  sample<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
}

/** Makes one whole number of 32 bits from many values (FNV-1a, finished like MurmurHash3). */
export function hash(...parts: (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const character of parts.join(' ')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** mulberry32: small, fast, and good enough for goods on a shelf. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function shuffle<T>(items: readonly T[]) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
      const other = int(0, last);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  }

  return {
    next,
    int,
    chance: (share) => next() < share,
    pick<T>(items: readonly T[]) {
      if (items.length === 0)
        throw new RangeError('There is nothing to pick from: give the list at least one item.');
      return items[int(0, items.length - 1)] as T;
    },
    sample(items, count) {
      const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count));
      return items.filter((_, index) => chosen.has(index));
    },
    shuffle,
  };
}

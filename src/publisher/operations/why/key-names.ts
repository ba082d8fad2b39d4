import { settingsSchema } from '#contract/market/settings.ts';
import { hashKey } from '#publisher/plan/read-set.ts';

/** Kinds of entries that a page asks for by a number, whether the shop has such an entry or not. */
const NUMBERED = ['variation', 'product', 'card', 'similar', 'reviews', 'brand', 'supplier', 'category'];

/** The keys that a page read, found by their hashes; `unknown` is how many nobody has a name for. */
export interface NamedReads {
  keys: string[];
  unknown: number;
}

/**
 * Finds the names of keys that are kept as hashes: among the keys there are, and among those of what a shop
 * may lack. Two keys may have one hash; the first stands for both.
 */
export function nameReads(reads: ReadonlySet<number>, known: Iterable<string>): NamedReads {
  const names = new Map<number, string>();
  const note = (key: string) => {
    const hash = hashKey(key);
    if (reads.has(hash) && !names.has(hash)) names.set(hash, key);
  };
  for (const key of known) note(key);
  for (const name of Object.keys(settingsSchema.shape)) note(`setting:${name}`);
  const numbers = new Set([...names.values()].flatMap((key) => key.match(/\d+/g) ?? []));
  for (const number of numbers) for (const kind of NUMBERED) note(`${kind}:${number}`);
  return { keys: [...names.values()].sort(), unknown: reads.size - names.size };
}

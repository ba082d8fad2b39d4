import {
  addPattern,
  NO_PATTERNS,
  type PatternEntry,
  parsePatterns,
  removePattern,
} from '#domain/pattern-list.ts';
import { $cart } from './cart.store.ts';
import { keptAtom } from './kept-atom.ts';

/** What was filled in for products of the cart, in words; shared by all open tabs. */
export const $patternList = keptAtom<readonly PatternEntry[]>('pattern-list:v1', NO_PATTERNS, {
  encode: JSON.stringify,
  decode: parsePatterns,
});

/** Keeps what was filled in for the product of a stock, in place of what was there. */
export function rememberPattern(entry: PatternEntry): void {
  $patternList.set(addPattern($patternList.get(), entry));
}

/** Forgets what was filled in for products that are in the cart no more; all of it where the cart is empty. */
export function dropPatterns(): void {
  const { lines } = $cart.get();
  if (lines.length === 0) {
    if ($patternList.get().length > 0) $patternList.set(NO_PATTERNS);
    return;
  }
  const gone = $patternList.get().filter(({ id }) => !lines.some(({ stock }) => stock.id === id));
  if (gone.length > 0)
    $patternList.set(gone.reduce((list, { id }) => removePattern(list, id), [...$patternList.get()]));
}

import {
  addPattern,
  NO_PATTERNS,
  type PatternEntry,
  parsePatterns,
  removePattern,
} from '#domain/cart/pattern-list.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';
import { $cart } from './cart.store.ts';

/** Answers to the questions about products in the cart, in words; shared by all open tabs. */
export const $patternList = keptAtom<readonly PatternEntry[]>('pattern-list:v1', 'customer', NO_PATTERNS, {
  encode: JSON.stringify,
  decode: parsePatterns,
});

/** Keeps the answers for the product of a stock, in place of earlier ones. */
export function rememberPattern(entry: PatternEntry): void {
  $patternList.set(addPattern($patternList.get(), entry));
}

/** Forgets the answers for products that are no longer in the cart. */
export function dropPatterns(): void {
  const { lines } = $cart.get();
  const list = $patternList.get();
  const gone = list.filter(({ id }) => !lines.some(({ stock }) => stock.id === id));
  if (gone.length === 0) return;
  $patternList.set(
    lines.length === 0 ? NO_PATTERNS : gone.reduce((left, { id }) => removePattern(left, id), [...list]),
  );
}

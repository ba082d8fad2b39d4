import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { StockId } from '#contract/value/primitive.ts';
import { NO_PATTERNS } from '#domain/cart/pattern-list.ts';
import { $patternList, dropPatterns } from './pattern-list.store.ts';

/** The shopper's answers to the questions of a line's category, as far as this browser has them in words. */
export function LineAnswers({ stockId }: { stockId: StockId }) {
  const list = useStore($patternList, { ssr: () => NO_PATTERNS });
  useEffect(dropPatterns, []);
  const words = list.find(({ id }) => id === stockId)?.words ?? [];
  return words.map((text) => (
    <p key={text} className="cart-line__choice">
      {text}
    </p>
  ));
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { NO_PATTERNS } from '#domain/cart/pattern-list.ts';
import { $patternList, dropPatterns } from './pattern-list.store.ts';

/** What the shopper filled in for the product of a stock, as far as this browser knows the words. */
export function LineAnswers({ stockId }: { stockId: number }) {
  const list = useStore($patternList, { ssr: () => NO_PATTERNS });
  useEffect(dropPatterns, []);
  const words = list.find(({ id }) => id === stockId)?.words ?? [];
  return words.map((text) => (
    <p key={text} className="cart-line__choice">
      {text}
    </p>
  ));
}

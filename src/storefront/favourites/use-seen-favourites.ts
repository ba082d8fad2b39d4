import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import type { Card } from '#storefront/card/card.ts';
import { $seenFavourites, keepSeen, type SeenFavourites } from './seen-favourites.store.ts';

const NOTHING: SeenFavourites = { language: 'ru', at: 0, cards: [] };

/** Keeps the cards once all are known, and returns those kept before in the page's language. */
export function useSeenFavourites(
  cards: readonly Card[],
  isWhole: boolean,
  language: Language,
): SeenFavourites {
  const shown = isWhole ? JSON.stringify(cards.map(({ item }) => item)) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes with the cards.
  useEffect(() => {
    if (shown !== '') keepSeen(cards, language);
  }, [shown, language]);
  const seen = useStore($seenFavourites, { ssr: () => NOTHING });
  return seen.language === language ? seen : NOTHING;
}

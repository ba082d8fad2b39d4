import { memo } from 'react';
import type { CardModel } from '#storefront/card/card-model.ts';
import { ProductCard } from '#storefront/card/ProductCard.tsx';

/** Key of a card in a list; if it changes, the card has to be drawn anew. */
export const drawnKey = ({ item, offer, note }: CardModel): string => JSON.stringify([item, offer, note]);

/** A card that React draws once: afterwards the client may have changed its HTML. */
export const LiveCard = memo(
  ({ model }: { model: CardModel }) => <ProductCard card={model} />,
  () => true,
);

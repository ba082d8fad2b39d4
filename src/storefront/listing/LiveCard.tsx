import { memo } from 'react';
import type { CardModel } from '#storefront/card/card-model.ts';
import { ProductCard } from '#storefront/card/ProductCard.tsx';

/** What of a card says that it has to be drawn anew; a key where cards are listed. */
export const drawnKey = ({ item, offer, note }: CardModel): string => JSON.stringify([item, offer, note]);

/** A card that the client has changed by now: React draws it once, and never again. */
export const LiveCard = memo(
  ({ model }: { model: CardModel }) => <ProductCard card={model} />,
  () => true,
);

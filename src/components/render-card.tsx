import { renderToStaticMarkup } from 'react-dom/server';
import type { Fragments } from '#render/fragments.ts';
import type { CardEntry } from '#snapshot/model.ts';
import type { ShopView } from '#snapshot/shop-view.ts';
import { cardModel } from './card-model.ts';
import { ProductCard } from './ProductCard.tsx';

/** HTML of a row of cards, or the places for it. The pictures of the first `eager` cards are on screen at once and load without waiting for layout. */
export function renderCards(shop: ShopView, entries: readonly CardEntry[], fragments: Fragments | undefined, eager = 0): string {
  return entries
    .map((entry, index) => {
      const atOnce = index < eager;
      const render = () => renderCard(shop, entry, atOnce);
      return fragments ? fragments.once(`card:${entry.id}:${atOnce}`, render) : render();
    })
    .join('');
}

function renderCard(shop: ShopView, entry: CardEntry, atOnce: boolean): string {
  const card = renderToStaticMarkup(<ProductCard card={cardModel(shop, entry)} />);
  return `<li>${atOnce ? card.replace(' loading="lazy"', '') : card}</li>`;
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { Fragments } from '#render/fragments.ts';
import type { CardEntry } from '#snapshot/model.ts';
import type { ShopView } from '#snapshot/shop-view.ts';
import { cardModel } from './card-model.ts';
import { ProductCard } from './ProductCard.tsx';

/** HTML of a product card; taken from the ready fragments where the page has them. */
export function renderCard(shop: ShopView, entry: CardEntry, fragments: Fragments | undefined): string {
  const render = () => renderToStaticMarkup(<ProductCard card={cardModel(shop, entry)} />);
  return fragments ? fragments.card(entry, render) : render();
}

/** HTML of a row of cards. The pictures of the first `eager` cards are on screen at once and load without waiting for layout. */
export function renderCards(shop: ShopView, entries: readonly CardEntry[], fragments: Fragments | undefined, eager = 0): string {
  return entries
    .map((entry, index) => {
      const card = renderCard(shop, entry, fragments);
      return `<li>${index < eager ? card.replace(' loading="lazy"', '') : card}</li>`;
    })
    .join('');
}

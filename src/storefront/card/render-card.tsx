import { renderToStaticMarkup } from 'react-dom/server';
import type { CardEntry } from '#storefront/entries/model.ts';
import type { Fragments } from '#storefront/view/fragments.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { cardModel } from './card-model.ts';
import { entryCard } from './entry-card.ts';
import { ProductCard } from './ProductCard.tsx';

export interface CardsOptions {
  /**
   * Number of cards on the first screen: their pictures load without waiting for layout, the first before all
   * else on the page.
   */
  eager?: number | undefined;
  /** Short cards, for lists beside the page's subject: no colours, no comparison, one picture. */
  brief?: boolean | undefined;
}

/** HTML of a row of cards. */
export function renderCards(
  shop: ShopView,
  entries: readonly CardEntry[],
  fragments: Fragments,
  { eager = 0, brief = false }: CardsOptions = {},
): string {
  const look = shop.cardLook(brief);
  return entries
    .map((entry, index) => {
      const loading = index >= eager ? 'lazy' : index === 0 ? ' fetchpriority="high"' : '';
      const render = () => {
        const model = cardModel(entryCard(entry, shop, look), look, shop);
        const card = renderToStaticMarkup(<ProductCard card={model} />);
        // Only a lazy picture can take the width that it is laid out in.
        const own = index >= eager ? card : card.replace(' loading="lazy"', loading).replace('"auto,', '"');
        return `<li>${own}</li>`;
      };
      return fragments.share(`card:${entry.id}:${loading}:${brief}`, render);
    })
    .join('');
}

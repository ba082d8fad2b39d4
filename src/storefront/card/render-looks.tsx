import { renderToStaticMarkup } from 'react-dom/server';
import type { CardEntry } from '#storefront/entries/model.ts';
import type { CardColumns } from '#storefront/looks/card-look.ts';
import { CARD_VARIANTS, cardLook, cardSettings } from '#storefront/looks/product-card.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { cardModel } from './card-model.ts';
import { entryCard } from './entry-card.ts';
import { ProductCard } from './ProductCard.tsx';
import './pictures.css';

/** The same cards in each look, with the numbers that choose the looks. */
export function renderLooks(
  shop: ShopView,
  entries: readonly CardEntry[],
): { number: number; name: string; columns: CardColumns; html: string }[] {
  const settings = cardSettings((name) => shop.setting(name));
  return Object.entries(CARD_VARIANTS).map(([number, { name, columns }]) => {
    const look = cardLook({ ...settings, settingStyleOfProduct: Number(number) });
    const html = entries
      .map((entry) => {
        const card = cardModel(entryCard(entry, shop, look), look, shop);
        return `<li>${renderToStaticMarkup(<ProductCard card={card} />)}</li>`;
      })
      .join('');
    return { number: Number(number), name, columns, html };
  });
}

import { productPath } from '#domain/link/paths.ts';
import type { CardEntry } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import type { StructuredData } from './schema-org.ts';

/** The products of a list by their pages, in the order of the list; nothing of an empty one. */
export function listData(shop: ShopView, cards: readonly CardEntry[]): StructuredData[] {
  if (cards.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: cards.map(({ id, name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: shop.text(name),
        url: shop.url(productPath(id)),
      })),
    },
  ];
}

import { atom } from 'nanostores';
import type { CallAnswer } from '#contract/call/define-call.ts';
import { type ListedVariation, listRelatedProducts } from '#contract/catalogue/listing.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { canGoWith } from './listed-tile.ts';

/** Additions that are chosen on the page of a product, and wait for it to go into the cart. */
export const $chosenAdditions = atom<{ productId: number; items: readonly ListedVariation[] }>({
  productId: 0,
  items: [],
});

const known = new Map<number, Promise<CallAnswer<typeof listRelatedProducts>>>();

/** Additional items of a category; asked for once a page, unless asking failed. Throws a `CallError`. */
export function askRelated(categoryId: number): Promise<CallAnswer<typeof listRelatedProducts>> {
  const coming = known.get(categoryId) ?? callShop(listRelatedProducts, { params: { id: categoryId } });
  known.set(categoryId, coming);
  coming.catch(() => known.delete(categoryId));
  return coming;
}

/** Additional items that can be ordered with a product. Throws a `CallError`. */
export async function relatedTo(
  product: Pick<Item, 'productId' | 'supplierId'>,
  categoryId: number,
): Promise<ListedVariation[]> {
  const { items } = await askRelated(categoryId);
  return items
    .map(shownPrice)
    .filter((item) => item.productId !== product.productId && canGoWith(product, item));
}

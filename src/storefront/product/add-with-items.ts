import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { type CartLine, findLine } from '#domain/cart/cart.ts';
import { addProduct, askPatterns } from '#storefront/cart/add-product.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $nearOverlay } from '#storefront/overlay/modal.store.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayName } from '#storefront/overlay/overlay.ts';
import { pause } from '#storefront/platform-client/pause.ts';
import { addListed } from './listed-tile.ts';
import { $chosenAdditions, askRelated, relatedTo } from './related-items.ts';

/** Milliseconds that a press waits for the platform; after that the product is added without a dialog. */
const ASK_TIME = 1500;

/** Asks for what a press will need. */
export function askAhead(categoryId: number): void {
  const load = (name: OverlayName, all: readonly unknown[]) => {
    if (all.length > 0) $nearOverlay.set(name);
  };
  void askPatterns(categoryId).then((patterns) => load('pattern', patterns));
  if (categoryId)
    askRelated(categoryId).then(
      ({ items }) => load('additional-items', items),
      () => {},
    );
}

/**
 * Adds a product at a press. If its category has additional items, a dialog offers them first; who closes it
 * gets the product alone. Returns true if the product is in the cart.
 */
export async function addWithItems(line: CartLine, categoryId: number): Promise<boolean> {
  askAhead(categoryId);
  const chosen = await offerItems(line, categoryId);
  if (!(await addProduct(line, categoryId))) return false;
  for (const item of chosen) await addListed(item);
  return true;
}

/** Nothing is offered of what is in the cart, or if the page of the product was used to choose. */
async function offerItems(line: CartLine, categoryId: number): Promise<readonly ListedVariation[]> {
  const onPage = $chosenAdditions.get();
  if (!categoryId || (onPage.productId === line.productId && onPage.items.length > 0)) return [];
  const late = pause(ASK_TIME).then((): ListedVariation[] => []);
  const related = await Promise.race([relatedTo(line, categoryId), late]).catch(() => []);
  const items = related.filter(({ stock }) => !findLine($cart.get(), stock.id));
  return (items.length > 0 && (await openOverlay('additional-items', { line, items }))) || [];
}

import { type CartLine, findLine } from '#domain/cart/cart.ts';
import { type Item, parseItem } from '#domain/pricing/item-data.ts';
import { lowestQuantity } from '#domain/pricing/quantity.ts';
import { choiceText } from '#domain/product/choice-text.ts';
import { pageLanguage, pageMaxOrder } from '#storefront/page/page-text.ts';
import { $cart } from './cart.store.ts';
import { $wanted } from './wanted.store.ts';

/** Parts of an item's element that may change. */
export type Part =
  | 'name'
  | 'image'
  | 'price'
  | 'old-price'
  | 'discount'
  | 'stock'
  | 'left'
  | 'tier'
  | 'estimate'
  | 'months';

/** The parts of an item's element; a page may show one more than once. */
export function partsOf(element: Element, part: Part): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
}

/** The name of a product, as the page has it, without the soft hyphens of its drawing. */
export function nameOf(element: Element): string {
  return partsOf(element, 'name')[0]?.textContent?.replaceAll('\u00AD', '').trim() ?? '';
}

/** Reads the product that an element describes. */
export function readItem(element: HTMLElement): Item {
  return { ...parseItem(element.dataset), maxOrder: pageMaxOrder() };
}

/** The cart line of a product. */
export function lineInCart(element: HTMLElement): CartLine | undefined {
  return findLine($cart.get(), readItem(element).stockId);
}

/**
 * Quantity that an element is about: on a card the fewest that can be ordered; on the product's page the
 * count in the cart, else the one set there.
 */
export function quantityOf(element: HTMLElement): number {
  const item = readItem(element);
  const lowest = lowestQuantity(item);
  if (!element.querySelector('[data-quantity]')) return lowest;
  return lineInCart(element)?.count ?? $wanted.get()[item.variationId] ?? lowest;
}

/** Address of a small picture of a product. */
export function thumbOf(element: HTMLElement): string {
  return element.dataset['thumb'] ?? partsOf(element, 'image')[0]?.getAttribute('src') ?? '';
}

/** The cart line of a product with the quantity that is set on its page. */
export function lineOf(element: HTMLElement): CartLine {
  const item = readItem(element);
  const name = nameOf(element);
  const choice = choiceOf(element, name);
  return {
    variationId: item.variationId,
    productId: item.productId,
    supplierId: item.supplierId,
    stock: { id: item.stockId, count: item.stockCount },
    name,
    language: pageLanguage(),
    image: thumbOf(element),
    newPrice: item.newPrice,
    oldPrice: item.oldPrice,
    count: quantityOf(element),
    minOrder: item.minOrder,
    maxOrder: item.maxOrder,
    tracking: item.tracking,
    ...(item.tiers.length > 0 && { tiers: item.tiers }),
    ...(choice && { choice }),
  };
}

/** The choice made on an item's element, in words. */
function choiceOf(element: HTMLElement, name: string): string {
  const labels = [...element.querySelectorAll('[data-chooser] [aria-current] > span:first-of-type')].map(
    ({ textContent }) => textContent.trim(),
  );
  return choiceText(name, labels);
}

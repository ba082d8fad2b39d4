import { pageLanguage } from '#client/text/page-text.ts';
import type { CartLine } from '#domain/cart.ts';
import { choiceText } from '#domain/choice-text.ts';
import { type Item, parseItem } from '#domain/item-data.ts';
import { lowestQuantity } from '#domain/quantity.ts';

/** Parts of an item that show what may change. */
export type Part = 'name' | 'image' | 'price' | 'old-price' | 'discount' | 'stock';

/** The parts of an item's element; a page may show one more than once. */
export function partsOf(element: Element, part: Part): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
}

/** Reads the product that an element describes. */
export function readItem(element: HTMLElement): Item {
  return parseItem(element.dataset);
}

/** How many pieces of a product a shopper has set on its page, at first the fewest that can be ordered. */
export function quantityOf(element: HTMLElement): number {
  return Number(element.dataset.quantity) || lowestQuantity(readItem(element));
}

/** The cart line of a product with the quantity that is set on its page. */
export function lineOf(element: HTMLElement): CartLine {
  const item = readItem(element);
  const name = partsOf(element, 'name')[0]?.textContent?.trim() ?? '';
  const choice = choiceOf(element, name);
  return {
    variationId: item.variationId,
    productId: item.productId,
    supplierId: item.supplierId,
    stock: { id: item.stockId, count: item.stockCount },
    name,
    language: pageLanguage(),
    image: element.dataset.thumb ?? partsOf(element, 'image')[0]?.getAttribute('src') ?? '',
    newPrice: item.newPrice,
    oldPrice: item.oldPrice,
    count: quantityOf(element),
    minOrder: item.minOrder,
    tracking: item.tracking,
    ...(item.tiers.length > 0 && { tiers: item.tiers }),
    ...(choice && { choice }),
  };
}

/** What a shopper chose on an item's element, in words. */
function choiceOf(element: HTMLElement, name: string): string {
  const labels = [...element.querySelectorAll('[data-chooser] [aria-current] > :first-child')].map(
    ({ textContent }) => textContent.trim(),
  );
  return choiceText(name, labels);
}

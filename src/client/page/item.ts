import type { CartLine } from '#domain/cart.ts';
import type { PriceTier } from '#domain/price.ts';
import { lowestQuantity } from '#domain/quantity.ts';

/** A product as a static page describes it, by the `data-*` attributes of its element. */
export interface Item {
  variationId: number;
  stockId: number;
  productId: number;
  supplierId: number;
  price: number;
  oldPrice: number;
  stockCount: number;
  tracking: boolean;
  minOrder: number;
  tiers: PriceTier[];
}

/** Parts of an item that show what may change. */
export type Part = 'name' | 'image' | 'price' | 'old-price' | 'discount' | 'stock';

/** The parts of an item's element; a page may show one more than once. */
export function partsOf(element: Element, part: Part): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
}

/**
 * Reads the product that an element describes. Left out, the old price is the price, stock is tracked, one
 * piece can be ordered and costs the same as many.
 */
export function readItem({ dataset }: HTMLElement): Item {
  return {
    variationId: Number(dataset.item),
    stockId: Number(dataset.stock),
    productId: Number(dataset.product),
    supplierId: Number(dataset.supplier),
    price: Number(dataset.price),
    oldPrice: Number(dataset.oldPrice ?? dataset.price),
    stockCount: Number(dataset.count),
    tracking: dataset.tracking !== '0',
    minOrder: Number(dataset.min) || 1,
    tiers: readTiers(dataset.tiers),
  };
}

/** Reads `data-tiers`: `[[min, max or null, discount], …]`. */
function readTiers(text = '[]'): PriceTier[] {
  const rows = JSON.parse(text) as [number, number | null, number][];
  return rows.map(([min, max, fixedDiscount]) => ({ min, max, fixedDiscount }));
}

/** The cart line of a product with the quantity set on its page, else with the fewest that can be ordered. */
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
    image: element.dataset.thumb ?? partsOf(element, 'image')[0]?.getAttribute('src') ?? '',
    newPrice: item.price,
    oldPrice: item.oldPrice,
    count: Number(element.dataset.quantity) || lowestQuantity(item),
    minOrder: item.minOrder,
    tracking: item.tracking,
    ...(item.tiers.length > 0 && { tiers: item.tiers }),
    ...(choice && { choice }),
  };
}

/** What a shopper chose on an item's element, in words; what the product's name says already is left out. */
function choiceOf(element: HTMLElement, name: string): string {
  const said = name.toLowerCase().split(', ');
  const labels = [...element.querySelectorAll('[data-chooser] [aria-current] > :first-child')].map(
    ({ textContent }) => textContent.trim(),
  );
  return labels.filter((label) => !said.includes(label.toLowerCase())).join(', ');
}

import type { CartLine } from '#domain/cart.ts';
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
}

/** Parts of an item that show what may change. */
export type Part = 'name' | 'image' | 'link' | 'price' | 'old-price' | 'discount' | 'stock';

/** The parts of an item's element; a page may show one more than once. */
export function partsOf(element: Element, part: Part): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
}

/** Reads the product that an element describes. Left out, the old price is the price, stock is tracked, and one piece can be ordered. */
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
  };
}

/** The cart line of a product with the fewest pieces that can be ordered. */
export function lineOf(element: HTMLElement): CartLine {
  const item = readItem(element);
  const image = partsOf(element, 'image')[0];
  return {
    variationId: item.variationId,
    productId: item.productId,
    supplierId: item.supplierId,
    stock: { id: item.stockId, count: item.stockCount },
    name: partsOf(element, 'name')[0]?.textContent?.trim() ?? '',
    image: image?.getAttribute('src') ?? '',
    newPrice: item.price,
    oldPrice: item.oldPrice,
    count: lowestQuantity(item),
    minOrder: item.minOrder,
    tracking: item.tracking,
  };
}

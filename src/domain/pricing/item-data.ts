import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import type { Terms } from './offer.ts';
import type { PriceTier } from './price.ts';

/** A product on a page: which one it is, and on what terms it is sold. */
export interface Item extends Terms {
  variationId: number;
  stockId: StockId;
  supplierId: number;
  productId: number;
  /** The product's own category; 0 where nobody knows. */
  categoryId: number;
}

/**
 * The attributes by which an element says what product it shows. A page has many cards, so what is as
 * expected is left out: an old price that is the price, a stock that is counted, an order of one piece, no
 * tiers.
 */
export function itemAttributes(item: Item): Record<`data-${string}`, string | number | undefined> {
  return {
    'data-item': item.variationId,
    'data-stock': item.stockId,
    'data-price': item.newPrice,
    'data-old-price': item.oldPrice > item.newPrice ? item.oldPrice : undefined,
    'data-count': item.stockCount,
    'data-tracking': item.tracking ? undefined : 0,
    'data-min': item.minOrder > 1 ? item.minOrder : undefined,
    'data-tiers': item.tiers.length > 0 ? encodeTiers(item.tiers) : undefined,
    'data-supplier': item.supplierId,
    'data-product': item.productId,
    'data-category': item.categoryId || undefined,
  };
}

/** The `dataset` of an element with `itemAttributes`. */
interface ItemData {
  item?: string | undefined;
  stock?: string | undefined;
  price?: string | undefined;
  oldPrice?: string | undefined;
  count?: string | undefined;
  tracking?: string | undefined;
  min?: string | undefined;
  tiers?: string | undefined;
  supplier?: string | undefined;
  product?: string | undefined;
  category?: string | undefined;
}

/** Reads the product back. Ids and prices that are missing are not a number, that of a stock is empty. */
export function parseItem(data: ItemData): Item {
  return {
    variationId: Number(data.item),
    stockId: parseStockId(data.stock),
    supplierId: Number(data.supplier),
    productId: Number(data.product),
    categoryId: Number(data.category) || 0,
    newPrice: Number(data.price),
    oldPrice: Number(data.oldPrice ?? data.price),
    stockCount: Number(data.count),
    tracking: data.tracking !== '0',
    minOrder: Number(data.min) || 1,
    tiers: parseTiers(data.tiers),
  };
}

/** `[[min, max or null, discount], …]` */
function encodeTiers(tiers: readonly PriceTier[]): string {
  return JSON.stringify(tiers.map(({ min, max, fixedDiscount }) => [min, max, fixedDiscount]));
}

function parseTiers(text = '[]'): PriceTier[] {
  const rows: [number, number | null, number][] = JSON.parse(text);
  return rows.map(([min, max, fixedDiscount]) => ({ min, max, fixedDiscount }));
}

import type { VariationDetail } from '#contract/catalogue/variation.ts';
import type { OrderRecord } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { addLine, type Cart, type CartLine, findLine, lineOffer } from '#domain/cart/cart.ts';

/** Difference from the old order: gone from the shop, none left, fewer left, another price a piece. */
export type AgainNote =
  | { kind: 'gone' | 'sold-out'; name: string }
  | { kind: 'fewer'; name: string; count: number }
  | { kind: 'price'; name: string; was: number; now: number };

/** Lines that ordering again puts into the cart. */
export interface Again {
  /** With the counts that are ordered, as far as they are there. */
  lines: CartLine[];
  notes: AgainNote[];
}

/**
 * Lines for the records of an order at today's prices and stocks. `found` has a variation as the shop has it,
 * none if it is gone; `textOf` gives a text in the language of the page.
 */
export function orderAgain(
  records: readonly OrderRecord[],
  found: ReadonlyMap<number, VariationDetail>,
  textOf: (text: Localized) => string,
): Again {
  const again: Again = { lines: [], notes: [] };
  for (const record of records) {
    const detail = found.get(record.variationId);
    if (!detail) {
      again.notes.push({ kind: 'gone', name: textOf(record.name) });
      continue;
    }
    const line = lineOf(detail, record.count, textOf);
    const { name } = line;
    const { orderable, lowest, highest } = lineOffer(line);
    if (!orderable) {
      again.notes.push({ kind: 'sold-out', name });
      continue;
    }
    const count = Math.min(Math.max(record.count, lowest), highest);
    if (count < record.count) again.notes.push({ kind: 'fewer', name, count });
    const now = lineOffer({ ...line, count }).price;
    if (now !== record.price) again.notes.push({ kind: 'price', name, was: record.price, now });
    again.lines.push({ ...line, count });
  }
  return again;
}

/** The cart with these lines; of what is in it already the larger count stays. */
export function addAgain(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce((next, line) => {
    const known = findLine(next, line.stock.id)?.count ?? 0;
    return addLine(next, { ...line, count: Math.max(line.count, known) });
  }, cart);
}

function lineOf(detail: VariationDetail, count: number, textOf: (text: Localized) => string): CartLine {
  const { product, data, suppliers } = detail;
  const { id, name, images, stock, tracking, tiers } = data.variation;
  const [image] = images;
  const seller = suppliers.find((one) => one.id === stock.supplierId)?.name;
  return {
    variationId: id,
    productId: product.id,
    supplierId: stock.supplierId,
    stock: { id: stock.id, count: data.count },
    name: textOf(name),
    image: image?.urls['150x_'] ?? image?.urls.original ?? '',
    newPrice: data.newPrice,
    oldPrice: data.oldPrice,
    count,
    minOrder: product.minOrder,
    tracking,
    ...(seller !== undefined && { seller }),
    ...(tiers.length > 0 && { tiers }),
  };
}

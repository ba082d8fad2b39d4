import type { SellRecord, Cart as ServerCart } from '#contract/cart.ts';
import type { Localized } from '#contract/primitive.ts';
import type { Cart, CartLine } from './cart.ts';

/**
 * The cart after the platform has told its own: that one, unless it is empty. Deleted records are skipped,
 * and with them sells that have no others. `textOf` gives a text in the language of the page.
 */
export function replaceByServerCart(
  local: Cart,
  server: ServerCart,
  textOf: (text: Localized) => string,
): Cart {
  const lines = keptRecords(server).map((record) => toLine(record, textOf));
  return lines.length > 0 ? { lines } : local;
}

/** Lines that the platform's cart does not have, or only deleted. */
export function linesMissingOnServer(local: Cart, server: ServerCart): CartLine[] {
  const known = new Set(keptRecords(server).map(({ stockId }) => stockId));
  return local.lines.filter(({ stock }) => !known.has(stock.id));
}

function keptRecords({ sells }: ServerCart): SellRecord[] {
  return sells.flatMap(({ sellRecords }) => sellRecords.filter(({ deleted }) => !deleted));
}

function toLine(
  { variation, count, propertyValues }: SellRecord,
  textOf: (text: Localized) => string,
): CartLine {
  const { id, productId, stock, name, image, newPrice, oldPrice, minOrder, tracking, tiers } = variation;
  return {
    variationId: id,
    productId,
    supplierId: stock.supplierId,
    stock: { id: stock.id, count: stock.count },
    name: textOf(name),
    image: image?.urls['150x_'] ?? image?.urls.original ?? '',
    newPrice,
    oldPrice,
    count,
    minOrder,
    tracking,
    ...(tiers.length > 0 && { tiers }),
    ...(propertyValues.length > 0 && { propertyValues }),
  };
}

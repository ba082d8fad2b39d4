import type { Sell, SellRecord, Cart as ServerCart } from '#contract/cart/cart.ts';
import type { Language, Localized, StockId } from '#contract/value/primitive.ts';
import { choiceText } from '#domain/product/choice-text.ts';
import { type Cart, type CartLine, restoreLine } from './cart.ts';
import { noteChange } from './cart-change.ts';
import { isSoldNoMore } from './sold-no-more.ts';

/** Language of a page, and the choice of its texts among the platform's. */
export interface CartTexts {
  language: Language;
  textOf: (text: Localized) => string;
}

/**
 * The cart after the platform has told its own: that one, unless it is empty. Deleted records are skipped,
 * and with them sells that have no others.
 */
export function replaceByServerCart(local: Cart, server: ServerCart, texts: CartTexts): Cart {
  const known = new Map(local.lines.map((line) => [line.stock.id, line]));
  const lines = keptRecords(server).map(({ sell, record }) => {
    const line = toLine(sell, record, texts);
    const seen = known.get(line.stock.id);
    return seen ? noteChange({ ...seen, count: line.count }, line) : line;
  });
  return lines.length > 0 ? { lines } : local;
}

/** The cart without lines that the platform had and has no more: ordered or taken out somewhere else. */
export function dropGoneLines(local: Cart, server: ServerCart): Cart {
  const kept = new Set(keptRecords(server).map(({ record }) => record.stockId));
  return { lines: local.lines.filter(({ stock, record }) => record === undefined || kept.has(stock.id)) };
}

/**
 * Lines of which the platform was not told, and which its cart does not have, or only deleted; not those of
 * what is sold no more.
 */
export function linesMissingOnServer(local: Cart, server: ServerCart): CartLine[] {
  const kept = new Set(keptRecords(server).map(({ record }) => record.stockId));
  return local.lines.filter(
    ({ stock, record, gone }) => record === undefined && !gone && !kept.has(stock.id),
  );
}

/** A line with the platform's answer to its last change. The count stays if a later change is queued. */
export function applyAnswer(line: CartLine, { variation, count }: SellRecord, isLast: boolean): CartLine {
  const { stock, newPrice, oldPrice, minOrder, maxOrder, tracking, tiers } = variation;
  const { refused: _, gone: __, ...kept } = line;
  return noteChange(line, {
    ...kept,
    stock: { id: line.stock.id, count: stock.count },
    newPrice,
    oldPrice,
    minOrder,
    maxOrder,
    tracking,
    tiers,
    ...(isLast && { count }),
  });
}

/** The record of a stock that the shopper has not taken out. */
export function findRecord(server: ServerCart, stockId: StockId): SellRecord | undefined {
  return keptRecords(server).find(({ record }) => record.stockId === stockId)?.record;
}

/** The cart with the line of a stock that the platform has kept, in its place there. */
export function restoreFromServer(local: Cart, server: ServerCart, stockId: StockId, texts: CartTexts): Cart {
  const kept = keptRecords(server);
  const at = kept.findIndex(({ record }) => record.stockId === stockId);
  const found = kept[at];
  return found ? restoreLine(local, toLine(found.sell, found.record, texts), at) : local;
}

/** The records that the shopper has not taken out, each with its sell. */
export function keptRecords({ sells }: ServerCart): { sell: Sell; record: SellRecord }[] {
  return sells.flatMap((sell) =>
    sell.sellRecords.filter(({ deleted }) => !deleted).map((record) => ({ sell, record })),
  );
}

function toLine({ supplier }: Sell, sellRecord: SellRecord, { language, textOf }: CartTexts): CartLine {
  const { id: record, stockId, variation, count, propertyValues } = sellRecord;
  const { id, productId, stock, image, newPrice, oldPrice, minOrder, maxOrder, tracking, tiers } = variation;
  const name = textOf(variation.name);
  const labels = variation.properties.map(({ value }) => textOf(value.label));
  return {
    variationId: id,
    productId,
    supplierId: stock.supplierId,
    // Of several stocks of a variation it is the one that was ordered from.
    stock: { id: stockId, count: stock.count },
    name,
    choice: choiceText(name, labels),
    language,
    seller: supplier.name,
    image: image?.urls['150x_'] ?? image?.urls.original ?? '',
    newPrice,
    oldPrice,
    count,
    minOrder,
    maxOrder,
    tracking,
    record,
    ...(tiers.length > 0 && { tiers }),
    ...(propertyValues.length > 0 && { propertyValues }),
    ...(isSoldNoMore(sellRecord) && { gone: true }),
  };
}

import type { StockId } from '#contract/value/primitive.ts';
import { type Cart, type CartLine, lineOffer } from './cart.ts';

/** Price and stock of a variation as the platform has them now. */
export interface PriceUpdate {
  variationId: number;
  newPrice: number;
  oldPrice: number;
  count: number;
}

/**
 * The cart at current prices and stocks: counts come down to what is there, and a line remembers what it was
 * before. Lines of the variations in `gone` are marked, others without an update stay.
 */
export function updatePrices(
  cart: Cart,
  updates: readonly PriceUpdate[],
  gone: readonly number[] = [],
): Cart {
  const byVariation = new Map(updates.map((update) => [update.variationId, update]));
  return {
    lines: cart.lines.map((line) => {
      const update = byVariation.get(line.variationId);
      if (!update) return gone.includes(line.variationId) ? { ...line, gone: true } : line;
      const { newPrice, oldPrice, count } = update;
      const { gone: _, ...sold } = line;
      return noteChange(sold, { ...sold, newPrice, oldPrice, stock: { ...line.stock, count } });
    }),
  };
}

/** A line as the shop has it now, its count within the stock, that remembers what a shopper saw before. */
export function noteChange(seen: CartLine, now: CartLine): CartLine {
  const { was: _, added: __, ...line } = now;
  const { orderable, highest } = lineOffer(line);
  const count = orderable ? Math.min(line.count, highest) : line.count;
  const price = seen.was?.price ?? seen.newPrice;
  const pieces = Math.max(seen.was?.count ?? 0, line.count);
  const was = {
    ...(price !== line.newPrice && { price }),
    ...(pieces > count && { count: pieces }),
  };
  const added = seen.added ?? seen.newPrice;
  return {
    ...line,
    count,
    ...(added !== line.newPrice && { added }),
    ...(Object.keys(was).length > 0 && { was }),
  };
}

/** Lines that the shop has changed and the shopper has not seen so. */
export function changedLines({ lines }: Cart): CartLine[] {
  return lines.filter(({ was, refused }) => was !== undefined || refused !== undefined);
}

/** The cart once its changes were seen. */
export function acknowledge(cart: Cart): Cart {
  return { lines: cart.lines.map(({ was: _, refused: __, ...line }) => line), leftOut: 0 };
}

/**
 * The cart with the platform's words on why it did not take the count of a line, which goes back to the one
 * that the platform has; a new line (0) stays as it was asked for.
 */
export function noteRefusal(cart: Cart, stockId: StockId, refused: string, agreed: number): Cart {
  return changeLine(cart, stockId, (line) => ({ ...line, refused, count: agreed || line.count }));
}

/** The cart with a line that the shop sells no more. */
export function markGone(cart: Cart, stockId: StockId): Cart {
  return changeLine(cart, stockId, (line) => ({ ...line, gone: true }));
}

function changeLine(cart: Cart, stockId: StockId, change: (line: CartLine) => CartLine): Cart {
  return { lines: cart.lines.map((line) => (line.stock.id === stockId ? change(line) : line)) };
}

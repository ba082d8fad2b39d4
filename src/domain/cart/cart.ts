import type { PropertyValue } from '#contract/cart/cart.ts';
import type { Language, StockId } from '#contract/value/primitive.ts';
import { type Offer, offerOf } from '#domain/pricing/offer.ts';
import type { PriceTier } from '#domain/pricing/price.ts';

/** One thing in the cart. Prices are whole UZS for one piece, before tiers. */
export interface CartLine {
  variationId: number;
  productId: number;
  supplierId: number;
  /** `count` is how many pieces the shop has. */
  stock: { id: StockId; count: number };
  name: string;
  /** That `name` and `choice` are in; missing where nobody knows. */
  language?: Language;
  /** The seller, as far as the browser has been told. */
  seller?: string;
  /** Address of a small picture; empty where there is none. */
  image: string;
  newPrice: number;
  oldPrice: number;
  /** Pieces in the cart. */
  count: number;
  minOrder: number;
  /** Most pieces that an order of the shop takes; missing where it has no limit. */
  maxOrder?: number | undefined;
  /** True if `stock.count` limits `count`. */
  tracking: boolean;
  /** The choice for shoppers' eyes: `Black, 128 GB`. */
  choice?: string;
  tiers?: readonly PriceTier[];
  /** The shopper's answers in the fields of a pattern; the platform gets them with the line. */
  propertyValues?: readonly PropertyValue[];
  /** The platform's id of the line; missing until the cart that it keeps for the shopper has the line. */
  record?: number;
  /** Price of a piece, before tiers, and count that the shopper knows, where the shop has changed them. */
  was?: { price?: number; count?: number };
  /** Price of a piece, before tiers, when the shopper put it in, where it is another now. */
  added?: number;
  /** Why the platform did not take the count, in its words. */
  refused?: string;
  /** The shop sells it no more: nothing reckons with the line, and it can only be taken out. */
  gone?: true;
}

/** A shopper's cart; at most one line a stock, oldest first. */
export interface Cart {
  lines: readonly CartLine[];
  /** Lines of a saved cart above `MAX_CART_RECORDS`, which were left out and not told of yet. */
  leftOut?: number | undefined;
}

export const EMPTY_CART: Cart = { lines: [] };

/** The offer of a line at its count. */
export function lineOffer(line: CartLine): Offer {
  const { stock, tiers = [], gone = false } = line;
  const limits = { stockCount: gone ? 0 : stock.count, tracking: gone || line.tracking };
  return offerOf({ ...line, ...limits, tiers }, line.count);
}

/** The line of a stock. */
export function findLine(cart: Cart, stockId: StockId): CartLine | undefined {
  return cart.lines.find(({ stock }) => stock.id === stockId);
}

/**
 * Puts a line in, in place of any line with the same stock; the platform's id stays. A new one goes to the
 * end.
 */
export function addLine(cart: Cart, line: CartLine): Cart {
  const known = findLine(cart, line.stock.id);
  if (!known) return { lines: [...cart.lines, line] };
  const next = known.record === undefined ? line : { record: known.record, ...line };
  return { lines: cart.lines.map((one) => (one === known ? next : one)) };
}

/**
 * Sets a line's count, never above the stock nor below the minimum order; 0 removes the line. Notes about the
 * old count are cleared. Unknown stocks leave the cart as it is.
 */
export function setCount(cart: Cart, stockId: StockId, count: number): Cart {
  if (count <= 0) return removeLine(cart, stockId);
  return {
    lines: cart.lines.map((line) => {
      const { orderable, lowest, highest } = lineOffer(line);
      if (line.stock.id !== stockId || !orderable) return line;
      const { was, refused: _, ...kept } = line;
      const price = was?.price;
      const next = price === undefined ? kept : { ...kept, was: { price } };
      return { ...next, count: Math.min(Math.max(Math.trunc(count), lowest), highest) };
    }),
  };
}

/** The words of a line. */
export type LineWords = Required<Pick<CartLine, 'name' | 'choice' | 'language' | 'seller'>>;

/** The cart with other words for the line of a stock. */
export function describeLine(cart: Cart, stockId: StockId, words: LineWords): Cart {
  return { lines: cart.lines.map((line) => (line.stock.id === stockId ? { ...line, ...words } : line)) };
}

/** The cart without the line of a stock. */
export function removeLine(cart: Cart, stockId: StockId): Cart {
  return { lines: cart.lines.filter((line) => line.stock.id !== stockId) };
}

/** The cart with a line back at its position; one whose stock is there again stays out. */
export function restoreLine(cart: Cart, line: CartLine, at: number): Cart {
  if (cart.lines.some(({ stock }) => stock.id === line.stock.id)) return cart;
  return { lines: [...cart.lines.slice(0, at), line, ...cart.lines.slice(at)] };
}

/** The cart with the lines of one supplier only. */
export function keepSupplier(cart: Cart, supplierId: number): Cart {
  return { lines: cart.lines.filter((line) => line.supplierId === supplierId) };
}

/** A cart without lines. */
export function emptyCart(): Cart {
  return EMPTY_CART;
}

/** True for a line that cannot be ordered now. It stays in the cart and adds nothing to the sums. */
export function isSoldOut(line: CartLine): boolean {
  return !lineOffer(line).orderable;
}

/** Price times count. */
export function lineSum(line: CartLine): number {
  return lineOffer(line).price * line.count;
}

/**
 * UZS that a piece of a line costs less than when it was put in, at the count of now; below 0 it costs more.
 */
export function cheaperSince(line: CartLine): number {
  if (line.added === undefined) return 0;
  return lineOffer({ ...line, newPrice: line.added }).price - lineOffer(line).price;
}

/** Pieces of all lines together, without those of what is sold no more. */
export function countItems(cart: Cart): number {
  return cart.lines.reduce((count, line) => (line.gone ? count : count + line.count), 0);
}

/** Price of the goods, in whole UZS. */
export function cartTotal(cart: Cart): number {
  return sum(cart, lineSum);
}

/** Price of the goods without discounts, in whole UZS. */
export function cartSubtotal(cart: Cart): number {
  return sum(cart, (line) => lineOffer(line).oldPrice * line.count);
}

function sum(cart: Cart, of: (line: CartLine) => number): number {
  return cart.lines.reduce((total, line) => (isSoldOut(line) ? total : total + of(line)), 0);
}

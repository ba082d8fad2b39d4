import type { CartLine } from '#domain/cart/cart.ts';

/** A line that can be sold from: 10 pieces in stock 1, one in the cart. */
export function aLine(line: Partial<CartLine> = {}): CartLine {
  return {
    variationId: 11,
    productId: 111,
    supplierId: 5,
    stock: { id: 1, count: 10 },
    name: 'Phone',
    language: 'en',
    seller: 'Shop',
    image: '/market-api/media/150x_/smartphone.svg',
    newPrice: 100_000,
    oldPrice: 100_000,
    count: 1,
    minOrder: 1,
    tracking: true,
    ...line,
  };
}

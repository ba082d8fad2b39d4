import type { CartLine } from './cart.ts';

/** Lines of one seller. */
export interface SellerGroup {
  supplierId: number;
  /** Missing as long as nobody has told it. */
  seller: string | undefined;
  lines: CartLine[];
}

/** Lines by seller: sellers in the order of their first lines, lines in the order of the cart. */
export function groupBySeller(lines: readonly CartLine[]): SellerGroup[] {
  const groups = new Map<number, SellerGroup>();
  for (const line of lines) {
    const { supplierId, seller } = line;
    const group = groups.get(supplierId) ?? { supplierId, seller, lines: [] };
    group.seller ??= seller;
    group.lines.push(line);
    groups.set(supplierId, group);
  }
  return [...groups.values()];
}

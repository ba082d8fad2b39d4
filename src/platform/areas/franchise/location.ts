import type { Franchise, Location, StockedFranchise } from '#contract/catalogue/franchise.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { stockLevel } from '#domain/pricing/stock-level.ts';
import { readStockForSale } from '#platform/areas/product/products.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** A stock with what its pieces in the branches follow from. */
export interface SharedStock {
  id: StockId;
  /** Pieces in all branches together. */
  count: number;
  tracking: boolean;
}

/** The branches of the shop in the order to show. */
export function readFranchises(shop: Shop): Franchise[] {
  return readDocuments(shop, 'franchise');
}

/**
 * Pieces of a stock in each branch, in the order of the branches; their sum is the stock's count.
 */
export function locationsOf(franchises: readonly Franchise[], stock: SharedStock): Location[] {
  const counts = shareOut(franchises, stock);
  return franchises.map(({ id, name, address, coordinate, phone, workingHours }, index) => {
    const count = counts[index] ?? 0;
    return {
      id,
      name,
      address,
      coordinate,
      phone,
      workingHours,
      availability: stockLevel(count, stock.tracking),
      count,
    };
  });
}

/** The branches of the shop, each with what it has of these stocks; unknown stocks are left out. */
export function stockedFranchises(shop: Shop, stockIds: readonly StockId[]): StockedFranchise[] {
  const franchises = readFranchises(shop);
  const shares = [...new Set(stockIds)].flatMap((stockId) => {
    const variation = readStockForSale(shop, stockId)?.variation;
    if (!variation) return [];
    const { id } = variation.stock;
    return { id, locations: locationsOf(franchises, { ...variation.stock, tracking: variation.tracking }) };
  });
  return franchises.map((franchise, at) => ({
    ...franchise,
    stocks: shares.flatMap(({ id, locations }) => {
      const there = locations[at];
      return there ? { id, availability: there.availability, count: there.count } : [];
    }),
  }));
}

/**
 * Shares pieces out by weights that follow from the ids alone, so that a branch keeps its share while pieces
 * are sold; some branches have none.
 */
function shareOut(franchises: readonly Franchise[], { id, count }: SharedStock): number[] {
  const weights = franchises.map((franchise, index) =>
    index === 0 ? 2 : (Number(id) * 31 + franchise.id * 17) % 4,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((count * weight) / Math.max(1, total)));
  const rest = count - shares.reduce((sum, share) => sum + share, 0);
  // The main branch stands first; what does not divide lies there.
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}

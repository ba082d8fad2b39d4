import type { StockedFranchise } from '#contract/catalogue/franchise.ts';
import type { Coordinate, StockId } from '#contract/value/primitive.ts';
import { distanceKm } from '#domain/address/distance.ts';

/** Pieces of a stock that a shopper wants to fetch. */
export interface FetchedLine {
  stockId: StockId;
  /** Further stocks of the same goods, at other places. */
  others?: readonly StockId[] | undefined;
  count: number;
  /** True where pieces are counted. */
  tracking: boolean;
}

/** Wanted lines that a branch has; a platform may not say. */
export type BranchStock =
  | { kind: 'unknown' }
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'some'; has: number; of: number };

/** A branch that hands out orders. */
export interface BranchChoice {
  branch: StockedFranchise;
  stock: BranchStock;
  /** Kilometres from the shopper; undefined while nobody knows where that is. */
  km: number | undefined;
}

/**
 * Branches that hand out orders: the nearest first where the shopper's place is known, else as the shop has
 * them.
 */
export function branchChoices(
  branches: readonly StockedFranchise[],
  lines: readonly FetchedLine[],
  near: Coordinate | null | undefined,
): BranchChoice[] {
  return branches
    .filter(({ pickUp }) => pickUp)
    .map((branch) => ({
      branch,
      stock: branchStock(branch, lines),
      km: near ? distanceKm(near, branch.coordinate) : undefined,
    }))
    .sort((one, other) => (one.km ?? 0) - (other.km ?? 0) || one.branch.sort - other.branch.sort);
}

/**
 * The branch to begin with: the first of the kept ones that is still there, else the nearest, else the only
 * one. Undefined where the shopper has to say.
 */
export function startBranch(
  choices: readonly BranchChoice[],
  kept: readonly (number | null | undefined)[],
): BranchChoice | undefined {
  for (const id of kept) {
    const found = choices.find(({ branch }) => branch.id === id);
    if (found) return found;
  }
  const [first, ...others] = choices;
  return first?.km !== undefined || others.length === 0 ? first : undefined;
}

/** All stocks that a line can be fetched from. */
export function stocksOf({ stockId, others = [] }: FetchedLine): StockId[] {
  return [stockId, ...others];
}

function branchStock({ stocks }: StockedFranchise, lines: readonly FetchedLine[]): BranchStock {
  if (!stocks) return { kind: 'unknown' };
  const has = lines.filter((line) => {
    const ids = stocksOf(line);
    const there = stocks.filter(({ id }) => ids.includes(id));
    const pieces = there.reduce((sum, { count }) => sum + count, 0);
    return there.length > 0 && (!line.tracking || pieces >= line.count);
  }).length;
  if (has === lines.length) return { kind: 'all' };
  return has === 0 ? { kind: 'none' } : { kind: 'some', has, of: lines.length };
}

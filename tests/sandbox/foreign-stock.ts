/** A stock of a variation at one of its two places. */
export interface PlacedStock {
  /** Of the one stock that the platform behind has. */
  id: number;
  /** Index of the branch. */
  at: number;
}

/** The UUID of a stock: its last digits are the number, those before them the place. */
export const stockCode = ({ id, at }: PlacedStock) =>
  `00000000-0000-4000-8000-${String(at).padStart(2, '0')}${String(id).padStart(10, '0')}`;

/** Reads a UUID of `stockCode` back. */
export function readStock(code: string): PlacedStock {
  const digits = code.slice(-12);
  return { id: Number(digits.slice(2)), at: Number(digits.slice(0, 2)) };
}

/** All but one piece lie at the first place, one at another. */
export function stockParts({ id, count, supplierId }: { id: number; count: number; supplierId: number }) {
  const there = Math.min(1, count);
  return [
    { id: stockCode({ id, at: 0 }), count: count - there, supplierId },
    { id: stockCode({ id, at: 1 }), count: there, supplierId },
  ];
}

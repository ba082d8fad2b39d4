import type { DatabaseSync } from 'node:sqlite';

/** The largest discounts, or the first ones of each category by turns, with pictures before others. */
export type Pick = 'discounted' | 'mixed';

const TURN =
  "row_number() OVER (PARTITION BY category ORDER BY json_array_length(content, '$.pictures') = 0, seq)";

const ORDERS: Readonly<Record<Pick, string>> = {
  discounted: '1 - price / old_price DESC, seq',
  mixed: `${TURN}, seq`,
};

/** Ids of one offer that can be bought of each of the products that `pick` asks for. */
export function chooseOffers(database: DatabaseSync, pick: Pick, limit: number): string[] {
  const where = pick === 'discounted' ? 'AND price < old_price' : '';
  return database
    .prepare(
      `SELECT id FROM offer WHERE (count IS NULL OR count > 0) ${where}
        AND seq IN (SELECT min(seq) FROM offer GROUP BY first) ORDER BY ${ORDERS[pick]} LIMIT ?`,
    )
    .all(limit)
    .map((row) => String(row['id']));
}

import { DatabaseSync } from 'node:sqlite';

/** A stock as the shop opened with it. */
export interface OpeningStock {
  stock: number;
  variation: number;
  category: number;
  price: number;
  count: number;
  tracking: number;
  minOrder: number;
  /** JSON. */
  tiers: string;
}

/** The file of a running sandbox, for reading only. */
export class LoadFile {
  readonly #database: DatabaseSync;
  readonly shop: number;

  constructor(file: string, shopName: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const row = this.#database.prepare('SELECT id FROM shop WHERE name = ?').get(shopName);
    this.shop = Number(row?.['id'] ?? 0);
  }

  /** Rows of a query that has the shop as its only parameter. */
  all<Row>(text: string): Row[] {
    return this.#database.prepare(text).all(this.shop) as Row[];
  }

  /** The first value of the first row. */
  value(text: string): number {
    return Number(Object.values(this.#database.prepare(text).get(this.shop) ?? {})[0] ?? 0);
  }

  stocks(): OpeningStock[] {
    return this.all<OpeningStock>(`
      SELECT stock, variation.id AS variation, product.data ->> '$.categoryId' AS category,
          new_price AS price, count,
        variation.data ->> '$.tracking' AS tracking, min_order AS minOrder,
          variation.data ->> '$.tiers' AS tiers
      FROM variation JOIN product ON product.shop = variation.shop AND product.id = variation.product
        WHERE variation.shop = ? ORDER BY stock`);
  }

  /** The code of a payment, as the shopper's phone has it. */
  code(transactionId: string): string {
    const row = this.#database
      .prepare('SELECT otp FROM held_payment WHERE transaction_id = ?')
      .get(transactionId);
    return String(row?.['otp'] ?? '');
  }

  close(): void {
    this.#database.close();
  }
}

import type { DatabaseSync } from 'node:sqlite';
import type { Frame } from './frame.ts';

/**
 * Places of products in their lists, kept with the snapshot so that one can be moved, added or removed later.
 * `category` is the one that lists the product; `given_category`, `brand`, `supplier` are the platform's
 * answers. `left_out` has variations that a product claims though an earlier product has them. `frame` has
 * answers of the platform that entries are made from together with others. The working table holds newest
 * reviews.
 */
export const PULL_TABLES = `
  CREATE TABLE product (id INTEGER PRIMARY KEY, category INTEGER NOT NULL, lead INTEGER NOT NULL,
    given_category INTEGER NOT NULL, brand INTEGER, supplier INTEGER NOT NULL) STRICT;
  CREATE INDEX product_category ON product (category, id, lead);
  CREATE INDEX product_brand ON product (brand, id, lead);
  CREATE INDEX product_supplier ON product (supplier, id, lead);
  CREATE TABLE variation (id INTEGER PRIMARY KEY, product INTEGER NOT NULL, position INTEGER NOT NULL) STRICT;
  CREATE INDEX variation_product ON variation (product, position);
  CREATE TABLE left_out (variation INTEGER NOT NULL, product INTEGER NOT NULL,
    PRIMARY KEY (variation, product)) STRICT, WITHOUT ROWID;
  CREATE TABLE review (id INTEGER PRIMARY KEY, product INTEGER NOT NULL) STRICT;
  CREATE TABLE frame (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE pull_review (product INTEGER, created TEXT, id INTEGER, value TEXT NOT NULL,
    PRIMARY KEY (product, created DESC, id DESC)) STRICT, WITHOUT ROWID;
`;

/** The answers that are kept as they came; of static pages the addresses alone. */
export interface KeptFrame extends Pick<Frame, 'categories' | 'menus' | 'collections'> {
  pages: string[];
}

export function keepFrame<Name extends keyof KeptFrame>(
  database: DatabaseSync,
  name: Name,
  value: KeptFrame[Name],
): void {
  database
    .prepare('INSERT OR REPLACE INTO frame (name, value) VALUES (?, ?)')
    .run(name, JSON.stringify(value));
}

export function keptFrame<Name extends keyof KeptFrame>(database: DatabaseSync, name: Name): KeptFrame[Name] {
  const row = database.prepare('SELECT value FROM frame WHERE name = ?').get(name);
  return JSON.parse(String(row?.['value'] ?? '[]'));
}

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MAX_MAKER_PAGES, makerList, writeProductList } from '#publisher/pull/product-list.ts';
import { PULL_TABLES } from '#publisher/pull/tables.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import { LIST_PAGE_SIZE } from '#storefront/entries/model.ts';

/** A writer that keeps what it is told, of a supplier with so many products. */
function aWriter(products: number) {
  const database = new DatabaseSync(':memory:');
  database.exec(PULL_TABLES);
  const insert = database.prepare(
    'INSERT INTO product (id, category, lead, given_category, supplier) VALUES (?, 1, ?, 1, 7)',
  );
  for (let id = 1; id <= products; id += 1) insert.run(id, 10 * id);
  const entries = new Map<string, unknown>();
  const writer: EntryWriter = {
    database,
    set: (key, value) => entries.set(key, value),
    addRoute: () => {},
    setSections: () => {},
  };
  return { writer, entries };
}

test('[CAT-01] the list of a supplier with very many products has fifty pages, and says how many there are', () => {
  const { writer, entries } = aWriter((MAX_MAKER_PAGES + 3) * LIST_PAGE_SIZE);
  expect(writeProductList(writer, makerList('supplier', 7))).toBe(MAX_MAKER_PAGES);
  expect(entries.size).toBe(MAX_MAKER_PAGES + 1);
  expect(entries.get('list:supplier:7')).toEqual({
    total: (MAX_MAKER_PAGES + 3) * LIST_PAGE_SIZE,
    pages: MAX_MAKER_PAGES,
  });
});

test('a product behind the last page writes no page', () => {
  const { writer, entries } = aWriter((MAX_MAKER_PAGES + 3) * LIST_PAGE_SIZE);
  const skipped = MAX_MAKER_PAGES + 1;
  writeProductList(writer, makerList('supplier', 7), { product: skipped * LIST_PAGE_SIZE + 1, skipped });
  expect([...entries.keys()]).toEqual(['list:supplier:7']);
});

test('a list without products has one page', () => {
  const { writer, entries } = aWriter(0);
  expect(writeProductList(writer, makerList('brand', 1))).toBe(1);
  expect([...entries]).toEqual([['list:brand:1', { total: 0, pages: 1 }]]);
});

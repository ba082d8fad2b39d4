import { expect, test } from 'vitest';
import { growCategoryTree } from '#publisher/pull/category-tree.ts';
import { growForest } from '#publisher/pull/forest.ts';
import { growMenu } from '#publisher/pull/menu-tree.ts';
import { Warnings } from '#publisher/pull/warnings.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aPulledShop } from './a-pull.ts';

const child = (id: number, parentId: number | null, sort = id) => ({ id, parentId, sort });

function forestOf(...items: ReturnType<typeof child>[]) {
  const faults: string[] = [];
  const forest = growForest(items, (item, reason) => faults.push(`${item.id}: ${reason}`));
  return {
    forest: [...forest].map(([parent, children]) => [parent, children.map((item) => item.id)]),
    faults,
  };
}

test('siblings stand in the order of the shop', () => {
  expect(forestOf(child(1, null, 2), child(2, null, 1), child(3, 1, 9), child(4, 1, 9)).forest).toEqual([
    [null, [2, 1]],
    [1, [3, 4]],
  ]);
});

test('a parent that is not there, a loop and an id that comes twice are told, and lose nothing else', () => {
  expect(forestOf(child(1, 9), child(2, null))).toEqual({
    forest: [[null, [1, 2]]],
    faults: ['1: 9 is not there: it stands at the top'],
  });
  expect(forestOf(child(5, 6), child(6, 7), child(7, 5), child(8, 7))).toEqual({
    forest: [
      [null, [5]],
      [7, [8, 6].sort()],
      [5, [7]],
    ],
    faults: ['5: 6 leads back to it: it stands at the top'],
  });
  expect(forestOf(child(3, 3)).forest).toEqual([[null, [3]]]);
  expect(forestOf(child(1, null), child(1, null)).faults).toEqual([
    '1: the id comes twice: only the first is taken',
  ]);
});

const fold = (length: number, parentOf: (at: number) => number | null) =>
  Array.from({ length }, (_, at) => child(at + 1, parentOf(at)));

test('trees of 3 000 levels are kept to twelve, and what stands too low is named', () => {
  const { forest, faults } = forestOf(...fold(3_000, (at) => at || null));
  expect(forest.slice(0, 12)).toEqual([
    ...Array.from({ length: 11 }, (_, at) => [at || null, [at + 1]]),
    [11, Array.from({ length: 2_989 }, (_, at) => at + 12)],
  ]);
  expect(faults).toHaveLength(2_988);
  expect(faults[0]).toBe('13: it lies below level 12: it stands below 11');
  const menu = growMenu(
    fold(3_000, (at) => at || null).map((one) => ({
      ...one,
      name: {},
      image: null,
      type: 'link_page',
      link: '/',
      newTab: false,
    })),
    { pages: new Set(), categories: new Set() },
    new Warnings(),
  );
  expect(JSON.stringify(menu).match(/"children"/g)).toHaveLength(3_000);
  const categories = fold(3_000, (at) => at || null).map((one) => ({
    ...one,
    slug: `level-${one.id}`,
    name: {},
    image: null,
  }));
  const tree = growCategoryTree(categories, (text) => text, new Warnings());
  expect(tree.byId.get(3_000)?.path).toEqual([...Array.from({ length: 11 }, (_, at) => at + 1), 3_000]);
  expect(tree.byId.get(1)?.withDescendants).toHaveLength(3_000);
});

test('a loop of 100 000 parents is cut, soon', () => {
  const started = performance.now();
  const { faults } = forestOf(...fold(100_000, (at) => ((at + 1) % 100_000) + 1));
  expect(faults[0]).toBe('1: 2 leads back to it: it stands at the top');
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a menu entry that leads to a page that the shop does not have is left out', () => {
  const warnings = new Warnings();
  const item = (id: number, slug: string, type: 'static_page' | 'collection_page') => ({
    ...child(id, null),
    name: { ru: slug },
    image: null,
    type,
    slug,
  });
  const link = {
    ...child(9, 1),
    name: { ru: 'link' },
    image: null,
    type: 'link_page' as const,
    link: 'https://t.me/shop',
    newTab: true,
  };
  const menu = growMenu(
    [
      item(1, 'about', 'static_page'),
      item(2, 'gone', 'static_page'),
      item(3, 'phones', 'collection_page'),
      item(4, 'about', 'collection_page'),
      link,
    ],
    { pages: new Set(['about']), categories: new Set(['phones']) },
    warnings,
  );
  expect(menu.map((entry) => entry.target)).toEqual([
    { kind: 'page', slug: 'about' },
    { kind: 'category', slug: 'phones' },
  ]);
  expect(menu[0]?.children.map((entry) => entry.target)).toEqual([
    { kind: 'link', url: 'https://t.me/shop', newTab: true },
  ]);
  expect(warnings.list.map((warning) => warning.field)).toEqual(['menu item 2: slug', 'menu item 4: slug']);
});

test('a product with references that lead nowhere is sold without them, and the report names each', async () => {
  const product = (index: number) => (index === 1 ? { categoryId: 99, brandId: 98, supplierId: 97 } : {});
  const sandbox = await aSandbox([aShopSeed({ products: 3, product })]);
  const { report, snapshot } = await aPulledShop(sandbox.url);
  expect(report.warnings).toEqual([
    {
      call: 'GET /products',
      field: 'product 2: categoryId',
      reason: 'there is no category 99: the product stands in no category',
    },
    {
      call: 'GET /products',
      field: 'product 2: brandId',
      reason: 'there is no brand 98: the product shows none',
    },
    {
      call: 'GET /products',
      field: 'product 2: supplierId',
      reason: 'there is no supplier 97: the product shows none',
    },
  ]);
  expect(snapshot.get('product:2')).toMatchObject({ categoryIds: [], brandId: null });
  expect([...snapshot.routes()]).toContain('/product/3');
  expect(snapshot.get('list:category:1')).toEqual({ total: 2, pages: 1 });
});

test('a category of no use to products has a page of its own', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  const { snapshot } = await aPulledShop(sandbox.url);
  expect(snapshot.get('list:category:3')).toEqual({ total: 0, pages: 1 });
  expect([...snapshot.routes()]).toContain('/category/tablets');
});

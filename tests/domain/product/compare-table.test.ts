import { expect, test } from 'vitest';
import { compareGroups, compareRows } from '#domain/product/compare-table.ts';

const facts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

test('characteristics stand side by side, and those that are not all the same differ', () => {
  expect(
    compareRows([facts({ Weight: '1 kg', Colour: 'black' }), facts({ Weight: '1 kg', Colour: 'red' })]),
  ).toEqual([
    { name: 'Weight', values: ['1 kg', '1 kg'], differs: false },
    { name: 'Colour', values: ['black', 'red'], differs: true },
  ]);
});

test('what one product has not is empty there, and differs', () => {
  expect(compareRows([facts({ Weight: '1 kg' }), facts({ Power: '5 W' })])).toEqual([
    { name: 'Weight', values: ['1 kg', ''], differs: true },
    { name: 'Power', values: ['', '5 W'], differs: true },
  ]);
});

test('spaces and capitals make neither another characteristic nor another value', () => {
  expect(compareRows([facts({ ' Weight': '1  kg' }), facts({ 'weight ': '1 KG' })])).toEqual([
    { name: 'Weight', values: ['1  kg', '1 KG'], differs: false },
  ]);
});

test('a characteristic with several values has them all in one cell, each once', () => {
  const several = [...facts({ Ports: 'USB' }), ...facts({ Ports: 'HDMI' }), ...facts({ Ports: 'usb' })];
  expect(compareRows([several, facts({ Ports: 'USB, HDMI' })])).toEqual([
    { name: 'Ports', values: ['USB, HDMI', 'USB, HDMI'], differs: false },
  ]);
});

test('a characteristic without a name or a value is none, and one product differs from nothing', () => {
  expect(compareRows([facts({ '': 'x', Weight: ' ' })])).toEqual([]);
  expect(compareRows([facts({ Weight: '1 kg' })])[0]?.differs).toBe(false);
  expect(compareRows([])).toEqual([]);
});

const product = (id: number, categoryId: number, names: string) => ({
  id,
  categoryId,
  facts: names.split(' ').map((name) => ({ name, value: 'x' })),
});
const sortedOut = (products: ReturnType<typeof product>[]) =>
  compareGroups(products).map(({ categoryIds, products: own }) => [categoryIds, own.map(({ id }) => id)]);

test('[LST-02] products of one category are compared, whatever is known of them', () => {
  expect(sortedOut([product(1, 7, 'Screen Camera'), product(2, 7, 'Weight')])).toEqual([[[7], [1, 2]]]);
});

test('[LST-02] products of categories with much the same characteristics are compared, others are not', () => {
  expect(
    sortedOut([
      product(1, 7, 'Brand Screen Camera'),
      product(2, 9, 'Brand Power Volume'),
      product(3, 8, 'brand screen Memory'),
      product(4, 7, 'Brand Screen Camera'),
    ]),
  ).toEqual([
    [
      [7, 8],
      [1, 3, 4],
    ],
    [[9], [2]],
  ]);
});

test('[LST-02] of products without characteristics only those of one category stand together', () => {
  const bare = (id: number, categoryId: number) => ({ id, categoryId, facts: [] });
  expect(compareGroups([bare(1, 7), bare(2, 8), bare(3, 7)]).map(({ categoryIds }) => categoryIds)).toEqual([
    [7],
    [8],
  ]);
});

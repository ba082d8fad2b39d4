import { expect, test } from 'vitest';
import { variationChooser } from '#storefront/product/variation-chooser.ts';
import { aFullShirt, aShirt } from '../product-page.ts';
import { aProductEntry, aShopView } from '../view/a-shop-view.ts';

const english = aShopView({ language: 'en' });

test('[PDP-06] color stands first, as dots, and what the page shows is chosen', () => {
  const { properties } = variationChooser(english, aShirt(), 102);
  expect(properties.map(({ name, chosen }) => `${name}: ${chosen}`)).toEqual(['Color: Black', 'Size: L']);
  expect(properties.map(({ values }) => values.map(({ color }) => color))).toEqual([
    ['#000000', '#ffffff'],
    [undefined, undefined],
  ]);
  expect(properties.map(({ values }) => values.map(({ chosen }) => chosen))).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('[PDP-06] every value is a link to the variation that has it and keeps most of the rest', () => {
  const hrefs = (variationId: number) =>
    variationChooser(english, aShirt(), variationId).properties.map(({ values }) =>
      values.map(({ href }) => href),
    );
  expect(hrefs(101)).toEqual([
    ['/en/product/101', '/en/product/103'],
    ['/en/product/101', '/en/product/102'],
  ]);
  expect(hrefs(103)).toEqual([
    ['/en/product/101', '/en/product/103'],
    ['/en/product/103', '/en/product/102'],
  ]);
});

test('[PDP-06] of variations that are as near, one in stock is meant', () => {
  const { variations } = aShirt();
  const twin = variations
    .map((one) => (one.id === 103 ? { ...one, id: 203 } : one))
    .filter(({ id }) => id === 203);
  const product = aShirt({
    variations: [...variations.map((one) => ({ ...one, inStock: one.id !== 103 })), ...twin],
  });
  expect(variationChooser(english, product, 101).properties[0]?.values[1]?.href).toBe('/en/product/203');
});

test('[PDP-06] of variations with the same values, what is chosen leads to the one on the page', () => {
  const { variations } = aShirt();
  const twins = variations.flatMap((one) => (one.id === 103 ? [one, { ...one, id: 203 }] : []));
  for (const id of [103, 203]) {
    expect(
      variationChooser(english, aShirt({ variations: twins }), id).properties.map(({ values }) =>
        values.map(({ href }) => href),
      ),
    ).toEqual([[`/en/product/${id}`], [`/en/product/${id}`]]);
  }
});

test('[PDP-06] a value that no variation has together with the rest is told apart, and only then the browser gets the variations', () => {
  const off = (variationId: number) =>
    variationChooser(english, aShirt(), variationId).properties.flatMap(({ values }) =>
      values.filter(({ allowed }) => !allowed).map(({ label }) => label),
    );
  expect(off(101)).toEqual([]);
  expect(off(102)).toEqual(['White']);
  expect(off(103)).toEqual(['L']);
  expect(variationChooser(english, aShirt(), 101).data).toBeUndefined();
  expect(variationChooser(english, aFullShirt(), 102).data).toBeUndefined();
  expect(variationChooser(english, aShirt(), 102).data).toBe('[[101,1,1,10],[102,1,1,11],[103,1,2,10]]');
});

test('a property that a variation does not have is 0', () => {
  const { variations } = aShirt();
  const oneSize = {
    id: 105,
    properties: variations[2]?.properties.filter(({ code }) => code === 'color') ?? [],
    image: null,
    inStock: false,
  };
  const { data } = variationChooser(english, aShirt({ variations: [...variations, oneSize] }), 102);
  expect(data).toContain('[105,0,2,0]');
});

test('names, values and links are in the language of the page', () => {
  const { properties } = variationChooser(aShopView({ language: 'ru' }), aShirt(), 101);
  expect(properties.map(({ name, chosen }) => `${name}: ${chosen}`)).toEqual(['Цвет: Чёрный', 'Размер: S']);
  expect(properties[1]?.values[1]?.href).toBe('/product/102');
});

test('a product without properties has nothing to choose', () => {
  expect(variationChooser(english, aProductEntry(), 7)).toEqual({ properties: [], variations: undefined });
});

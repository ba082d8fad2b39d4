import { expect, test } from 'vitest';
import { parseAnswer, readAnswer } from '#contract/call/read-answer.ts';

const read = (value: unknown) => readAnswer(JSON.stringify(value));

test('an answer in the words of the contract is taken as it is', async () => {
  const answer = {
    items: [
      {
        id: 1,
        image: null,
        stocks: [{ id: 1003, locations: [] }],
        sellPrice: { order: 2, first: 3, UZS: 2 },
      },
    ],
    at: '2026-01-15T09:00:00.000Z',
    seen: null,
  };
  expect(await read(answer)).toEqual(answer);
  expect([await readAnswer(''), await readAnswer('{"sku":null')]).toEqual([undefined, undefined]);
  expect(parseAnswer('{"sku":null}')).toEqual({ sku: null });
});

test('emptiness is an empty list, text or code; a picture without an address is none', async () => {
  expect(await read({ crossSellTags: null, tiers: null, unit: null, sku: null, brandId: null })).toEqual({
    crossSellTags: [],
    tiers: [],
    unit: {},
    sku: '',
    brandId: null,
  });
  expect(
    await read({ image: { urls: null }, images: [{ urls: null }, { urls: { original: '/a.jpg' } }] }),
  ).toEqual({
    image: null,
    images: [{ urls: { original: '/a.jpg' } }],
  });
});

test('a time without a zone is that of Tashkent, but for what a shopper has typed', async () => {
  expect(
    await read({ at: '2026-01-15T14:00:00', propertyValues: [{ id: 1, datetime: '2026-01-15T14:00' }] }),
  ).toEqual({
    at: '2026-01-15T09:00:00.000Z',
    propertyValues: [{ id: 1, datetime: '2026-01-15T14:00' }],
  });
  expect(await read({ text: 'at 2026-01-15T14:00:00' })).toEqual({ text: 'at 2026-01-15T14:00:00' });
});

test('a price in several currencies is that in UZS, several stocks are one with all pieces', async () => {
  const price = (sum: number) => ({ UZS: sum, USD: 1, ratio: 12_500, first: 9 });
  expect(await read({ newPrice: price(5), oldPrice: price(6) })).toEqual({ newPrice: 5, oldPrice: 6 });
  const stocks = [
    { id: 'b1f0c9a2-0000-4000-8000-000000000001', count: 0, supplierId: 1 },
    { id: 'b1f0c9a2-0000-4000-8000-000000000002', count: 3, supplierId: 1 },
    { id: 'b1f0c9a2-0000-4000-8000-000000000003', count: 4, supplierId: 1 },
  ];
  expect(await read({ stocks })).toMatchObject({
    stock: { ...stocks[1], count: 7, others: [stocks[0]?.id, stocks[2]?.id] },
  });
  expect(await read({ stocks: stocks.slice(1, 2) })).toMatchObject({ stock: stocks[1] });
  expect(await read({ stocks, sellable: false })).toMatchObject({ tracking: true, stock: { count: 0 } });
});

test('properties in plain words have the same code and number everywhere, and values that differ differ', async () => {
  const red = { name: 'Цвет', value: 'красный' };
  const [a, b] = [await read({ sku: null, properties: [red] }), await read({ sku: null, properties: [red] })];
  expect(a).toEqual(b);
  expect(a).toMatchObject({
    properties: [{ code: 'цвет', name: { ru: 'Цвет' }, value: { label: { ru: 'красный' } } }],
  });
  const blue = await read({ sku: null, properties: [{ ...red, value: 'синий' }] });
  expect(JSON.stringify(blue)).not.toBe(JSON.stringify(a));
});

test('hidden items leave their list, which says how many they were', async () => {
  expect(await read({ items: [{ id: 1 }, { id: 2, showMarket: false }], total: 2 })).toEqual({
    items: [{ id: 1 }],
    total: 2,
    hidden: 1,
  });
});

test('the number of a stock is one, also where it is said as a text', async () => {
  expect(await read({ stockId: '12', variation: { stock: { count: 3, id: '12' } } })).toEqual({
    stockId: 12,
    variation: { stock: { count: 3, id: 12 } },
  });
  expect(await read({ stocks: [{ id: '12', count: 1 }] })).toEqual({ stocks: [{ id: 12, count: 1 }] });
  expect(await read({ sku: null, stockId: '5f-12', stocks: [] })).toEqual({
    sku: '',
    stockId: '5f-12',
    stocks: [],
  });
});

import { expect, test } from 'vitest';
import { addLine, removeLine } from '#domain/cart/cart.ts';
import { parseCart } from '#domain/cart/cart-schema.ts';
import { aLine } from './cart-line.ts';

test('a saved cart comes back as it was', () => {
  const cart = {
    lines: [
      aLine({ choice: 'Black', tiers: [{ min: 2, max: null, fixedDiscount: 5 }] }),
      aLine({ stock: { id: 2, count: 3 }, maxOrder: 5 }),
    ],
  };
  expect(parseCart(JSON.stringify(cart))).toEqual(cart);
});

test.each([undefined, '', 'null', '[]', '7', '"cart"', '{"lines":', '{"lines":{}}', '{"items":[]}'])(
  '%s is an empty cart',
  (text) => {
    expect(parseCart(text)).toEqual({ lines: [] });
  },
);

test('lines that cannot be sold from are dropped, the others stay', () => {
  const good = aLine();
  const { stock, ...withoutStock } = good;
  const broken = [
    null,
    3,
    withoutStock,
    { ...good, stock: { id: '' } },
    { ...good, stock: { id: 1.5 } },
    { ...good, newPrice: -5 },
    { ...good, count: 0 },
    { ...good, name: 7 },
  ];
  expect(parseCart(JSON.stringify({ lines: [...broken, good] })).lines).toEqual([good]);
});

test('parts with a plain default are repaired', () => {
  const { oldPrice, minOrder, tracking, image, ...old } = aLine();
  expect(
    parseCart(
      JSON.stringify({ lines: [{ ...old, image: 'javascript:alert(1)', tiers: [{ min: 0 }], choice: 3 }] }),
    ).lines,
  ).toEqual([{ ...old, oldPrice: old.newPrice, minOrder: 1, tracking: false, image: '', tiers: [] }]);
});

test('two lines of one stock become the later one', () => {
  expect(parseCart(JSON.stringify({ lines: [aLine({ count: 1 }), aLine({ count: 4 })] })).lines).toEqual([
    aLine({ count: 4 }),
  ]);
});

test('[PDP-12] what was filled in for a line comes back, and what the platform would not take is dropped', () => {
  const propertyValues = [
    { id: 11, value: 'Anna' },
    { id: 12, price: 50_000 },
    { id: 13, datetime: '2026-11-22T10:00' },
  ];
  const broken = [null, { id: 0, value: 'x' }, { id: 14 }, { id: 15, value: 7 }, { id: 16, price: '5' }];
  const several = [
    { id: 17, value: 'x', price: 5 },
    { id: 18, other: 'x' },
  ];
  const lines = [{ ...aLine(), propertyValues: [...broken, ...propertyValues, ...several] }];
  expect(parseCart(JSON.stringify({ lines })).lines).toEqual([aLine({ propertyValues })]);
});

test('[CRT-01] a stock is known by a number or a text, and a cart kept with its number still is', () => {
  const uuid = '7d0c1f5e-0000-4000-8000-00000000000a';
  const lines = [12, '13', uuid].map((id) => ({ ...aLine(), stock: { id, count: 3 } }));
  const cart = parseCart(JSON.stringify({ lines }));
  expect(cart.lines.map(({ stock }) => stock.id)).toEqual([12, 13, uuid]);
  const again = addLine(cart, { ...aLine({ stock: { id: uuid, count: 3 } }), count: 2 });
  expect(again.lines.map(({ count }) => count)).toEqual([1, 1, 2]);
  expect(removeLine(cart, uuid).lines).toHaveLength(2);
});

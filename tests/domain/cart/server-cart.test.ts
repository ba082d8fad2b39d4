import { expect, test } from 'vitest';
import type { SellRecord, Cart as ServerCart } from '#contract/cart/cart.ts';
import { type Cart, type CartLine, EMPTY_CART } from '#domain/cart/cart.ts';
import { linesMissingOnServer, replaceByServerCart } from '#domain/cart/server-cart.ts';

function aLine(stock: number, count = 1): CartLine {
  return {
    variationId: stock - 1000,
    productId: 1,
    supplierId: 1,
    stock: { id: stock, count: 10 },
    name: `thing ${stock}`,
    image: '',
    newPrice: 100_000,
    oldPrice: 100_000,
    count,
    minOrder: 1,
    tracking: true,
  };
}

function aRecord(stock: number, { count = 2, deleted = false } = {}): SellRecord {
  return {
    id: stock,
    variationId: stock - 1000,
    stockId: stock,
    variation: {
      id: stock - 1000,
      name: { ru: `вещь ${stock}` },
      sku: '',
      unit: { ru: 'шт' },
      properties: [],
      stock: { id: stock, count: 10, supplierId: 4 },
      tracking: true,
      newPrice: 100_000,
      oldPrice: 120_000,
      tiers: [],
      productId: 7,
      minOrder: 1,
      image: { urls: { '150x_': '/a.svg' } },
    },
    count,
    price: 100_000,
    subtotal: 100_000 * count,
    discount: 0,
    deleted,
    available: true,
    location: null,
    propertyValues: [],
  };
}

function aServerCart(...sells: SellRecord[][]): ServerCart {
  return {
    sells: sells.map((sellRecords, index) => ({
      id: index + 1,
      supplier: { id: index + 1, name: 'supplier' },
      sellRecords,
      paymentMethodIds: [],
      subtotal: 0,
      discount: 0,
      deleted: sellRecords.every(({ deleted }) => deleted),
      available: true,
    })),
    count: 0,
    subtotal: 0,
    discount: 0,
    franchiseId: null,
  };
}

const texts = { language: 'ru', textOf: (text: { ru?: string }) => text.ru ?? '' } as const;
const local: Cart = { lines: [aLine(1001), aLine(1002, 3)] };
const stocksOf = (cart: Cart) => cart.lines.map(({ stock, count }) => [stock.id, count]);

test('[CRT-04] a server cart takes the place of the local one', () => {
  const cart = replaceByServerCart(local, aServerCart([aRecord(1005)], [aRecord(1002, { count: 1 })]), texts);
  expect(cart.lines[0]).toEqual({
    variationId: 5,
    productId: 7,
    supplierId: 4,
    stock: { id: 1005, count: 10 },
    record: 1005,
    name: 'вещь 1005',
    choice: '',
    language: 'ru',
    seller: 'supplier',
    image: '/a.svg',
    newPrice: 100_000,
    oldPrice: 120_000,
    count: 2,
    minOrder: 1,
    tracking: true,
  });
  expect(stocksOf(cart)).toEqual([
    [1005, 2],
    [1002, 1],
  ]);
});

test('[PDP-12] what was filled in for a line comes with it from the server', () => {
  const propertyValues = [{ id: 11, value: 'Anna' }];
  const server = aServerCart([{ ...aRecord(1005), propertyValues }]);
  expect(replaceByServerCart(local, server, texts).lines[0]).toMatchObject({ propertyValues });
});

test('[CRT-04] an empty server cart leaves the local one', () => {
  expect(replaceByServerCart(local, aServerCart(), texts)).toBe(local);
  expect(replaceByServerCart(EMPTY_CART, aServerCart(), texts)).toBe(EMPTY_CART);
});

test('[CRT-04] deleted records are skipped, and a sell of deleted records only is gone', () => {
  const server = aServerCart(
    [aRecord(1001, { deleted: true }), aRecord(1003)],
    [aRecord(1004, { deleted: true })],
  );
  expect(stocksOf(replaceByServerCart(local, server, texts))).toEqual([[1003, 2]]);
  expect(replaceByServerCart(local, aServerCart([aRecord(1001, { deleted: true })]), texts)).toBe(local);
});

test('a line that the server has deleted counts as missing there, since it was put in again', () => {
  const server = aServerCart([aRecord(1001, { deleted: true }), aRecord(1002)]);
  expect(linesMissingOnServer(local, server).map(({ stock }) => stock.id)).toEqual([1001]);
});

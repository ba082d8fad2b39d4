// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addLine, setCount } from '#domain/cart/cart.ts';
import { acknowledge } from '#domain/cart/cart-change.ts';
import { parseCart } from '#domain/cart/cart-schema.ts';
import { $cart, $itemCount, changeCart } from '#storefront/cart/cart.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { writeInOtherTab } from '../static-page.ts';

beforeEach(() => $cart.set({ lines: [] }));

test('[CRT-09] the cart is saved under its key with every change', () => {
  $cart.set(addLine($cart.get(), aLine({ count: 2 })));
  expect(JSON.parse(localStorage.getItem('cart:v1') ?? '')).toEqual({ lines: [aLine({ count: 2 })] });
  expect($itemCount.get()).toBe(2);
});

test('[CRT-09] the cart follows what another tab does', () => {
  const counts: number[] = [];
  const stop = $itemCount.subscribe((count) => counts.push(count));
  writeInOtherTab('cart:v1', JSON.stringify({ lines: [aLine({ count: 3 })] }));
  writeInOtherTab('cart:v1', JSON.stringify({ lines: [] }));
  stop();
  expect(counts).toEqual([0, 3, 0]);
});

test('[CRT-09] a cart that another version or a stranger wrote does not break the page', () => {
  const stop = $cart.subscribe(() => {});
  for (const text of ['{"items":[1]}', 'not json', JSON.stringify({ lines: [{ name: 'x' }, aLine()] })])
    writeInOtherTab('cart:v1', text);
  expect($cart.get()).toEqual({ lines: [aLine()] });
  stop();
});

test('[SEC-03] of a cart of thousands of lines as many are read as a cart keeps, and the rest is told until it was seen', () => {
  const lines = Array.from({ length: 12_000 }, (_, at) => aLine({ stock: { id: at + 1, count: 10 } }));
  const stop = $cart.subscribe(() => {});
  writeInOtherTab('cart:v1', JSON.stringify({ lines }));
  expect([$cart.get().lines.length, $cart.get().leftOut]).toEqual([500, 11_500]);
  changeCart((cart) => setCount(cart, 1, 2));
  expect(parseCart(localStorage.getItem('cart:v1') ?? '').leftOut).toBe(11_500);
  changeCart(acknowledge);
  expect(parseCart(localStorage.getItem('cart:v1') ?? '')).not.toHaveProperty('leftOut');
  stop();
});

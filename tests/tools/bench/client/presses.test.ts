import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OVERLAY_NAMES } from '#publisher/pull/overlay-names.ts';
import { type Press, pagesWith, presses } from '#tools/bench/client/presses.ts';

/** Dialogs that come after an answer of the platform; no press alone opens them. */
const NOT_BY_PRESS: Readonly<Record<string, string>> = {
  'clear-cart': 'comes once goods are added that do not go with those in the cart',
  payment: 'comes once the platform has taken the order',
};

test('every dialog of the shop is measured, or it is said why no press alone opens it', () => {
  const measured = presses().map(({ name }) => name);
  expect(new Set(measured).size).toBe(measured.length);
  const known = [...measured, ...Object.keys(NOT_BY_PRESS)];
  expect(OVERLAY_NAMES.filter((name) => !known.includes(name))).toEqual([]);
});

test('an opener is looked for in the pages that have its mark, and in those of the first shop before others', async () => {
  const sitesDirectory = mkdtempSync(join(tmpdir(), 'presses-'));
  onTestFinished(() => rmSync(sitesDirectory, { recursive: true }));
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(sitesDirectory, file)), { recursive: true });
    writeFileSync(join(sitesDirectory, file), html);
  };
  write('a/index.html', '<a data-place="x">');
  write('a/product/1.html', '<a data-x>');
  write('b/index.html', '');
  write('b/product/2.html', '');
  write('b/product/3.html', '<a data-x>');
  write('b/product/3.html.br', '');
  const look = (press: Partial<Press>) =>
    pagesWith(
      { name: '', page: 'product', opener: '', control: '', ...press },
      {
        sitesDirectory,
        first: 'b',
        goodsOf: async (shop, kind) => [`/product/${shop}-${kind}`],
      },
    );
  expect(await look({ marked: 'data-x' })).toEqual([
    { shop: 'b', path: '/product/3' },
    { shop: 'a', path: '/product/1' },
  ]);
  expect(await look({ page: '/', marked: 'data-place="x"' })).toEqual([{ shop: 'a', path: '/' }]);
  expect(await look({ page: '/cart' })).toEqual([
    { shop: 'b', path: '/cart' },
    { shop: 'a', path: '/cart' },
  ]);
  expect(await look({ goods: 'asking' })).toEqual([
    { shop: 'b', path: '/product/b-asking' },
    { shop: 'a', path: '/product/a-asking' },
  ]);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAsset, compressPage } from '#publish/compress.ts';
import { deflatePart } from '#publish/gzip-parts.ts';

const head = Buffer.from('<!doctype html><html lang="ru"><title>Смартфоны</title>');
const list = Buffer.from(
  Array.from({ length: 300 }, (_, id) => `<a href="/product/${id}">Смартфон №${id}</a>`).join(''),
);
const page = Buffer.concat([head, list]);

test('a page comes back from both forms', () => {
  const { brotli, gzip } = compressPage(page, [{ bytes: page }]);
  expect(brotliDecompressSync(brotli).equals(page)).toBe(true);
  expect(gunzipSync(gzip).equals(page)).toBe(true);
});

test('a page that is given with its parts comes back from both forms', () => {
  const { brotli, gzip } = compressPage(page, [
    { bytes: head },
    { bytes: list, deflated: deflatePart(list) },
  ]);
  expect(brotliDecompressSync(brotli).equals(page)).toBe(true);
  expect(gunzipSync(gzip).equals(page)).toBe(true);
});

test('an asset comes back from both forms, which are smaller than those of a page', () => {
  const asset = compressAsset(page);
  const fast = compressPage(page, [{ bytes: page }]);
  expect(brotliDecompressSync(asset.brotli).equals(page)).toBe(true);
  expect(gunzipSync(asset.gzip).equals(page)).toBe(true);
  expect(asset.brotli.length).toBeLessThan(fast.brotli.length);
  expect(asset.gzip.length).toBeLessThan(fast.gzip.length);
});

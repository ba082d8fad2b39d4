import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAsset, compressPage } from '#publisher/publish/protocol/compress.ts';

const page = Buffer.from(
  `<!doctype html><html lang="ru"><title>Смартфоны</title>${Array.from({ length: 300 }, (_, id) => `<a href="/product/${id}">Смартфон №${id}</a>`).join('')}`,
);

test('a page and an asset come back, the asset from fewer bytes', async () => {
  const fast = compressPage(page);
  const small = await compressAsset(page);
  expect(brotliDecompressSync(fast).equals(page)).toBe(true);
  expect(brotliDecompressSync(small).equals(page)).toBe(true);
  expect(small.length).toBeLessThan(fast.length);
  expect(fast.length).toBeLessThan(page.length / 4);
});

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { offlinePath, workerPath } from '#paths.ts';

/** Most packed bytes of the service worker. */
const BUDGET = 8 * 1024;

const code = readFileSync(`public${workerPath()}`);

test('the service worker is small, and keeps the page that the shop has for it', () => {
  expect(brotliCompressSync(code).length).toBeLessThan(BUDGET);
  expect(code.toString()).toContain(`const PAGE = '${offlinePath()}';`);
});

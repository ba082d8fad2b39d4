import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSandbox } from '#sandbox/server.ts';
import { aShopSeed } from './a-shop.ts';

test('answers market data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const sandbox = await startSandbox({ file: join(folder, 's.sqlite'), port: 0, shops: [aShopSeed()], checkAnswers: true });
  const headers = { 'security-key': 'shop-key' };
  for (const path of ['market-data', 'products?size=3&page=2', '1/product', 'categories', 'variations/prices?ids=3,1,99', 'menus', '1/menu-items', 'slides', 'banners', 'blocks', 'collections', 'news', 'statics/pages', 'pages/about', 'supplier', 'brands', 'review?status=approved', 'review?status=approved&product=1']) {
    const answer = await fetch(`${sandbox.url}/market-api/${path}`, { headers });
    expect([path, answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([path, 200, '']);
  }
  await sandbox.close();
  await rm(folder, { recursive: true });
});

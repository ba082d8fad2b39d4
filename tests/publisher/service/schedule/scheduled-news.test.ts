import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshShops } from './a-fresh-shop.ts';

test('[SHL-13] a publication that is to come is nowhere, and comes by itself at its moment', async () => {
  const { world, events, connect, late } = await freshShops([{ name: 'shop', products: 1 }]);
  await connect('shop');
  const site = world.directories.site('shop');
  const isThere = () => existsSync(join(site, 'news/soon.html'));
  const before = events.length;
  const moment = Date.now() + 3_000;
  await world.control('PUT', '/shops/shop/news/2', {
    slug: 'soon',
    type: 'news',
    title: { ru: 'Уже скоро' },
    content: { ru: '<p>Дождались.</p>' },
    image: null,
    publishedAt: new Date(moment).toISOString(),
  });
  await expect.poll(() => events.length, { timeout: 20_000 }).toBeGreaterThan(before);
  const wasThere = isThere();
  expect(wasThere && Date.now() < moment).toBe(false);

  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  const milliseconds = await late(moment);
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  expect(milliseconds).toBeLessThan(3_000);
  expect(world.read('shop', 'news.html')).toContain('Уже скоро');
  await expect.poll(() => world.read('shop', 'index.html')).toContain('Уже скоро');
}, 90_000);

import { expect, test } from 'vitest';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aPulledShop } from './a-pull.ts';

/** A shop with so many blog posts, one a day, of two categories in turns. */
function aBlog(posts: number) {
  const seed = aShopSeed({ products: 1 });
  return {
    ...seed,
    news: Array.from({ length: posts }, (_, index) => ({
      id: index + 1,
      slug: `post-${index + 1}`,
      type: 'blog' as const,
      categoryId: 1 + (index % 2),
      title: { ru: `Запись ${index + 1}` },
      content: { ru: '<p onclick="x()">Слово дня.</p>' },
      image: null,
      publishedAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    })),
    newsCategories: ['own', 'other', 'empty'].map((slug, index) => ({
      id: index + 1,
      type: 'blog' as const,
      slug,
      name: { ru: slug },
      sort: index,
    })),
  };
}

test('[SHL-13] publications are listed by type and by category, newest first, with pages for crawlers', async () => {
  const sandbox = await aSandbox([aBlog(28)]);
  const { snapshot } = await aPulledShop(sandbox.url);
  expect(snapshot.get('publications:blog:0')).toEqual({ total: 28, pages: 3 });
  expect(snapshot.get('publications:blog:0:1')?.[0]).toMatchObject({
    slug: 'post-28',
    summary: { ru: 'Слово дня.' },
  });
  expect(snapshot.get('publications:blog:2:2')?.map(({ slug }) => slug)).toEqual(['post-2']);
  expect(snapshot.get('news-categories:blog')?.map(({ slug }) => slug)).toEqual(['own', 'other']);
  expect(snapshot.get('publications:news:0')).toEqual({ total: 0, pages: 1 });
  const paths = [...snapshot.routes()].filter((path) => /^\/(?:blog|stock|others)/.test(path));
  expect(paths.slice(0, 7)).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/page/3',
    '/blog/category/own',
    '/blog/category/own/page/2',
    '/blog/category/other',
    '/blog/category/other/page/2',
  ]);
  expect(paths.slice(-2)).toEqual(['/stock', '/others']);
  expect(paths).toHaveLength(7 + 28 + 2);
  expect(snapshot.get('publication:blog:post-3')).toMatchObject({
    content: { ru: '<p>Слово дня.</p>' },
    minutes: { ru: 1 },
    older: { slug: 'post-2' },
    newer: { slug: 'post-4' },
    related: [{ slug: 'post-5' }, { slug: 'post-1' }, { slug: 'post-7' }],
  });
  expect(snapshot.get('publication:blog:post-28')?.newer).toBeNull();
});

test('[SHL-13] what is to come is left out by whoever knows of it, until its moment', async () => {
  const sandbox = await aSandbox([aBlog(5)]);
  const clock = () => new Date('2026-01-03T12:00:00Z');
  const { snapshot } = await aPulledShop(sandbox.url, 'shop', { clock });
  expect(snapshot.get('publications:blog:0:1')?.map(({ slug }) => slug)).toEqual([
    'post-3',
    'post-2',
    'post-1',
  ]);
  expect(snapshot.get('news.next')).toBe('2026-01-04T00:00:00.000Z');

  await sandbox.control('PUT', '/shops/shop/news/9', {
    ...aBlog(1).news[0],
    slug: 'later',
    publishedAt: '2999-01-01T00:00:00.000Z',
  });
  const { snapshot: now } = await aPulledShop(sandbox.url);
  expect(now.get('publications:blog:0')?.total).toBe(5);
  expect(now.get('publication:blog:later')).toBeUndefined();
  expect(now.get('news.next')).toBe('2999-01-01T00:00:00.000Z');
});

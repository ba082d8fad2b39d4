import { expect, test } from 'vitest';
import { PAGE_POSITIONS } from '#contract/market/content.ts';
import { NEWS_TYPES } from '#contract/market/market-schema.ts';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

async function read(sandbox: TestSandbox, path: string) {
  const { status, json } = await sandbox.call('shop-key', path);
  expect([path, status]).toEqual([path, 200]);
  return json;
}

test.each(readShops().map((source) => [source.name, source] as const))(
  'the shop %s has texts for every kind of page and a publication of every type',
  (_, source) => {
    const seed = createShopSeed(source, 1);
    expect(seed.pageConfigs.map(({ position }) => position).toSorted()).toEqual(
      [...PAGE_POSITIONS].toSorted(),
    );
    for (const { title, description, keywords } of seed.pageConfigs) {
      for (const language of LANGUAGES) {
        for (const text of [title[language], description[language], keywords[language]]) {
          expect(text).toBeTruthy();
          expect(text).not.toContain('{{');
        }
      }
    }
    expect(new Set(seed.news.map(({ type }) => type))).toEqual(new Set(NEWS_TYPES));
    const categories = new Map(seed.newsCategories.map(({ id, type }) => [id, type]));
    for (const { type, categoryId = 0 } of seed.news) expect(categories.get(categoryId)).toBe(type);
    expect(seed.patterns.length).toBeGreaterThan(0);
    const known = new Set(seed.categories.map(({ id }) => id));
    expect(
      seed.relatedCategories
        .flatMap(({ id, categoryIds }) => [id, ...categoryIds])
        .every((id) => known.has(id)),
    ).toBe(true);
  },
);

test('page configurations can be read, changed, added and removed', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/page-configs/home', { title: { en: 'Welcome' } });
  await sandbox.control('PUT', '/shops/shop/page-configs/blog_card', {
    title: { en: '[title]' },
    description: {},
    keywords: {},
  });
  const { items } = await read(sandbox, '/page-configs');
  expect(items).toMatchObject([
    { position: 'blog_card', title: { en: '[title]' } },
    { position: 'home', title: { en: 'Welcome', ru: 'shop home ru' } },
  ]);
  const unknown = await sandbox.control('PUT', '/shops/shop/page-configs/nowhere', {
    title: {},
    description: {},
    keywords: {},
  });
  expect([unknown.status, unknown.json.field]).toEqual([400, 'position']);
});

test('publications are narrowed by type, category and words of the title, and shown from their moment on', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const post = (id: number, more: object) =>
    sandbox.control('PUT', `/shops/shop/news/${id}`, {
      slug: `post-${id}`,
      type: 'blog',
      categoryId: 5,
      title: { ru: `Ёлки и палки ${id}` },
      content: {},
      image: null,
      publishedAt: '2026-02-01T00:00:00.000Z',
      ...more,
    });
  await post(2, {});
  await post(3, { categoryId: 6, title: { ru: 'Другое' }, publishedAt: '2026-03-01T00:00:00.000Z' });
  await post(4, { publishedAt: new Date(Date.now() + 3_600_000).toISOString() });
  const ids = async (query: string) =>
    (await read(sandbox, `/news?${query}`)).items.map((news: { id: number }) => news.id);
  expect(await ids('type=blog')).toEqual([3, 2]);
  expect(await ids('category=6')).toEqual([3]);
  expect(await ids(`title=${encodeURIComponent('елк')}&type=blog`)).toEqual([2]);
  expect(await ids('title=open')).toEqual([1]);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 3_601 });
  expect(await ids('type=blog')).toEqual([4, 3, 2]);
});

test('categories of publications are listed by type', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/news-categories/2', {
    type: 'blog',
    slug: 'notes',
    name: { en: 'Notes' },
    sort: 5,
  });
  expect((await read(sandbox, '/news-category?type=blog')).items).toEqual([
    { id: 2, type: 'blog', slug: 'notes', name: { en: 'Notes' }, sort: 5 },
  ]);
  expect((await read(sandbox, '/news-category')).items).toHaveLength(2);
  expect((await sandbox.call('shop-key', '/news-category?type=gossip')).status).toBe(400);
});

test('a static page is found by its id, as menu entries name it', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect(await read(sandbox, '/pages/by-id/2')).toEqual(await read(sandbox, '/pages/delivery'));
  const unknown = await sandbox.call('shop-key', '/pages/by-id/99');
  expect([unknown.status, unknown.json.field]).toEqual([404, 'id']);
});

test('menu entries name the pages that they show', () => {
  for (const source of readShops()) {
    const { menus, pages } = createShopSeed(source, 1);
    const slugs = new Map(pages.map(({ id, slug }) => [id, slug]));
    const entries = menus.flatMap(({ items }) =>
      items.flatMap((item) => (item.type === 'static_page' ? [item] : [])),
    );
    expect(entries.length).toBeGreaterThan(5);
    for (const { staticPage, slug } of entries) expect(slugs.get(staticPage)).toBe(slug);
  }
});

test('the home page comes in one answer, the same as piece by piece', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const home = await read(sandbox, '/home-content');
  expect(home).toEqual({
    collections: (await read(sandbox, '/collections')).items,
    banners: (await read(sandbox, '/banners')).items,
    slides: (await read(sandbox, '/slides')).items,
    news: (await read(sandbox, '/news')).items,
  });
});

test('market data takes ids of services that measure, and only real ones', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const set = (settings: object) => sandbox.control('PUT', '/shops/shop/market', { settings });
  const ids = {
    googleTagManager: 'GTM-AB12CD3',
    facebookPixel: '123456789012345',
    yandexMetrikaId: '98765432',
    googleAnalyticsId: 'G-AB12CD34EF',
  };
  await set(ids);
  expect((await read(sandbox, '/market-data')).settings).toMatchObject(ids);
  await set({ facebookPixel: null });
  expect((await read(sandbox, '/market-data')).settings.facebookPixel).toBeNull();
  for (const wrong of [
    { googleTagManager: "GTM-1');alert(1)//" },
    { facebookPixel: 'x' },
    { yandexMetrikaId: '1;2' },
    { googleAnalyticsId: '</script>' },
  ]) {
    expect((await set(wrong)).status).toBe(400);
  }
});

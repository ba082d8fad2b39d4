import { expect, test } from 'vitest';
import { listPartsPath, miniCartPath, overlayPath } from '#domain/link/paths.ts';
import { OVERLAY_NAMES } from '#publisher/pull/overlay-names.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aFolder, aJob, aPulledShop, aSnapshotOf, changedKeys } from './a-pull.ts';

test('a pulled shop has its entries and pages', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 30 })]);
  const { report, snapshot } = await aPulledShop(sandbox.url, 'shop', { pageSize: 7 });

  expect(report).toMatchObject({
    tenant: 'shop',
    products: 30,
    variations: 60,
    categories: 3,
    resumed: false,
    warnings: [],
  });
  expect(snapshot.get('market.identity')).toMatchObject({ name: { en: 'shop en' }, lang: 'ru' });
  expect(snapshot.get('setting:productCardStyleType')).toBe(6);
  expect(snapshot.get('menu:top')?.map((entry) => entry.target)).toEqual([
    { kind: 'page', slug: 'about' },
    { kind: 'page', slug: 'delivery' },
  ]);
  expect(snapshot.get('categories.top')).toEqual([1]);
  expect(snapshot.get('category-slug:phones')).toBe(2);
  expect(snapshot.get('category:2')).toMatchObject({ slug: 'phones', ancestorIds: [1], childIds: [] });
  expect(snapshot.get('card:7')).toMatchObject({
    id: 7,
    productId: 4,
    newPrice: 400_000,
    oldPrice: 500_000,
    stock: { id: 1007, count: 10, supplierId: 1 },
    variations: 2,
    colors: ['#202020', '#f4f4f4'],
  });
  expect(snapshot.get('variation:7')).toMatchObject({ productId: 4, sku: 'shop-7' });
  expect(snapshot.get('product:4')).toMatchObject({
    categoryIds: [1, 3],
    variations: [{ id: 7 }, { id: 8 }],
  });
  expect(snapshot.get('page:about')?.title.en).toBe('shop about en');
  expect(snapshot.get('collections')).toMatchObject([{ categorySlug: 'phones', variationIds: [1, 3, 5, 7] }]);
});

test('the list of a category has the products of all categories below it, 20 a page', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 30 })]);
  const { snapshot } = await aPulledShop(sandbox.url);
  const oneOfEach = Array.from({ length: 30 }, (_, index) => index * 2 + 1);
  expect(snapshot.get('list:category:1')).toEqual({ total: 30, pages: 2 });
  expect(snapshot.get('list-page:category:1:1')).toEqual(oneOfEach.slice(0, 20));
  expect(snapshot.get('list-page:category:1:2')).toEqual(oneOfEach.slice(20));
  expect(snapshot.get('list-page:category:1:3')).toBeUndefined();
  expect(snapshot.get('list:category:2')).toEqual({ total: 15, pages: 1 });
  expect([1, 2].map((id) => snapshot.get(`goods:${id}`))).toEqual(['below', 'own']);
  const paths = [...snapshot.routes()];
  expect(paths.filter((path) => path.startsWith('/category/'))).toEqual([
    '/category/electronics',
    '/category/electronics/page/2',
    '/category/phones',
    '/category/tablets',
  ]);
});

test('[CAT-01] brands and suppliers have lists of their products, too', async () => {
  const sandbox = await aSandbox([
    aShopSeed({ products: 25, product: (index) => ({ brandId: index < 3 ? null : 1 }) }),
  ]);
  const { snapshot } = await aPulledShop(sandbox.url);
  expect(snapshot.get('list:brand:1')).toEqual({ total: 22, pages: 2 });
  expect(snapshot.get('list-page:brand:1:1')?.[0]).toBe(7);
  expect(snapshot.get('list:supplier:1')).toEqual({ total: 25, pages: 2 });
  expect(snapshot.get('list-page:supplier:1:2')).toEqual([41, 43, 45, 47, 49]);
  expect([...snapshot.routes()].filter((path) => /trademark|supplier/.test(path))).toEqual([
    '/trademarks',
    '/trademark/acme',
    '/trademark/acme/page/2',
    '/suppliers',
    '/supplier/1',
    '/supplier/1/page/2',
  ]);
});

test('pages come with the products of one category next to each other', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 4 })]);
  const { snapshot, report } = await aPulledShop(sandbox.url);
  const paths = [
    '/',
    '/cart',
    '/404',
    '/offline',
    '/catalogue-menu',
    '/category',
    '/markets',
    '/app',
    '/mobile-menu-modal',
    '/preview',
    '/test',
    '/all-headers',
    '/search',
    '/choosen-products-list',
    '/compare-products-list',
    '/login',
    '/logout',
    '/profile',
    '/profile/orders',
    '/profile/addresses',
    '/profile/cards',
    '/profile/wallet',
    '/notifications',
    '/checkout',
    '/checkout/installment',
    '/dmp-offerta',
    '/checkout/done',
    '/checkout/failed',
    '/order-details',
    ...OVERLAY_NAMES.map(overlayPath),
    miniCartPath(),
    listPartsPath(),
    '/page/about',
    '/page/delivery',
    '/category/electronics',
    '/category/phones',
  ];
  paths.push(
    '/product/1',
    '/product/2',
    '/product/5',
    '/product/6',
    '/category/tablets',
    '/product/3',
    '/product/4',
    '/product/7',
    '/product/8',
    '/trademarks',
    '/trademark/acme',
    '/suppliers',
    '/supplier/1',
    '/news',
    '/news/opening',
    '/blog',
    '/article',
    '/stock',
    '/education',
    '/company',
    '/others',
  );
  expect([...snapshot.routes()]).toEqual(paths);
  expect(report.routes).toBe(paths.length);
});

test('[TEN-06] a shop without favourites or comparison has no page of them', async () => {
  for (const [name, off] of [
    ['showFavorite', '/choosen-products-list'],
    ['showCompareProduct', '/compare-products-list'],
  ] as const) {
    const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
    const { snapshot: on } = await aPulledShop(sandbox.url);
    await sandbox.control('PUT', '/shops/shop/market', { settings: { [name]: false } });
    const { snapshot } = await aPulledShop(sandbox.url);
    expect([...snapshot.routes()]).toEqual([...on.routes()].filter((path) => path !== off));
  }
});

test('the first variation in stock stands for its product in lists', async () => {
  const stock = (id: number) => ({
    stock: { id: 1000 + id, count: id === 1 || id >= 5 ? 0 : 3, supplierId: 1 },
  });
  const sandbox = await aSandbox([aShopSeed({ products: 3, variation: stock })]);
  const { snapshot } = await aPulledShop(sandbox.url);
  expect(snapshot.get('list-page:category:1:1')).toEqual([2, 3, 5]);
  expect(snapshot.get('product:1')?.variations.map((variation) => variation.inStock)).toEqual([false, true]);
});

test('a variation of which fewer are left than can be ordered stands for its product only where all are', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      products: 1,
      product: () => ({ minOrder: 4 }),
      variation: (id) => ({ tiers: [], stock: { id: 1000 + id, count: id === 1 ? 3 : 4, supplierId: 1 } }),
    }),
  ]);
  const { snapshot } = await aPulledShop(sandbox.url);
  expect(snapshot.get('list-page:category:1:1')).toEqual([2]);
  expect(snapshot.get('product:1')?.variations.map(({ inStock }) => inStock)).toEqual([false, true]);
});

test('[PDP-05] similar products are the next of the same category, then others near it, ten at most', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 6 }), aShopSeed({ name: 'large', products: 30 })]);
  const { snapshot } = await aPulledShop(sandbox.url);
  expect(snapshot.get('similar:3')).toEqual([9, 1, 3, 7, 11]);
  const large = await aPulledShop(sandbox.url, 'large');
  for (const id of [1, 2, 29]) expect(large.snapshot.get(`similar:${id}`)).toHaveLength(10);
});

test('a product keeps its five newest reviews', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 2, reviews: 23 })]);
  const { snapshot } = await aPulledShop(sandbox.url, 'shop', { pageSize: 4 });
  expect(snapshot.get('reviews:1')?.map((review) => review.id)).toEqual([23, 22, 21, 20, 19]);
  expect(snapshot.get('reviews:2')).toBeUndefined();
});

test.each([
  ['a price', '/shops/shop/variations/7', { newPrice: 390_000 }, ['card:7', 'updated:4', 'variation:7']],
  [
    'a description',
    '/shops/shop/products/4',
    { description: { ru: '<p>Новое</p>' } },
    ['product:4', 'updated:4'],
  ],
  ['stock that is left', '/shops/shop/variations/7', { count: 4 }, ['card:7', 'updated:4', 'variation:7']],
  [
    'stock that is gone',
    '/shops/shop/variations/7',
    { count: 0 },
    [
      'beside:2',
      'beside:6',
      'card:7',
      'list-page:brand:1:1',
      'list-page:category:1:1',
      'list-page:category:3:1',
      'list-page:supplier:1:1',
      'product:4',
      'similar:1',
      'similar:2',
      'similar:3',
      'similar:5',
      'similar:6',
      'updated:4',
      'variation:7',
    ],
  ],
  ['a phone number', '/shops/shop/market', { phones: ['+998 71 111 11 11'] }, ['market.contact']],
  ['the business mode', '/shops/shop/market', { allowDebt: true }, ['market.entry']],
  [
    'whose maps the shop uses',
    '/shops/shop/market',
    { companyOption: { map: { type: 'yandex', token: 'key' } } },
    ['market.company'],
  ],
  ['a switch', '/shops/shop/market', { settings: { showFavorite: false } }, ['setting:showFavorite']],
])('a change of %s changes the entries that hold it, and no other', async (_, path, change, keys) => {
  const sandbox = await aSandbox([aShopSeed({ products: 6 })]);
  const { snapshot: before } = await aPulledShop(sandbox.url);
  expect((await sandbox.control('PUT', path, change)).status).toBe(200);
  const { snapshot: after } = await aPulledShop(sandbox.url);
  expect(changedKeys(before, after)).toEqual(keys);
});

test('a pull that died goes on after the pages that it had, if it may', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 30 })]);
  const folder = await aFolder();
  const asked: string[] = [];
  let isBroken = true;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith('/products')) asked.push(searchParams.get('page') ?? '');
    if (isBroken && pathname.endsWith('/products') && searchParams.get('page') === '4')
      throw new TypeError('cut');
    return globalThis.fetch(input, init);
  };
  const job = { ...aJob(sandbox.url, folder, 'shop', { fetch, retries: 0 }), pageSize: 5 };
  await expect(pullShop(job)).rejects.toMatchObject({ kind: 'network', call: 'GET /products' });

  isBroken = false;
  asked.length = 0;
  const report = await pullShop({ ...job, resume: true });
  expect(report).toMatchObject({ resumed: true, products: 30 });
  expect(asked).toEqual(['4', '5', '6']);
  const whole = await aPulledShop(sandbox.url);
  expect(changedKeys(aSnapshotOf(job.snapshotFile), whole.snapshot)).toEqual([]);

  asked.length = 0;
  expect(await pullShop(job)).toMatchObject({ resumed: false });
  expect(asked).toHaveLength(6);
});

test('a catalogue that changes while it is read is read again', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 30 })]);
  let isChanged = false;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (String(input).includes('page=3') && !isChanged) {
      isChanged = true;
      await sandbox.control('DELETE', '/shops/shop/products/2');
    }
    return globalThis.fetch(input, init);
  };
  const job = { ...aJob(sandbox.url, await aFolder(), 'shop', { fetch, concurrency: 1 }), pageSize: 5 };
  expect(await pullShop(job)).toMatchObject({ products: 29, variations: 58 });
});

test('a product that slips over the edge of a page, since one went and another one came, is not lost', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 30 })]);
  let isChanging = false;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isList = /\/products\?.*page=/.test(String(input)) && !String(input).includes('ids=');
    const answer = await globalThis.fetch(input, init);
    if (!isList || !isChanging) return answer;
    if (String(input).includes('page=1&')) await sandbox.control('DELETE', '/shops/shop/products/2');
    return Response.json({ ...(await answer.json()), total: 30 });
  };
  const job = { ...aJob(sandbox.url, await aFolder(), 'shop', { fetch, concurrency: 1 }), pageSize: 5 };
  await pullShop(job);
  isChanging = true;
  // The sixth product has come to the end of the first page, which was read before.
  expect(await pullShop(job)).toMatchObject({ products: 30 });
  expect(aSnapshotOf(job.snapshotFile).get('product:6')).toMatchObject({ id: 6 });
});

test('a pull that is stopped leaves no snapshot', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 30 })]);
  const stop = new AbortController();
  const job = aJob(sandbox.url, await aFolder(), 'shop', { signal: stop.signal });
  const stopped = pullShop({
    ...job,
    pageSize: 5,
    signal: stop.signal,
    onProgress: ({ step, done }) => step === 'products' && done >= 10 && stop.abort(),
  });
  await expect(stopped).rejects.toThrow();
  expect(() => aSnapshotOf(job.snapshotFile)).toThrow('there is none');
});

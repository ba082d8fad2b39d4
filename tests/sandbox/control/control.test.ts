import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

async function read(sandbox: TestSandbox, path: string) {
  return (await sandbox.call('shop-key', path)).json;
}

test('the shops are listed with their keys and sizes', async () => {
  const sandbox = await aSandbox([
    aShopSeed({ name: 'apple' }),
    aShopSeed({ name: 'banana', products: 1, variationsPerProduct: 3 }),
  ]);
  expect((await sandbox.control('GET', '/shops')).json).toEqual([
    { name: 'apple', securityKey: 'apple-key', products: 5, variations: 10 },
    { name: 'banana', securityKey: 'banana-key', products: 1, variations: 3 },
  ]);
});

test('a changed price and stock show in the prices and in the product, which is updated', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const before = await read(sandbox, '/3/product');
  expect(
    (await sandbox.control('PUT', '/shops/shop/variations/3', { newPrice: 190_000, count: 4 })).status,
  ).toBe(200);
  expect((await read(sandbox, '/variations/prices?ids=3')).items).toEqual([
    { variationId: 3, newPrice: 190_000, oldPrice: 250_000, discountPercent: 24, discount: 60_000, count: 4 },
  ]);
  const after = await read(sandbox, '/3/product');
  expect(after.variations[0]).toEqual({
    ...before.variations[0],
    newPrice: 190_000,
    stock: { ...before.variations[0].stock, count: 4 },
  });
  expect(after.variations[1]).toEqual(before.variations[1]);
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
});

test('a new price above the old one raises the old one, an old price below the new one is refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const price = async () => (await read(sandbox, '/variations/prices?ids=3')).items[0];
  await sandbox.control('PUT', '/shops/shop/variations/3', { newPrice: 300_000 });
  expect(await price()).toMatchObject({ newPrice: 300_000, oldPrice: 300_000, discount: 0 });
  const refused = await sandbox.control('PUT', '/shops/shop/variations/3', { oldPrice: 100 });
  expect([refused.status, refused.json.field]).toEqual([400, 'oldPrice']);
  expect(await price()).toMatchObject({ newPrice: 300_000, oldPrice: 300_000 });
});

test('names and descriptions change in the languages that are given', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/products/1', {
    name: { uz: 'Boshqa nom' },
    description: { en: '<p>New</p>' },
  });
  await sandbox.control('PUT', '/shops/shop/variations/2', { name: { en: 'Another' } });
  const product = await read(sandbox, '/1/product');
  expect(product.name).toEqual({ ru: 'shop product 1 ru', uz: 'Boshqa nom', en: 'shop product 1 en' });
  expect(product.description.en).toBe('<p>New</p>');
  expect(product.variations[1].name).toMatchObject({ en: 'Another', ru: 'shop product 1 White ru' });
  expect(product.updatedAt > '2026-01-15T09:00:00.000Z').toBe(true);
});

test('a removed product is gone with its variations, reviews and places in collections', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await sandbox.control('DELETE', '/shops/shop/products/1')).json).toEqual({
    id: 1,
    variations: [1, 2],
  });
  expect((await sandbox.call('shop-key', '/2/product')).status).toBe(404);
  expect((await read(sandbox, '/products')).items.map((product: { id: number }) => product.id)).toEqual([
    2, 3, 4, 5,
  ]);
  expect((await read(sandbox, '/review?status=approved')).total).toBe(0);
  expect((await read(sandbox, '/collections')).items[0].variationIds).toEqual([3, 5, 7]);
  expect((await sandbox.control('DELETE', '/shops/shop/products/1')).status).toBe(404);
});

test('market data is merged in depth and checked as a whole', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const before = await read(sandbox, '/market-data');
  await sandbox.control('PUT', '/shops/shop/market', {
    settings: { cartActive: false },
    theme: { colors: { accent: '#ff8800' } },
    phones: [],
  });
  const after = await read(sandbox, '/market-data');
  expect(after).toEqual({
    ...before,
    phones: [],
    settings: { ...before.settings, cartActive: false },
    theme: { ...before.theme, colors: { primary: '#2050c0', accent: '#ff8800' } },
    updatedAt: expect.any(String),
  });
  expect(after.updatedAt > before.updatedAt).toBe(true);
  const refused = await sandbox.control('PUT', '/shops/shop/market', {
    theme: { colors: { accent: 5 } },
  });
  expect([refused.status, refused.json.field]).toEqual([400, 'theme.colors.accent']);
  expect(await read(sandbox, '/market-data')).toEqual(after);
});

test('a page can be changed, added and removed', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/pages/about', { title: { en: 'Who we are' } });
  const about = await read(sandbox, '/pages/about');
  expect(about).toMatchObject({ slug: 'about', title: { ru: 'shop about ru', en: 'Who we are' } });
  expect(about.updatedAt > '2026-01-15T09:00:00.000Z').toBe(true);
  expect(
    (await sandbox.control('PUT', '/shops/shop/pages/returns', { title: { ru: 'Возврат' } })).json.field,
  ).toBe('content');
  await sandbox.control('PUT', '/shops/shop/pages/returns', {
    title: { ru: 'Возврат' },
    content: { ru: '<p>14 дней</p>' },
  });
  await sandbox.control('DELETE', '/shops/shop/pages/delivery');
  expect((await read(sandbox, '/statics/pages')).items.map((page: { slug: string }) => page.slug)).toEqual([
    'about',
    'returns',
  ]);
});

test('a menu entry stays in its menu when it changes, and a new one must name a menu', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const names = async (menu: number) =>
    (await read(sandbox, `/${menu}/menu-items`)).items.map((item: { name: { en: string } }) => item.name.en);
  await sandbox.control('PUT', '/shops/shop/menu-items/2', { name: { en: 'Shipping' } });
  expect(await names(1)).toEqual(['About us en', 'Shipping']);
  const entry = {
    parentId: null,
    name: { en: 'Blog' },
    image: null,
    sort: 1,
    type: 'link_page',
    link: 'https://blog.example',
    newTab: true,
  };
  expect((await sandbox.control('PUT', '/shops/shop/menu-items/9', entry)).json.field).toBe('menuId');
  expect(
    (await sandbox.control('PUT', '/shops/shop/menu-items/9', { ...entry, menuId: 77 })).json.field,
  ).toBe('menuId');
  await sandbox.control('PUT', '/shops/shop/menu-items/9', { ...entry, menuId: 2 });
  expect(await names(2)).toEqual(['Blog', 'About us en']);
  await sandbox.control('DELETE', '/shops/shop/menu-items/9');
  expect(await names(2)).toEqual(['About us en']);
});

test('a banner and a slide with one id are two things', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/banners/1', { active: false, endAt: '2026-12-01T00:00:00Z' });
  expect((await read(sandbox, '/banners')).items[0]).toMatchObject({
    active: false,
    endAt: '2026-12-01T00:00:00Z',
  });
  expect((await read(sandbox, '/slides')).items[0]).toMatchObject({ active: true, endAt: null });
  await sandbox.control('DELETE', '/shops/shop/slides/1');
  expect((await read(sandbox, '/slides')).items).toEqual([]);
  expect((await read(sandbox, '/banners')).items).toHaveLength(1);
});

test.each([
  ['PUT', '/shops/nobody/variations/1', { newPrice: 1 }, 404, 'shop'],
  ['PUT', '/shops/shop/variations/99', { newPrice: 1 }, 404, 'id'],
  ['PUT', '/shops/shop/variations/x', { newPrice: 1 }, 400, 'id'],
  ['PUT', '/shops/shop/variations/1', { newPrice: -1 }, 400, 'newPrice'],
  ['PUT', '/shops/shop/variations/1', { newPrice: 1.5 }, 400, 'newPrice'],
  ['PUT', '/shops/shop/variations/1', { count: '3' }, 400, 'count'],
  ['PUT', '/shops/shop/variations/1', { price: 3 }, 400, 'price'],
  ['PUT', '/shops/shop/variations/1', {}, 400, undefined],
  ['PUT', '/shops/shop/variations/1', undefined, 400, undefined],
  ['PUT', '/shops/shop/products/1', { name: { de: 'x' } }, 400, 'name.de'],
  ['PUT', '/shops/shop/market', [1], 400, undefined],
  ['PUT', '/shops/shop/pages/Not A Slug', { title: {}, content: {} }, 400, 'slug'],
  ['PUT', '/shops/shop/banners/1', { active: 'yes' }, 400, 'active'],
  ['DELETE', '/shops/shop/banners/9', undefined, 404, 'id'],
  ['DELETE', '/shops', undefined, 405, undefined],
  ['GET', '/nothing', undefined, 404, undefined],
])('%s %s %j is refused', async (method, path, body, status, field) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const refused = await sandbox.control(method, path, body);
  expect([refused.status, refused.json.field]).toEqual([status, field]);
  expect(refused.json.message).not.toBe('');
});

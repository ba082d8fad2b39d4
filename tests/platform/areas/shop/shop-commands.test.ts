import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

test('a shop tells who it is, where its storefront is and how much it has', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other', products: 9 })]);
  await aShopper(sandbox);
  const { json } = await sandbox.control('GET', '/shops/shop');
  expect(json).toMatchObject({
    name: 'shop',
    securityKey: 'shop-key',
    storefront: 'http://shop.localhost:4321',
    market: { lang: 'ru' },
  });
  expect(json.counts).toMatchObject({
    product: 5,
    variation: 10,
    review: 3,
    customer: 1,
    category: 3,
    banner: 1,
  });
  expect((await sandbox.control('GET', '/shops/nobody')).status).toBe(404);
});

test('[A11Y-01] an operator sees which fonts there are, and what of a theme is shown otherwise and how', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const look = async () => (await sandbox.control('GET', '/shops/shop')).json.look;
  expect(await look()).toMatchObject({ notes: [] });
  expect((await look()).fonts).toEqual(expect.arrayContaining(['system', 'inter']));
  const theme = { colors: { primary: '#ffe100', onPrimary: '#ffffff' }, iconPack: 12 };
  expect((await sandbox.control('PUT', '/shops/shop/market', { theme })).status).toBe(200);
  expect((await look()).notes).toEqual([
    "iconPack: 12 is no set of icons, which are 1 to 6: the storefront's own is shown.",
    expect.stringMatching(
      /^colors.onPrimary: #ffffff cannot be read on the primary colour: #\w{6} is shown.$/,
    ),
    expect.stringMatching(/^colors.primary: #ffe100 cannot be read in links, where #\w{6} is shown.$/),
  ]);
});

test('products are found by name, number, SKU and barcode, in small and capital letters', async () => {
  const product = (index: number) => (index === 2 ? { name: { ru: 'Чайник Artel', en: 'Kettle' } } : {});
  const sandbox = await aSandbox([aShopSeed({ product }), aShopSeed({ name: 'other' })]);
  const find = async (q: string) => {
    const { json } = await sandbox.control('GET', `/shops/shop/products?q=${encodeURIComponent(q)}`);
    return json.items.map((item: { id: number }) => item.id);
  };
  expect(await find('чайник')).toEqual([3]);
  expect(await find('Kettle')).toEqual([3]);
  expect(await find('shop-4')).toEqual([2]);
  expect(await find('4780000000009')).toEqual([5]);
  expect(await find('10')).toEqual([5]);
  expect(await find('other')).toEqual([]);
  expect(await find('')).toEqual([1, 2, 3, 4, 5]);
  expect(await find("%' OR 1=1 --")).toEqual([]);
});

test('a page of products has the prices and stocks of every variation', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.control('GET', '/shops/shop/products?page=2&size=2');
  expect([json.total, json.items.map((item: { id: number }) => item.id)]).toEqual([5, [3, 4]]);
  expect(json.items[1].variations[0]).toEqual({
    id: 7,
    name: { ru: 'shop product 4 Black ru', uz: 'shop product 4 Black uz', en: 'shop product 4 Black en' },
    sku: 'shop-7',
    newPrice: 400_000,
    oldPrice: 500_000,
    count: 10,
    picture: '/market-api/media/100x_/smartphone-202020-0-4.svg',
  });
  expect((await sandbox.control('GET', '/shops/shop/products?page=0')).json.field).toBe('page');
});

test('documents are listed by kind with their sections', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const { items } = (await sandbox.control('GET', '/shops/shop/documents/menu-item')).json;
  expect(
    items.map(({ section, data }: { section: string; data: { id: number } }) => [section, data.id]),
  ).toEqual([
    ['1', 1],
    ['1', 2],
    ['2', 3],
  ]);
  expect((await sandbox.control('GET', '/shops/shop/documents/nothing')).json.items).toEqual([]);
});

test('customers are listed with their money, which can be put in and taken out as far as there is some', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const shopper = await aShopper(sandbox, 'shop', { wallet: 1_000 });
  await aShopper(sandbox, 'other', { phone: '+998907654321' });
  const change = (amount: number, shop = 'shop') =>
    sandbox.control('POST', `/shops/${shop}/customers/${shopper.id}/wallet`, { amount });
  expect((await change(500)).json).toEqual({ id: shopper.id, balance: 1_500 });
  expect((await change(-1_501)).json.code).toBe('too-little-money');
  expect((await change(-1_500)).json.balance).toBe(0);
  expect((await change(0)).json.field).toBe('amount');
  expect((await change(5, 'other')).status).toBe(404);
  const { json } = await sandbox.control('GET', '/shops/shop/customers');
  expect(json).toMatchObject({
    total: 1,
    items: [{ id: shopper.id, phone: shopper.phone, name: 'Test Shopper', balance: 0 }],
  });
});

test('the calls of the contract and the time are told', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.control('GET', '/calls');
  expect(json).toContainEqual(
    expect.objectContaining({ name: 'listProducts', method: 'GET', path: '/products', service: 'shop' }),
  );
  expect(Math.abs(Date.parse((await sandbox.control('GET', '/clock')).json.now) - Date.now())).toBeLessThan(
    5_000,
  );
});

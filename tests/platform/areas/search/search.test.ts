import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

const NAMES = [
  { ru: 'Ёлка зелёная', uz: 'Yashil archa', en: 'Green fir tree' },
  { ru: 'Смартфон Samsung', uz: 'Samsung smartfoni', en: 'Samsung smartphone' },
  { ru: 'Ковёр', uz: 'Oʻzbek gilami', en: 'Uzbek rug' },
  { ru: 'Самса с мясом', uz: 'Goʻshtli somsa', en: 'Meat samsa' },
  { ru: 'Холодильник', uz: 'Muzlatkich', en: 'Fridge' },
];

function aShopOfNames(name = 'shop') {
  return aShopSeed({
    name,
    product: (index) => ({
      name: NAMES[index] ?? {},
      description: { en: index === 4 ? '<p>Room for a samsa</p>' : '<p>Nothing</p>' },
      shortDescription: {},
    }),
    variation: (id) => ({
      name: { en: `${NAMES[Math.ceil(id / 2) - 1]?.en}, ${id % 2 ? 'black' : 'white'}` },
    }),
  });
}

async function find(sandbox: TestSandbox, q: string, more = '', key = 'shop-key') {
  const { status, json } = await sandbox.call(key, `/search?q=${encodeURIComponent(q)}&page=1&size=5${more}`);
  expect(status).toBe(200);
  return {
    total: json.total,
    products: json.variations.map((item: { productId: number }) => item.productId),
    variations: json.variations,
  };
}

test('[SRC-01] a search answers up to five variations with their prices, and how many there are', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 7 })]);
  const { total, variations } = await find(sandbox, 'product');
  expect([total, variations.length]).toEqual([7, 5]);
  expect(variations[1]).toMatchObject({
    variation: {
      id: 3,
      name: { en: 'shop product 2 Black en' },
      images: [{ urls: { original: '/market-api/media/original/smartphone-202020-0-2.svg' } }, {}],
    },
    discount: 50_000,
    oldPrice: 250_000,
    newPrice: 200_000,
  });
  const second = await sandbox.call('shop-key', '/search?q=product&page=2&size=5');
  expect(second.json.variations.map((item: { productId: number }) => item.productId)).toEqual([6, 7]);
});

test.each([
  ['Russian, of any case', 'СМАРТФОН', [2]],
  ['Uzbek', 'archa', [1]],
  ['English', 'fridge', [5]],
  ['е for ё', 'елка', [1]],
  ['ё for е', 'зелёная', [1]],
  ['the letter ʻ', 'oʻzbek', [3]],
  ['a straight apostrophe', "o'zbek", [3]],
  ['a curled apostrophe', 'o‘zbek', [3]],
  ['a beginning', 'холод', [5]],
  ['several beginnings', 'sam smart', [2]],
  ['Latin for Cyrillic', 'holodilnik', [5]],
  ['another Latin for Cyrillic', 'xolodilnik', [5]],
  ['Cyrillic for Latin', 'самсунг', [2]],
  ['a word that nothing has', 'велосипед', []],
  ['one word of two', 'samsung fridge', []],
  ['marks that mean something to a database', '"a* OR (b', []],
])('[SRC-01] a search finds %s', async (_, q, expected) => {
  const sandbox = await aSandbox([aShopOfNames()]);
  expect((await find(sandbox, q)).products).toEqual(expected);
});

test('whole words come before beginnings, names before descriptions', async () => {
  const sandbox = await aSandbox([aShopOfNames()]);
  expect((await find(sandbox, 'samsa')).products).toEqual([4, 5]);
  expect((await find(sandbox, 'sams')).products).toEqual([2, 4, 5]);
});

test('the variation whose name has most of the words stands for its product', async () => {
  const sandbox = await aSandbox([aShopOfNames()]);
  expect((await find(sandbox, 'rug white')).variations[0].variation.id).toBe(6);
  expect((await find(sandbox, 'rug')).variations[0].variation.id).toBe(5);
});

test('a whole sku or barcode finds its variation, a part of one does not', async () => {
  const sandbox = await aSandbox([aShopOfNames()]);
  expect((await find(sandbox, 'SHOP-8')).variations[0].variation.id).toBe(8);
  expect((await find(sandbox, '4780000000003')).variations[0].variation.id).toBe(3);
  expect((await find(sandbox, '47800000000')).total).toBe(0);
});

test('[SRC-01] a query under two characters finds nothing', async () => {
  const sandbox = await aSandbox([aShopOfNames()]);
  for (const q of ['', 's', ' s ', '—']) expect((await find(sandbox, q)).total).toBe(0);
});

test('[SRC-04] a search takes filters, an order and a menu item', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await find(sandbox, 'product', '&price-from=200000&price-to=400000')).products).toEqual([2, 3, 4]);
  expect((await find(sandbox, 'product', '&sort=price-desc')).products).toEqual([5, 4, 3, 2, 1]);
  expect((await find(sandbox, 'product', '&menuItem=3')).products).toEqual([2, 4]);
  expect((await find(sandbox, 'product', '&variationProperty[]=2')).variations[0].variation.id).toBe(2);
  await sandbox.control('PUT', '/shops/shop/menu-items/50', {
    menuId: 1,
    parentId: null,
    name: { en: 'Tablets' },
    image: null,
    sort: 9,
    type: 'collection_page',
    slug: 'tablets',
  });
  expect((await find(sandbox, 'product', '&menuItem=50')).products).toEqual([2, 4]);
  const unknown = await sandbox.call('shop-key', '/search?q=product&menuItem=77');
  expect([unknown.status, unknown.json.field]).toEqual([404, 'menuItem']);
});

test('[SRC-04] what a search finds has filters of its own', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call('shop-key', '/search/filter-data?q=product&price-to=300000');
  expect(json.total).toBe(3);
  const [category] = json.items;
  expect(
    category.children.map((child: { name: { en: string }; count: number }) => [child.name.en, child.count]),
  ).toEqual([
    ['Electronics en', 3],
    ['Phones en', 2],
    ['Tablets en', 1],
  ]);
});

test('a search knows new names at once and forgets removed products', async () => {
  const sandbox = await aSandbox([aShopOfNames()]);
  await sandbox.control('PUT', '/shops/shop/products/5', { name: { en: 'Icebox' } });
  await sandbox.control('PUT', '/shops/shop/variations/9', { name: { en: 'Icebox, black' } });
  await sandbox.control('PUT', '/shops/shop/variations/10', { name: { en: 'Icebox, white' } });
  expect([(await find(sandbox, 'icebox')).products, (await find(sandbox, 'fridge')).products]).toEqual([
    [5],
    [],
  ]);
  await sandbox.control('DELETE', '/shops/shop/products/5');
  expect((await find(sandbox, 'icebox')).total).toBe(0);
});

test('a search finds nothing of another shop', async () => {
  const sandbox = await aSandbox([aShopOfNames('one'), aShopSeed({ name: 'two', products: 1 })]);
  expect((await find(sandbox, 'samsung', '', 'one-key')).total).toBe(1);
  expect((await find(sandbox, 'samsung', '', 'two-key')).total).toBe(0);
  expect((await find(sandbox, 'one-3', '', 'two-key')).total).toBe(0);
});

async function menuItems(sandbox: TestSandbox, query: string) {
  const { status, json } = await sandbox.call('shop-key', `/menu-items?${query}`);
  expect(status).toBe(200);
  return json;
}

test('[SRC-01] categories and menu entries are found by their names, what is in two menus once', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await menuItems(sandbox, 'name=phone&page=1&size=5&active=true')).items).toEqual([
    {
      id: 2,
      kind: 'category',
      type: 'collection_page',
      name: { ru: 'Phones ru', uz: 'Phones uz', en: 'Phones en' },
      slug: 'phones',
      link: null,
      image: null,
      path: '1',
    },
  ]);
  expect((await menuItems(sandbox, 'name=ABOUT')).items).toMatchObject([
    { id: 1, kind: 'menu-item', type: 'static_page', slug: 'about', path: '' },
  ]);
  expect((await menuItems(sandbox, 'name=nothing')).total).toBe(0);
  const all = await menuItems(sandbox, 'size=2');
  expect([all.items.length, all.total]).toEqual([2, 5]);
});

test('only what leads somewhere is active: categories with products, entries whose page is there', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  await sandbox.control('DELETE', '/shops/shop/pages/delivery');
  const names = async (query: string) =>
    (await menuItems(sandbox, `size=50&${query}`)).items.map((item: { slug: string }) => item.slug);
  expect(await names('active=true')).toEqual(['electronics', 'phones', 'about']);
  expect(await names('')).toEqual(['electronics', 'phones', 'tablets', 'about', 'delivery']);
});

test('[CAT-02] without words a search has all goods of the named brands and suppliers, and their filters', async () => {
  const makers = (index: number) => ({ brandId: 1 + (index % 2), supplierId: 1 + (index % 3) });
  const sandbox = await aSandbox([aShopSeed({ products: 9, product: makers })]);
  const all = async (more: string) =>
    (await find(sandbox, '', more)).products.toSorted((a: number, b: number) => a - b);
  expect(await all('&brand[]=1')).toEqual([1, 3, 5, 7, 9]);
  expect(await all('&supplier[]=1')).toEqual([1, 4, 7]);
  expect(await all('&brand[]=1&supplier[]=1')).toEqual([1, 7]);
  expect((await find(sandbox, '', '&brand[]=1&brand[]=2&sort=price-desc')).total).toBe(9);
  expect(await all('&brand[]=77')).toEqual([]);
  expect(await all('')).toEqual([]);
  expect((await find(sandbox, 'fridge', '&brand[]=1')).products).toEqual([]);
  const { json } = await sandbox.call('shop-key', '/search/filter-data?q=&brand[]=1');
  expect(json.total).toBe(5);
  expect(json.items.map(({ type }: { type: string }) => type)).toContain('price');
});

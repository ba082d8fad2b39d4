import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

interface Item {
  productId: number;
  variation: { id: number };
}

async function read(sandbox: TestSandbox, path: string, key = 'shop-key') {
  const { status, json } = await sandbox.call(key, path);
  expect([path, status]).toEqual([path, 200]);
  return json;
}

async function productIds(sandbox: TestSandbox, path: string): Promise<number[]> {
  return (await read(sandbox, path)).items.map((item: Item) => item.productId);
}

test('a category lists its own products and those of the categories below it, each once', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await productIds(sandbox, '/2/products')).sort()).toEqual([1, 3, 5]);
  expect((await productIds(sandbox, '/1/products')).sort()).toEqual([1, 2, 3, 4, 5]);
  const page = await read(sandbox, '/1/products?page=2&size=2&sort=price-asc');
  expect([page.page, page.size, page.total, page.items.map((item: Item) => item.productId)]).toEqual([
    2,
    2,
    5,
    [3, 4],
  ]);
});

test('an item is a card: the variation with its present price, discount and stock', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await sandbox.control('PUT', '/shops/shop/variations/3', { newPrice: 190_000, count: 4 });
  const { items } = await read(sandbox, '/3/products?sort=price-asc');
  expect(items[0]).toMatchObject({
    productId: 2,
    variation: { id: 3, sku: 'shop-3', product: 2, productName: { en: 'shop product 2 en' } },
    newPrice: 190_000,
    oldPrice: 250_000,
    discount: 60_000,
    discountPercent: 24,
    count: 4,
    stock: { id: 1003, count: 4, supplierId: 1 },
    variations: 2,
    colors: ['#202020', '#f4f4f4'],
  });
});

test('a list is sorted by price, novelty, discount, rating and popularity', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      product: (index) => ({
        updatedAt: new Date(Date.UTC(2026, 0, 10 - index)).toISOString(),
        rating: {
          average: [3, 5, 4, 0, 2][index] ?? 0,
          count: [9, 1, 20, 0, 3][index] ?? 0,
          bars: [0, 0, 0, 0, 0],
        },
      }),
      variation: (id) => ({
        oldPrice: Math.ceil(id / 2) * (id === 6 ? 400_000 : 150_000),
        newPrice: Math.ceil(id / 2) * 100_000,
      }),
    }),
  ]);
  const sorted = (sort: string) => productIds(sandbox, `/1/products?sort=${sort}`);
  expect(await sorted('price-asc')).toEqual([1, 2, 3, 4, 5]);
  expect(await sorted('price-desc')).toEqual([5, 4, 3, 2, 1]);
  expect(await sorted('newest')).toEqual([1, 2, 3, 4, 5]);
  expect(await sorted('rating')).toEqual([2, 3, 1, 5, 4]);
  expect(await sorted('popular')).toEqual([3, 1, 5, 2, 4]);
  const [best] = (await read(sandbox, '/1/products?sort=discount')).items;
  expect([best.productId, best.variation.id, best.discountPercent]).toEqual([3, 6, 75]);
});

test('the variation that the order asks for stands for the product; one in stock before one that is sold out', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  const shown = async (query: string) => (await read(sandbox, `/1/products?${query}`)).items[0].variation.id;
  await sandbox.control('PUT', '/shops/shop/variations/2', { newPrice: 50_000 });
  expect([
    await shown('sort=price-asc'),
    await shown('sort=price-desc'),
    await shown('sort=popular'),
  ]).toEqual([2, 1, 1]);
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 0 });
  expect(await shown('sort=popular')).toBe(2);
});

test('[CAT-02] a list is narrowed by price, brand, supplier, category, properties and stock', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      product: (index) => ({
        brandId: index < 2 ? 7 : 8,
        supplierId: index === 4 ? 2 : 1,
        characteristics: [{ name: { en: 'Weight' }, value: { en: index % 2 ? '2 kg' : '1 kg' } }],
      }),
      variation: (id) => (id === 1 ? { stock: { id: 1001, count: 0, supplierId: 1 } } : {}),
    }),
  ]);
  const ids = async (query: string) =>
    (await productIds(sandbox, `/1/products?sort=price-asc&${query}`)).join();
  expect(await ids('price-from=200000&price-to=300000')).toBe('2,3');
  expect(await ids('brand[]=7')).toBe('1,2');
  expect(await ids('brand[]=7&brand[]=8')).toBe('1,2,3,4,5');
  expect(await ids('supplier[]=2')).toBe('5');
  expect(await ids('category[]=3')).toBe('2,4');
  expect(await ids('brand[]=7&category[]=3')).toBe('2');
  const { items: filters } = await read(sandbox, '/1/filter-data');
  const weight = filters.find((filter: { type: string }) => filter.type === 'productProperty');
  const heavy = weight.children.find((child: { name: { en: string } }) => child.name.en === '2 kg');
  expect(await ids(`productProperty[]=${heavy.id}`)).toBe('2,4');
  expect(await ids('variationProperty[]=2')).toBe('1,2,3,4,5');
  expect(await ids('variationProperty[]=3')).toBe('');
  expect(await ids('variationProperty[]=999')).toBe('');
  const [first] = (await read(sandbox, '/1/products?sort=price-asc&available=true')).items;
  expect([first.productId, first.variation.id]).toEqual([1, 2]);
});

test('a price and a property must be met by one variation', async () => {
  const sandbox = await aSandbox([
    aShopSeed({ products: 1, variation: (id) => ({ newPrice: id * 100_000, oldPrice: id * 100_000 }) }),
  ]);
  expect(await productIds(sandbox, '/1/products?price-to=100000&variationProperty[]=1')).toEqual([1]);
  expect(await productIds(sandbox, '/1/products?price-to=100000&variationProperty[]=2')).toEqual([]);
});

test('similar products are of the same category, nearest in price first', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 9 })]);
  expect(await productIds(sandbox, '/9/similar-products')).toEqual([3, 7, 1, 9]);
  const page = await read(sandbox, '/9/similar-products?page=2&size=3');
  expect([page.total, page.items.map((item: Item) => item.productId)]).toEqual([4, [9]]);
});

test('cross-sell lists up to 20 products that share tags, those that share most first', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      products: 30,
      variationsPerProduct: 1,
      product: (index) => ({ crossSellTags: index === 25 ? ['gift', 'toy'] : ['gift'] }),
    }),
  ]);
  const items = await productIds(sandbox, '/cross-sell-products?tags[]=gift&tags[]=toy&except=1');
  expect([items.length, items[0], items.includes(1)]).toEqual([20, 26, false]);
  expect(await productIds(sandbox, '/cross-sell-products?tags[]=none')).toEqual([]);
});

test('a supplier lists eight products at first', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 10, variationsPerProduct: 1 })]);
  const page = await read(sandbox, '/1/supplier-products');
  expect([page.size, page.items.length, page.total]).toEqual([8, 8, 10]);
});

test('related goods come from the nearest category that names some, and only what is in stock', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await productIds(sandbox, '/categories/2/related-products')).sort()).toEqual([2, 4]);
  for (const id of [3, 4]) await sandbox.control('PUT', `/shops/shop/variations/${id}`, { count: 0 });
  expect(await productIds(sandbox, '/categories/2/related-products')).toEqual([4]);
  await sandbox.control('PUT', '/shops/shop/related-categories/2', { categoryIds: [] });
  expect(await productIds(sandbox, '/categories/2/related-products')).toEqual([]);
});

test('lists hold nothing of another shop', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'one' }), aShopSeed({ name: 'two', products: 1 })]);
  expect((await read(sandbox, '/1/products', 'two-key')).total).toBe(1);
  expect((await read(sandbox, '/cross-sell-products?tags[]=gift', 'two-key')).items).toHaveLength(1);
  expect((await sandbox.call('two-key', '/3/similar-products')).status).toBe(404);
});

test.each([
  ['/99/products', 404, 'id'],
  ['/x/products', 400, 'id'],
  ['/1/products?sort=cheap', 400, 'sort'],
  ['/1/products?price-from=-1', 400, 'price-from'],
  ['/1/products?brand[]=x', 400, 'brand[].0'],
  ['/99/supplier-products', 404, 'id'],
  ['/99/similar-products', 404, 'id'],
  ['/cross-sell-products', 400, 'tags[]'],
  ['/categories/99/related-products', 404, 'id'],
])('%s is refused', async (path, status, field) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const refused = await sandbox.call('shop-key', path);
  expect([refused.status, refused.json.field]).toEqual([status, field]);
});

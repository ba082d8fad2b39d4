import { expect, test } from 'vitest';
import { aFile, aForm } from '../../../sandbox/a-file.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper, type Shopper } from '../../../sandbox/a-shopper.ts';
import { anOrder, pass } from '../../../sandbox/an-order.ts';

async function aBuyer(sandbox: TestSandbox, product = 1, phone?: string): Promise<Shopper> {
  const shopper = await aShopper(sandbox, 'shop', phone ? { phone } : {});
  await sandbox.control('POST', '/shops/shop/purchases', { customer: shopper.id, product });
  return shopper;
}

function send(sandbox: TestSandbox, { token }: Shopper, fields: Parameters<typeof aForm>[0]) {
  return sandbox.call('shop-key', '/review', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: aForm(fields),
  });
}

async function approved(sandbox: TestSandbox, product = 1) {
  return (await sandbox.call('shop-key', `/review?product=${product}&status=approved`)).json;
}

test('[REV-02] only who has bought a product may review it', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const refused = await shopper.call('GET', '/review/1/check-access');
  expect([refused.status, refused.json.code]).toEqual([403, 'not-bought']);
  expect((await send(sandbox, shopper, { product: '1' })).status).toBe(403);
  await sandbox.control('POST', '/shops/shop/purchases', { customer: shopper.id, product: 1 });
  expect(await shopper.call('GET', '/review/1/check-access')).toMatchObject({
    status: 200,
    json: { allowed: true },
  });
  expect((await shopper.call('GET', '/review/2/check-access')).status).toBe(403);
});

test('[REV-02] an order counts as a purchase once it is delivered, and makes its product more popular', async () => {
  const sandbox = await aSandbox([aShopSeed({ reviews: 0 })]);
  const shopper = await aShopper(sandbox);
  await anOrder(shopper, { 1007: 2 });
  expect((await shopper.call('GET', '/review/4/check-access')).status).toBe(403);
  await pass(sandbox, 24 * 60);
  expect((await shopper.call('GET', '/review/4/check-access')).status).toBe(200);
  expect((await shopper.call('GET', '/review/3/check-access')).status).toBe(403);
  const { json } = await sandbox.call('shop-key', '/1/products?sort=popular');
  expect(json.items[0].productId).toBe(4);
});

test('a review waits until the shop approves it; then it shows and counts', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const buyer = await aBuyer(sandbox, 2);
  const { json } = await send(sandbox, buyer, { product: '2', rating: '4', comment: '  Nice  ' });
  expect(json).toEqual({ id: expect.any(Number), status: 'pending' });
  expect((await approved(sandbox, 2)).total).toBe(0);
  expect((await sandbox.control('GET', '/shops/shop/reviews?status=pending')).json.items).toMatchObject([
    { id: json.id, comment: 'Nice' },
  ]);
  await sandbox.control('PUT', `/shops/shop/reviews/${json.id}`, { status: 'approved' });
  expect((await approved(sandbox, 2)).items).toEqual([
    {
      id: json.id,
      productId: 2,
      customer: { profile: { fullName: 'Test Shopper' } },
      rating: 4,
      comment: 'Nice',
      images: [],
      createdAt: expect.any(String),
    },
  ]);
  expect((await sandbox.call('shop-key', '/3/product')).json.rating).toEqual({
    average: 4,
    count: 1,
    bars: [0, 0, 0, 1, 0],
  });
});

test('the rating of a product follows what is approved, rejected and removed, once each', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const buyer = await aBuyer(sandbox);
  const { json } = await send(sandbox, buyer, { product: '1', rating: '1' });
  const rating = async () => (await sandbox.call('shop-key', '/1/product')).json.rating;
  const judge = (status: string) => sandbox.control('PUT', `/shops/shop/reviews/${json.id}`, { status });
  await judge('approved');
  await judge('approved');
  expect(await rating()).toEqual({ average: 4, count: 4, bars: [1, 0, 0, 0, 3] });
  await judge('rejected');
  expect(await rating()).toEqual({ average: 5, count: 3, bars: [0, 0, 0, 0, 3] });
  expect((await approved(sandbox)).total).toBe(3);
  await sandbox.control('DELETE', '/shops/shop/reviews/3');
  expect(await rating()).toEqual({ average: 5, count: 2, bars: [0, 0, 0, 0, 2] });
  expect((await sandbox.control('DELETE', '/shops/shop/reviews/3')).status).toBe(404);
});

test('[REV-02] a review has five stars where it names none, and up to five pictures or videos', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const buyer = await aBuyer(sandbox);
  const files = [aFile('png'), aFile('jpeg'), aFile('webp'), aFile('mp4'), aFile('png')];
  const { json } = await send(sandbox, buyer, { product: '1', 'uploadedImages[]': files });
  await sandbox.control('PUT', `/shops/shop/reviews/${json.id}`, { status: 'approved' });
  const [review] = (await approved(sandbox)).items;
  expect([review.rating, review.images.length]).toEqual([5, 5]);
  const types = await Promise.all(
    review.images.map(async ({ url }: { url: string }) =>
      (await fetch(sandbox.url + url)).headers.get('content-type'),
    ),
  );
  expect(types).toEqual(['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'image/png']);
});

test.each([
  ['six files', { 'uploadedImages[]': Array.from({ length: 6 }, () => aFile('png')) }, 400, 'invalid'],
  ['a file above 5 MB', { 'uploadedImages[]': [aFile('png', 5 * 1_048_576 + 1)] }, 413, 'too-large'],
  ['files under a name that is none', { uploadedImages: [aFile('png')] }, 400, 'invalid'],
  ['a drawing with scripts', { 'uploadedImages[]': [aFile('png'), aFile('svg')] }, 415, 'unsupported-type'],
  ['no stars', { rating: '0' }, 400, 'invalid'],
  ['six stars', { rating: '6' }, 400, 'invalid'],
  ['half stars', { rating: '4.5' }, 400, 'invalid'],
  ['a product that is not there', { product: '99' }, 404, 'not-found'],
])('[REV-02] a review with %s is refused, and nothing of it is kept', async (_, fields, status, code) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const buyer = await aBuyer(sandbox);
  const refused = await send(sandbox, buyer, { product: '1', ...fields });
  expect([refused.status, refused.json.code]).toEqual([status, code]);
  expect((await sandbox.control('GET', '/shops/shop/reviews')).json.total).toBe(0);
});

test('guests may not review, and a purchase in one shop is none in another', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const buyer = await aBuyer(sandbox);
  expect((await sandbox.call('shop-key', '/review/1/check-access')).status).toBe(401);
  const other = await aShopper(sandbox, 'two');
  expect((await other.call('GET', '/review/1/check-access')).status).toBe(403);
  const elsewhere = await sandbox.call('two-key', '/review/1/check-access', {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(elsewhere.status).toBe(401);
  expect(
    (await sandbox.control('POST', '/shops/two/purchases', { customer: buyer.id, product: 1 })).json.field,
  ).toBe('customer');
});

test('reviews can be asked for by their ids, newest first and only approved ones', async () => {
  const sandbox = await aSandbox([aShopSeed({ reviews: 4 })]);
  await sandbox.control('PUT', '/shops/shop/reviews/2', { status: 'rejected' });
  const ask = async (query: string) =>
    (await sandbox.call('shop-key', `/review?status=approved&${query}`)).json;
  const ids = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id);
  const found = await ask('ids=1,2,4,99');
  expect([ids(found), found.total]).toEqual([[4, 1], 2]);
  expect(ids(await ask('ids=1,4&size=1&page=2'))).toEqual([1]);
  expect(ids(await ask('ids=1,4&product=2'))).toEqual([]);
});

test('[REV-02] a review that is sent again with its key is made once, whatever became of it; other words are refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const [buyer, other] = [await aBuyer(sandbox), await aBuyer(sandbox, 1, '+998907654321')];
  expect((await buyer.call('GET', '/review/1/check-access')).json.reviewKey).toBe(true);
  const review = { product: '1', rating: '4', comment: 'Keeps warm', reviewKey: 'review-0001' };
  const first = await send(sandbox, buyer, { ...review, 'uploadedImages[]': [aFile('png')] });
  // The files are gone with the page; what was written is the same.
  expect((await send(sandbox, buyer, review)).json).toEqual(first.json);
  await sandbox.control('PUT', `/shops/shop/reviews/${first.json.id}`, { status: 'approved' });
  expect((await send(sandbox, buyer, review)).json).toEqual({ id: first.json.id, status: 'approved' });

  const changed = await send(sandbox, buyer, { ...review, comment: 'Keeps cold' });
  expect([changed.status, changed.json.code]).toEqual([409, 'review-key-used']);
  expect((await send(sandbox, buyer, { ...review, reviewKey: 'short' })).json.field).toBe('reviewKey');
  // The key is the customer's own.
  expect((await send(sandbox, other, review)).json.status).toBe('pending');
  const refused = await send(sandbox, buyer, { ...review, rating: '9', reviewKey: 'review-0002' });
  expect(refused.status).toBe(400);
  expect((await send(sandbox, buyer, { ...review, reviewKey: 'review-0002' })).status).toBe(200);
});

test('[REV-02] who writes sees what waits and what was not taken, newest first, and nobody else does', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const [buyer, other] = [await aBuyer(sandbox), await aBuyer(sandbox, 1, '+998907654321')];
  for (const product of [2, 3])
    await sandbox.control('POST', '/shops/shop/purchases', { customer: buyer.id, product });
  const ids: number[] = [];
  for (const product of ['1', '3', '2']) ids.push((await send(sandbox, buyer, { product })).json.id);
  await sandbox.control('PUT', `/shops/shop/reviews/${ids[0]}`, { status: 'rejected' });
  const own = async (query = '') => (await buyer.call('GET', `/review/own${query}`)).json;
  const told = ({ items }: { items: { id: number; status: string }[] }) =>
    items.map(({ id, status }) => [id, status]);
  expect(told(await own())).toEqual([
    [ids[2], 'pending'],
    [ids[1], 'pending'],
    [ids[0], 'rejected'],
  ]);
  expect(told(await own('?product=2'))).toEqual([[ids[2], 'pending']]);
  expect(await own('?page=2&size=2')).toMatchObject({ total: 3, items: [{ id: ids[0] }] });
  expect((await other.call('GET', '/review/own')).json.total).toBe(0);
  expect((await sandbox.call('shop-key', '/review/own')).status).toBe(401);
});

test('[REV-02] a buyer has one review of a product: another one takes its place, its rating and its files', async () => {
  const sandbox = await aSandbox([aShopSeed({ reviews: 0 })]);
  const [buyer, other] = [await aBuyer(sandbox), await aBuyer(sandbox, 1, '+998907654321')];
  const first = await send(sandbox, buyer, { product: '1', rating: '1', 'uploadedImages[]': [aFile('png')] });
  for (const { id } of [first.json, (await send(sandbox, other, { product: '1', rating: '3' })).json])
    await sandbox.control('PUT', `/shops/shop/reviews/${id}`, { status: 'approved' });
  const before = (await sandbox.call('shop-key', '/1/product')).json.rating.count;
  const [file] = (await buyer.call('GET', '/review/own')).json.items[0].images;
  expect((await fetch(sandbox.url + file.url)).status).toBe(200);

  const many = await Promise.all(
    Array.from({ length: 10 }, (_, at) => send(sandbox, buyer, { product: '1', comment: `Again ${at}` })),
  );
  expect(many.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { items, total } = (await buyer.call('GET', '/review/own')).json;
  expect([total, items[0].status]).toEqual([1, 'pending']);
  expect((await approved(sandbox)).items).toMatchObject([{ rating: 3 }]);
  expect((await sandbox.call('shop-key', '/1/product')).json.rating.count).toBe(before - 1);
  expect((await fetch(sandbox.url + file.url)).status).toBe(404);
});

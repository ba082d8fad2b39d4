import { expect, test } from 'vitest';
import { marketDataSchema } from '#contract/market/market-schema.ts';
import { aSandbox, type TestSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

const TWO_SHOPS = [aShopSeed({ name: 'apple' }), aShopSeed({ name: 'banana' })];

function turnOn(sandbox: TestSandbox, ...faults: object[]) {
  return sandbox.control('PUT', '/faults', faults);
}

function request(
  sandbox: TestSandbox,
  path: string,
  key = 'apple-key',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${sandbox.url}/market-api${path}`, { headers: { 'security-key': key, ...headers } });
}

test('[BLD-06] a shop can be down while another answers', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(sandbox, { shop: 'apple', kind: 'status', status: 503 });
  const down = await request(sandbox, '/products');
  expect([down.status, await down.json()]).toEqual([
    503,
    { code: 'fault', message: expect.stringContaining('503') },
  ]);
  expect((await request(sandbox, '/products', 'banana-key')).status).toBe(200);
  await sandbox.control('DELETE', '/faults');
  expect((await request(sandbox, '/products')).status).toBe(200);
});

test('[BLD-06] a fault may spoil only the calls below a path, and only some times', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(sandbox, { path: 'statics', kind: 'status', status: 500, times: 2 });
  const statuses = async (path: string) => [
    (await request(sandbox, path)).status,
    (await request(sandbox, path)).status,
    (await request(sandbox, path)).status,
  ];
  expect(await statuses('/products')).toEqual([200, 200, 200]);
  expect(await statuses('/statics/pages')).toEqual([500, 500, 200]);
  expect((await sandbox.control('GET', '/faults')).json).toEqual([]);
});

test('one call of so many can fail, as on a bad network', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(sandbox, { path: 'products', kind: 'status', status: 502, every: 3 });
  const statuses: number[] = [];
  for (let call = 0; call < 7; call += 1) statuses.push((await request(sandbox, '/products')).status);
  expect(statuses).toEqual([200, 200, 502, 200, 200, 502, 200]);
});

test('a fault may be for one browser alone, and calls that failed are counted', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(
    sandbox,
    { kind: 'latency', ms: 0 },
    { agent: 'Nodira', kind: 'status', status: 502, every: 2 },
  );
  const statuses: number[] = [];
  for (const agent of ['Nodira 1', 'Aziz', 'Nodira 2', 'Nodira 1', 'Aziz', 'Nodira 2'])
    statuses.push((await request(sandbox, '/products', 'apple-key', { 'user-agent': agent })).status);
  expect(statuses).toEqual([200, 200, 502, 200, 200, 502]);
  expect((await sandbox.control('GET', '/faults/count')).json).toEqual({ calls: 6, spoiled: 2 });
  await turnOn(sandbox);
  expect((await sandbox.control('GET', '/faults/count')).json).toEqual({ calls: 0, spoiled: 0 });
});

test('the platform can play not to know a field, and fail besides', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  const read = async () => Object.keys((await (await request(sandbox, '/payment-methods')).json()) as object);
  expect(await read()).toEqual(['items', 'orderKey']);
  await turnOn(
    sandbox,
    { kind: 'unknown-field', field: 'orderKey' },
    { kind: 'status', status: 500, every: 2 },
  );
  expect(await read()).toEqual(['items']);
  expect(await read()).toEqual(['code', 'message']);
});

test('[BLD-06] a slow shop answers late, and does not hold up another', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(
    sandbox,
    { shop: 'apple', kind: 'latency', ms: 300 },
    { shop: 'apple', kind: 'status', status: 502 },
  );
  const order: string[] = [];
  const start = performance.now();
  await Promise.all([
    request(sandbox, '/products').then((response) =>
      order.push(`apple ${response.status} ${performance.now() - start >= 290}`),
    ),
    request(sandbox, '/products', 'banana-key').then((response) => order.push(`banana ${response.status}`)),
  ]);
  expect(order).toEqual(['banana 200', 'apple 502 true']);
});

test('[BLD-06] a latency that is still running does not hold up the end', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(sandbox, { kind: 'latency', ms: 60_000 });
  const waiting = request(sandbox, '/products').catch((error: Error) => error);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await sandbox.close();
  expect(await waiting).toBeInstanceOf(Error);
});

test('[BLD-06] broken JSON has the length that it declares and does not parse', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(sandbox, { kind: 'broken-json', path: '/market-data' });
  const response = await request(sandbox, '/market-data');
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('a call whose connection is dropped was not taken; one whose answer is cut was', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'apple' })]);
  const sent = async () => (await sandbox.control('GET', '/shops/apple/messages')).json.length;
  const ask = () =>
    fetch(`${sandbox.url}/market-api/sent-verification`, {
      method: 'POST',
      headers: { 'security-key': 'apple-key', 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '+998901234567' }),
    }).then((answer) => answer.text());
  await turnOn(sandbox, { kind: 'drop', times: 1 }, { kind: 'cut', times: 1 });
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(await sent()).toBe(0);
  await expect(ask()).rejects.toThrow('terminated');
  expect(await sent()).toBe(1);
});

test('[BLD-06] a cut answer ends in the middle of its body', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  await turnOn(sandbox, { kind: 'cut', times: 1 });
  const cut = await request(sandbox, '/products');
  expect([cut.status, Number(cut.headers.get('content-length'))]).toEqual([200, expect.any(Number)]);
  await expect(cut.text()).rejects.toThrow('terminated');
  expect((await request(sandbox, '/products')).status).toBe(200);
});

test('[BLD-06] a wrong field breaks the contract at the field that the fault names', async () => {
  const sandbox = await aSandbox(TWO_SHOPS);
  const issuePath = async () =>
    marketDataSchema.safeParse(await (await request(sandbox, '/market-data')).json()).error?.issues[0]?.path;
  await turnOn(sandbox, { kind: 'wrong-field', field: 'logo.urls.original' });
  expect(await issuePath()).toEqual(['logo', 'urls', 'original']);
  await turnOn(sandbox, { kind: 'wrong-field' });
  expect(await issuePath()).toEqual(['name', 'ru']);
  await turnOn(sandbox, { kind: 'wrong-field', path: 'products', field: 'items.1.variations.0.newPrice' });
  const { items, total } = await (await request(sandbox, '/products')).json();
  expect([items[1].variations[0].newPrice, items[0].variations[0].newPrice, total]).toEqual([
    { wrong: true },
    100_000,
    5,
  ]);
  expect(await issuePath()).toBeUndefined();
});

test.each([
  [{ kind: 'nonsense' }, '0.kind'],
  [{ kind: 'status' }, '0.status'],
  [{ kind: 'status', status: 200 }, '0.status'],
  [{ kind: 'latency', ms: -1 }, '0.ms'],
  [{ kind: 'cut', times: 0 }, '0.times'],
  [{ kind: 'cut', tims: 1 }, '0.tims'],
  [{ kind: 'cut', shop: 'nobody' }, '0.shop'],
])('the fault %j is refused, the ones before stay on', async (fault, field) => {
  const sandbox = await aSandbox([aShopSeed()]);
  await turnOn(sandbox, { kind: 'cut' });
  const refused = await turnOn(sandbox, fault);
  expect([refused.status, refused.json.field]).toEqual([400, field]);
  expect((await sandbox.control('GET', '/faults')).json).toEqual([{ kind: 'cut' }]);
});

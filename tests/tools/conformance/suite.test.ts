import { expect, test } from 'vitest';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { ALL_CASES } from '#tools/conformance/all-cases.ts';
import { askedCodes } from '#tools/conformance/probe/code-source.ts';
import { createPlatform } from '#tools/conformance/probe/platform.ts';
import { World } from '#tools/conformance/probe/world.ts';
import { nameOf, runSuite } from '#tools/conformance/run-suite.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { anOrder, pass } from '../../sandbox/an-order.ts';
import { aChangedPlatform, type Change } from './a-changed-platform.ts';
import { aFullSandbox, aRun, differencesOf, skippedOf } from './a-run.ts';

/** Calls that are enough to see what a change of the platform does. */
const CATALOGUE = [
  ...[
    'listMenus',
    'listStaticPages',
    'listBrands',
    'listProducts',
    'getProduct',
    'listPrices',
    'listCategoryProducts',
  ],
  ...['searchVariations', 'listFranchises', 'listLocations', 'listCachedBlocks', 'addToCart'],
];

const REGISTRATION = ['sendVerification', 'checkActivationCode', 'registerCustomer'];

/**
 * Calls of every kind: for all, for who is signed in, for a delivery, with and without a body, of each
 * service that knows shops.
 */
const WITH_KEY = [
  'listMenus',
  'isUpdated',
  'addToCart',
  'getCartDetail',
  'finishOrder',
  'getTracking',
  'addReview',
];

test('every call of the contract has a case, and only one', () => {
  expect(ALL_CASES.map(nameOf).sort()).toEqual(Object.keys(ALL_CALLS).sort());
});

test('the sandbox is as the contract says, and every call is checked', async () => {
  const results = await aRun({ sandbox: await aFullSandbox(), write: true });
  expect(differencesOf(results)).toEqual([]);
  // The order that a customer of the run's own made a moment ago is on its way.
  expect(skippedOf(results)).toEqual([expect.stringMatching(/^addReview: sending again .* delivered$/)]);
}, 60_000);

test('a review of what was delivered is sent again by who bought it', async () => {
  const sandbox = await aFullSandbox();
  const shopper = await aShopper(sandbox);
  await anOrder(shopper, { 1007: 2 });
  await pass(sandbox, 24 * 60);
  const results = await aRun({ sandbox, token: shopper.token, write: true, calls: ['addReview'] });
  expect(differencesOf(results)).toEqual([]);
  expect(results[0]?.checks.find(({ what }) => what.startsWith('sending again'))).toMatchObject({
    status: 'passed',
  });
  expect((await shopper.call('GET', '/review/own')).json.total).toBe(1);
});

test('the demo shops are as the contract says', async () => {
  const sandbox = await aSandbox(readShops().map((source) => createShopSeed(source, 1)));
  for (const { name, securityKey } of readShops()) {
    const platform = createPlatform({ url: sandbox.url, securityKey });
    const results = await runSuite({
      world: new World(platform, { subdomain: name }, askedCodes()),
      write: false,
    });
    expect(differencesOf(results).map((difference) => `${name}: ${difference}`)).toEqual([]);
  }
}, 120_000);

test('a run without writing changes nothing, and checks what who is signed in may read', async () => {
  const sandbox = await aFullSandbox();
  const { token } = await aShopper(sandbox);
  const state = async () =>
    JSON.stringify([
      await sandbox.control('GET', '/shops'),
      await sandbox.control('GET', '/shops/shop/messages'),
    ]);
  const before = await state();
  const results = await aRun({ sandbox, token });
  expect(differencesOf(results)).toEqual([]);
  expect(
    results.find(({ name }) => name === 'getProfile')?.checks.every(({ status }) => status === 'passed'),
  ).toBe(true);
  expect(results.find(({ name }) => name === 'finishOrder')?.checks[0]).toMatchObject({ status: 'skipped' });
  expect(await state()).toBe(before);
});

test('a field that is wrong is found where it is, and nothing else', async () => {
  const sandbox = await aFullSandbox();
  await sandbox.control('PUT', '/faults', [{ kind: 'wrong-field', path: '/brands', field: 'items.0.name' }]);
  const results = await aRun({ sandbox, calls: CATALOGUE });
  expect(differencesOf(results)).toEqual([
    'listBrands: its answer: items.0.name',
    'listBrands: its pages add up and do not overlap: items.0.name',
  ]);
  const [difference] = results.find(({ name }) => name === 'listBrands')?.checks[0]?.differences ?? [];
  expect(difference).toEqual({
    field: 'items.0.name',
    expected: expect.stringContaining('string'),
    got: '{"wrong":true}',
  });
});

test('a field that the contract does not name is found', async () => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, {
    answer: ({ path }, status, json) =>
      path.endsWith('/push-key') ? { status, json: { ...json, privateKey: 'x' } } : { status, json },
  });
  const results = await aRun({ sandbox, url, calls: ['getPushKey'] });
  expect(results[0]?.checks[0]?.differences).toEqual([
    { field: 'privateKey', expected: 'no such field', got: '"x"' },
  ]);
});

test('a payment that is not held where it should be is found', async () => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, {
    answer: (_passing, status, json) =>
      status === 402 ? { status: 200, json: { order: json.orderId } } : { status, json },
  });
  const results = await aRun({
    sandbox,
    url,
    write: true,
    calls: [...REGISTRATION, 'addAddress', 'finishOrder', 'reHoldPayment'],
  });
  expect(differencesOf(results)).toEqual([
    'finishOrder: an order that is paid by a held payment is answered with 402 and its transaction: status',
  ]);
  expect(skippedOf(results)).toContain('reHoldPayment: its answer: no payment is held');
});

test('who signs in by user name and password is known', async () => {
  const sandbox = await aFullSandbox();
  await sandbox.control('POST', '/shops/shop/customers', { phone: '+998901234567', password: 'secret1' });
  const results = await aRun({
    sandbox,
    username: '998901234567',
    password: 'secret1',
    calls: ['getProfile'],
  });
  expect(results[0]?.checks.map(({ status }) => status)).toEqual(results[0]?.checks.map(() => 'passed'));
});

test('an answer that is no JSON is found, and what needs it is skipped', async () => {
  const sandbox = await aFullSandbox();
  await sandbox.control('PUT', '/faults', [{ kind: 'broken-json', path: '/franchises' }]);
  const results = await aRun({ sandbox, calls: CATALOGUE });
  const ofFranchises = differencesOf(results).filter(
    (difference) => !difference.startsWith('listFranchises: '),
  );
  expect(ofFranchises).toEqual([]);
  expect(differencesOf(results)).toContain('listFranchises: its answer: answer');
  expect(skippedOf(results)).toContain('listLocations: its answer: GET /franchises gave no right answer');
});

test('a platform that takes any security key is found out at every call', async () => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, {
    request: ({ headers }) => {
      headers['security-key'] = 'shop-key';
    },
  });
  const found = differencesOf(await aRun({ sandbox, url, calls: WITH_KEY })).map((difference) =>
    difference.replace(/: (?:status|code)$/, ''),
  );
  expect(found).toEqual(
    WITH_KEY.flatMap((name) => [
      `${name}: it needs the security key`,
      `${name}: it refuses a security key that no shop has`,
    ]),
  );
});

test('another price than that of the product is found', async () => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, {
    answer({ path }, status, json) {
      if (path.startsWith('/market-api/variations/prices') && json.items?.[2]) json.items[2].newPrice -= 1;
      return { status, json };
    },
  });
  expect(differencesOf(await aRun({ sandbox, url, calls: CATALOGUE }))).toEqual([
    'listPrices: its answer: items.2.newPrice',
    'listPrices: its answer: items.2.discount',
  ]);
});

test('a platform that sells more than it has is found', async () => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, {
    request(passing) {
      if (!passing.path.endsWith('/add-to-cart') || passing.body.length === 0) return;
      const body = JSON.parse(passing.body.toString());
      if (body.quantity > 10) passing.body = Buffer.from(JSON.stringify({ ...body, quantity: 10 }));
    },
  });
  expect(differencesOf(await aRun({ sandbox, url, calls: CATALOGUE }))).toEqual([
    'addToCart: more than there is in stock is refused: status',
  ]);
});

/** A platform drops a field of queries to one path. */
const without = (path: string, field: string): Change => ({
  request(passing) {
    const url = new URL(passing.path, 'http://platform');
    if (!url.pathname.endsWith(path)) return;
    url.searchParams.delete(field);
    passing.path = url.pathname + url.search;
  },
});

test.each<[string, Change, string[], string]>([
  ['does not sort', without('/products', 'sort'), ['listCategoryProducts'], 'it sorts by price-desc'],
  [
    'does not filter',
    without('/products', 'category[]'),
    ['getFilterData'],
    'each choice leaves as many products as it says',
  ],
  [
    'finds everything',
    without('/menu-items', 'name'),
    ['findMenuItems'],
    'a word that nothing has finds nothing',
  ],
  [
    'always has news',
    {
      answer: ({ path }, status, json) => ({
        status,
        json: path.includes('/is-updated') && status === 200 ? { ...json, updated: true } : json,
      }),
    },
    ['isUpdated'],
    'who has the newest is told so',
  ],
  [
    'takes every code',
    {
      answer: ({ path }, status, json) =>
        path.includes('/activation-code') && status === 422
          ? { status: 200, json: { valid: true } }
          : { status, json },
    },
    ['sendVerification', 'checkActivationCode'],
    'a wrong code is refused',
  ],
  [
    'adds quantities up',
    {
      request(passing) {
        if (
          !passing.path.endsWith('/add-to-cart') ||
          !passing.headers['authorization'] ||
          passing.body.length === 0
        )
          return;
        const body = JSON.parse(passing.body.toString());
        passing.body = Buffer.from(JSON.stringify({ ...body, quantity: body.quantity * 2 }));
      },
    },
    [...REGISTRATION, 'addToCart'],
    'who is signed in finds it in the cart, and adding it again replaces the quantity',
  ],
])('a platform that %s is found out', async (_what, change, calls, check) => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, change);
  const results = await aRun({ sandbox, url, write: true, calls });
  const differing = results.flatMap(({ checks }) =>
    checks.filter(({ status }) => status === 'differs').map(({ what }) => what),
  );
  expect(differing).toEqual([check]);
});

test('pages that overlap, and failures of another shape, are found', async () => {
  const sandbox = await aFullSandbox();
  const url = await aChangedPlatform(sandbox.url, {
    request(passing) {
      if (passing.path.startsWith('/market-api/statics/pages'))
        passing.path = passing.path.replace('page=2', 'page=1');
    },
    answer: ({ path }, status, json) =>
      path.endsWith('/product') && status === 404
        ? { status, json: { error: json.message } }
        : { status, json },
  });
  const differences = differencesOf(await aRun({ sandbox, url, calls: CATALOGUE }));
  expect(differences).toContain('listStaticPages: its pages add up and do not overlap: page 2: page');
  expect(differences).toContain('getProduct: where nothing has the id, it says so: code');
  expect(differences.filter((one) => !/^(?:listStaticPages|getProduct): /.test(one))).toEqual([]);
});

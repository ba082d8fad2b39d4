import { expect, test } from 'vitest';
import { type Call, SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { prepareCall } from '#contract/call/prepare-call.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { HOME, METHODS } from '../../sandbox/an-order.ts';

const STRANGE: readonly unknown[] = [
  null,
  '',
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  '\u0000\r\nx: y',
  '\ud800',
  '__proto__',
  [],
  {},
  '9999-12-31T23:59:59.999Z',
];

type Fields = Record<string, unknown>;
interface Parts {
  params?: Fields;
  query?: Fields;
  body?: Fields;
}

/** Inputs that the test shop can fulfil, for examples that name goods that it does not have. */
const POSSIBLE: Readonly<Record<string, Fields>> = {
  addToCart: { stock: 1003, quantity: 1 },
  calculateShipping: { shippingService: 1, stocks: [{ stock: 1003, quantity: 1 }], shippingAddress: HOME },
  fastCheckout: {
    name: 'Dilnoza',
    phone: '901234567',
    stock: 1003,
    count: 1,
    shippingAddress: { countryCode: 'UZ' },
    coordinate: HOME,
  },
  finishOrder: { sells: [1], paymentMethod: METHODS.cash, shippingAddress: HOME },
};

/** The value with each of its fields, however deep, left out or strange in turn. */
function* variants(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) for (const one of variants(value[0])) yield [one];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Fields;
    yield rest;
    for (const strange of [...STRANGE, ...variants(field)]) yield { ...value, [name]: strange };
  }
}

function* requestsOf(name: string, { example }: Call): Generator<Parts> {
  const {
    params = {},
    query = {},
    body = {},
  } = { ...example, ...(POSSIBLE[name] && { body: POSSIBLE[name] }) } as Parts;
  yield { params, query, body };
  for (const one of variants(params)) yield { params: one as Fields, query, body };
  for (const one of variants(query)) yield { params, query: one as Fields, body };
  for (const one of variants(body)) yield { params, query, body: one as Fields };
}

function urlOf({ service = 'shop', path }: Call, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(String(params[name] ?? 'x').toWellFormed()) || 'x',
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return `${SERVICE_BASE_PATHS[service]}${filled}?${new URLSearchParams(pairs)}`;
}

test('nothing that a request may hold breaks the platform: it answers as the contract says, or refuses as the contract says', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { token } = await aShopper(sandbox, 'shop', { wallet: 1_000_000 });
  const broken: string[] = [];
  for (const [name, call] of Object.entries<Call>(ALL_CALLS)) {
    // They end the session of everything that follows.
    if (name === 'deactivateCustomer' || name === 'signOut') continue;
    const sender = { key: 'shop-key', token: call.auth === 'delivery' ? 'x' : token };
    for (const parts of requestsOf(name, call)) {
      const { method, headers, body } = prepareCall(call, { body: call.body && parts.body }, sender);
      const response = await fetch(sandbox.url + urlOf(call, parts), { method, headers, body });
      const text = await response.text();
      if (response.status >= 500) broken.push(`${name} ${JSON.stringify(parts)}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
}, 60_000);

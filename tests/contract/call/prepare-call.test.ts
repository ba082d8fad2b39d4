import { describe, expect, test } from 'vitest';
import { type CallHead, prepareCall, serviceAddresses } from '#contract/call/prepare-call.ts';
import { isFailure, parseAnswer } from '#contract/call/read-answer.ts';

const GET: CallHead = { method: 'GET', path: '/things' };
const POST: CallHead = { method: 'POST', path: '/things' };
const urlOf = (query: unknown) => prepareCall(GET, { query }).url;

test('a call without input is its method, its path below the service, and the wish for JSON', () => {
  expect(prepareCall(GET, {})).toEqual({
    name: 'GET /things',
    method: 'GET',
    path: '/things',
    url: '/market-api/things',
    headers: { accept: 'application/json' },
    body: null,
  });
});

describe('the address', () => {
  test('has each parameter escaped, and the name of the call has none', () => {
    const head: CallHead = { method: 'PUT', path: '/{id}/things/{thingId}' };
    const { name, path, url } = prepareCall(head, { params: { id: 'a/b?c', thingId: 7 } });
    expect([name, path, url]).toEqual([
      'PUT /{id}/things/{thingId}',
      '/a%2Fb%3Fc/things/7',
      '/market-api/a%2Fb%3Fc/things/7',
    ]);
  });

  test.each([
    [{}, ''],
    [{ q: '' }, '?q='],
    [{ q: 'чай & кофе+#' }, '?q=%D1%87%D0%B0%D0%B9+%26+%D0%BA%D0%BE%D1%84%D0%B5%2B%23'],
    [{ ids: '1,2' }, '?ids=1,2'],
    [{ 'ids[]': [1, 2], page: 3 }, '?ids%5B%5D=1&ids%5B%5D=2&page=3'],
    [{ 'ids[]': [] }, ''],
    [{ active: false, size: 0 }, '?active=false&size=0'],
    [{ q: undefined, name: null, 'ids[]': [1, undefined] }, '?ids%5B%5D=1'],
    [undefined, ''],
  ])('has the query %o as %s', (query, search) => {
    expect(urlOf(query)).toBe(`/market-api/things${search}`);
  });

  test('follows the address of its service', () => {
    const addresses = serviceAddresses('https://platform.example/', {
      cache: 'https://cache.example/of-shop/',
      driver: undefined,
    });
    const urls = (['shop', 'cache', 'driver', 'yandex'] as const).map(
      (service) => prepareCall({ ...GET, service }, {}, { addresses }).url,
    );
    expect(urls).toEqual([
      'https://platform.example/market-api/things',
      'https://cache.example/of-shop/things',
      'https://platform.example/driver-api/things',
      'https://platform.example/yandex-geocoder/things',
    ]);
  });
});

describe('the headers', () => {
  const headersOf = (head: Partial<CallHead>, key?: string | null, token?: string | null) => {
    const { accept: _, ...headers } = prepareCall({ ...GET, ...head }, {}, { key, token }).headers;
    return headers;
  };

  test('name the shop and who is signed in', () => {
    expect(headersOf({ auth: 'bearer' }, 'k', 't')).toEqual({
      'security-key': 'k',
      authorization: 'Bearer t',
    });
    expect(headersOf({ auth: 'optional' }, 'k', 't')).toEqual({
      'security-key': 'k',
      authorization: 'Bearer t',
    });
    expect(headersOf({ auth: 'delivery' }, 'k', 't')).toEqual({ 'security-key': 'k', 'auth-token': 't' });
  });

  test('have no token where the call looks at none, and nothing where there is nothing', () => {
    expect(headersOf({ auth: 'none' }, 'k', 't')).toEqual({ 'security-key': 'k' });
    expect(headersOf({ auth: 'bearer' }, null, null)).toEqual({});
    expect(headersOf({ auth: 'bearer' })).toEqual({});
  });

  test('tell a service of others neither the shop nor the shopper', () => {
    for (const service of ['openstreetmap', 'yandex'] as const)
      expect(headersOf({ service, auth: 'optional' }, 'k', 't'), service).toEqual({});
  });
});

describe('the body', () => {
  test('is JSON where nothing else is said', () => {
    const { body, headers } = prepareCall(POST, { body: { stock: 1, tags: [null, 'a'] } });
    expect([body, headers['content-type']]).toEqual(['{"stock":1,"tags":[null,"a"]}', 'application/json']);
  });

  test('is a form with a list as a field that stands several times, and without what is null', () => {
    const values = { username: 'a&b', 'tags[]': [1, 2], note: null, more: undefined, extra: { month: 6 } };
    const { body, headers } = prepareCall({ ...POST, encoding: 'form' }, { body: values });
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(String(body))]).toEqual([
      ['username', 'a&b'],
      ['tags[]', '1'],
      ['tags[]', '2'],
      ['extra', '{"month":6}'],
    ]);
  });

  test('is a form with files, whose boundary the sender writes', () => {
    const picture = new File(['<svg/>'], 'selfie.svg', { type: 'image/svg+xml' });
    const values = { product: 7, picture, 'tags[]': ['a', 'b'], note: null };
    const { body, headers } = prepareCall({ ...POST, encoding: 'multipart' }, { body: values });
    expect(headers).not.toHaveProperty('content-type');
    if (!(body instanceof FormData)) throw new Error('the body is no form');
    expect([...body.entries()].filter(([name]) => name !== 'picture')).toEqual([
      ['product', '7'],
      ['tags[]', 'a'],
      ['tags[]', 'b'],
    ]);
    expect(body.get('picture')).toMatchObject({ name: 'selfie.svg', type: 'image/svg+xml', size: 6 });
  });

  test.each(['json', 'form', 'multipart'] as const)('is not there where a %s call has none', (encoding) => {
    const { body, headers } = prepareCall({ ...POST, encoding }, {});
    expect([body, Object.keys(headers)]).toEqual([null, ['accept']]);
  });
});

describe('what comes back', () => {
  test('is its JSON, and nothing where there is none, as with status 204', () => {
    expect(parseAnswer('{"a":[null]}')).toEqual({ a: [null] });
    expect([parseAnswer(''), parseAnswer('<html>')]).toEqual([undefined, undefined]);
  });

  test.each([
    [{ code: 'over-stock', message: 'Too many.' }, true],
    [{ code: 'invalid', message: 'No.', field: 'stock', transactionId: 'x' }, true],
    [{ code: 'invalid', message: 'No.', field: 7 }, false],
    [{ code: 402, message: 'No.' }, false],
    [{ code: 'invalid' }, false],
    ['Bad gateway', false],
    [null, false],
    [undefined, false],
  ])('is a refusal in the words of the contract or not: %o', (answer, expected) => {
    expect(isFailure(answer)).toBe(expected);
  });
});

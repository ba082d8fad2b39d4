import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#publisher/publish/open-store.ts';
import { parseSiteFile } from '#publisher/publish/protocol/site-file.ts';
import type { S3Location } from '#publisher/publish/protocol/site-store.ts';
import { openBucket } from '#publisher/publish/s3/bucket.ts';
import { startS3, type TestS3 } from '../../../a-s3.ts';
import { anS3Proxy } from '../../../an-s3-proxy.ts';
import {
  aNote,
  aSiteFile,
  begin,
  describeSiteStore,
  type StoreUnderTest,
} from '../protocol/site-store-suite.ts';

let server: TestS3;
let proxy: Awaited<ReturnType<typeof anS3Proxy>>;
/** Paths of objects that cannot be written. */
const refused = new Set<string>();
beforeAll(async () => {
  server = await startS3();
  proxy = await anS3Proxy(server.endpoint, (method, path) => method !== 'PUT' || !refused.has(path));
});
afterAll(async () => {
  proxy.close();
  await server.stop();
});

/** An empty store in a bucket of its own. */
function anS3Store(): StoreUnderTest & { location: S3Location } {
  const location: S3Location = {
    kind: 's3',
    bucket: server.bucket(),
    prefix: 'storefront/',
    endpoint: proxy.endpoint,
    region: 'us-east-1',
    pageHeaders: { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
    endingHeaders: { xml: { contentType: 'application/xml' } },
  };
  const bucket = openBucket(location);
  return {
    store: openStore(location),
    location,
    async page(tenant, path) {
      const key = `sites/${tenant}${path === '/' ? '/index' : path}.html`;
      return { html: await bucket.read(key), brotli: await bucket.read(`${key}.br`) };
    },
    siteFile: async (tenant) => parseSiteFile(String(await bucket.read(`shops/${tenant}.json`))),
    build: async (tenant) => JSON.parse(String(await bucket.read(`sites/${tenant}/build.json`))),
    async asset(name) {
      return { plain: await bucket.read(`assets/${name}`), brotli: await bucket.read(`assets/${name}.br`) };
    },
    date(asset, at) {
      server.date(location.bucket, `storefront/assets/${asset}`, at);
      server.date(location.bucket, `storefront/assets/${asset}.br`, at);
    },
    stumble(tenant) {
      const path = `/${location.bucket}/storefront/sites/${tenant}/index.html`;
      refused.add(path);
      return () => refused.delete(path);
    },
  };
}

describeSiteStore('[BLD-09] a store on S3', anS3Store);

test('[BLD-09] pages lie with the headers that a CDN needs to serve them, and builders alone see the rest', async () => {
  const { store, location } = anS3Store();
  const attempt = await begin(store);
  await attempt.stage('/', Buffer.from('home'));
  await attempt.publish({ added: ['/'], changed: [], removed: [] }, aSiteFile(), aNote());
  const head = async (file: string) => {
    const url = `${location.endpoint}/${location.bucket}/storefront/${file}`;
    const { headers } = await fetch(url, { method: 'HEAD' });
    return ['content-type', 'cache-control', 'content-encoding'].map((name) => headers.get(name));
  };
  expect(await head('sites/shop/index.html')).toEqual(['text/html; charset=utf-8', 'no-cache', null]);
  expect(await head('sites/shop/index.html.br')).toEqual(['text/html; charset=utf-8', 'no-cache', 'br']);
  const keys = (await Array.fromAsync(openBucket(location).list(''))).map(({ key }) => key);
  expect(keys.filter((key) => !key.startsWith('sites/')).sort()).toEqual([
    'releases/shop/000000001.json',
    'shops/shop.json',
  ]);
});

test('[BLD-09] a store that refuses says what it was asked for and what to look at', async () => {
  const { location } = anS3Store();
  const store = openStore({ ...location, bucket: 'nobodys' });
  await expect(store.site('shop').begin()).rejects.toThrow(/s3:\/\/nobodys\/storefront\/.*Check STORE_URL/);
});

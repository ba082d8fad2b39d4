import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import type { LogFields } from '#lib/log/log.ts';
import { listen } from '#lib/port.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { createPurger } from '#publisher/purge/purger.ts';
import { purgingStore } from '#publisher/purge/purging-store.ts';
import { aNote, aSiteFile, begin } from '../publish/protocol/site-store-suite.ts';

const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

/** A CDN that answers with these codes, then with 204. */
async function aCdn(...codes: number[]) {
  const taken: { id: string; tenant: string; host: string; urls: string[] }[] = [];
  const tries: string[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
        name,
        String(request.headers[name]),
      ]),
    );
    const body = new Webhook(SECRET).verify(text, headers) as (typeof taken)[number];
    tries.push(headers['webhook-id'] ?? '');
    const code = codes.shift() ?? 204;
    if (code === 204) taken.push({ ...body, id: headers['webhook-id'] ?? '' });
    response.writeHead(code).end();
  });
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/purge`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const told: LogFields[] = [];
  const tell = (fields: LogFields) => told.push(fields);
  const log = { debug: tell, info: tell, warn: tell, error: tell };
  const purger = createPurger({ url, secret: SECRET, log, retryAfter: [1, 1] });
  return { taken, tries, told, purger };
}

/** An empty store in folders that are gone after the test. */
function aStore(): SiteStore {
  const root = mkdtempSync(join(tmpdir(), 'purge-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const below = (name: string) => join(root, name);
  return openStore({
    kind: 'directory',
    sites: below('sites'),
    staging: below('staging'),
    releases: below('releases'),
    assets: below('assets'),
  });
}

const NAMES = { protocol: 'https:', hostSuffixes: ['localhost'] };

/** Publishes pages of a shop. */
async function publish(store: SiteStore, added: string[]) {
  const attempt = await begin(store);
  for (const path of added) await attempt.stage(path, Buffer.from(path));
  const file = aSiteFile({ host: 'shop.example' });
  await attempt.publish({ added, changed: [], removed: [] }, file, aNote());
}

test('[BLD-09] a CDN is told of changed pages in signed requests of a thousand addresses', async () => {
  const { purger, taken } = await aCdn();
  const urls = Array.from({ length: 1_500 }, (_, at) => `https://voltra.example/product/${at}`);
  purger.purge({ tenant: 'voltra', host: 'voltra.example', urls });
  await purger.idle();
  expect(taken.map(({ urls }) => urls.length)).toEqual([1_000, 500]);
  expect(taken[0]).toMatchObject({ tenant: 'voltra', host: 'voltra.example' });
  expect(taken.flatMap((one) => one.urls)).toEqual(urls);
});

test('[BLD-09] each publish and each way back tells of the pages that it changed', async () => {
  const { purger, taken } = await aCdn();
  const store = purgingStore(aStore(), purger, NAMES);
  const file = aSiteFile({ host: 'shop.example' });
  for (const [path, kind] of [
    ['/', 'added'],
    ['/uz', 'added'],
    ['/', 'changed'],
  ] as const) {
    const attempt = await begin(store);
    await attempt.stage(path, Buffer.from(`${path} ${kind}`));
    await attempt.publish({ added: [], changed: [], removed: [], [kind]: [path] }, file, aNote());
  }
  await (await begin(store)).rollBack(1, '2026-05-01T10:00:00.000Z');
  await purger.idle();
  expect(taken.map(({ urls }) => urls.toSorted().join())).toEqual([
    'https://shop.example/',
    'https://shop.example/uz',
    'https://shop.example/',
    'https://shop.example/,https://shop.example/uz',
  ]);
});

test('[BLD-09] a request that was not taken is sent again under its id, and given up in words', async () => {
  const { purger, taken, tries, told } = await aCdn(503, 429);
  purger.purge({ tenant: 'voltra', host: 'voltra.example', urls: ['https://voltra.example/'] });
  await purger.idle();
  expect(taken).toHaveLength(1);
  expect(new Set(tries).size).toBe(1);
  expect(tries).toHaveLength(3);
  const failing = await aCdn(503, 503, 503);
  failing.purger.purge({ tenant: 'voltra', host: 'voltra.example', urls: ['https://voltra.example/'] });
  await failing.purger.idle();
  expect(failing.taken).toEqual([]);
  expect(failing.told.at(-1)).toMatchObject({ event: 'purge-failed', tenant: 'voltra' });
  expect(told.map(({ event }) => event)).toEqual(['purge-failed', 'purge-failed']);
});

test('[BLD-09] a CDN is told of every fixed address of a page, below every name of the shop', async () => {
  const { purger, taken } = await aCdn();
  const names = { protocol: 'https:', hostSuffixes: ['localhost', 'shops.example'] };
  await publish(purgingStore(aStore(), purger, names), ['/product/7', '/uz/page/about', '/uz/dmp-offerta']);
  await purger.idle();
  const paths = [
    ...['/product/7', '/product-variation/7', '/uz/page/about', '/uz/pages/about'],
    ...['/uz/dmp-offerta', '/dmp-offerta-uz'],
  ];
  for (const host of ['shop.example', 'shop.shops.example'])
    expect(taken.find((one) => one.host === host)?.urls).toEqual(
      paths.map((path) => `https://${host}${path}`),
    );
  expect(taken).toHaveLength(2);
});

test('[BLD-09] what a CDN was not told, by whoever died or gave up, the next builder makes up for', async () => {
  const plain = aStore();
  const failing = await aCdn(503, 503, 503);
  await publish(purgingStore(plain, failing.purger, NAMES), ['/']);
  await failing.purger.idle();
  const { purger, taken } = await aCdn();
  const store = purgingStore(plain, purger, NAMES);
  await begin(store);
  await begin(store);
  await purger.idle();
  expect(taken.map(({ tenant, host, urls }) => [tenant, host, urls])).toEqual([['shop', 'shop.example', []]]);
  await expect.poll(() => plain.site('shop').isPurgeOwed()).toBe(false);
  await begin(store);
  await publish(store, ['/uz']);
  await purger.idle();
  expect(taken.map(({ urls }) => urls.join())).toEqual(['', 'https://shop.example/uz']);
});

import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';
import { PASSED_ON } from '#publisher/serve/embedded/passed-on.ts';
import { findFreePort } from '../../../free-port.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aHost } from '../a-host.ts';

interface Asked {
  at: string;
  method: string;
  url: string;
  headers: Record<string, string>;
}

/** A server that answers with what it was asked, and with a cookie of its own. */
async function aService(at: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type':
        request.url?.includes('.svg') || request.url?.includes('.png') ? 'image/svg+xml' : 'application/json',
      'cache-control': 'max-age=60',
      'set-cookie': 'tracker=1',
      'x-secret': at,
    });
    response.end(JSON.stringify({ at, method: request.method, url: request.url, headers: request.headers }));
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

async function aShop({
  site = {},
  foreignServices = {},
}: {
  site?: Partial<SiteFile>;
  foreignServices?: Record<string, string>;
} = {}) {
  const host = await aHost();
  await host.publish(
    'voltra',
    { 'index.html': 'Voltra', 'tiles.html': 'Tiles' },
    { platformUrl: await aService('platform'), ...site },
  );
  const { get } = await host.start({ foreignServices });
  return {
    get,
    async ask(path: string, headers: Record<string, string> = {}) {
      const answer = await get(`voltra.localhost${path}`, { headers });
      return { ...answer, asked: JSON.parse(answer.text) as Asked };
    },
  };
}

/** A call of each service, or what else is read from it. */
const PATHS = [
  '/market-api/menus',
  '/cache-api/is-updated',
  '/driver-api/tracking/5',
  '/openstreetmap/search',
  '/yandex-geocoder/1.x/',
  '/tiles/1/2/3.svg',
];

const SHOPPER = {
  cookie: 'session=1',
  authorization: 'Bearer token',
  'security-key': 'other',
  referer: 'http://voltra.localhost/checkout',
  'auth-token': 'd',
};

test('[CCH-01] a page learns from its own host whether its shop changed, and finds addresses and the map there', async () => {
  const sandbox = await aSandbox([aShopSeed({ name: 'voltra' }), aShopSeed({ name: 'nafis' })]);
  const { get } = await aShop({ site: { platformUrl: sandbox.url } });
  const json = async (path: string) => JSON.parse((await get(`voltra.localhost${path}`)).text);
  const { updatedAt } = await json('/cache-api/is-updated?lastUpdatedAt=2020-01-01T00:00:00.000Z');
  await sandbox.control('PUT', '/shops/nafis/variations/1', { count: 3 });
  expect((await json(`/cache-api/is-updated?lastUpdatedAt=${updatedAt}`)).updated).toBe(false);
  await sandbox.control('PUT', '/shops/voltra/variations/1', { count: 3 });
  expect((await json(`/cache-api/is-updated?lastUpdatedAt=${updatedAt}`)).updated).toBe(true);
  expect((await json('/openstreetmap/search?q=%D0%A7%D0%BE%D1%80%D1%81%D1%83&limit=1'))[0].name).toBe(
    'станция метро «Чорсу»',
  );
  expect(
    (await json('/yandex-geocoder/1.x/?apikey=k&format=json&geocode=69.2797,41.3111')).response
      .GeoObjectCollection.featureMember,
  ).toHaveLength(1);
  const tile = await get('voltra.localhost/tiles/5/22/11.svg');
  expect([tile.status, tile.headers['content-type'], tile.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=604800',
  ]);
});

test('without other addresses the platform answers for all services, each below its own path', async () => {
  const { ask } = await aShop();
  expect(PASSED_ON.map(({ segment }) => `/${segment}`)).toEqual(
    PATHS.map((path) => path.slice(0, path.indexOf('/', 1))),
  );
  for (const path of PATHS)
    expect((await ask(`${path}?q=%D1%82&x=1`)).asked).toMatchObject({
      at: 'platform',
      url: `${path}?q=%D1%82&x=1`,
    });
});

test.each([
  ['POST', '/market-api/menus'],
  ['DELETE', '/market-api/products'],
  ['POST', '/market-api/media/300x_/x.svg'],
  ['OPTIONS', '/market-api/add-to-cart'],
  ['PUT', '/cache-api/webhook'],
  ['GET', '/cache-api/data'],
  ['GET', '/cache-api'],
  ['GET', '/driver-api/drivers'],
  ['GET', '/openstreetmap'],
  ['GET', '/openstreetmap/status'],
  ['GET', '/yandex-geocoder/2.x/'],
  ['GET', '/tiles/1/2'],
  ['GET', '/tiles/styles/1/2.json'],
])('%s %s is no call of the contract and reaches no service', async (method, path) => {
  const { get } = await aShop();
  const answer = await get(`voltra.localhost${path}`, { method });
  expect(answer.status).toBeGreaterThanOrEqual(404);
  expect(answer.text).not.toContain('platform');
});

test('what lies beside the calls of the platform is passed on as pictures alone', async () => {
  const { get } = await aShop();
  expect((await get('voltra.localhost/market-api/internal/orders')).status).toBe(502);
});

test('[BLD-08] the cache server of a tenant answers for its cache, with the key of the shop', async () => {
  const { ask } = await aShop({ site: { cacheServerUrl: `${await aService('cache')}/of-voltra/` } });
  const { asked } = await ask('/cache-api/is-updated?lastUpdatedAt=x', SHOPPER);
  expect(asked).toMatchObject({ at: 'cache', url: '/of-voltra/is-updated?lastUpdatedAt=x' });
  expect(asked.headers).toMatchObject({ 'security-key': 'voltra-key', authorization: 'Bearer token' });
  expect((await ask('/driver-api/tracking/5', SHOPPER)).asked.headers).toMatchObject({
    'security-key': 'voltra-key',
    'auth-token': 'd',
  });
});

test('[MAP-04] geocoders and map pictures come from where the operator says, without our path', async () => {
  const foreignServices = {
    openstreetmap: await aService('nominatim'),
    yandex: await aService('yandex'),
    tiles: `${await aService('tiles')}/osm`,
  };
  const { ask } = await aShop({ foreignServices });
  expect((await ask('/openstreetmap/search?q=1')).asked).toMatchObject({
    at: 'nominatim',
    url: '/search?q=1',
  });
  expect((await ask('/yandex-geocoder/1.x/?apikey=k')).asked).toMatchObject({
    at: 'yandex',
    url: '/1.x/?apikey=k',
  });
  expect((await ask('/tiles/12/2823/1532.svg')).asked).toMatchObject({
    at: 'tiles',
    url: '/osm/12/2823/1532.svg',
  });
  expect((await ask('/market-api/menus')).asked.at).toBe('platform');
});

test('[MAP-03] the three numbers of a tile go where the address of its server wants them', async () => {
  const { ask } = await aShop({
    foreignServices: { tiles: `${await aService('tiles')}/{z}/{y}/{x}@2x.png?key=1` },
  });
  expect((await ask('/tiles/12/2836/1532.svg?lang=uz')).asked).toMatchObject({
    at: 'tiles',
    url: '/12/1532/2836@2x.png?key=1',
  });
});

test('[MAP-03] maps of each kind come from their own server, with the token of the shop', async () => {
  const { ask } = await aShop({
    foreignServices: {
      tiles: await aService('any'),
      'tiles-yandex': `${await aService('yandex')}/t.png?x={x}&y={y}&z={z}&lang={lang}&apikey={token}`,
      'tiles-google': `${await aService('google')}/{z}/{x}/{y}.png?key={token}`,
    },
  });
  const tile = async (query: string) => (await ask(`/tiles/12/2836/1532.svg?${query}`)).asked;
  expect(await tile('map=yandex&lang=uz&token=a%26b')).toMatchObject({
    at: 'yandex',
    url: '/t.png?x=2836&y=1532&z=12&lang=uz&apikey=a%26b',
  });
  expect(await tile('map=google&lang=ru&token=k')).toMatchObject({
    at: 'google',
    url: '/12/2836/1532.png?key=k',
  });
  for (const query of ['map=mapbox&lang=ru', 'map=__proto__'])
    expect(await tile(query)).toMatchObject({ at: 'any', url: `/12/2836/1532.svg?${query}` });
});

test('a service of others learns neither the shop nor the shopper, and leaves nothing behind', async () => {
  const { ask } = await aShop({ foreignServices: { openstreetmap: await aService('nominatim') } });
  const { asked, headers } = await ask('/openstreetmap/search?q=1', {
    ...SHOPPER,
    'accept-language': 'ru',
    'user-agent': 'Browser/1',
  });
  expect(
    Object.keys(asked.headers)
      .filter((name) => !['host', 'connection'].includes(name))
      .sort(),
  ).toEqual(['accept-language', 'user-agent']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'max-age=60',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-secret']).toBeUndefined();
});

test('nothing is written to a service of others, and no path leaves its address', async () => {
  const { get } = await aShop({ foreignServices: { openstreetmap: `${await aService('nominatim')}/open` } });
  expect((await get('voltra.localhost/openstreetmap/search', { method: 'POST', body: 'x' })).status).toBe(
    405,
  );
  for (const path of [
    '/openstreetmap/../secret',
    '/openstreetmap/%2e%2e/secret',
    '/openstreetmap/..%2fsecret',
  ]) {
    expect([path, (await get(`voltra.localhost${path}`)).status]).toEqual([path, 400]);
  }
  expect((await get('voltra.localhost/openstreetmap.example/search')).status).toBe(404);
});

test('a map that cannot be reached is a failure that names it', async () => {
  const { get } = await aShop({ foreignServices: { tiles: `http://127.0.0.1:${await findFreePort()}` } });
  const { status, text } = await get('voltra.localhost/tiles/1/0/0.svg');
  expect([status, JSON.parse(text).message]).toEqual([502, 'The map cannot be reached. Try again.']);
});

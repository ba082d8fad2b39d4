import { utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PortTakenError } from '#lib/port.ts';
import { pagePolicy } from '#publisher/serve/embedded/content-policy.ts';
import { varyOf } from '#publisher/serve/embedded/static-file.ts';
import { printedErrors } from '../../../printed.ts';
import { aHost } from '../a-host.ts';

const VOLTRA_POLICY = pagePolicy({
  hostName: 'voltra.localhost',
  scriptHashes: [],
  captchaOrigins: [],
  analytics: [],
  frameOrigins: [],
  secure: false,
});

const NOT_FOUND = { '404.html': 'нет страницы', 'uz/404.html': 'sahifa yoʻq' };

async function aServedShop() {
  const host = await aHost();
  await host.publish('voltra', {
    'index.html': 'главная',
    'uz.html': 'bosh sahifa',
    'product/123.html': 'товар 123',
    'dmp-offerta.html': 'условия',
    'uz/dmp-offerta.html': 'shartlar',
    'uz/product/123.html': 'mahsulot 123',
    'robots.txt': 'User-agent: *',
    ...NOT_FOUND,
  });
  await host.addAssets({ '_astro/app.3f2a.js': 'let a = 1;', 'icons/6.svg': '<svg/>', 'sw.js': '0' });
  return { ...host, ...(await host.start()) };
}

test('[TEN-01] a shop is chosen by the first label of the host, below the configured names and at its own', async () => {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' }, { host: 'www.voltra.example' });
  await host.publish('nafis', { 'index.html': 'Nafis' });
  const { get } = await host.start({ hostSuffixes: ['localhost', 'shops.example.uz'] });
  expect((await get('voltra.localhost:4321/')).text).toBe('Voltra');
  expect((await get('nafis.shops.example.uz/')).text).toBe('Nafis');
  expect((await get('www.voltra.example:8443/')).text).toBe('Voltra');
  expect((await get('nafis.voltra.example/')).status).toBe(404);
});

test('[TEN-01] a host with a closing dot leads to the one without', async () => {
  const host = await aHost();
  await host.publish('nafis', { 'index.html': 'Nafis' });
  const { get } = await host.start();
  const answer = await get('NAFIS.localhost.:4321/?a=1');
  expect([answer.status, answer.headers.location]).toEqual([308, '//nafis.localhost:4321/?a=1']);
});

test.each([
  'other.localhost',
  'voltra.evil.example',
  'voltra.localhost.evil.example',
  'a.voltra.localhost',
  'voltra',
  'voltra.localhost@evil.example',
  'localhost',
  '127.0.0.1',
  'voltra-2.localhost',
  '..',
  '%2e%2e',
  '__proto__.localhost',
  '_site.json',
])('[TEN-01] the unknown host %s gets a plain 404 and nothing of any shop', async (name) => {
  const { get } = await aServedShop();
  for (const path of ['/', '/product/123', '/404', '/icons/6.svg', '/market-api/products']) {
    const answer = await get(`${name}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe('There is no shop at this address.\n');
  }
});

test('[TEN-01] a subdomain names the shop, not the folder of another tenant', async () => {
  const host = await aHost();
  await host.publish('local', { 'index.html': 'Voltra' }, { subdomain: 'voltra' });
  const { get } = await host.start();
  expect((await get('voltra.localhost/')).text).toBe('Voltra');
  expect((await get('local.localhost/')).status).toBe(404);
});

test('a new shop and a changed subdomain are served without a restart', async () => {
  const host = await aHost();
  const { get } = await host.start();
  expect((await get('voltra.localhost/')).status).toBe(404);
  await host.publish('voltra', { 'index.html': 'Voltra' });
  expect((await get('voltra.localhost/')).text).toBe('Voltra');
  await host.publish('voltra', {}, { subdomain: 'electro', frameOrigins: ['https://admin.example'] });
  expect((await get('voltra.localhost/')).status).toBe(404);
  expect((await get('electro.localhost/')).headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://admin.example;",
  );
});

test('[TEN-01] a subdomain that moved to another tenant, and one of a tenant that is gone, show nothing of before', async () => {
  const host = await aHost();
  const owners = new Map([['voltra', 'first']]);
  await host.publish('first', { 'index.html': 'first' }, { subdomain: 'voltra' });
  const { get } = await host.start({ ownerOf: (subdomain) => owners.get(subdomain) });
  expect((await get('voltra.localhost/')).text).toBe('first');
  owners.set('voltra', 'second');
  expect((await get('voltra.localhost/')).status).toBe(404);
  await host.publish('second', { 'index.html': 'second' }, { subdomain: 'voltra' });
  await utimes(join(host.sitesDirectory, 'second', '_site.json'), 1, 1);
  expect((await get('voltra.localhost/')).text).toBe('second');
  owners.delete('voltra');
  expect((await get('voltra.localhost/')).status).toBe(404);
});

test('of two folders with one subdomain the one published last is served', async () => {
  const host = await aHost();
  await host.publish('a-new-name', { 'index.html': 'new' }, { subdomain: 'voltra' });
  await host.publish('old-name', { 'index.html': 'old' }, { subdomain: 'voltra' });
  await utimes(join(host.sitesDirectory, 'old-name', '_site.json'), 1, 1);
  const { get } = await host.start();
  expect((await get('voltra.localhost/')).text).toBe('new');
});

test.each([
  ['/', 'главная'],
  ['/?utm=1', 'главная'],
  ['/uz', 'bosh sahifa'],
  ['/product/123', 'товар 123'],
  ['/uz/product/123', 'mahsulot 123'],
  ['/product/%31%32%33', 'товар 123'],
  ['/product-variation/123', 'товар 123'],
  ['/uz/product-variation/123', 'mahsulot 123'],
  ['/dmp-offerta-ru', 'условия'],
  ['/dmp-offerta-uz', 'shartlar'],
])('%s shows its page', async (path, text) => {
  const { get } = await aServedShop();
  const answer = await get(`voltra.localhost${path}`);
  expect(answer.status).toBe(200);
  expect(answer.text).toBe(text);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(text)));
});

test.each([
  ['/product/123.html', '/product/123'],
  ['/dmp-offerta-ru.html', '/dmp-offerta-ru'],
  ['/product/123/', '/product/123'],
  ['/uz/?a=1&b=2', '/uz?a=1&b=2'],
  ['/index.html?a=1', '/?a=1'],
  ['/uz.html', '/uz'],
])('%s is moved for good to %s', async (path, location) => {
  const { get } = await aServedShop();
  const answer = await get(`voltra.localhost${path}`);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each(['//evil.example/', '//evil.example/x.html', '/\t/evil.example/', '/%2f%2fevil.example/'])(
  '%j never leads to another host',
  async (path) => {
    const { get } = await aServedShop();
    const answer = await get(`voltra.localhost${encodeURI(path).replace(/%25/g, '%')}`);
    expect([400, 404, 308]).toContain(answer.status);
    expect(answer.headers.location ?? '/safe').toMatch(/^\/(?!\/)/);
  },
);

test.each([
  '/index',
  '/_site.json',
  '/_SITE.json',
  '/.env',
  '/.well/known',
  '/product/123.html.br',
  '/product/123.br',
  '/robots.txt.gz',
  '/product',
  '/product//123',
  '/%2fproduct%2f123',
  '/product-variation/123/more',
  '/no/such/page',
  '/404',
])('%s is not found', async (path) => {
  const { get } = await aServedShop();
  const answer = await get(`voltra.localhost${path}`);
  expect(answer.status).toBe(404);
  expect(answer.text).toBe('нет страницы');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a fragment that pages fetch is no page to find: robots skip it, nothing runs in it', async () => {
  const host = await aHost();
  await host.publish('voltra', {
    'catalogue-menu.html': 'меню',
    'uz/catalogue-menu.html': 'menyu',
    'page/catalogue-menu.html': 'статья',
  });
  const { get } = await host.start();
  for (const [path, text] of [
    ['/catalogue-menu', 'меню'],
    ['/uz/catalogue-menu', 'menyu'],
  ]) {
    const answer = await get(`voltra.localhost${path}`);
    expect(answer.text).toBe(text);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  const page = await get('voltra.localhost/page/catalogue-menu');
  expect(page.headers['x-robots-tag']).toBeUndefined();
  expect(page.headers['content-security-policy']).toBe(VOLTRA_POLICY);
});

test('the not-found page speaks the language of the address, else the default one', async () => {
  const { get } = await aServedShop();
  expect((await get('voltra.localhost/uz/nothing')).text).toBe('sahifa yoʻq');
  expect((await get('voltra.localhost/uz/index')).text).toBe('sahifa yoʻq');
  expect((await get('voltra.localhost/en/nothing')).text).toBe('нет страницы');
  expect((await get('voltra.localhost/uzbekistan')).text).toBe('нет страницы');
});

test('a missing hashed file is a plain 404 that no browser keeps', async () => {
  const { get } = await aServedShop();
  const answer = await get('voltra.localhost/_astro/old.js');
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  '/../nafis/index',
  '/product/../../nafis/index',
  '/%2e%2e/nafis/index',
  '/%2E%2e%2fnafis/index',
  '/..%2fnafis%2findex',
  '/..%5cnafis%5cindex',
  '/a%5cb',
  '/a%00b',
  '/a%0ab',
  '/broken%',
  '/broken%zz',
  '/%c3%28',
  '/./index',
  '/_astro/%2e%2e/%2e%2e/sites/nafis/index.html',
  '/market-api/%2e%2e/admin',
  'http://nafis.localhost/',
])('%s is refused', async (path) => {
  const { get, publish } = await aServedShop();
  await publish('nafis', { 'index.html': 'чужое' });
  const answer = await get('voltra.localhost/', { target: path });
  expect(answer.status).toBe(400);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s on a page is answered with the methods that it has',
  async (method) => {
    const { get } = await aServedShop();
    const answer = await get('voltra.localhost/product/123', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  },
);

test('HEAD has the headers of GET and no body', async () => {
  const { get } = await aServedShop();
  const full = await get('voltra.localhost/product/123');
  const head = await get('voltra.localhost/product/123', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.bytes).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
});

test('the form is the best that the browser takes', async () => {
  const { get } = await aServedShop();
  const ask = (encoding: string) =>
    get('voltra.localhost/product/123', { headers: { 'accept-encoding': encoding } });
  const brotli = await ask('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe('товар 123');
  expect(brotli.headers['content-length']).toBe(String(brotli.bytes.length));
  const gzip = await ask('br;q=0.5, gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe('товар 123');
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  for (const answer of [brotli, gzip]) expect(answer.headers.vary).toBe(varyOf('page'));
});

test('gzip is made of the file as it is now, never sent from a packed file that lies beside it', async () => {
  const host = await aServedShop();
  const page = join(host.sitesDirectory, 'voltra', 'product/123.html');
  await writeFile(`${page}.gz`, 'left by an earlier version');
  const ask = (more = {}) =>
    host.get('voltra.localhost/product/123', { headers: { 'accept-encoding': 'gzip' }, ...more });
  for (const _ of ['made', 'kept']) expect(gunzipSync((await ask()).bytes).toString()).toBe('товар 123');
  const { headers, bytes } = await ask({ method: 'HEAD' });
  expect(bytes).toHaveLength(0);
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String((await ask()).bytes.length),
    vary: varyOf('page'),
  });
  const { etag = '' } = headers;
  const again = await ask({ headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await host.publish('voltra', { 'product/123.html': 'товар 124' });
  const changed = await ask({ headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
  expect(gunzipSync(changed.bytes).toString()).toBe('товар 124');
});

test('shared scripts come as gzip too, and what is packed by itself as it is', async () => {
  const host = await aServedShop();
  await writeFile(join(host.sitesDirectory, 'voltra', 'logo.webp'), 'webp');
  await writeFile(join(host.sitesDirectory, 'voltra', 'huge.txt'), 'x'.repeat(5_000_000));
  const ask = (path: string) =>
    host.get(`voltra.localhost${path}`, { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync((await ask('/_astro/app.3f2a.js')).bytes).toString()).toBe('let a = 1;');
  expect(gunzipSync((await ask('/icons/6.svg')).bytes).toString()).toBe('<svg/>');
  expect((await ask('/logo.webp')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/huge.txt')).headers['content-encoding']).toBeUndefined();
});

test('a file without packed forms is sent as it is', async () => {
  const host = await aServedShop();
  await writeFile(join(host.sitesDirectory, 'voltra', 'logo.png'), 'png');
  const answer = await host.get('voltra.localhost/logo.png', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.text).toBe('png');
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('an empty file has a length of 0', async () => {
  const host = await aServedShop();
  await writeFile(join(host.sitesDirectory, 'voltra', 'empty.txt'), '');
  expect((await host.get('voltra.localhost/empty.txt')).headers['content-length']).toBe('0');
});

test('a form that the browser has is not sent again until its file changes', async () => {
  const host = await aServedShop();
  const ask = (headers: Record<string, string>) =>
    host.get('voltra.localhost/product/123', { headers: { 'accept-encoding': 'br', ...headers } });
  const { etag = '' } = (await ask({})).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await ask({ 'if-none-match': `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
  expect(again.headers.etag).toBe(etag);
  expect(again.headers.vary).toBe(varyOf('page'));
  expect((await ask({ 'if-none-match': etag, 'accept-encoding': 'gzip' })).status).toBe(200);
  await host.publish('voltra', { 'product/123.html': 'товар 124' });
  expect((await ask({ 'if-none-match': etag })).status).toBe(200);
});

test('pages that are sent are told of, and nothing else is', async () => {
  const host = await aHost();
  await host.addAssets({ '_astro/app.3f2a.js': 'let a = 1;' });
  const page = { 'product/1.html': 'page', 'uz/product/1.html': 'sahifa' };
  await host.publish('voltra', { ...page, '404.html': 'none', 'logo.svg': '<svg/>' });
  const sent: string[] = [];
  const { get } = await host.start({
    onPageSent: ({ tenant, directory }, file) => sent.push(`${tenant} ${relative(directory, file)}`),
  });
  const { headers } = await get('voltra.localhost/product-variation/1');
  // It is told of once the last byte is on its way, which a reader may have before.
  await expect.poll(() => sent).toEqual(['voltra product/1.html']);
  const { etag = '' } = headers;
  expect((await get('voltra.localhost/product/1', { headers: { 'if-none-match': etag } })).status).toBe(304);
  await get('voltra.localhost/product/1', { method: 'HEAD' });
  for (const path of ['/product/2', '/_astro/app.3f2a.js', '/logo.svg']) await get(`voltra.localhost${path}`);
  await get('voltra.localhost/uz/product/1');
  await expect.poll(() => sent).toEqual(['voltra product/1.html', 'voltra uz/product/1.html']);
});

test('what browsers look for by a fixed path is the file that the shop names, for that shop alone', async () => {
  const host = await aHost();
  await host.addAssets({ '_astro/favicon.1a2b.ico': 'icon', '_astro/none.ico': '' });
  const fixedFiles = { 'favicon.ico': '/_astro/favicon.1a2b.ico', 'gone.ico': '/_astro/gone.ico' };
  await host.publish('voltra', { 'index.html': 'Voltra' }, { fixedFiles });
  await host.publish('nafis', { 'index.html': 'Nafis' });
  const { get } = await host.start();
  const icon = await get('voltra.localhost/favicon.ico');
  expect(icon).toMatchObject({
    status: 200,
    text: 'icon',
    headers: { 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=3600' },
  });
  for (const path of [
    'nafis.localhost/favicon.ico',
    'voltra.localhost/gone.ico',
    'voltra.localhost/constructor',
  ])
    expect((await get(path)).status, path).toBe(404);
});

test('pages are asked for again each time, hashed files never, others after an hour', async () => {
  const { get } = await aServedShop();
  const cacheControl = async (path: string) =>
    (await get(`voltra.localhost${path}`)).headers['cache-control'];
  expect(await cacheControl('/product/123')).toBe('no-cache');
  expect(await cacheControl('/_astro/app.3f2a.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/icons/6.svg')).toBe('public, max-age=3600');
  expect(await cacheControl('/robots.txt')).toBe('no-cache');
  expect(await cacheControl('/sw.js')).toBe('no-cache');
});

test('a page carries the shop policy and the safety headers', async () => {
  const { get } = await aServedShop();
  const { headers } = await get('voltra.localhost/');
  expect(headers).toMatchObject({
    'content-security-policy': VOLTRA_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self), camera=(self), accelerometer=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a picture that is opened as a page may run nothing', async () => {
  const { get } = await aServedShop();
  expect((await get('voltra.localhost/icons/6.svg')).headers['content-security-policy']).toContain(
    "default-src 'none'",
  );
});

test('the service worker of a shop may ask its own host', async () => {
  const { get } = await aServedShop();
  const { headers } = await get('voltra.localhost/sw.js');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('https is demanded for the future only where a trusted proxy says that it was used', async () => {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' });
  const header = async (trustProxy: boolean, protocol: string) => {
    const { get } = await host.start({ trustProxy });
    return (await get('voltra.localhost/', { headers: { 'x-forwarded-proto': protocol } })).headers[
      'strict-transport-security'
    ];
  };
  expect(await header(true, 'https')).toMatch(/^max-age=31536000/);
  expect(await header(true, 'http')).toBeUndefined();
  expect(await header(false, 'https')).toBeUndefined();
});

test('a port that is taken is named with what to do', async () => {
  const host = await aHost();
  const { server } = await host.start();
  const second = host.start({ port: server.port });
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`PORT=${server.port + 1}.`);
});

test('a broken file about one shop leaves the other shops served', async () => {
  const host = await aServedShop();
  await host.publish('nafis', { 'index.html': 'Nafis' });
  await writeFile(join(host.sitesDirectory, 'nafis', '_site.json'), '{ "tenant": ');
  const said = printedErrors();
  expect((await host.get('nafis.localhost/')).status).toBe(404);
  expect((await host.get('voltra.localhost/')).status).toBe(200);
  expect(said).toEqual([
    expect.stringMatching(/nafis says of its shop cannot be read, .* Build the shop again\./),
  ]);
});

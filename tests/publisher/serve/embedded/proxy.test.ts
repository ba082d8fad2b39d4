import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { findFreePort } from '../../../free-port.ts';
import { aHost } from '../a-host.ts';

async function aPlatform(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest);
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** A platform that answers with what it was asked. */
const echo: RequestListener = async (request, response) => {
  const body = await readAll(request).catch(() => undefined);
  if (!body) return;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      method: request.method,
      url: request.url,
      headers: request.headers,
      bytes: body.length,
      body: body.toString().slice(0, 100),
    }),
  );
};

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function aShopOf(platformUrl: string, options: { platformTimeout?: number } = {}) {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' }, { platformUrl });
  return { ...host, ...(await host.start(options)) };
}

test('a call goes to the platform of the shop with method, path, query and body', async () => {
  const { get } = await aShopOf(await aPlatform(echo));
  const answer = await get('voltra.localhost/market-api/add-to-cart?lang=uz&q=%D1%82', {
    method: 'POST',
    body: '{"stock":7}',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({
    method: 'POST',
    url: '/market-api/add-to-cart?lang=uz&q=%D1%82',
    body: '{"stock":7}',
  });
});

test('a platform address with a path keeps it before the call', async () => {
  const { get } = await aShopOf(`${await aPlatform(echo)}/shops/`);
  expect(JSON.parse((await get('voltra.localhost/market-api/menus')).text).url).toBe(
    '/shops/market-api/menus',
  );
});

test('[TEN-02] a shop always asks with its own security key, whatever the browser sends', async () => {
  const platformUrl = await aPlatform(echo);
  const host = await aHost();
  await host.publish('voltra', {}, { platformUrl });
  await host.publish('nafis', {}, { platformUrl });
  const { get } = await host.start();
  const keyOf = async (name: string) => {
    const answer = await get(`${name}.localhost/market-api/menus`, {
      headers: { 'Security-Key': 'nafis-key' },
    });
    return JSON.parse(answer.text).headers['security-key'];
  };
  expect(await keyOf('voltra')).toBe('voltra-key');
  expect(await keyOf('nafis')).toBe('nafis-key');
});

test('[TEN-02] a shop without a key asks nothing', async () => {
  let asked = 0;
  const platformUrl = await aPlatform((_, response) => {
    asked += 1;
    response.end();
  });
  const host = await aHost();
  await host.publish('voltra', {}, { platformUrl });
  const { get } = await host.start({ securityKey: () => undefined });
  const answer = await get('voltra.localhost/market-api/menus', {
    headers: { 'security-key': 'other-key' },
  });
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text).code).toBe('no-key');
  expect(asked).toBe(0);
});

test('only headers that calls use pass in either direction', async () => {
  const { get } = await aShopOf(
    await aPlatform((request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        connection: 'etag',
        etag: '"1"',
        'keep-alive': 'timeout=99',
        'content-language': 'uz',
        refresh: '0;url=https://other.example',
        'clear-site-data': '"*"',
        'service-worker-allowed': '/',
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'x-anything': '1',
        'set-cookie': ['a=1; Path=/; Domain=localhost; Secure', 'b=2;domain = .localhost'],
      });
      response.end(JSON.stringify(request.headers));
    }),
  );
  const answer = await get('voltra.localhost/market-api/menus', {
    headers: {
      connection: 'accept-language',
      'accept-language': 'uz',
      te: 'trailers',
      authorization: 'Bearer t',
      'auth-token': 'd',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'nafis.localhost',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/sandbox',
      security_key: 'nafis-key',
    },
  });
  expect(Object.keys(answer.headers).sort()).toEqual([
    'connection',
    'content-language',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'date',
    'keep-alive',
    'referrer-policy',
    'set-cookie',
    'transfer-encoding',
    'x-content-type-options',
  ]);
  expect(answer.headers['keep-alive']).not.toContain('99');
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/; Secure', 'b=2']);
  expect(JSON.parse(answer.text)).toEqual({
    authorization: 'Bearer t',
    'auth-token': 'd',
    connection: 'keep-alive',
    host: expect.any(String),
    'security-key': 'voltra-key',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'voltra.localhost',
  });
});

test('the address of the shopper is told by our own proxy alone, and only where it is trusted', async () => {
  const platformUrl = await aPlatform(echo);
  const host = await aHost();
  await host.publish('voltra', {}, { platformUrl });
  const addressOf = async (trustProxy: boolean) => {
    const { get } = await host.start({ trustProxy });
    const headers = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' };
    return JSON.parse((await get('voltra.localhost/market-api/menus', { headers })).text).headers[
      'x-forwarded-for'
    ];
  };
  expect([await addressOf(false), await addressOf(true)]).toEqual(['127.0.0.1', '9.9.9.9']);
});

test('a method that no call has, and a request that names two hosts, go no further', async () => {
  let asked = 0;
  const { get, server } = await aShopOf(
    await aPlatform((_, response) => {
      asked += 1;
      response.end();
    }),
  );
  expect((await get('voltra.localhost/market-api/menus', { method: 'TRACE' })).status).toBe(405);
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.write('GET /market-api/menus HTTP/1.1\r\nHost: voltra.localhost\r\nHost: nafis.localhost\r\n\r\n');
  await expect.poll(() => received).toContain('HTTP/1.1 400 ');
  expect(asked).toBe(0);
});

test('status, packed bytes and redirects come through as they are', async () => {
  const { get } = await aShopOf(
    await aPlatform((_, response) => {
      response.writeHead(302, { location: '/elsewhere', 'content-encoding': 'gzip' });
      response.end(Buffer.from([1, 2, 3]));
    }),
  );
  const answer = await get('voltra.localhost/market-api/menus');
  expect(answer.status).toBe(302);
  expect(answer.headers).toMatchObject({ location: '/elsewhere', 'content-encoding': 'gzip' });
  expect([...answer.bytes]).toEqual([1, 2, 3]);
});

test('a picture of the platform cannot run script on the shop host', async () => {
  const { get } = await aShopOf(
    await aPlatform((_, response) => {
      response.writeHead(200, {
        'content-type': 'image/svg+xml',
        'content-security-policy': "script-src 'unsafe-inline'",
      });
      response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    }),
  );
  const { headers } = await get('voltra.localhost/market-api/media/300x_/x.svg');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an answer streams: its first part arrives before its last is there', async () => {
  let finish = () => {};
  const { server } = await aShopOf(
    await aPlatform((_, response) => {
      response.write('first');
      finish = () => response.end('last');
    }),
  );
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /market-api/menus HTTP/1.1\r\nHost: voltra.localhost\r\nConnection: close\r\n\r\n');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  await expect.poll(() => received).toContain('first');
  expect(received).not.toContain('last');
  finish();
  await expect.poll(() => received).toContain('last');
});

test('a platform that nobody listens for is a failure of 502', async () => {
  const { get } = await aShopOf(`http://127.0.0.1:${await findFreePort()}`);
  const answer = await get('voltra.localhost/market-api/menus');
  expect(answer.status).toBe(502);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'platform-unreachable' });
});

test('a platform that stays silent is a failure of 504', async () => {
  const { get } = await aShopOf(await aPlatform(() => {}), { platformTimeout: 100 });
  const answer = await get('voltra.localhost/market-api/menus');
  expect(answer.status).toBe(504);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'platform-timeout' });
});

test('a platform that breaks off in the middle breaks the answer off, too', async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\npart'));
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const { get } = await aShopOf(`http://127.0.0.1:${port}`);
  await expect(get('voltra.localhost/market-api/menus')).rejects.toThrow();
});

test('a body of 30 MB passes and a larger one is refused, announced or not', async () => {
  const { get } = await aShopOf(await aPlatform(echo));
  const post = (bytes: number, headers: Record<string, string> = {}) =>
    get('voltra.localhost/market-api/review', { method: 'POST', body: Buffer.alloc(bytes), headers });
  const limit = 30 * 1024 * 1024;
  expect(JSON.parse((await post(limit)).text).bytes).toBe(limit);
  expect((await post(limit + 1)).status).toBe(413);
  expect((await post(limit + 1, { 'transfer-encoding': 'chunked' })).status).toBe(413);
});

test('a connection that the platform closed in the meantime is not the shopper’s failure', async () => {
  // Closes each kept connection in the moment the next request arrives on it, without an answer.
  const seen = new WeakSet<object>();
  const platformUrl = await aPlatform((request, response) => {
    if (seen.has(request.socket)) return void request.socket.destroy();
    seen.add(request.socket);
    response.end('{"items":[]}');
  });
  const host = await aHost();
  await host.publish('voltra', {}, { platformUrl });
  const { get } = await host.start();
  for (let count = 0; count < 5; count += 1)
    expect((await get('voltra.localhost/market-api/categories')).status).toBe(200);
});

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFeed, nameOfSource, parseSource } from '#platform/follow/feed-source.ts';
import { isLocal } from '#platform/follow/local-host.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';

const FEED = '<yml_catalog/>';

/** A host of feeds: one that stops in the middle, one behind a name and a password, and others. */
async function aHost() {
  const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/feed.xml': (_, response) => response.end(FEED),
    '/moved': (_, response) => response.writeHead(302, { location: '/feed.xml' }).end(),
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/stops': (_, response) => void response.writeHead(200, { 'content-length': 99 }).write('<yml'),
    '/breaks': (_, response) => {
      response.writeHead(200, { 'content-length': 99 }).write('<yml', () => response.destroy());
    },
    '/hangs': () => {},
    '/drips': (_, response) => {
      response.writeHead(200).write('<');
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/in': ({ headers }, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${headers.host?.split(':')[1]}/feed.xml` }).end(),
    '/own': ({ headers }, response) =>
      response.writeHead(headers.authorization === `Basic ${btoa('shop:p@ss')}` ? 200 : 401).end(FEED),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function fetched(url: string): Promise<string> {
  const file = await aTemporaryFile('feed');
  const { signal } = new AbortController();
  await fetchFeed(new URL(url), { file, signal, onProgress: () => {}, answerMs: 300 });
  return readFileSync(file, 'utf8');
}

test('a feed is fetched from its address, from where that has moved, and with a name and a password', async () => {
  const host = await aHost();
  for (const address of [`${host}/feed.xml`, `${host}/moved`, `shop:p%40ss@${host}/own`])
    expect(await fetched(`http://${address}`)).toBe(FEED);
});

test.each([
  ['/nothing', /answers 404\. See that the address is that of the feed/],
  ['/own', /answers 401: it may not be read without signing in/],
  ['/loop', /cannot be reached \(redirect count exceeded\)/],
  ['/hangs', /did not answer within 0\.3 s/],
  ['/stops', /broke off after 4 bytes\. Try again/],
  ['/breaks', /broke off after \d bytes\. Try again/],
])('of %s it is said why it cannot be had, and a password is not repeated', async (path, message) => {
  const host = await aHost();
  const refusal = await fetched(`http://shop:secret@${host}${path}`).catch(String);
  expect(refusal).toMatch(message);
  expect(refusal).not.toContain('secret');
});

test('a feed that comes byte by byte has an end, and nothing is kept of one that is too long', async () => {
  const host = await aHost();
  const file = await aTemporaryFile('feed');
  const { signal } = new AbortController();
  const get = (path: string, limits: { wholeMs?: number; maxBytes?: number }) =>
    fetchFeed(new URL(`http://${host}${path}`), { file, signal, onProgress: () => {}, ...limits });
  await expect(get('/drips', { wholeMs: 120 })).rejects.toThrow(
    /bytes in 0\.002 minutes and is not at its end/,
  );
  expect(existsSync(file)).toBe(false);
  await expect(get('/drips', { maxBytes: 3 })).rejects.toThrow(/has more than 3 bytes/);
  expect(existsSync(file)).toBe(false);
});

test('[SEC-02] a host of the internet sends nobody to this machine; one of this machine may', async () => {
  const host = await aHost();
  const file = await aTemporaryFile('feed');
  const { signal } = new AbortController();
  const get = (name: string) =>
    fetchFeed(new URL(`http://${name}:${host.split(':')[1]}/in`), {
      file,
      signal,
      onProgress: () => {},
      // As if `localhost` were a host of the internet.
      isLocal: async ({ hostname }) => hostname === '127.0.0.1',
    });
  await expect(get('localhost')).rejects.toThrow(
    /sends on to 127\.0\.0\.1:\d+, an address within this machine/,
  );
  await get('127.0.0.1');
  expect(readFileSync(file, 'utf8')).toBe(FEED);
});

test.each([
  ['http://127.0.0.1/', true],
  ['http://[::1]/', true],
  ['http://[::ffff:10.0.0.1]/', true],
  ['http://192.168.1.1:8080/', true],
  ['http://169.254.169.254/latest', true],
  ['http://feed.localhost/', true],
  ['http://93.184.216.34/', false],
])('%s is within this machine or its network: %s', async (address, expected) => {
  expect(await isLocal(new URL(address))).toBe(expected);
});

test('a source is an address or a file of the folder, and gives the shop its name', () => {
  expect(parseSource('feed.xml', '/home/me')).toEqual({ kind: 'file', file: '/home/me/feed.xml' });
  expect(nameOfSource(parseSource('Лампы 2.yml.gz', '/'))).toBe('lampy-2');
  expect(nameOfSource(parseSource('https://www.shop.example/feed', '/'))).toBe('shop-example');
  expect(() => parseSource('ftp://shop.example/feed', '/')).toThrow('it must begin with https:// or http://');
  expect(() => parseSource('shop.example/feed.xml', '/home/me')).toThrow(
    'There is no file /home/me/shop.example/feed.xml. Where an address is meant, name https://shop.example/feed.xml',
  );
});

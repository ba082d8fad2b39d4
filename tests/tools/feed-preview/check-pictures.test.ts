import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { checkPictures } from '#tools/feed-preview/check-pictures.ts';

/** A host of pictures; `https:` of its addresses leads to it, too. */
async function aPictureHost() {
  const server = createServer((request, response) => {
    if (request.url === '/hangs.jpg') return;
    if (request.url === '/gone.jpg') response.writeHead(404).end();
    else if (request.url === '/page.jpg')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no');
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end('jpeg');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `https://127.0.0.1:${port}`,
    fetch: (url: URL | RequestInfo, init?: RequestInit) =>
      fetch(String(url).replace('https:', 'http:'), init),
  };
}

const { signal } = new AbortController();

test('pictures are asked for, and what cannot be loaded is counted by its reason', async () => {
  const { origin, fetch } = await aPictureHost();
  const names = ['1.jpg', '2.jpg', 'gone.jpg', 'page.jpg'];
  const addresses = names.map((name) => `${origin}/${name}`);
  const check = await checkPictures(addresses, { hosts: UNASKED_HOSTS, fetch, signal });
  expect({ ...check, lost: [...check.lost] }).toEqual({
    tried: 4,
    loaded: 2,
    lost: [
      ['answered with 404', 1],
      ['no picture but text/html', 1],
    ],
    untried: 0,
  });
});

test('a host that is silent is left alone, and pictures by http alone cannot be loaded', async () => {
  const { origin, fetch } = await aPictureHost();
  const silent = Array.from({ length: 20 }, () => `${origin}/hangs.jpg`);
  const hosts = { answer: async () => false };
  const check = await checkPictures([...silent, 'http://old.example/1.jpg'], {
    hosts,
    fetch,
    signal,
    pictureMs: 50,
  });
  expect(check.loaded).toBe(0);
  expect(check.lost.get('by http alone, which no page may load')).toBe(1);
  expect(check.tried + check.untried).toBe(21);
  expect(check.untried).toBeGreaterThan(0);
});

import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { aSandbox } from '../../a-sandbox.ts';
import { aShopSeed } from '../../a-shop.ts';
import { photographSize } from './photograph-size.ts';

const SOFA = '/market-api/media/300x_/sofa-aa3344-0-12.jpg';

/** Asks without the `Accept` that fetch adds. */
function ask(url: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; length: number }>(
    (resolve, reject) =>
      request(url, { method, headers }, async (answer) => {
        const { length } = await text(answer.setEncoding('latin1'));
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, length });
      })
        .on('error', reject)
        .end(),
  );
}

test('a photograph comes in the format that the browser takes, to be kept for a year', async () => {
  const sandbox = await aSandbox([]);
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const answer = await fetch(sandbox.url + SOFA, { headers: { accept } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await photographSize(await answer.bytes())).toEqual([300, 300]);
  }
  expect(
    readdirSync(`${sandbox.file}-pictures`)
      .map((name) => name.split('.').at(-1))
      .sort(),
  ).toEqual(['avif', 'jpeg', 'webp']);
});

test('who has a photograph gets 304, and who asks by HEAD learns of it: neither makes one', async () => {
  const { url, file } = await aSandbox([]);
  const head = await ask(url + SOFA, 'HEAD');
  expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
  const etag = String(head.headers['etag']);
  expect(await ask(url + SOFA, 'GET', { 'if-none-match': etag })).toMatchObject({ status: 304, length: 0 });
  expect(() => readdirSync(`${file}-pictures`)).toThrow('ENOENT');
  const avif = await ask(url + SOFA, 'HEAD', { accept: 'image/avif' });
  expect(avif.headers['etag']).not.toBe(etag);
  expect((await ask(url + SOFA)).headers['etag']).toBe(etag);
});

test('logos stay drawings, and what no name means is not found', async () => {
  const { url } = await aSandbox([]);
  const logo = await ask(`${url}/market-api/media/150x_/symbol-local.svg`);
  expect(logo.headers['content-type']).toBe('image/svg+xml');
  for (const path of ['300x_/sofa-aa3344-0-12.png', '301x_/sofa-aa3344-0-12.jpg', '300x_/logo-local.jpg'])
    expect((await ask(`${url}/market-api/media/${path}`)).status, path).toBe(404);
});

test('shop calls are answered while photographs are made', async () => {
  const shop = aShopSeed();
  const { url, call } = await aSandbox([shop]);
  const pictures = Array.from({ length: 24 }, (_, seed) =>
    fetch(`${url}/market-api/media/800x_/sofa-aa3344-0-${seed}.jpg`, { headers: { accept: 'image/avif' } }),
  );
  let done = false;
  const all = Promise.all(pictures).then(() => {
    done = true;
  });
  let answered = 0;
  while (!done) {
    expect((await call(shop.securityKey, '/market-data')).status).toBe(200);
    answered += 1;
  }
  await all;
  expect(answered).toBeGreaterThan(20);
});

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aSandbox } from '../a-sandbox.ts';
import { aShopSeed } from '../a-shop.ts';

const FILES = readdirSync(new URL('../../../src/sandbox/operator/browser', import.meta.url));

test('[SEC-01] the page may load nothing but its own files, and may turn no text into markup', async () => {
  const { url } = await aSandbox([aShopSeed()]);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(part);
  }
  // The shops alone stand in a frame.
  expect(policy).toContain('frame-src http://*.localhost:4321;');
  expect(policy.replace(/frame-src [^;]+/, '')).not.toMatch(/unsafe|\*|http/);
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]+src="\/operator\/)|style=|\son\w+=|https?:/);
  for (const [, file] of html.matchAll(/(?:src|href)="(\/operator\/[^"]+)"/g))
    expect((await fetch(url + file)).status, file).toBe(200);
});

test('every sheet and drawing of the page is served, and its code as one program without types', async () => {
  const { url } = await aSandbox([aShopSeed()]);
  const files = FILES.filter((file) => !/\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of [...files, 'main.tsx'])
    expect((await fetch(`${url}/operator/${file}`)).status, file).toBe(200);
  const answer = await fetch(`${url}/operator/main.tsx`);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const code = await answer.text();
  expect(code).toContain('function formatMoney(amount');
  expect(code).not.toMatch(/: string[,;)] |^import /m);
});

test.each([
  '/operator/',
  '/operator/page.ts',
  '/operator/../guard.ts',
  '/operator/..%2fguard.ts',
  '/operator/%2e%2e/guard.ts',
  '/operator/main.js',
  '/operator/Frame.tsx',
  '/operator/format.ts',
])('%s is no file of the page', async (path) => {
  const { url } = await aSandbox([aShopSeed()]);
  expect((await fetch(url + path)).status).toBe(404);
});

test('the page takes no other method than GET', async () => {
  const { url } = await aSandbox([aShopSeed()]);
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
});

test('the stream of events has every change, and nothing else', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const stop = new AbortController();
  const answer = await fetch(`${sandbox.url}/sandbox/events`, { signal: stop.signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const events = async (wanted: number) => {
    while (text.split('data: ').length - 1 < wanted) text += (await reader.read()).value;
    return text.split('data: ').length - 1;
  };
  expect(await events(1)).toBe(1);
  await sandbox.call('shop-key', '/products');
  await sandbox.control('PUT', '/shops/shop/variations/1', { count: 1 });
  expect(await events(2)).toBe(2);
  await sandbox.control('PUT', '/faults', [{ kind: 'cut', times: 1 }]);
  expect(await events(3)).toBe(3);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 3_600 });
  expect(await events(4)).toBe(4);
  const [, last = ''] = /.*data: (.*)\n/s.exec(text) ?? [];
  expect(Date.parse(JSON.parse(last).now) - Date.now()).toBeGreaterThan(3_590_000);
  stop.abort();
});

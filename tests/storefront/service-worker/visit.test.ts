import { expect, test } from 'vitest';
import { createPageKeeper, FILES, PAGES } from '#storefront/service-worker/page-keeper.ts';
import { isAskingForLate, keepVisit, parseVisit } from '#storefront/service-worker/visit.ts';
import { aPage, MemoryCaches, pageHtml } from './memory-caches.ts';

const SHELLS = ['/en', '/en/cart'];
const VISIT = {
  url: 'http://shop.test/en/product/1',
  files: ['/_astro/page.js', '/_astro/late.js', '/media/1.jpg'],
};

/** A worker that gets the messages of pages. */
function aWorker() {
  const caches = new MemoryCaches();
  const asked: string[] = [];
  let time = Date.parse('2026-11-22T09:05:00Z');
  const fetch = async (path: string) => {
    asked.push(path);
    if (path.endsWith('.js')) return new Response('1', { headers: { 'content-type': 'text/javascript' } });
    if (/\.(?:jpg|svg)$/.test(path)) return new Response('', { headers: { 'content-type': 'image/jpeg' } });
    return aPage(pageHtml(path, ['/_astro/page.js']));
  };
  const now = () => time;
  const keeper = createPageKeeper({ caches, fetch, now });
  const visit = (isSparing = false) =>
    keepVisit(VISIT, {
      keeper,
      renewOfflinePages: async () => {},
      markOf: async () => ({ bar: '', style: '', shells: SHELLS, why: { offline: '', slow: '' } }),
      fetch,
      now,
      isSparing: () => isSparing,
    });
  const pass = (hours: number) => {
    time += hours * 3_600_000;
  };
  return { caches, asked, visit, pass };
}

test('one visit keeps the page, what it is made of, and home, cart, favourites and comparison beside it', async () => {
  const { caches, visit } = aWorker();
  await visit();
  expect(caches.paths(PAGES)).toEqual(['/en', '/en/cart', '/en/product/1', '/offline?kept']);
  expect(caches.paths(FILES)).toEqual([
    '/_astro/late.js',
    '/_astro/page.js',
    '/media/1.jpg',
    '/placeholder.svg',
  ]);
});

test('a kept page is not fetched again within the hour', async () => {
  const { asked, visit, pass } = aWorker();
  await visit();
  asked.length = 0;
  await visit();
  expect(asked).toEqual([]);
  pass(2);
  await visit();
  expect(asked).toEqual(SHELLS);
});

test('with saved data nothing is fetched ahead, and no pictures', async () => {
  const { caches, visit } = aWorker();
  await visit(true);
  expect(caches.paths(PAGES)).toEqual(['/en/product/1', '/offline?kept']);
  expect(caches.paths(FILES)).toEqual(['/_astro/late.js', '/_astro/page.js', '/placeholder.svg']);
});

test('messages of a page are parsed with care', () => {
  expect(parseVisit({ kind: 'visit', ...VISIT })).toEqual(VISIT);
  expect(
    parseVisit({
      kind: 'visit',
      url: VISIT.url,
      files: ['//elsewhere.test/a.js', 'b.js', 7, '/c.js', '/_astro/dictionary-ru.a1b2.txt'],
    }),
  ).toEqual({
    url: VISIT.url,
    files: ['/c.js'],
  });
  for (const other of [
    null,
    'visit',
    { kind: 'visit' },
    { kind: 'late' },
    { kind: 'visit', url: 1, files: [] },
  ])
    expect(parseVisit(other)).toBeUndefined();
  expect([{ kind: 'late' }, { kind: 'visit' }, undefined].map(isAskingForLate)).toEqual([true, false, false]);
});

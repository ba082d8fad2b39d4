import { expect, test } from 'vitest';
import { createPageKeeper, FILES, PAGES } from '#storefront/service-worker/page-keeper.ts';
import { aPage, MemoryCaches, pageHtml } from './memory-caches.ts';

const INDEX = '/offline?kept';

function aKeeper(answers: Record<string, () => Response> = {}) {
  const caches = new MemoryCaches();
  const asked: string[] = [];
  const keeper = createPageKeeper({
    caches,
    fetch: async (path) => {
      asked.push(path);
      const answer = answers[path]?.();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
    now: () => Date.parse('2026-11-22T09:05:00Z'),
  });
  return { caches, keeper, asked };
}

const aScript = () => new Response('let a = 1;', { headers: { 'content-type': 'text/javascript' } });
const aPicture =
  (bytes = 10) =>
  () =>
    new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } });

test('a page is kept with its headers, and the files that it needs with it', async () => {
  const { caches, keeper, asked } = aKeeper({ '/_astro/a.js': aScript, '/media/1.jpg': aPicture() });
  const headers = { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' };
  await keeper.keep('/product/1', aPage(pageHtml('One', ['/_astro/a.js']), headers));
  await keeper.note('/product/1', ['/media/1.jpg']);
  await keeper.fillUp(() => true);
  await keeper.fillUp(() => true);
  const page = await keeper.find('/product/1');
  expect(page).toMatchObject({ at: Date.parse('2026-11-22T09:05:00Z') });
  expect(page?.html).toContain('One');
  expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page?.headers.get('content-encoding')).toBeNull();
  expect(await (await keeper.file('/_astro/a.js'))?.text()).toBe('let a = 1;');
  expect(caches.paths(FILES)).toEqual(['/_astro/a.js', '/media/1.jpg']);
  expect(asked).toEqual(['/_astro/a.js', '/media/1.jpg']);
});

test('of eleven products the one that was looked at longest ago goes, with what it alone needs', async () => {
  const { caches, keeper } = aKeeper({
    '/_astro/all.js': aScript,
    ...Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`/media/${at}.jpg`, aPicture()])),
  });
  const look = async (at: number) => {
    await keeper.keep(`/product/${at}`, aPage(pageHtml(`${at}`, ['/_astro/all.js'])));
    await keeper.note(`/product/${at}`, [`/media/${at}.jpg`]);
    await keeper.fillUp(() => true);
  };
  await keeper.keep('/', aPage(pageHtml('Home')));
  for (let at = 0; at < 10; at += 1) await look(at);
  await look(0);
  await look(10);
  expect(await keeper.find('/product/1')).toBeUndefined();
  expect(await keeper.find('/product/0')).toBeDefined();
  expect(caches.paths(PAGES)).toHaveLength(12);
  expect(caches.paths(PAGES)).toContain('/');
  expect(caches.paths(FILES)).toHaveLength(11);
  expect(caches.paths(FILES)).not.toContain('/media/1.jpg');
});

test('a kept page keeps the files of its release until it is seen in a newer one', async () => {
  const { caches, keeper } = aKeeper({
    '/_astro/old.js': aScript,
    '/_astro/late.js': aScript,
    '/_astro/new.js': aScript,
  });
  await keeper.keep('/', aPage(pageHtml('Home', ['/_astro/old.js'])));
  await keeper.note('/', ['/_astro/late.js']);
  await keeper.keep('/product/1', aPage(pageHtml('One', ['/_astro/new.js'])));
  await keeper.fillUp(() => true);
  expect(caches.paths(FILES)).toEqual(['/_astro/late.js', '/_astro/new.js', '/_astro/old.js']);
  await keeper.keep('/', aPage(pageHtml('Home again', ['/_astro/old.js'])));
  expect(caches.paths(FILES)).toHaveLength(3);
  await keeper.keep('/', aPage(pageHtml('Home', ['/_astro/new.js'])));
  expect(caches.paths(FILES)).toEqual(['/_astro/new.js']);
});

test('an answer that is no page of the shop is not kept, and takes no page away; one that is gone goes', async () => {
  const { caches, keeper } = aKeeper();
  await keeper.keep('/', aPage(pageHtml('Home')));
  await keeper.keep('/', aPage(pageHtml('Busy'), {}, 503));
  await keeper.keep('/', aPage('<html><title>Sign in to Airport_Free</title></html>'));
  expect((await keeper.find('/'))?.html).toContain('Home');
  await keeper.keep('/', aPage(pageHtml('Nothing here'), {}, 404));
  expect(caches.paths(PAGES)).toEqual([INDEX]);
});

test('files that cannot be had, answers of calls and large pictures are left out, and the rest is kept', async () => {
  const { caches, keeper } = aKeeper({
    '/media/large.jpg': aPicture(300_000),
    '/media/gone.jpg': () => new Response('', { status: 404 }),
    '/market-api/prices': () => Response.json([{ price: 1 }]),
    '/_astro/page.js': () => aPage('<title>Sign in to Airport_Free</title>'),
    '/media/1.jpg': aPicture(),
  });
  await keeper.keep('/', aPage(pageHtml('Home', ['/_astro/lost.js', '/_astro/page.js'])));
  await keeper.note('/', ['/media/large.jpg', '/media/gone.jpg', '/market-api/prices', '/media/1.jpg']);
  await keeper.fillUp(() => true);
  expect(caches.paths(FILES)).toEqual(['/media/1.jpg']);
});

test('a browser that is full gives up the older half, and goes on', async () => {
  const { caches, keeper } = aKeeper();
  const text = 'x'.repeat(1000);
  for (let at = 0; at < 6; at += 1) await keeper.keep(`/product/${at}`, aPage(pageHtml(text)));
  caches.room = (await caches.bytes()) + 500;
  await keeper.keep('/product/7', aPage(pageHtml(text)));
  expect(caches.paths(PAGES)).toEqual([INDEX, '/product/3', '/product/4', '/product/5']);
  await keeper.keep('/product/7', aPage(pageHtml(text)));
  expect(await keeper.find('/product/7')).toBeDefined();
  caches.room = 0;
  await expect(keeper.keep('/product/8', aPage(pageHtml(text)))).resolves.toBeUndefined();
});

test('an index that nobody can read is an empty one', async () => {
  const { caches, keeper } = aKeeper();
  await keeper.keep('/', aPage(pageHtml('Home')));
  await (await caches.open(PAGES)).put(INDEX, new Response('[{"path":1}]'));
  await keeper.keep('/cart', aPage(pageHtml('Cart')));
  expect(caches.paths(PAGES)).toEqual(['/cart', INDEX]);
});

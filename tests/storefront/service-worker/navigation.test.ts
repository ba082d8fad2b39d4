import { expect, test } from 'vitest';
import { createNavigation, LATE_FOR, PATIENCE } from '#storefront/service-worker/navigation.ts';
import { createPageKeeper, KEPT_AT } from '#storefront/service-worker/page-keeper.ts';
import { aPage, MemoryCaches, pageHtml } from './memory-caches.ts';

const URL_OF_ONE = 'http://shop.test/product/1';
const AT = Date.parse('2026-11-22T09:05:00Z');
const MARK = { bar: '<aside>%WHY% %TIME%</aside>', style: '/_astro/kept.css', shells: [] };

/** Navigations of a worker that has kept the page of product 1; time passes when the test says so. */
async function aWorker() {
  let time = AT;
  const waits: { time: number; pass: () => void }[] = [];
  const keeper = createPageKeeper({
    caches: new MemoryCaches(),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    now: () => AT,
  });
  await keeper.keep('/product/1', aPage(pageHtml('Old price')));
  const navigation = createNavigation({
    keeper,
    markOf: async () => ({ ...MARK, why: { offline: 'No connection', slow: 'Slow connection' } }),
    offlinePage: async () => new Response('offline page', { status: 503 }),
    wait: (time) => new Promise<void>((pass) => waits.push({ time, pass })),
    now: () => time,
  });
  const pass = async (passed: number) => {
    await flush();
    time += passed;
    for (const one of waits.splice(0)) if (one.time <= passed) one.pass();
    await flush();
  };
  return { keeper, navigation, pass };
}

const flush = () => new Promise((done) => setTimeout(done, 5));
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const fresh = () => aPage(pageHtml('New price'));

test('an answer of the network is the page, as it is, and is kept', async () => {
  const { keeper, navigation } = await aWorker();
  const { answer, done } = navigation.answer(URL_OF_ONE, Promise.resolve(fresh()));
  expect(await (await answer).text()).toBe(pageHtml('New price'));
  await done;
  expect((await keeper.find('/product/1'))?.html).toContain('New price');
});

test('without a connection the kept page says that it is one; nothing may take it for the page', async () => {
  const { navigation } = await aWorker();
  const page = await navigation.answer(URL_OF_ONE, lost()).answer;
  const html = await page.text();
  expect(html).toContain('Old price');
  expect(html).toMatch(/<html data-seen="2026-11-22T09:05:00.000Z" data-kept-as="offline"/);
  expect(html).toContain('<aside>No connection <time');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get(KEPT_AT)).toBe(String(AT));
});

test('pages that are not kept, or only for one shopper, are the offline page', async () => {
  const { navigation } = await aWorker();
  for (const path of ['/product/2', '/checkout', '/order-details/f3a9c1/12'])
    expect((await navigation.answer(`http://shop.test${path}`, lost()).answer).status, path).toBe(503);
});

test('a host that is down is no connection either; without a kept page its own words are shown', async () => {
  const { keeper, navigation } = await aWorker();
  const down = () => Promise.resolve(aPage('Bad gateway', {}, 502));
  const { answer, done } = navigation.answer(URL_OF_ONE, down());
  expect(await (await answer).text()).toContain('Old price');
  await done;
  expect((await keeper.find('/product/1'))?.html).toContain('Old price');
  expect(await (await navigation.answer('http://shop.test/product/2', down()).answer).text()).toBe(
    'Bad gateway',
  );
});

test('a page that is slow is waited for where none is kept', async () => {
  const { navigation, pass } = await aWorker();
  const network = Promise.withResolvers<Response>();
  const { answer } = navigation.answer('http://shop.test/product/2', network.promise);
  await pass(PATIENCE);
  network.resolve(fresh());
  expect(await (await answer).text()).toContain('New price');
});

test('a kept page stands in for a slow one, marked, and who asks again gets the present one at once', async () => {
  const { navigation, pass } = await aWorker();
  const network = Promise.withResolvers<Response>();
  const { answer, done } = navigation.answer(URL_OF_ONE, network.promise);
  await pass(PATIENCE);
  expect(await (await answer).text()).toContain('data-kept-as="slow"');
  const hasCome = navigation.hasCome(URL_OF_ONE);
  network.resolve(fresh());
  expect(await hasCome).toBe(true);
  const again = await navigation.answer(URL_OF_ONE, lost()).answer;
  expect(await again.text()).toBe(pageHtml('New price'));
  // Once: the next one is asked for.
  expect(await (await navigation.answer(URL_OF_ONE, lost()).answer).text()).toContain('data-seen');
  await done;
});

test('a late answer is good for a short time only', async () => {
  const { navigation, pass } = await aWorker();
  const network = Promise.withResolvers<Response>();
  const { answer, done } = navigation.answer(URL_OF_ONE, network.promise);
  await pass(PATIENCE);
  await answer;
  network.resolve(aPage(pageHtml('Price of then')));
  await pass(LATE_FOR);
  await done;
  const { answer: next } = navigation.answer(URL_OF_ONE, Promise.resolve(fresh()));
  expect(await (await next).text()).toBe(pageHtml('New price'));
});

test('a page that came in time is not kept for who asks again, however long the worker lives', async () => {
  const { navigation, pass } = await aWorker();
  await navigation.answer(URL_OF_ONE, Promise.resolve(fresh())).answer;
  await pass(PATIENCE);
  expect(await navigation.hasCome(URL_OF_ONE)).toBe(false);
});

test('a slow page that fails in the end changes nothing', async () => {
  const { navigation, pass } = await aWorker();
  const network = Promise.withResolvers<Response>();
  const { answer, done } = navigation.answer(URL_OF_ONE, network.promise);
  await pass(PATIENCE);
  expect(await (await answer).text()).toContain('data-kept-as="slow"');
  network.reject(new TypeError('Failed to fetch'));
  await done;
  expect(await navigation.hasCome(URL_OF_ONE)).toBe(false);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CACHE_NAME, CHECK_INTERVAL, STALE_AFTER } from '#domain/freshness/freshness.ts';
import { RELOAD_DELAY } from '#domain/freshness/hidden-shortcut.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import { startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { logoImage } from '#sandbox/demo/picture/picture-url.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { COMPILED_ONCE } from '../publisher/build/packed-assets.ts';
import { aCustomer, commandShop } from './customer.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

// The same code on a phone.
test.describe('the open page', { tag: ON_WIDE_SCREENS }, () => {
  // One shop, changed by one test after the other.
  test.describe.configure({ mode: 'default', timeout: 90_000 });
  let world: World;
  let server: RunningServer;
  let elsewhere: Server;
  const address = (path = '/') => `http://local.localhost:${server.port}${path}`;
  const otherOrigin = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const tenant = () => aTenant('local', { languages: ['ru', 'uz'], parent_frame_origins: [otherOrigin()] });
  const build = () => world.build([tenant()]);
  const change = (path: string, body: object) => commandShop('local', 'PUT', path, body, world.sandbox.url);

  test.beforeAll(async () => {
    elsewhere = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Parent</title>');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    world = await aWorld([{ name: 'local', products: 4 }]);
    await build();
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: (tenant) => `${tenant}-key`,
    });
  });
  test.afterAll(async () => {
    elsewhere?.close();
    await server?.close();
    await world?.close();
  });

  test('[CCH-01] keeps the site data in ox-cache, asks after 30 minutes whether they changed, and shows what is new where the shopper is not', async ({
    page,
    context,
  }) => {
    const asked = watchCalls(page);
    await page.clock.install();
    await page.goto(address());
    await hurried(page, () => keptNames(page)).toEqual(PARTS);
    expect(asked.of('is-updated')).toHaveLength(1);
    expect(asked.of('marketData')).toHaveLength(1);
    // Another tab uses the data that this one has fetched.
    const other = await context.newPage();
    const askedByOther = watchCalls(other);
    await other.goto(address('/category/phones'));
    await expect.poll(() => askedByOther.of('variations/prices')).not.toHaveLength(0);
    expect(askedByOther.of('is-updated')).toHaveLength(0);
    await other.close();

    const search = page.locator('#search');
    await search.fill('кабель');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(startWatchingShifts);
    await change('/market', {
      phones: ['+998 71 345 67 89'],
      theme: { colors: { primary: '#0b6e4f' }, iconPack: 6 },
    });
    await change('/blocks/1', { title: { ru: 'Новая услуга' } });
    await build();

    await page.clock.fastForward(STALE_AFTER - CHECK_INTERVAL);
    expect(asked.of('is-updated')).toHaveLength(1);
    await page.clock.fastForward(CHECK_INTERVAL);
    await expect(page.getByRole('link', { name: '+998 71 345 67 89' }).first()).toBeVisible();
    await expect(page.getByText('Новая услуга')).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-primary')))
      .toContain('#0b6e4f');
    expect(asked.of('is-updated')).toHaveLength(2);
    expect(asked.of('marketData')).toHaveLength(2);
    await expect(search).toHaveValue('кабель');
    await expect(search).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await page.evaluate(() => (globalThis as unknown as Shifts).shifts)).toBeLessThanOrEqual(0.02);

    // Data of another tenant's pages are not used here.
    await page.evaluate(writeStamp, [CACHE_NAME, 'another'] as const);
    await page.reload();
    await hurried(page, () => asked.of('marketData')).toHaveLength(3);
    await expect.poll(() => page.evaluate(readTenant, CACHE_NAME)).toBe('local');
    // A platform that does not answer is asked again later, and nothing is said of it.
    await page.evaluate(writeStamp, [CACHE_NAME, 'another'] as const);
    await page.route('**/cache-api/**', (route) => route.abort());
    await page.reload();
    await hurried(page, () => asked.of('is-updated')).toHaveLength(4);
    await page.unroute('**/cache-api/**');
    await page.clock.fastForward(CHECK_INTERVAL);
    await expect.poll(() => asked.of('marketData')).toHaveLength(4);
    await expect(page.locator('#toasts')).toBeEmpty();
  });

  test('[CCH-02] three presses of + begin anew, three of u have the cache of the shop renewed before', async ({
    page,
  }) => {
    await page.clock.install();
    const asked = watchCalls(page);
    const open = async () => {
      await page.goto(address());
      await hurried(page, () => keptNames(page)).toEqual(PARTS);
      await page.evaluate(() => localStorage.setItem('cart:v1', '{"lines":[]}'));
    };
    const kept = () => page.evaluate(() => localStorage.getItem('cart:v1'));
    const threeTimes = async (key: string) => {
      // However slow the machine is, no time passes between the presses.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      for (let time = 0; time < 3; time += 1) await page.keyboard.press(key);
      await page.clock.resume();
    };
    const reloaded = () => page.waitForEvent('framenavigated');
    await open();

    const search = page.locator('#search');
    await search.focus();
    await threeTimes('+');
    await threeTimes('u');
    await expect(search).toHaveValue('+++uuu');
    expect(await kept()).not.toBeNull();
    await search.blur();

    await page.evaluate(
      (name) => caches.open(name).then((cache) => cache.put('/mark', new Response())),
      CACHE_NAME,
    );
    await Promise.all([reloaded(), threeTimes('+')]);
    expect(await kept()).toBeNull();
    expect(await keptNames(page)).not.toContain('mark');

    await open();
    await page.route('**/cache-api/data', (route) => route.abort());
    await threeTimes('u');
    await expect(page.getByRole('status').getByText(t('notice.cache-not-updated'))).toBeVisible();
    expect(await kept()).not.toBeNull();
    await page.unroute('**/cache-api/data');

    const renewed = page.waitForResponse('**/cache-api/data');
    await threeTimes('u');
    expect((await renewed).ok()).toBe(true);
    expect(await kept()).not.toBeNull();
    await Promise.all([reloaded(), page.clock.fastForward(RELOAD_DELAY)]);
    expect(await kept()).toBeNull();
    expect(asked.of('data')).toHaveLength(2);

    await open();
    await Promise.all([reloaded(), page.keyboard.press('Control+2')]);
    expect(await kept()).toBeNull();
  });

  test('[CCH-03] the page around the shop shows an owner other colours, has blocks fetched again and signs in; messages of others are ignored', async ({
    page,
  }) => {
    const asked = watchCalls(page);
    await page.goto(otherOrigin());
    await page.evaluate(
      (url) =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data.type === 'ready' && resolve());
          document.body.append(
            Object.assign(document.createElement('iframe'), { src: url, width: 1000, height: 300 }),
          );
        }),
      address(),
    );
    const say = (data: object) =>
      page.evaluate(([message, origin]) => frames[0]?.postMessage(message, origin), [
        data,
        new URL(address()).origin,
      ] as const);
    const shop = page.frameLocator('iframe');
    const style = (name: string) =>
      shop
        .locator('body')
        .evaluate((body, property) => getComputedStyle(body).getPropertyValue(property), name);

    const own = await style('--color-primary');
    await say({ type: 'market-data', marketData: { theme: { colors: { primary: 'url(x)' } } } });
    await say({ type: 'else', marketData: { theme: { colors: { primary: '#7a1fa2' } } } });
    // The shop's own page is not the page around it.
    await shop
      .locator('body')
      .evaluate(() =>
        postMessage({ type: 'market-data', marketData: { theme: { colors: { primary: '#7a1fa2' } } } }, '*'),
      );
    await say({ type: 'market-data', marketData: { theme: { radius: 3 } } });
    await expect.poll(() => style('--brand-radius')).toBe('3px');
    expect(await style('--color-primary')).toBe(own);
    await say({
      type: 'market-data',
      marketData: { theme: { colors: { primary: '#7a1fa2' }, fontSize: 18 } },
    });
    await expect.poll(() => style('--color-primary')).toContain('#7a1fa2');
    expect([await style('--brand-radius'), await style('--brand-font-size')]).toEqual(['3px', '112.5%']);
    const logo = logoImage('electronics');
    await say({ type: 'market-data', marketData: { logo } });
    await expect(shop.locator('.header__logo img')).toHaveAttribute('src', imageUrl(logo, '800x_'));

    await change('/blocks/1', { title: { ru: 'Ещё услуга' } });
    await build();
    const before = asked.of('blocks').length;
    await say({ type: 'blocks' });
    await expect(shop.getByText('Ещё услуга')).toBeAttached();
    expect(asked.of('blocks')).toHaveLength(before + 1);

    const { token } = await aCustomer('local', {}, world.sandbox.url);
    await say({ type: 'token', token });
    const session = () => shop.locator('body').evaluate(() => sessionStorage.getItem('session:v1'));
    await expect.poll(session).toContain(token);
  });

  test('[TEN-10] a banner leaves the page that is served when its time is over: nobody builds, nobody tells', async ({
    page,
  }) => {
    const rebuilding = await startRebuilding({
      environment: world.environment,
      tenants: () => [tenant()],
      compiledDirectory: COMPILED_ONCE,
      workers: 1,
      reconcileInterval: 100,
      onEvent: () => {},
    });
    try {
      const served = async () => (await (await page.goto(address()))?.text()) ?? '';
      expect(await served()).toContain('local banner');
      await expect(page.getByText('local banner')).toBeVisible();
      const endAt = new Date(Date.now() + 4_000).toISOString();
      await change('/banners/1', { endAt });
      await expect.poll(served, { timeout: 30_000 }).not.toContain('local banner');
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endAt));
      await expect(page.getByText('local slide').first()).toBeVisible();
    } finally {
      await rebuilding.close();
    }
  });
});

const PARTS = [
  ...['banners', 'blocks', 'collections', 'marketData', 'menus', 'news', 'pageConfigs', 'slides', 'stamp'],
];

/** Looks again and again, for whose page half a second has gone by each time: it lets its network rest. */
function hurried<T>(page: Page, look: () => T | Promise<T>) {
  const hurry = async () => {
    await page.clock.fastForward(500);
    return look();
  };
  return expect.poll(hurry, { intervals: [50] });
}

/** Names in the cache, once it is complete. */
async function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.split('/').at(-1) ?? '').sort();
  }, CACHE_NAME);
}

/** Makes the kept data those of another tenant. */
async function writeStamp([name, tenant]: readonly [string, string]): Promise<void> {
  const stamp = { tenant, updatedAt: new Date().toISOString(), checkedAt: Date.now() };
  await (await caches.open(name)).put(`/${name}/stamp`, Response.json(stamp));
}

/** Tenant of the kept data. */
async function readTenant(name: string): Promise<unknown> {
  const kept = await (await caches.open(name)).match(`/${name}/stamp`);
  const stamp = await kept?.json();
  // One that was never checked is written over when the data have come.
  return stamp?.checkedAt > 0 ? stamp.tenant : undefined;
}

interface Shifts {
  shifts: number;
}

function startWatchingShifts(): void {
  const seen = globalThis as unknown as Shifts;
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shifts += Number(entry.value);
  }).observe({ type: 'layout-shift' });
}

/** The calls of the platform that a page makes. */
function watchCalls(page: Page) {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  return {
    of: (call: string) =>
      urls.filter(({ pathname }) => /^\/\w+-api\//.test(pathname) && pathname.endsWith(`/${call}`)),
  };
}

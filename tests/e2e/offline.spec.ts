import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { favouritesPath, inLanguage, productPath } from '#domain/link/paths.ts';
import { aLine } from './a-line.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { DEMO_SHOPS, type DemoShop, SUBDOMAINS } from './demo-shops.ts';
import { isPlenty, untilKept } from './offline-changes.ts';
import { runOffline } from './offline-run.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

test.use({ serviceWorkers: 'allow' });

const t = textsOf('ru');
const INSTRUCTIONS = 'docs/production.md';

const CASES = [
  ['local', 'ru', ON_WIDE_SCREENS],
  ['default', 'uz', ON_PHONES],
  ['dev', 'en', ON_WIDE_SCREENS],
] as const satisfies readonly (readonly [DemoShop, string, string])[];

for (const [shop, language, tag] of CASES) {
  test(`${shop} in ${language} has a page of its own where there is no connection, and goes on when it is back`, {
    tag,
  }, async ({ page, context }) => {
    const t = textsOf(language);
    const complaints = await watchPage(page);
    const home = shopUrl(shop, inLanguage('/', language, 'ru'));
    const elsewhere = shopUrl(shop, inLanguage('/category', language, 'ru'));
    await page.goto(home);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(complaints).toEqual([]);
    const name = await page.getByRole('heading', { level: 1 }).textContent();

    await context.setOffline(true);
    await page.goto(elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.offlineTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(DEMO_SHOPS[shop], { exact: true })).toBeVisible();
    const font = await page.getByRole('main').evaluate((one) => getComputedStyle(one).display);
    expect(font).toBe('grid');
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    const cart = page.getByRole('link', { name: t('shell.cart') });
    await expect(cart).toHaveAttribute('href', inLanguage('/cart', language, 'ru'));
    await expect(page.locator('script')).toHaveCount(0);

    await context.setOffline(false);
    await page.getByRole('link', { name: t('shell.offlineAgain') }).click();
    await expect(page).toHaveURL(elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.all'));
    expect(name).toContain(DEMO_SHOPS[shop]);
  });
}

// The worker is the same on every screen.
test('the worker of a shop keeps its offline page in each language, and pages of no other shop', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  for (const shop of SUBDOMAINS.slice(0, 2)) {
    await page.goto(shopUrl(shop));
    await untilKept(page, ['/', '/cart']);
    const kept = await page.evaluate(async () => {
      const texts: { cache: string; path: string; title?: string; tenant?: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request))?.text()) ?? '';
          const [, title = ''] = /<title>[^<]+ — ([^<]+)<\/title>/.exec(text) ?? [];
          const [, tenant = ''] = /<html[^>]* data-tenant="([^"]+)"/.exec(text) ?? [];
          texts.push({ cache: name, path: new URL(request.url).pathname, title, tenant });
        }
      }
      return texts;
    });
    const offline = kept.filter(
      ({ cache, path }) => cache === 'browser:offline:v2' && path.endsWith('/offline'),
    );
    expect(offline.map(({ path, title }) => `${path} ${title}`).sort()).toEqual(
      ['/en/offline', '/offline', '/uz/offline'].map((path) => `${path} ${DEMO_SHOPS[shop]}`),
    );
    const pages = kept.filter(({ cache, path }) => cache === 'offline-pages:v1' && path !== '/offline');
    expect(new Set(pages.map(({ tenant }) => tenant))).toEqual(new Set([shop]));
  }
});

test('after one visit home, product, cart and favourites open without a connection, and say since when', async ({
  page,
  context,
  isMobile,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('local'), isPlenty);
  const [product, cart, favourites] = [productPath(variation.id), '/cart', favouritesPath()];
  const { buyBox, toast, cartLink } = shopPage(page);
  const bar = page.locator('[data-kept-bar]');
  await page.goto(shopUrl('local', product));
  await untilKept(page, ['/', cart, favourites, product]);

  await context.setOffline(true);
  for (const path of ['/', favourites, cart, product]) {
    await page.goto(shopUrl('local', path));
    await expect(page).toHaveTitle(new RegExp(`^${t('shell.keptOffline')} · `));
    await expect(bar.getByRole('status')).toContainText(t('shell.keptOffline'));
    await expect(bar.locator('time')).toHaveText(/^\d{1,2} \S+ \d{4} г\., \d\d:\d\d$/);
    await expect(bar).toBeInViewport();
  }
  const star = await buyBox.price.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(star).toBe('"*"');
  await expect(page.getByRole('img', { name: variation.name.ru ?? '' }).first()).toHaveJSProperty(
    'complete',
    true,
  );
  if (!isMobile) expect(await violationsOn(page)).toEqual([]);
  await buyBox.add.click();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(cartLink('1')).toBeVisible();

  // From its first look for the shop on, the page names the missing connection.
  const look = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.goto(shopUrl('local', cart));
  await look;
  await page.getByRole('link', { name: t('cart.checkout') }).click();
  await expect(toast(t('shell.keptOrder'))).toBeVisible();
  await page.goto(shopUrl('local', '/checkout'));
  await expect(page.getByText(t('shell.offlineText'))).toBeVisible();

  await page.goto(shopUrl('local', cart));
  await expect(shopPage(page).cart.quantity).toHaveValue('1');
  await context.setOffline(false);
  await expect(page.locator('html:not([data-seen])')).toBeAttached();
  await expect(shopPage(page).cart.quantity).toHaveValue('1');
});

// The worker is the same on every screen.
test('a slow page is shown as it was, then as it is; a way back and a new release show nothing old as new', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const [one, two] = findOffers(await catalogueOf('dev'), isPlenty);
  const [first, second] = [one, two ?? one].map(({ variation }) => productPath(variation.id));
  const html = page.locator('html');
  const line = await aLine();
  try {
    await page.goto(line.url('dev', first ?? ''));
    await untilKept(page, [first ?? '', '/cart']);
    await page.goto(line.url('dev', second ?? ''));
    await untilKept(page, [second ?? '']);

    line.state = 'held';
    await page.goto(line.url('dev', '/cart'));
    await expect(html).toHaveAttribute('data-kept-as', 'slow');
    await expect(page.locator('[data-kept-bar]')).toContainText(t('shell.keptSlow'));
    line.state = 'open';
    await expect(html).not.toHaveAttribute('data-seen');

    // Another release has another worker; kept pages stay, with their files.
    line.worker = (code) => `${code}\n// another release`;
    await untilQuiet(page);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const old = registration.active;
      // One that joins a look for the next worker that is under way finds the one of before.
      while (registration.active === old) {
        await registration.update();
        const next = registration.installing ?? registration.waiting;
        await new Promise((done) => {
          next?.addEventListener('statechange', done, { once: true });
          if (!next || next.state === 'activated') done(undefined);
        });
      }
    });
    line.state = 'cut';
    await page.goBack();
    await expect(page).toHaveURL(line.url('dev', second ?? ''));
    await expect(html).toHaveAttribute('data-kept-as', 'offline');
    await shopPage(page).buyBox.add.click();
    await expect(shopPage(page).cartLink('1')).toBeVisible();

    // A worker that shall be no more goes with all that it kept, and nothing else does.
    line.state = 'open';
    await page.goto(line.url('dev', '/cart'));
    await page.evaluate(() => caches.open('of-the-pages'));
    const [, retiring = ''] = /```js\n(.*?)```/s.exec(readFileSync(INSTRUCTIONS, 'utf8')) ?? [];
    line.worker = () => retiring;
    // The browser lets it take over at once where it can, and for certain at the visitor's next visit.
    const cacheNames = () => page.evaluate(() => caches.keys());
    const isGone = async () => !(await cacheNames()).some((name) => name.startsWith('offline'));
    await expect(async () => {
      await untilQuiet(page);
      await page.evaluate(async () => {
        // One that is going away cannot be renewed: the next visit registers another.
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {});
        // As the worker of before may, which has a page in its hands.
        await caches.open('offline-late');
      });
      await page.goto('about:blank');
      await page.goto(line.url('dev', '/cart'));
      await expect.poll(isGone, { timeout: 3_000 }).toBe(true);
    }).toPass({ timeout: 60_000, intervals: [0] });
    expect(await cacheNames()).toContain('of-the-pages');
    await page.goto(line.url('dev', '/cart'));
    await expect(shopPage(page).cart.quantity).toHaveValue('1');
    line.state = 'cut';
    await expect(page.goto(line.url('dev', '/cart'))).rejects.toThrow('net::');
  } finally {
    await line.close();
  }
});

// The same code on a phone.
test('changes without a connection are there when it is back, once, in all tabs', {
  tag: ON_WIDE_SCREENS,
}, async ({ context, catalogueOf }) => {
  needsSandbox();
  await runOffline(context, await catalogueOf('test'), { seed: 1, steps: 6, products: 2 });
});

/**
 * Resolves once the page requests nothing more. Chromium may leave a worker that takes over meanwhile waiting
 * for minutes.
 */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

import { expect } from '@playwright/test';
import { inLanguage } from '#paths.ts';
import { DEMO_SHOPS, type DemoShop, SUBDOMAINS } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

test.use({ serviceWorkers: 'allow' });

const CASES = [
  ['local', 'ru'],
  ['default', 'uz'],
  ['dev', 'en'],
] as const satisfies readonly (readonly [DemoShop, string])[];

for (const [shop, language] of CASES) {
  test(`${shop} in ${language} has a page of its own where there is no connection, and goes on when it is back`, async ({
    page,
    context,
  }) => {
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

test('the worker of a shop keeps its offline page in each language, and nothing else', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The worker is the same on every screen.');
  const kept: Record<string, string[]> = {};
  for (const shop of SUBDOMAINS.slice(0, 2)) {
    await page.goto(shopUrl(shop));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(shopUrl(shop, '/cart'));
    kept[shop] = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request))?.text()) ?? '';
          texts.push(`${new URL(request.url).pathname} ${/<title>[^<]+ — ([^<]+)<\/title>/.exec(text)?.[1]}`);
        }
      }
      return texts.sort();
    });
    expect(kept[shop]).toEqual(
      ['/en/offline', '/offline', '/uz/offline'].map((path) => `${path} ${DEMO_SHOPS[shop]}`),
    );
  }
});

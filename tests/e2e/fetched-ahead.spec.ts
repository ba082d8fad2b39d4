import { expect, type Page } from '@playwright/test';
import { categoryPath, productPath, productVariationPath } from '#domain/link/paths.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, test } from './storefront-test.ts';
import { watchPage } from './watch-page.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page whose requests the service worker sees. */
async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Addresses that the browser has fetched ahead, and those of them that it has shown. */
async function watchAhead(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  const fetched = new Set<string>();
  const used = new Set<string>();
  devtools.on('Preload.prefetchStatusUpdated', ({ key, status, prefetchStatus }) => {
    const { pathname } = new URL(key.url);
    if (status === 'Ready') fetched.add(pathname);
    if (prefetchStatus === 'PrefetchResponseUsed') used.add(pathname);
  });
  return { fetched, used };
}

test('[CAT-06] the page of a card is there before the press ends, and has told nobody of itself', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  const { fetched, used } = await watchAhead(page);
  const { products, categories } = await catalogueOf('local');
  const [{ product }] = findOffers({ products, categories }, () => true);
  const slug = categories.find(({ id }) => id === product.categoryId)?.slug ?? '';
  await openControlled(page, shopUrl('local', categoryPath(slug)));
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  const link = page.locator('main .product-card a:not([data-action])').first();
  await link.scrollIntoViewIfNeeded();
  const pathNow = () => link.evaluate((one: HTMLAnchorElement) => one.pathname);
  const id = Number((await pathNow()).split('/').at(-1));
  const path = isMobile ? productVariationPath(id) : productPath(id);
  await expect.poll(pathNow).toBe(path);

  const box = await link.boundingBox();
  if (!box) throw new Error('The card shows no link.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
  const devtools = await page.context().newCDPSession(page);
  if (isMobile)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  else await page.mouse.move(x, y);
  await expect.poll(() => [...fetched]).toContain(path);
  expect(calls.filter((one) => one.startsWith('/market-api/'))).toEqual([]);
  const kept = await page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
  expect(kept).toBe(false);

  if (isMobile) await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  else await page.mouse.click(x, y);
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => [...used]).toContain(path);
  expect(complaints).toEqual([]);
});

// On phones no pointer rests on a link.
test('a link that opens a dialog fetches nothing', { tag: ON_WIDE_SCREENS }, async ({
  page,
  catalogueOf,
}) => {
  const { fetched } = await watchAhead(page);
  const { categories } = await catalogueOf('local');
  await openControlled(page, shopUrl('local', categoryPath(categories.at(-1)?.slug ?? '')));
  const opener = page.locator('main a[data-action]').first();
  await opener.hover();
  // Half a second is more than twice of what a browser waits for.
  await page.waitForTimeout(600);
  expect([...fetched]).not.toContain(await opener.evaluate((one: HTMLAnchorElement) => one.pathname));
});

import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import { type Rebuilding, startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { joined, joinPlatform } from '#tools/stack/join-platform.ts';
import { findFreePort } from '../free-port.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { COMPILED_ONCE } from '../publisher/build/packed-assets.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { watchPage } from './watch-page.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let world: World;
let server: RunningServer;
let rebuilding: Rebuilding | undefined;

// One shop, as it is with `npm start`.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async () => {
  // The page of the platform names the shops' port in its policy.
  const port = await findFreePort();
  world = await aWorld([{ name: 'local', products: 12 }], undefined, `http://{subdomain}.localhost:${port}`);
  const tenants = [joined(aTenant('local', { languages: ['ru'] }), world.sandbox, SECRET)];
  await world.build(tenants);
  server = await startServer({
    sitesDirectory: join(world.dataDirectory, 'sites'),
    assetsDirectory: world.directories.assets,
    port,
    securityKey: (tenant) => `${tenant}-key`,
    before: (request, response) => rebuilding?.receive(request, response) ?? false,
    stagedPreview: (site, file) => rebuilding?.stagedPreview(site, file),
  });
  rebuilding = await startRebuilding({
    environment: world.environment,
    tenants: () => tenants,
    compiledDirectory: COMPILED_ONCE,
    workers: 1,
    onEvent: () => {},
  });
  await rebuilding.idle();
  await joinPlatform(server, rebuilding, world.sandbox, tenants, SECRET);
});
test.afterAll(async () => {
  await Promise.all([server?.close(), rebuilding?.close()]);
  await world?.close();
});

const changes = async (): Promise<ShopChanges> =>
  (await fetch(`${world.sandbox.url}/sandbox/shops/local/changes`)).json();
const shopOn = (page: Page) => page.getByRole('complementary', { name: 'The shop' });

test('[TEN-05] the operator sees each change of the look on a phone beside the settings', async ({
  page,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  await page.goto(`${world.sandbox.url}/#/local/settings`);
  const phone = shopOn(page);
  if (isMobile) await phone.getByRole('button', { name: 'See the shop' }).click();
  const shop = phone.frameLocator('iframe').last();
  const color = () =>
    shop
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary'))
      .catch(() => '');
  await expect(shop.getByRole('banner')).toBeVisible();
  await expect(phone.getByRole('status')).toHaveText('As shoppers see it');

  const primary = isMobile ? '#7a1f5c' : '#1f5c7a';
  await page.getByLabel('Primary', { exact: true }).fill(primary);
  await expect.poll(color, { timeout: 20_000 }).toContain(primary);
  await expect(phone.getByRole('status')).toHaveText('As shoppers see it', { timeout: 20_000 });
  await expect(phone.locator('iframe')).toHaveCount(1);
  expect(await color()).toContain(primary);

  // The page that shows a look comes with the choice of it.
  const looks = page.getByRole('region', { name: 'Вид магазина' });
  await looks.locator('summary').filter({ hasText: 'Корзина' }).press('Enter');
  await looks.getByRole('radio', { name: 'Вид 3' }).and(looks.locator('[name=cart]')).press(' ');
  await expect(phone.getByRole('combobox', { name: 'Page of the shop' })).toHaveValue('/cart');
  await expect(shop.locator('main')).toContainText('Корзина');
  await expect(phone.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
    'href',
    /\/cart\?upcoming=1$/,
  );
  await expect(phone.getByRole('status')).toHaveText('As shoppers see it', { timeout: 20_000 });

  // Keyboard users go on from there.
  const chooser = phone.getByRole('combobox', { name: 'Page of the shop' });
  await chooser.focus();
  await chooser.selectOption('/login');
  await expect(chooser).toBeFocused();
  await expect(shop.getByRole('main').getByRole('textbox').first()).toBeVisible();

  // A change that does not concern the open page leaves the phone alone.
  await expect(phone.locator('iframe')).toHaveCount(1);
  const frame = await phone.locator('iframe').elementHandle();
  const { done } = await changes();
  await world.control('PUT', '/shops/local/variations/12', { newPrice: 44_000 });
  await expect.poll(async () => (await changes()).done[0]?.number).toBe((done[0]?.number ?? 0) + 1);
  await expect(phone.getByRole('status')).toHaveText('As shoppers see it');
  expect(await phone.locator('iframe').evaluate((one, before) => one === before, frame)).toBe(true);
  await page.goto(`${world.sandbox.url}/#/local/overview`);
  await expect(phone).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last changes' }).getByRole('article')).not.toHaveCount(0);
  await page.goto(`${world.sandbox.url}/#/local/orders`);
  await expect(phone).toBeHidden();
  expect(complaints).toEqual([]);
});

// The same on every screen.
test('[TEN-05] a change that cannot go live is not shown as one that will', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  await page.goto(`${world.sandbox.url}/#/local/settings`);
  const phone = shopOn(page);
  await expect(phone.getByRole('status')).toHaveText('As shoppers see it');
  await world.control('PUT', '/faults', [{ kind: 'status', path: '/market-data', status: 500 }]);
  await world.control('PUT', '/shops/local/market', { theme: { radius: 4 } });
  await expect(phone.getByRole('status')).toContainText('Not for shoppers', { timeout: 20_000 });
});

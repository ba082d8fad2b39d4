import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { violationsOn } from './axe.ts';
import { aCustomer, type TestCustomer } from './customer.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

/** In place of a captcha: a button that gives a token, once. */
const CAPTCHA = `window.turnstile = {
  render(box, { sitekey, callback }) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'human ' + sitekey });
    button.addEventListener('click', () => callback('a token'));
    box.append(button);
  },
  reset() {},
};`;

test.describe('a shop for businesses', () => {
  // One build serves both tests.
  test.describe.configure({ mode: 'default', timeout: 90_000 });

  let world: World;
  let server: RunningServer;
  let elsewhere: Server;
  let customer: TestCustomer;
  const address = (path: string) => `http://trade.localhost:${server.port}${path}`;
  const otherOrigin = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

  test.beforeAll(async () => {
    // The page of another site that shows the shop in a frame, and the captcha's script.
    elsewhere = createServer(({ url }, response) => {
      const isScript = url === '/captcha.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? CAPTCHA : '<!doctype html><title>Parent</title>');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    world = await aWorld([
      {
        name: 'trade',
        products: 1,
        market: {
          allowDebt: true,
          companyOption: {
            options: { passwordLevel: 1, captcha: true },
            map: { type: 'mapbox', token: null },
          },
        },
      },
    ]);
    await world.build([
      aTenant('trade', {
        languages: ['ru', 'uz'],
        captcha_site_key: 'site-key',
        captcha_script: `${otherOrigin()}/captcha.js`,
        parent_frame_origins: [otherOrigin()],
      }),
    ]);
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: (tenant) => `${tenant}-key`,
    });
    customer = await aCustomer('trade', { username: 'buyer_7' }, world.sandbox.url);
  });
  test.afterAll(async () => {
    elsewhere?.close();
    await server?.close();
    await world?.close();
  });

  test('[TEN-11] [TEN-06] [AUT-08] covers itself for guests until they sign in by user name, and asks its captcha', async ({
    page,
    browser,
    context,
  }) => {
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(address('/product/1'));
    await expect(withoutScripts.getByRole('dialog', { name: 'Авторизация' })).toBeVisible();
    await expect(withoutScripts.locator('.wall noscript p').first()).toHaveText(t('sign-in.needs-script'));
    await expect(withoutScripts.locator('[data-part=price]').first()).toBeHidden();
    await withoutScripts.close();

    const complaints = await watchPage(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(address('/product/1'));
    const wall = page.getByRole('dialog', { name: 'Авторизация' });
    const username = wall.getByLabel(t('sign-in.business-username'));
    await expect(username).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-sign-in', 'required');
    await expect(page.locator('main')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(wall).toBeVisible();
    expect(await wall.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    expect(scripts.filter((url) => url.endsWith('captcha.js'))).toEqual([]);

    await username.fill('buyer_7');
    await wall.getByLabel(t('sign-in.password'), { exact: true }).fill(customer.password);
    const human = wall.getByRole('button', { name: 'human site-key' });
    await expect(human).toBeVisible();
    const submit = wall.locator('button[type=submit]');
    await submit.click();
    await expect(wall.getByRole('alert').filter({ visible: true })).toHaveText(t('sign-in.captcha-required'));
    await human.click();
    await submit.click();
    await expect(wall).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-sign-in');
    await page.reload();
    await expect(page.locator('main')).toBeVisible();
    expect(complaints.filter((one) => /script error|content-security/.test(one))).toEqual([]);

    // Signing out in another tab shows the wall in all of them.
    const other = await context.newPage();
    await other.goto(address('/logout'));
    await other.getByRole('button', { name: t('sign-in.out'), exact: true }).click();
    await expect(wall).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
  });

  test('a token of the parent page signs in, if it is of an origin that the shop names', async ({ page }) => {
    await page.goto(`${otherOrigin()}/`);
    await page.evaluate(
      ([url, token]) => {
        const origin = new URL(url).origin;
        addEventListener('message', ({ data, source, origin: from }) => {
          if (from === origin && data.type === 'ready')
            (source as Window).postMessage({ type: 'token', token }, origin);
        });
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: url, width: 800, height: 600 }),
        );
      },
      [address('/product/1'), customer.token] as const,
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('main')).toBeVisible();
    await expect(frame.getByRole('dialog')).toBeHidden();
  });
});

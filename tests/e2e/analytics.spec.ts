import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { bankCardsPath, checkoutPath, installmentPath, productPath } from '#domain/link/paths.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

/** Stands in for the scripts of the services, which are not ours: each sends home, and one elsewhere. */
const STAND_IN = `
  fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
  document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }));
`;
const SERVICES = /^https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net|mc\.yandex\.ru)\//;

interface Layers {
  dataLayer?: { event?: string; ecommerce?: unknown }[];
  analyticsLayer?: ArrayLike<unknown>[];
  metrikaLayer?: { ecommerce: Record<string, unknown> }[];
  fbq?: { queue: unknown[][] };
  ym?: { a: ArrayLike<unknown>[] };
}

/** Events that the page has reported to each service. */
function toldOn(page: Page) {
  return page.evaluate(() => {
    const { dataLayer, analyticsLayer, metrikaLayer, fbq, ym } = window as Layers;
    return {
      manager: (dataLayer ?? []).filter(({ ecommerce }) => ecommerce),
      google: (analyticsLayer ?? []).map((command) => [...Array.from(command)]),
      pixel: fbq?.queue ?? [],
      goods: metrikaLayer ?? [],
      metrika: (ym?.a ?? []).map((command) => [...Array.from(command)]),
    };
  });
}

/** Names of the shop's events in the order in which the tag manager was told. */
const eventsOn = async (page: Page) => (await toldOn(page)).manager.map(({ event }) => event);

// Nothing of it depends on the screen.
test.describe('analytics services', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let world: World;
  let server: RunningServer;
  const address = (path: string, shop = 'local') => `http://${shop}.localhost:${server.port}${path}`;

  test.beforeAll(async () => {
    world = await aWorld(
      [
        { name: 'local', products: 2, asksNothing: true },
        { name: 'dev', products: 1, asksNothing: true },
      ],
      (seed) => ({
        ...seed,
        market: {
          ...seed.market,
          settings: {
            ...seed.market.settings,
            showProductCardBuyInOneClick: true,
            ...(seed.name === 'local' && {
              googleTagManager: 'GTM-AB12CD3',
              googleAnalyticsId: 'G-AB12CD34EF',
              facebookPixel: '123456789',
              yandexMetrikaId: '98765432',
            }),
          },
        },
      }),
    );
    await world.build([aTenant('local', { languages: ['ru', 'uz'] }), aTenant('dev', { languages: ['ru'] })]);
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: (tenant) => `${tenant}-key`,
    });
  });
  test.afterAll(async () => {
    await server?.close();
    await world?.close();
  });

  /**
   * Answers in place of the services; returns the addresses that were called, and fills `pages` with those
   * that called.
   */
  async function standIn(page: Page, pages: string[] = []): Promise<string[]> {
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      const url = route.request().url();
      asked.push(url);
      pages.push(new URL(route.request().frame().url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: SERVICES.test(url) ? STAND_IN : '' });
    });
    return asked;
  }

  test('[TEN-13] services load where the shop has set them, after the page can be used, and the policy lets in those alone', async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    const asked = await standIn(page);
    const answer = await page.goto(address(productPath(1)));
    await expect.poll(() => asked.filter((url) => SERVICES.test(url)).length).toBe(4);
    expect(asked.filter((url) => SERVICES.test(url)).sort()).toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://mc.yandex.ru/metrika/tag.js',
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF&l=analyticsLayer',
      'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
    ]);
    const times = await page.evaluate(() => ({
      alive: 'client' in document.documentElement.dataset,
      loaded: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd as number,
      begun: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith('https:') && name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(times.alive).toBe(true);
    for (const begun of times.begun) expect(begun).toBeGreaterThan(times.loaded);

    // A service sends requests home, and cannot load further scripts.
    await expect
      .poll(() => asked.filter((url) => url.includes('google-analytics')).length)
      .toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
    await expect
      .poll(() => complaints.filter((text) => text.includes('elsewhere')).length)
      .toBeGreaterThan(0);
    expect(complaints.filter((text) => !text.includes('elsewhere'))).toEqual([]);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const foreign = policy.match(/script-src [^;]*/)?.[0].match(/https:\/\/\S+/g);
    expect(foreign?.sort()).toEqual([
      'https://connect.facebook.net',
      'https://mc.yandex.com',
      'https://mc.yandex.ru',
      'https://www.googletagmanager.com',
      'https://yastatic.net',
    ]);
  });

  test('[TEN-13] a shop that has set none loads none, and its policy lets in none', async ({ page }) => {
    const asked = await standIn(page);
    const answer = await page.goto(address(productPath(1), 'dev'));
    await page
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: t('notice.added') })).toBeVisible();
    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toMatch(/script-src dev\.localhost:\*\/_astro\/(?: 'sha256-[^']+')*;/);
    expect(policy).toMatch(/connect-src 'self';/);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('shop-events:v1'))).toBeNull();
  });

  test('[TEN-13] each event of a shopper is reported to each service once', async ({ page, context }) => {
    await standIn(page);
    const customer = await aPayingCustomer(
      context,
      'local',
      {},
      { platformUrl: world.sandbox.url, origin: new URL(address('/')).origin },
    );
    await page.goto(address(productPath(1)));
    await expect.poll(() => eventsOn(page)).toEqual(['view_item']);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click();
    await expect.poll(() => eventsOn(page)).toEqual(['view_item', 'add_to_cart']);
    const goods = { item_id: '1', price: 100_000, quantity: 1 };
    const { manager, google, pixel, goods: bought, metrika } = await toldOn(page);
    expect(manager[1]?.ecommerce).toMatchObject({ currency: 'UZS', value: 100_000, items: [goods] });
    expect(google.slice(0, 2).map(([name]) => name)).toEqual(['js', 'config']);
    expect(google.slice(2).map(([, name]) => name)).toEqual(['view_item', 'add_to_cart']);
    expect(pixel.map(([, name]) => name)).toEqual(['123456789', 'PageView', 'ViewContent', 'AddToCart']);
    expect(bought.map(({ ecommerce }) => Object.keys(ecommerce)[1])).toEqual(['detail', 'add']);
    expect(metrika[0]?.slice(0, 2)).toEqual(['98765432', 'init']);

    // Another variation is another view; a reload tells of no second piece in the cart.
    await page.getByRole('main').locator('[data-chooser] a:not([aria-current])').first().click();
    await expect.poll(() => eventsOn(page)).toEqual(['view_item', 'add_to_cart', 'view_item']);
    await page.reload();
    await expect.poll(() => eventsOn(page)).toEqual(['view_item']);

    await page.goto(address(checkoutPath()));
    await expect.poll(() => eventsOn(page)).toEqual(['begin_checkout']);
    await page.reload();
    const order = page.getByRole('button', { name: t('checkout.order'), exact: true }).last();
    await expect(order).toBeVisible();
    await expect.poll(async () => (await toldOn(page)).pixel.length).toBe(2);
    expect(await eventsOn(page)).toEqual([]);

    // The order's page reports nothing, since its address opens the order; the purchase is reported before it
    // or on the next page.
    const purchases: unknown[] = [];
    await page.exposeFunction('tellTest', (entry: unknown) => void purchases.push(entry));
    await page.evaluate(() => {
      const { dataLayer = [] } = window as Layers;
      const push = dataLayer.push.bind(dataLayer);
      dataLayer.push = (entry) => {
        if (entry.event === 'purchase')
          (window as unknown as { tellTest(one: unknown): void }).tellTest(entry);
        return push(entry);
      };
    });
    await order.click();
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.done-title') })).toBeVisible();
    const { items } = await customer.call<{ items: { id: number; total: number }[] }>(
      'GET',
      '/customer-sell?page=1',
    );
    expect(items).toHaveLength(1);
    await page.goto(address('/'));
    await expect.poll(async () => (await toldOn(page)).pixel.length).toBeGreaterThan(1);
    const all = [...purchases, ...(await toldOn(page)).manager];
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      event: 'purchase',
      ecommerce: {
        transaction_id: String(items[0]?.id),
        value: items[0]?.total,
        currency: 'UZS',
        items: [goods],
      },
    });
    await page.reload();
    await expect.poll(async () => (await toldOn(page)).pixel.length).toBe(2);
    expect(await eventsOn(page)).toEqual([]);
  });

  test('[TEN-13] no service sees where cards and papers are typed, nor an address that opens an order', async ({
    page,
    context,
  }) => {
    const [origin, platformUrl] = [new URL(address('/')).origin, world.sandbox.url];
    await aPayingCustomer(context, 'local', { 1003: 9 }, { platformUrl, origin });
    const pages: string[] = [];
    await standIn(page, pages);
    for (const path of [bankCardsPath(), installmentPath(), '/uz/profile/cards', '/order-details/token/1']) {
      const answer = await page.goto(address(path));
      expect(answer?.headers()['content-security-policy'], path).not.toMatch(/script-src[^;]*https:/);
      await page.waitForLoadState('networkidle');
      expect(pages, path).not.toContain(path);
    }
    // Services send their requests on this page, if anywhere.
    await page.goto(address(checkoutPath()));
    await expect.poll(() => pages).toContain(checkoutPath());
  });
});

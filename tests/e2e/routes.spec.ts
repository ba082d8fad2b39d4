import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import { type Brand, NEWS_TYPES, type News, type Supplier } from '#contract/market/market-schema.ts';
import { LANGUAGES } from '#contract/value/primitive.ts';
import {
  brandPath,
  categoryPath,
  inLanguage,
  marketsPath,
  overlayPath,
  productPath,
  productVariationPath,
  publicationPath,
  publicationsPath,
  supplierPath,
} from '#domain/link/paths.ts';
import { OVERLAY_NAMES } from '#publisher/pull/overlay-names.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { askShop } from './ask-shop.ts';
import { fetchPage } from './fetch-page.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

/** Every route of both documents without a name of the catalogue, and the heading of its page. */
const ROUTES: Record<string, string | RegExp> = {
  '/': /Voltra/,
  '/category': t('category.all'),
  '/all-categories': t('category.all'),
  '/supplier': t('maker.suppliers'),
  '/suppliers': t('maker.suppliers'),
  '/trademark': t('maker.brands'),
  '/trademarks': t('maker.brands'),
  '/markets': t('market.title'),
  '/search': t('search.title'),
  '/search/chaynik': t('search.title'),
  '/cart': t('shell.cart'),
  '/checkout': t('checkout.title'),
  '/checkout/done': t('checkout.done-title'),
  '/click': t('checkout.done-title'),
  '/profile': t('account.title'),
  '/login': t('sign-in.title'),
  '/logout': t('sign-in.out-title'),
  '/choosen-products-list': t('shell.favourites'),
  '/compare-products-list': t('shell.compare'),
  '/notifications': t('notification.title'),
  '/order-details/token/1': t('order.title'),
  '/page/dostavka': /доставк/i,
  '/pages/dostavka': /доставк/i,
  '/page/vozvrat-i-obmen-tovara': 'Возврат и обмен товара',
  '/page/vozvrat-denezhnykh-sredstv': 'Возврат денежных средств',
  '/dmp-offerta-ru.html': t('installment.terms-title'),
  '/dmp-offerta-uz.html': textsOf('uz')('installment.terms-title'),
  '/dmp-offerta-en.html': textsOf('en')('installment.terms-title'),
  '/preview': /Voltra/,
  '/mobile-menu-modal': t('page.menu'),
  '/app': /Voltra/,
  '/test': t('page.looks'),
  '/all-headers': t('page.headers'),
  '/news': t('content.news'),
  '/blog': t('content.blog'),
  '/article': t('content.article'),
  '/stock': t('content.share'),
  '/education': t('content.education'),
  '/company': t('content.company'),
  '/others': t('content.other'),
};

/** Addresses that show another address's page. */
const ALIASES: Record<string, string> = {
  '/all-categories': '/category',
  '/supplier': '/suppliers',
  '/trademark': '/trademarks',
  '/search/chaynik': '/search',
  '/click': '/checkout/done',
  '/pages/dostavka': '/page/dostavka',
};

// Addresses are the same on every screen.
test('[SHL-01] every route of the shop answers with a page of its own, in every language', {
  tag: ON_WIDE_SCREENS,
}, async () => {
  const [brands, suppliers, categories, { items: products }] = await Promise.all([
    askShop<{ items: Brand[] }>('local', 'brands'),
    askShop<{ items: Supplier[] }>('local', 'supplier'),
    askShop<{ items: Category[] }>('local', 'categories'),
    askShop<{ items: { variations: { id: number }[] }[] }>('local', 'products?size=1'),
  ]);
  const variation = products[0]?.variations[0]?.id ?? 0;
  const routes: [string, string | RegExp][] = [
    ...Object.entries(ROUTES),
    ...brands.items.slice(0, 3).map(({ slug, name }): [string, string] => [brandPath(slug), name]),
    ...suppliers.items.map(({ id, name }): [string, string] => [supplierPath(id), name]),
    [categoryPath(categories.items[0]?.slug ?? ''), categories.items[0]?.name.ru ?? ''],
    [productPath(variation), /./],
    [productVariationPath(variation), /./],
  ];
  const titles = new Map<string, string>();
  for (const [path, heading] of routes) {
    const page = await fetchPage(shopUrl('local', path));
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.heading || page.title, path).toMatch(heading);
    titles.set(path, page.title);
    if (path.startsWith('/dmp-offerta')) continue;
    for (const language of LANGUAGES.slice(1)) {
      const other = await fetchPage(shopUrl('local', inLanguage(path, language, 'ru')));
      expect.soft(other.status, `${path} in ${language}`).toBe(200);
      expect.soft(other.html, `${path} in ${language}`).toContain(`<html lang="${language}"`);
    }
  }
  for (const [path, own] of Object.entries({
    ...ALIASES,
    [productVariationPath(variation)]: productPath(variation),
  })) {
    expect.soft(titles.get(path), path).toBe(titles.get(own));
    titles.delete(path);
  }
  expect([...titles.values()].filter((title, at, all) => all.indexOf(title) !== at)).toEqual([]);
  for (const name of OVERLAY_NAMES)
    expect((await fetchPage(shopUrl('local', overlayPath(name)))).status, name).toBe(200);
});

test('[SHL-01] any other path is the page that says so, with status 404 and ways on', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  for (const path of ['/nothing', '/pages/404', '/supplier/999999', '/trademark/nobody', '/news/nothing'])
    for (const language of ['ru', 'uz'] as const) {
      const { status, heading } = await fetchPage(shopUrl('local', inLanguage(path, language, 'ru')));
      expect.soft([status, heading], path).toEqual([404, textsOf(language)('shell.notFoundTitle')]);
    }
  await page.goto(shopUrl('local', '/pages/404'));
  const main = page.getByRole('main');
  await expect(
    main.getByRole('navigation', { name: t('home.categories') }).getByRole('link'),
  ).not.toHaveCount(0);
  await main.getByRole('searchbox').fill('чайник');
  await main.getByRole('button', { name: t('shell.find') }).click();
  await expect(page).toHaveURL(shopUrl('local', `/search/${encodeURIComponent('чайник')}`));
});

test('[SHL-01] the page for a frame of the owner has the home page without the shell, and nobody indexes it', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  const complaints = await watchPage(page);
  await page.goto(shopUrl('local', '/preview'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto(shopUrl('local', '/mobile-menu-modal'));
  const first = page.locator('details').first();
  await first.locator('summary').click();
  await expect(first.getByRole('link').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[SHL-13] publications are listed by type and by category, and each has a page with its neighbours', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  const { items } = await askShop<{ items: News[] }>('local', 'news?size=200');
  for (const type of NEWS_TYPES) {
    const own = items.filter((one) => one.type === type);
    expect(own.length, type).toBeGreaterThan(1);
    const list = await fetchPage(shopUrl('local', publicationsPath(type)));
    for (const { slug, title } of own) {
      expect.soft(list.html, type).toContain(`href="${publicationPath(type, slug)}"`);
      const card = await fetchPage(shopUrl('local', publicationPath(type, slug)));
      expect.soft([card.status, card.heading], slug).toEqual([200, title.ru]);
      expect.soft(card.html, slug).toMatch(/"@type":"(?:NewsArticle|BlogPosting|Article)"/);
      expect.soft(card.html, slug).toContain('"@type":"BreadcrumbList"');
    }
  }
  await page.goto(shopUrl('local', '/uz/blog'));
  const u = textsOf('uz');
  const categories = page.getByRole('navigation', { name: u('content.categories') });
  const teasers = page.locator('main article');
  const all = await teasers.count();
  await categories.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/uz\/blog\/category\//);
  expect(await teasers.count()).toBeLessThan(all);
  await page.goBack();
  await teasers.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('time').first()).toHaveText(/20\d\d-yil/);
  await page
    .getByRole('navigation', { name: u('content.neighbours') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/uz\/blog\/[a-z-]+$/);
  await expect(page.getByRole('heading', { name: u('content.related') })).toBeVisible();
});

test.describe('a shop whose owner changes it', { tag: ON_WIDE_SCREENS }, () => {
  // One build serves both tests.
  test.describe.configure({ mode: 'default' });
  let world: World;
  let server: RunningServer;
  const tenant = aTenant('trade', { languages: ['ru'] });
  const address = (path: string) => `http://trade.localhost:${server.port}${path}`;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    world = await aWorld([{ name: 'trade', products: 1 }]);
    const entry = { menuId: 1, parentId: null, image: null };
    await world.control('PUT', '/shops/trade/menu-items/11', {
      ...entry,
      name: { ru: 'Канал' },
      sort: 11,
      type: 'link_page',
      link: 'https://elsewhere.example/channel',
      newTab: true,
    });
    await world.control('PUT', '/shops/trade/menu-items/12', {
      ...entry,
      name: { ru: 'Здесь же' },
      sort: 12,
      type: 'link_page',
      link: 'https://elsewhere.example/same',
      newTab: false,
    });
    await world.control('PUT', '/shops/trade/menu-items/13', {
      ...entry,
      name: { ru: 'Телефоны' },
      sort: 13,
      type: 'collection_page',
      slug: 'phones',
    });
    await world.build([tenant]);
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: (name) => `${name}-key`,
    });
  });
  test.afterAll(async () => {
    await server?.close();
    await world?.close();
  });

  test('[SHL-02] entries of its menu lead to static pages, to other sites, and to collections of goods', async ({
    page,
  }) => {
    await page.goto(address('/'));
    const menu = page.getByRole('navigation', { name: t('shell.topMenu') });
    const apart = menu.getByRole('link', { name: 'Канал' });
    await expect(apart).toHaveAttribute('href', 'https://elsewhere.example/channel');
    await expect(apart).toHaveAttribute('target', '_blank');
    await expect(apart).toHaveAttribute('rel', 'noopener');
    // Entries that the line has no room for stand in a panel.
    const entry = async (name: string) => {
      const link = menu.getByRole('link', { name });
      if ((await link.count()) === 0) await menu.getByRole('button', { name: t('shell.more') }).click();
      return link.last();
    };
    const same = await entry('Здесь же');
    await expect(same).toHaveAttribute('href', 'https://elsewhere.example/same');
    await expect(same).not.toHaveAttribute('target');
    await (await entry('About us')).click();
    await expect(page).toHaveURL(address('/page/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('trade about ru');
    await (await entry('Телефоны')).click();
    await expect(page).toHaveURL(address('/category/phones'));
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('[TEN-12] a shop that is closed shows on every page that it is, and nothing else', async ({
    page,
  }) => {
    const wall = page.getByRole('dialog', { name: t('shell.closedTitle') });
    await page.goto(address('/product/1'));
    await expect(wall).toHaveCount(0);
    await world.control('PUT', '/shops/trade/market', { websiteDisabled: true });
    await world.build([tenant]);
    for (const path of ['/', '/product/1', '/cart', '/no-such-page']) {
      await page.goto(address(path));
      await expect(wall, path).toBeVisible();
      await expect(page.locator('main'), path).toBeHidden();
      await expect(page.locator('header').first(), path).toBeHidden();
    }
    await page.keyboard.press('Tab');
    await expect(wall.locator(':focus')).toHaveCount(1);
    await world.control('PUT', '/shops/trade/market', { websiteDisabled: false });
    await world.build([tenant]);
    await page.goto(address('/product/1'));
    await expect(wall).toHaveCount(0);
    await expect(page.locator('main')).toBeVisible();
  });
});

test('[SHL-01] shops and pick-up points are a list and one map with all of them, which shows the pressed one', async ({
  page,
}) => {
  await page.goto(shopUrl('local', marketsPath()));
  const places = page.getByRole('main').getByRole('listitem').getByRole('button');
  const map = page.getByRole('region', { name: t('address.map') });
  const marks = map.locator('.place-mark');
  await expect(marks.first()).toBeVisible();
  await expect(marks).toHaveCount(await places.count());
  await expect(page.getByText('© OpenStreetMap')).toHaveCount(1);
  const frame = await map.boundingBox();
  const middleOf = async (mark: Locator) => {
    const box = await mark.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  for (const mark of await marks.all()) {
    const { x, y } = await middleOf(mark);
    expect(x).toBeGreaterThan(frame?.x ?? 0);
    expect(x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    expect(y).toBeGreaterThan(frame?.y ?? 0);
    expect(y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
  }
  await marks.last().click();
  await expect(places.last()).toHaveAttribute('aria-pressed', 'true');
  const first = places.first();
  await first.click();
  await expect(places.last()).toHaveAttribute('aria-pressed', 'false');
  const mark = map.getByRole('button', { name: (await first.textContent()) ?? '', exact: true });
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  const shown = await map.boundingBox();
  const { x, y } = await middleOf(mark);
  expect(Math.abs(x - (shown?.x ?? 0) - (shown?.width ?? 0) / 2)).toBeLessThan(3);
  expect(Math.abs(y - (shown?.y ?? 0) - (shown?.height ?? 0) / 2)).toBeLessThan(3);
});

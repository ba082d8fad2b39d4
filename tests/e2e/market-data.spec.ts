import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Banner } from '#contract/market/market-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { logoImage } from '#sandbox/demo/picture/picture-url.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');
const HOUR = 3_600_000;

const THEME = {
  colors: { primary: '#0b6e4f' },
  fontSize: 18,
  radius: 4,
  logoWidth: 180,
  maxContainerWidth: 1000,
  mainFont: 'serif',
  iconPack: 6,
} as const;

const PICTURE = '/market-api/media/original/scene-local-smartphone-desktop.svg';

type Shown = Partial<Pick<Banner['translations']['ru'] & object, 'desktopIsActive' | 'mobileIsActive'>>;

/** A banner in some languages; its title is its name and the language. */
function aBanner(id: number, name: string, fields: Partial<Banner> = {}, shown: Shown = {}): Banner {
  const inLanguage = (language: string) => ({
    title: `${name} ${language}`,
    text: '',
    link: '/category/phones',
    desktopIsActive: true,
    mobileIsActive: true,
    imageDesktop: PICTURE,
    imageMobile: PICTURE,
    ...shown,
  });
  return {
    id,
    active: true,
    endAt: null,
    sort: id,
    translations: { ru: inLanguage('ru'), uz: inLanguage('uz') },
    ...fields,
  };
}

const row = (number: number) => ({
  name: { ru: `Свойство ${number}`, uz: `Xususiyat ${number}` },
  value: { ru: `значение ${number}`, uz: `qiymat ${number}` },
});
const LONG =
  '<p>В этом описании ровно шестнадцать слов, и потому оно сворачивается, пока его не раскроют целиком здесь.</p>';
const both = (text: string): Localized => ({ ru: text, uz: text });

// The tests set the widths.
test.describe('market data of an owner', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let world: World;
  let server: RunningServer;
  const address = (path: string) => `http://local.localhost:${server.port}${path}`;

  test.beforeAll(async () => {
    world = await aWorld(
      [
        {
          name: 'local',
          products: 2,
          product: (index) => ({
            description: both(index === 0 ? LONG : '<p>Короткое описание товара.</p>'),
            characteristics: index === 0 ? [1, 2, 3, 4, 5, 6].map(row) : [1, 2, 3].map(row),
          }),
        },
      ],
      (seed) => ({
        ...seed,
        market: {
          ...seed.market,
          theme: THEME,
          logo: logoImage('electronics'),
          settings: {
            ...seed.market.settings,
            priceRounding: 900,
            productProperty: ['Свойство 1', 'Свойство 2', 'Свойство 3', 'Свойство 4', 'Свойство 5'],
          },
        },
        slides: [aBanner(1, 'Слайд'), aBanner(2, 'Снятый слайд', { active: false })],
        banners: [
          aBanner(1, 'Всегда'),
          aBanner(2, 'Выключен', { active: false }),
          aBanner(3, 'Прошёл', { endAt: new Date(Date.now() - HOUR).toISOString() }),
          aBanner(4, 'Скоро кончится', { endAt: new Date(Date.now() + HOUR).toISOString() }),
          aBanner(5, 'На телефоне', {}, { desktopIsActive: false }),
          aBanner(6, 'На компьютере', {}, { mobileIsActive: false }),
        ],
        pageConfigs: [
          {
            position: 'home',
            title: { ru: '[title]: всё для дома', uz: '[title]: hammasi' },
            description: both('О нас.'),
            keywords: {},
          },
          {
            position: 'product_list',
            title: { ru: '[title] со склада', uz: '[title] ombordan' },
            description: {},
            keywords: {},
          },
        ],
      }),
    );
    await world.build([aTenant('local', { languages: ['ru', 'uz'] })]);
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

  test('[TEN-09] colours, sizes, corners, logo, width and font are those of the theme', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address('/category/phones'));
    expect(await styleOf(page, 'body', 'font-size')).toBe('18px');
    expect(await styleOf(page, 'h1', 'font-family')).toMatch(/^ui-serif, .+, Georgia, serif$/);
    expect(await styleOf(page, 'body', 'font-family')).toBe('system-ui, sans-serif');
    expect(await styleOf(page, '.product-card', 'border-top-left-radius')).toBe('4px');
    expect(
      await styleOf(page, '.button--primary, .catalogue-button, .product-card__action', 'background-color'),
    ).toBe('rgb(11, 110, 79)');
    const content = await page.locator('main h1').first().boundingBox();
    const list = await page.locator('.product-card').first().locator('..').boundingBox();
    expect(content?.x).toBeCloseTo((1440 - 1000) / 2, 0);
    expect(list?.width).toBeLessThanOrEqual(1000);
    const logo = page.getByRole('banner').getByRole('img').first();
    expect((await logo.boundingBox())?.width).toBe(180);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('[TEN-09] the mode is kept under its key, in every page and tab', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address('/'));
    const ground = () => styleOf(page, 'body', 'background-color');
    const light = await ground();
    await page
      .getByRole('button', { name: t('shell.mode') })
      .first()
      .click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('dark');
    await page.goto(address('/category/phones'));
    expect(await ground()).toBe(dark);

    const other = await context.newPage();
    await other.goto(address('/'));
    await other
      .getByRole('button', { name: t('shell.mode') })
      .first()
      .click();
    await expect.poll(ground).toBe(light);
  });

  test('[TEN-10] home shows what the market data hold, in the language of the page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [path, language, title] of [
      ['/', 'ru', 'local ru: всё для дома'],
      ['/uz', 'uz', 'local uz: hammasi'],
    ] as const) {
      await page.goto(address(path));
      await expect(page).toHaveTitle(title);
      for (const text of [`Слайд ${language}`, `Всегда ${language}`, `Скоро кончится ${language}`])
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      for (const text of [`About us ${language}`, `Delivery ${language}`, `We are open ${language}`])
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: language === 'ru' ? 'Хиты' : 'Xitlar' })).toBeVisible();
      for (const text of ['Снятый слайд', 'Выключен', 'Прошёл'])
        await expect(page.getByText(`${text} ${language}`)).toHaveCount(0);
    }
    await page.goto(address('/category/phones'));
    await expect(page).toHaveTitle('Phones ru со склада');
  });

  test('[TEN-10] a banner shows on its devices, and no longer than until its end', async ({ page }) => {
    const phone = page.getByText('На телефоне ru');
    const desktop = page.getByText('На компьютере ru');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address('/'));
    await expect(desktop).toBeVisible();
    await expect(phone).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(phone).toBeVisible();
    await expect(desktop).toBeHidden();

    await page.clock.install({ time: Date.now() + HOUR + 60_000 });
    await page.goto(address('/'));
    await expect(page.getByText('Скоро кончится ru')).toBeHidden();
    await expect(page.getByText('Всегда ru')).toBeVisible();
  });

  test('[CAT-12] goods have a price rounded alike: static, live, for crawlers, found; the cart has what is charged', async ({
    page,
  }) => {
    const [built, now] = ['200\u00a0900', '201\u00a0900'];
    const html = world.read('local', 'product/3.html');
    for (const shown of [built, '"price":200900,', 'data-price="200900"'])
      expect(html.includes(shown), shown).toBe(true);
    expect(world.read('local', 'feed/google.xml')).toContain('>200900 UZS<');

    await world.control('PUT', '/shops/local/variations/3', { newPrice: 201_100, oldPrice: 250_000 });
    await page.goto(address('/product/3'));
    const buyBox = page.locator('main [data-item="3"]').first();
    await expect(buyBox.locator('[data-part="price"]').first()).toContainText(now);
    await expect(buyBox.locator('[data-part="old-price"]').first()).toContainText('250\u00a0900');

    await buyBox
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click();
    await expect(page.getByText(t('notice.added'))).toBeVisible();
    await page.goto(address('/search/local%20product%202'));
    await expect(page.getByRole('article').first()).toContainText(now);
    await page.goto(address('/cart'));
    const line = page.getByRole('main').locator('.cart-line').first();
    await expect(line).toContainText('201\u00a0100');
    await expect(line).toContainText(t('cart.cheaper', { sum: '800\u00a0UZS' }));
    await expect(page.getByRole('main')).not.toContainText(now);
  });

  test('[PDP-04] a long description and a long table fold, and only rows show that the shop names', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address('/product/1'));
    const description = page.getByRole('region', { name: t('product.description') });
    const facts = page.getByRole('region', { name: t('product.characteristics') });
    await expect(facts.getByRole('term')).toHaveText([1, 2, 3, 4, 5].map((number) => `Свойство ${number}`));
    for (const [section, folded] of [
      [description, 60],
      [facts, 80],
    ] as const) {
      const height = () => section.locator('.expander__body').evaluate((body) => body.clientHeight);
      const more = section.getByRole('checkbox');
      expect(await height()).toBeLessThanOrEqual(folded);
      await more.press('Space');
      await expect(more).toBeChecked();
    }
    expect(await facts.locator('.expander__body').evaluate((body) => body.clientHeight)).toBeGreaterThan(80);

    await page.goto(address('/product/3'));
    await expect(page.locator('.expander').getByRole('checkbox')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(facts.getByRole('checkbox')).toHaveCount(1);
    expect(await facts.locator('.expander__body').evaluate((body) => body.clientHeight)).toBeLessThanOrEqual(
      80,
    );
  });
});

function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

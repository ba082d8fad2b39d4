import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addAddress } from '#contract/account/address.ts';
import type { Settings } from '#contract/market/settings.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

const HOSTILE = `<p>Чистый текст</p><img src=x onerror="window.ran = 'onerror'"><script>window.ran = 'script'</script>
  <a href="javascript:window.ran = 'href'">ссылка</a><svg onload="window.ran = 'svg'"></svg><iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>`;

const color = (id: number, label: string) => ({
  code: 'color',
  name: { ru: 'Цвет', uz: 'Rang', en: 'Colour' },
  value: { id, label: { ru: label, uz: label, en: label } },
});
const size = (id: number, label: string) => ({
  code: 'size',
  name: { ru: 'Размер', uz: 'Oʻlcham', en: 'Size' },
  value: { id, label: { ru: label, uz: label, en: label } },
});

/** Variations 4, 5 and 6 are those of product 2: there is no white one in M. */
const PROPERTIES: Record<number, ReturnType<typeof color>[]> = {
  4: [color(1, 'чёрный'), size(11, 'S')],
  5: [color(1, 'чёрный'), size(12, 'M')],
  6: [color(2, 'белый'), size(11, 'S')],
};

/** Own words for a page, for a message of the client and for an island; in Uzbek no dictionary at all. */
const OWN_WORDS = {
  ru: JSON.stringify({
    'cart.add': 'Беру',
    'category.add': 'Взять',
    'notice.added': 'Ваше!',
    'product.yourCity': 'любом городе',
  }),
  uz: '{"cart.add": "Olaman"',
};

const OWN_TEXTS: Partial<Settings> = {
  translation_msg: OWN_WORDS,
  seoTemplateTitle: { ru: '[title] купить в [region]', uz: '[title] [region]da' },
  seoTemplateDescription: { ru: 'Цена на [title]. Доставка: [region].', uz: '[title] narxi.' },
};

// Nothing of it depends on the screen.
test.describe('a shop with odd data', { tag: ON_WIDE_SCREENS }, () => {
  // One build serves all tests here.
  test.describe.configure({ mode: 'default', timeout: 90_000 });

  let world: World;
  let server: RunningServer;
  const address = (path: string, shop = 'odd') => `http://${shop}.localhost:${server.port}${path}`;

  test.beforeAll(async () => {
    world = await aWorld([
      {
        name: 'odd',
        products: 2,
        variationsPerProduct: 3,
        product: (index) => (index === 0 ? { description: { ru: HOSTILE, uz: HOSTILE, en: HOSTILE } } : {}),
        variation: (id) => (PROPERTIES[id] ? { properties: PROPERTIES[id] } : {}),
      },
      {
        name: 'words',
        products: 2,
        variationsPerProduct: 1,
        asksNothing: true,
        product: (index) =>
          index === 1
            ? { seo: { title: { ru: 'Свой заголовок' }, description: { ru: 'Своё описание.' } } }
            : {},
        variation: (id) => ({ name: { ru: `Чайник ${id}`, uz: `Choynak ${id}` } }),
      },
    ]);
    await world.control('PUT', '/shops/words/market', { settings: OWN_TEXTS });
    await world.build([aTenant('odd', { languages: ['ru'] }), aTenant('words', { languages: ['ru', 'uz'] })]);
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

  test.describe('without the content-security policy', () => {
    test.use({ bypassCSP: true });

    test('[PDP-15] nothing in the text of a product can run', async ({ page }) => {
      await page.goto(address('/product/1'));
      const description = page.getByRole('region', { name: t('product.description') });
      await expect(description).toContainText('Чистый текст');
      await expect(
        description.locator('script, iframe, [onerror], [onload], [href^="javascript:"]'),
      ).toHaveCount(0);
      await description.getByText('ссылка').click();
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    });
  });

  test('[PDP-06] the chosen picture of a colour has its ring around it', async ({ page }) => {
    const { buyBox } = shopPage(page);
    await page.goto(address('/product/4'));
    const chosen = buyBox.value('Цвет', 'чёрный');
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const [link, picture] = [chosen, chosen.locator('img')].map((one) => one.boundingBox());
    expect(await link).toEqual(await picture);
  });

  test('[PDP-06] while no variation has all that is chosen, nothing can be added', async ({ page }) => {
    const { buyBox, toast } = shopPage(page);
    await page.goto(address('/product/5'));
    await expect(buyBox.value('Размер', 'M')).toHaveAttribute('aria-current', 'true');
    await buyBox
      .property('Цвет')
      .getByRole('link', { name: /^белый/ })
      .click();

    await expect(buyBox.chooseFirst).toBeDisabled();
    await expect(page).toHaveURL(address('/product/5'));
    await expect(buyBox.property('Размер')).toContainText(t('cart.choose'));
    await expect(buyBox.value('Цвет', 'белый')).toHaveAttribute('aria-current', 'true');
    await expect(buyBox.property('Размер').getByRole('link', { name: t('cart.unavailable') })).toHaveText(
      /^M/,
    );

    await buyBox.value('Размер', 'S').click();
    await expect(page).toHaveURL(/\/product(-variation)?\/6$/);
    await expect(buyBox.value('Цвет', 'белый')).toHaveAttribute('aria-current', 'true');
    await buyBox.add.click();
    await expect(toast(t('notice.added'))).toBeVisible();
  });

  test('[I18N-04] a shop words messages in its own way, in page, client and island; a broken set counts as none', async ({
    page,
  }) => {
    const { toast, title } = shopPage(page);
    await page.goto(address('/product/1', 'words'));
    await expect(title).toHaveText('Чайник 1');
    await page.getByRole('button', { name: 'Беру', exact: true }).click();
    await expect(toast('Ваше!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Взять' })).toBeVisible();

    await page.goto(address('/uz/product/2', 'words'));
    await expect(shopPage(page, 'uz').buyBox.add).toBeVisible();
    await expect(page.getByText('Olaman')).toHaveCount(0);
  });

  test('[SEO-02] the head of a product says what the templates make of it, and its own texts win', async ({
    page,
  }) => {
    const description = page.locator('meta[name=description]');
    await page.goto(address('/product/1', 'words'));
    await expect(page).toHaveTitle('Чайник 1 купить в любом городе');
    await expect(description).toHaveAttribute('content', 'Цена на Чайник 1. Доставка: ваш город.');

    await page.goto(address('/uz/product/1', 'words'));
    await expect(page).toHaveTitle('Choynak 1 shahringizda');
    await expect(description).toHaveAttribute('content', 'Choynak 1 narxi.');

    await page.goto(address('/product/2', 'words'));
    await expect(page).toHaveTitle('Свой заголовок');
    await expect(description).toHaveAttribute('content', 'Своё описание.');

    const location = addAddress.example?.body;
    await page.evaluate(
      (session) => localStorage.setItem('session:v1', session),
      JSON.stringify({ location }),
    );
    await page.goto(address('/product/1', 'words'));
    await expect(page).toHaveTitle('Чайник 1 купить в Ташкенте');
    await page.goto(address('/uz/product/1', 'words'));
    await expect(page).toHaveTitle('Choynak 1 Toshkentda');
  });
});

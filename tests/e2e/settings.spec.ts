import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Settings } from '#contract/market/settings.ts';
import {
  cartPath,
  cashbackPath,
  categoryPath,
  comparePath,
  favouritesPath,
  homePath,
  productPath,
} from '#domain/link/paths.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn } from './visit.ts';

const t = textsOf('ru');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Settings that a shop switches on and off, except looks and its own texts. */
const ALL_ON = {
  cartActive: true,
  showFavorite: true,
  showCompareProduct: true,
  showQuickView: true,
  showImageSlider: true,
  showBrandInProduct: true,
  showSupplier: true,
  showProductCardInStock: true,
  showProductCardRemainder: true,
  showProductCardBuyInOneClick: true,
  showProductCardTogetherWithThisBuy: true,
  showQrCashback: true,
  productCardAdditionalInformation: {
    title: { ru: 'Сервис рядом' },
    description: { ru: 'Мастер приедет <b>завтра</b>.' },
  },
  cartDescription: { ru: '<p>Доставим <b>завтра</b>.</p><script>window.ran = true</script>' },
  seoTemplateTitle: { ru: '[title] со склада' },
  seoTemplateDescription: { ru: 'Цена на [title].' },
} as const satisfies Partial<Settings>;

const ALL_OFF = {
  ...Object.fromEntries(Object.entries(ALL_ON).flatMap(([name, on]) => (on === true ? [[name, false]] : []))),
  productCardAdditionalInformation: { title: { ru: '' }, description: { ru: '' } },
  cartDescription: { ru: '' },
  seoTemplateTitle: { ru: '' },
  seoTemplateDescription: { ru: '' },
} satisfies Partial<Settings>;

/** Headers without the bar that phones have at their foot, and cards with a labelled button. */
const LOOK = { settingStyleOfProduct: 8, mobileMenuStyleType: 2 };

// The test itself sets the size of its window.
test.describe('switches of an owner', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let world: WorldOfLooks;

  test.beforeAll(async () => {
    world = await aWorldOfLooks(
      {
        on: { ...LOOK, ...ALL_ON },
        off: { ...LOOK, ...ALL_OFF },
        // The remaining pieces would stand in the place of the stock.
        'no-cart': { ...LOOK, ...ALL_ON, cartActive: false, showProductCardRemainder: false },
      },
      {
        languages: ['ru'],
        products: 4,
        variationsPerProduct: 1,
        asksNothing: true,
        // No tags of goods that are bought with them.
        product: () => ({ categoryId: 2, crossSellTags: [] }),
      },
      (seed) => ({ ...seed, brands: [{ id: 1, slug: 'acme', name: 'Acme', logo: null }] }),
    );
  });
  test.afterAll(() => world?.close());

  test('[TEN-08] [CAT-06] each switch of cards brings its part to a list, and takes it away', async ({
    page,
  }) => {
    const card = page.getByRole('main').getByRole('article').first();
    const parts = {
      cartActive: card.getByRole('button', { name: new RegExp(`^${t('category.add')}`) }),
      showFavorite: card.locator('button[data-action=favourite]'),
      showCompareProduct: card.locator('button[data-action=compare]'),
      showQuickView: card.locator('[data-action=quick-view]'),
      showImageSlider: card.locator('.product-card__pictures > i').last(),
      showBrandInProduct: card.getByText('Acme'),
      showSupplier: card.getByText('local supplier'),
      showProductCardInStock: card.locator('[data-part=stock]'),
      showProductCardRemainder: card.getByText(t('category.left', { number: 10 })),
      showProductCardBuyInOneClick: card.getByRole('button', {
        name: new RegExp(`^${t('one-click.title')}`),
      }),
    } satisfies Partial<Record<keyof Settings, Locator>>;
    const open = async (shop: string) => {
      await page.goto(world.address(shop, categoryPath('phones')));
      await card.hover();
      await expect(card).toHaveCSS('translate', '0px -2px');
    };

    await open('on');
    // The remainder says how much is in stock, in its place.
    for (const [setting, part] of Object.entries(parts)) {
      if (setting === 'showProductCardInStock') continue;
      await expect(part, setting).toBeVisible();
      await expect(part, setting).toHaveCSS('opacity', '1');
    }
    await expect(page.locator('body')).not.toHaveAttribute('data-sign-in');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await open('off');
    for (const [setting, part] of Object.entries(parts)) await expect(part, setting).toHaveCount(0);

    await open('no-cart');
    const off: string[] = ['cartActive', 'showProductCardBuyInOneClick', 'showProductCardRemainder'];
    for (const [setting, part] of Object.entries(parts))
      if (off.includes(setting)) await expect(part, setting).toHaveCount(0);
      else await expect(part, setting).toBeVisible();
    await parts.showQuickView.click();
    const view = page.getByRole('dialog');
    await expect(view.getByRole('link', { name: t('product.toPage') })).toBeVisible();
    await expect(view.getByRole('button', { name: t('cart.add') })).toHaveCount(0);
  });

  test('[TEN-08] [TEN-06] the ways to favourites, comparison, cart and cashback are where a shop has them, on every screen', async ({
    page,
  }) => {
    const places = [favouritesPath(), comparePath(), cartPath()];
    const seen = async (shop: string) => {
      await page.goto(world.address(shop, homePath()));
      const found: Record<string, string[]> = {};
      for (const [screen, size] of Object.entries({ DESKTOP, PHONE })) {
        await page.setViewportSize(size);
        found[screen] = await shownLinks(page);
      }
      return found;
    };
    const on = await seen('on');
    expect(on['DESKTOP']).toEqual(expect.arrayContaining(places));
    expect(on['PHONE']).toEqual(expect.arrayContaining([cartPath(), cashbackPath()]));
    const off = await seen('off');
    for (const links of Object.values(off))
      expect(links.filter((href) => [...places, cashbackPath()].includes(href))).toEqual([]);

    // The two pages stay for those who know their address. The mini-cart has that address, and no link.
    const leads = /href="\/(?:cart|checkout)"/;
    const pagesOf = (shop: string) =>
      readdirSync(world.directories.site(shop), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /^(?!overlay).*\.html$/.test(file),
      );
    expect(pagesOf('on').filter((file) => leads.test(world.read('on', file))).length).toBeGreaterThan(10);
    expect(pagesOf('no-cart').filter((file) => leads.test(world.read('no-cart', file)))).toEqual([]);
  });

  test('[TEN-08] a product page says what its shop tells on all of them, and what is bought with it; its head follows the templates', async ({
    page,
  }) => {
    const together = page.getByRole('region', { name: t('product.together') });
    const extra = page.getByRole('heading', { name: 'Сервис рядом' });
    const head = page.locator('meta[name=description]');
    await page.setViewportSize(PHONE);
    await page.goto(world.address('on', productPath(1)));
    await expect(page).toHaveTitle('local product 1 Black ru со склада');
    await expect(head).toHaveAttribute('content', 'Цена на local product 1 Black ru.');
    await expect(extra).toBeVisible();
    await expect(page.getByText('Мастер приедет завтра.')).toBeVisible();
    // It is loaded when its place comes near, and shown while the place is out of sight.
    const answer = page.waitForResponse(/similar-products/);
    await page.locator('[data-shelf=together]').evaluate((place) => place.scrollIntoView());
    await answer;
    await page.evaluate(() => scrollTo(0, 0));
    await expect(together).toHaveCount(1);
    await together.scrollIntoViewIfNeeded();
    await expect(together.getByRole('listitem').first()).toBeVisible();

    await page.goto(world.address('off', productPath(1)));
    await expect(page).not.toHaveTitle(/со склада/);
    await expect(head).not.toHaveAttribute('content', /Цена на/);
    await expect(extra).toHaveCount(0);
    await expect(together).toHaveCount(0);
    await expect(page.locator('[data-shelf=together]')).toHaveCount(0);
    await expect(shopPage(page).buyBox.add).toHaveCount(0);
  });

  test('[TEN-08] the cart says what its shop tells there, as clean HTML, whether it is empty or full', async ({
    page,
  }) => {
    const words = page.getByText('Доставим завтра.').filter({ visible: true });
    const cart = shopPage(page).cart;
    await page.goto(world.address('on', cartPath()));
    await expect(cart.nothing).toBeVisible();
    await expect(words).toBeVisible();
    await expect(words.locator('b')).toHaveText('завтра');
    expect(world.read('on', 'cart.html')).not.toContain('window.ran');
    await page.goto(world.address('on', productPath(1)));
    await shopPage(page).buyBox.add.click();
    await expect(shopPage(page).cartLink('1')).toBeVisible();
    await page.goto(world.address('on', cartPath()));
    await expect(cart.lines).toHaveCount(1);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect(words).toBeVisible();
      expect(await sidewaysOn(page)).toEqual([]);
    }
    await page.goto(world.address('off', cartPath()));
    await expect(cart.nothing).toBeVisible();
    await expect(page.locator('.cart-description')).toHaveCount(0);
  });
});

/** Addresses of visible links of the shop's own, without those in the content of its pages. */
function shownLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body a[href]')].filter(
      (link) => !link.closest('main') && link.checkVisibility({ visibilityProperty: true }),
    );
    return shown.map((link) => link.getAttribute('href') ?? '');
  });
}

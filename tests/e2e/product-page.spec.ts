import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Settings } from '#contract/market/settings.ts';
import { productPath, productVariationPath } from '#domain/link/paths.ts';
import { PRODUCT_PAGE_VARIANTS } from '#storefront/looks/product-page.ts';
import { idleWork, openIdle } from '#tools/browser/page-ready.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { holdBack } from './hold-back.ts';
import { openProduct } from './product-ready.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { expectOwnStructures, structureOf as placesOf, type Structures } from './structure.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const both = (text: string) => ({ ru: text, uz: text, en: text });

/** Every part of the page that a setting brings is on. */
const ALL_ON = {
  showProductCardBuyInOneClick: true,
  showProductCardRemainder: true,
  productCardAdditionalInformation: { title: both('Сервис рядом'), description: both('В каждой области.') },
} as const satisfies Partial<Settings>;

/** Settings that remove parts of the page. */
const ALL_OFF = {
  showFavorite: false,
  showCompareProduct: false,
  showBrandInProduct: false,
  showSupplier: false,
  showProductCardInStock: false,
  showProductCardRemainder: false,
  showProductCardBuyInOneClick: false,
  showShareLinkButtons: false,
  showProductCardSimilarProduct: false,
  showProductCardTogetherWithThisBuy: false,
  productCardAdditionalInformation: { title: both(''), description: both('') },
} as const satisfies Partial<Settings>;

/** As long as names of goods get. */
const LONG_NAME =
  'Молоко ультрапастеризованное для всей семьи Fargʻona Sut Zavodi, 0,9 л, 3,2 %, упаковка 12 шт.';

const SIXTH = { productCardStyleType: 6, homeStyleType: 2, showMagnifier: false };

/** 1 200 000 UZS by months, in the words of each layout. */
const MONTHS: Record<string, string> = {
  ...Object.fromEntries(
    [1, 2, 3, 5, 6, 9].map((number) => [number, t('installment.about', { sum: '129 000 UZS' })]),
  ),
  ...Object.fromEntries([4, 7].map((number) => [number, t('installment.from', { sum: '100 000 UZS' })])),
  8: t('installment.from', { sum: '200 000 UZS' }),
};

/** Settings that each shop alone has. */
const LOOKS: Record<string, Partial<Settings>> = {
  local: SIXTH,
  magnifier: { ...SIXTH, showMagnifier: true },
  bare: { ...SIXTH, ...ALL_OFF },
  'no-cart': { ...SIXTH, ...ALL_OFF, cartActive: false },
  'layout-below': { productCardStyleType: -1 },
  ...Object.fromEntries(
    [0, ...Object.keys(PRODUCT_PAGE_VARIANTS).map(Number), 10].map((number) => [
      `layout-${number}`,
      { productCardStyleType: number },
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 4, 6, 9].map((number) => [`home-${number}`, { productCardStyleType: -1, homeStyleType: number }]),
  ),
};

// The test itself sets the size of its window.
test.describe('the page of a product', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let world: WorldOfLooks;
  const address = (path: string, shop = 'local') => world.address(shop, path);

  test.beforeAll(async () => {
    const picture = (view: number) => ({
      urls: { original: `/market-api/media/original/smartphone-202020-${view % 4}-${view}.svg` },
    });
    world = await aWorldOfLooks(
      LOOKS,
      {
        languages: ['ru'],
        products: 5,
        asksNothing: true,
        // One category, and no tags of goods that are bought with the first product.
        product: (index) => ({
          categoryId: 2,
          crossSellTags: index === 0 ? [] : ['gift'],
          characteristics: [1, 2, 3, 4].map((row) => ({
            name: both(`Свойство ${row}`),
            value: both(`значение ${row}`),
          })),
        }),
        variation: (id) => ({
          newPrice: 1_200_000,
          oldPrice: 1_500_000,
          ...(id === 5 && { name: both(LONG_NAME) }),
          ...(id === 1 && {
            images: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(picture),
            videos: ['https://video.example/vase.mp4', 'https://video.example/watch?v=1'],
          }),
        }),
      },
      (seed) => ({
        ...seed,
        market: { ...seed.market, settings: { ...seed.market.settings, ...ALL_ON } },
      }),
    );
  });
  test.afterAll(() => world?.close());

  test('[PDP-02, PDP-14] each number from 1 to 9 gives a layout of its own, which says what it costs by months, any other number the sixth, and some homes change it', async ({
    page,
  }) => {
    const seen = new Map<string, string>();
    const phones: Structures = new Map();
    for (const [number, { name }] of Object.entries(PRODUCT_PAGE_VARIANTS)) {
      await page.setViewportSize(DESKTOP);
      await page.goto(address(productPath(5), `layout-${number}`));
      await expect(page.locator('.product-page'), number).toHaveClass(new RegExp(`product-page--${name}\\b`));
      const look = await structureOf(page);
      expect([...seen.values()], `layout ${number}`).not.toContain(look);
      seen.set(number, look);
      expect(await widthOver(page), `layout ${number}`).toBe(0);
      const add = await shopPage(page).buyBox.add.boundingBox();
      expect((add?.y ?? DESKTOP.height) + (add?.height ?? 0), `layout ${number}`).toBeLessThanOrEqual(
        DESKTOP.height,
      );
      await expect(page.getByText(MONTHS[number] ?? '', { exact: true }), `layout ${number}`).toBeVisible();
      await page.setViewportSize(PHONE);
      expect(await widthOver(page), `layout ${number} on a phone`).toBe(0);
      phones.set(Number(number), await placesOf(page));
    }
    expectOwnStructures('product on phones', phones, PRODUCT_PAGE_VARIANTS);
    await page.setViewportSize(DESKTOP);
    for (const shop of ['layout-0', 'layout-10', 'layout-below']) {
      await page.goto(address(productPath(5), shop));
      expect(await structureOf(page), shop).toBe(seen.get('6'));
    }

    await world.control('PUT', '/shops/layout-7/variations/5', { newPrice: 1_800_000 });
    await page.goto(address(productPath(5), 'layout-7'));
    await expect(
      page.getByText(t('installment.from', { sum: '150 000 UZS' }), { exact: true }),
    ).toBeVisible();

    const similar = page.getByRole('region', { name: t('product.similar') });
    const places = () =>
      page.locator('.product-place').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    await page.goto(address(productPath(3), 'home-2'));
    const plain = await places();
    expect(plain.at(-1)).toContain(t('product.guaranteeTitle'));
    await expect(similar.locator('[data-track]')).toHaveCount(1);
    await page.goto(address(productPath(3), 'home-1'));
    expect((await places())[0]).toContain(t('product.guaranteeTitle'));
    await page.goto(address(productPath(3), 'home-6'));
    await expect(similar.getByRole('article').first()).toBeVisible();
    await expect(similar.locator('[data-track]')).toHaveCount(0);
    await page.goto(address(productPath(3), 'home-9'));
    expect((await places())[0]).toContain(t('product.reviews'));
    await page.goto(address(productPath(3), 'home-4'));
    await shopPage(page).buyBox.value('Цвет', 'Белый').click();
    await expect(page).toHaveURL(address(productVariationPath(4), 'home-4'));
  });

  test('[PDP-16] a gallery has every picture and video, and at most five dots at once, a picture fills the window, and a magnifier is where the shop wishes', async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    await page.setViewportSize(DESKTOP);
    await openProduct(page, address(productPath(1), 'magnifier'));
    const photos = page.getByRole('list', { name: t('product.photos') });
    const marks = page.getByRole('navigation', { name: t('product.thumbnails') }).getByRole('link');
    await expect(marks).toHaveCount(11);
    await expect(photos.getByRole('listitem')).toHaveCount(11);
    const video = photos.locator('video');
    await expect(video).toHaveAttribute('src', 'https://video.example/vase.mp4');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(photos.getByRole('link', { name: t('product.watchVideo') })).toHaveAttribute(
      'href',
      'https://video.example/watch?v=1',
    );
    const first = photos.getByRole('img').first();
    const width = async () => (await first.boundingBox())?.width ?? 0;
    const before = await width();
    // The magnifier comes as a file of its own.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await first.hover({ position: { x: 30, y: 30 } });
      await expect.poll(width, { timeout: 2_000 }).toBeGreaterThan(2 * before);
    }).toPass();

    await photos.getByRole('link', { name: t('product.enlarge', { number: 1 }) }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'local product 1' });
    const large = dialog.getByRole('img').first();
    await expect(dialog.getByRole('img')).toHaveCount(9);
    expect((await large.boundingBox())?.height).toBe(DESKTOP.height);
    await dialog.getByRole('button', { name: t('product.zoom') }).click();
    await expect.poll(async () => (await large.boundingBox())?.height).toBeGreaterThan(2 * DESKTOP.height);
    await dialog.getByRole('button', { name: t('product.zoom') }).click();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(photos.getByRole('link', { name: t('product.enlarge', { number: 2 }) })).toBeFocused();

    // The marks come into sight with the last one.
    for (const [shop, size] of [
      ['layout-5', DESKTOP],
      ['layout-2', PHONE],
      ['layout-3', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(address(productPath(1), shop));
      await expect.poll(() => countInSight(marks), shop).toBe(5);
      await expect(marks.last(), shop).not.toBeInViewport();
      await photos.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(marks.last(), shop).toHaveAttribute('aria-current', 'true');
      await expect(marks.last(), shop).toBeInViewport({ ratio: 0.9 });
      await expect.poll(() => countInSight(marks), shop).toBe(5);
    }
    expect(complaints).toEqual([]);
  });

  test('[PDP-03, PDP-05, PDP-14] a product is shared on two sites, found in shops on a map, and leads on to those beside it, of its seller, and bought with it', async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    await page.setViewportSize(DESKTOP);
    const lists = ['/supplier-products', '/cross-sell-products'].map((call) =>
      page.waitForResponse((answer) => answer.url().includes(call)),
    );
    await openProduct(page, address(productPath(3)));
    const { title, buyBox, cartLink } = shopPage(page);
    await expect(title).toHaveText('local product 2 Black ru');
    await expect(page.getByText(`${t('product.articul')}: local-3`)).toBeVisible();
    await expect(buyBox.price).toBeVisible();
    for (const site of ['Telegram', 'Facebook'])
      await expect(page.getByRole('link', { name: t('product.shareOn', { site }) })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(productPath(3))),
      );
    const extra = page.getByRole('heading', { name: 'Сервис рядом' });
    await expect(extra).toBeVisible();

    await page.getByText(t('product.deliveryTitle')).click();
    await expect(page.getByText(/Бесплатно от/)).toBeVisible();
    await page.getByText(t('product.returnTitle')).click();
    await expect(page.getByText(t('product.returnText'))).toBeVisible();

    const guarantee = page.getByRole('dialog', { name: t('product.guaranteeTitle') });
    await page.getByRole('button', { name: t('product.guaranteeLink') }).click();
    await expect(guarantee).toContainText(t('product.guaranteeText', { percent: 10, sum: 100 }));
    await guarantee.getByRole('button', { name: t('dialog.close') }).click();
    await expect(guarantee).toBeHidden();

    await page.getByRole('link', { name: t('product.where') }).click();
    const shops = page.getByRole('dialog', { name: t('product.where') });
    await shops
      .getByRole('button', { name: new RegExp(t('product.onMap')) })
      .first()
      .click();
    await expect(shops.getByRole('region', { name: t('address.map') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shops).toHaveCount(0);

    const seller = page.getByRole('region', { name: t('product.sellerGoods') });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await Promise.all(lists);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(seller.getByRole('link')).toHaveCount(4);
    const together = page.getByRole('region', { name: t('product.together') });
    // Three others have its tag, none is taken unasked, and each costs as much as itself.
    await expect(together.getByRole('checkbox')).toHaveCount(3);
    await expect(together.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(together.getByRole('status')).toContainText('1 200 000');
    await together.getByRole('checkbox').first().check();
    await expect(together.getByRole('status')).toContainText('2 400 000');
    // Boxes of cards stand at one height, and their sum begins below the first.
    const boxes = await together.getByRole('checkbox').all();
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    const [card, sum] = [together.getByRole('listitem').first(), together.getByRole('status')];
    expect((await sum.boundingBox())?.x).toBe((await card.boundingBox())?.x);
    await together.getByRole('button', { name: t('product.togetherAdd') }).click();
    await expect(cartLink('2')).toBeVisible();

    const way = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await expect(way.getByRole('link').last()).toHaveAttribute('href', /\/category\//);
    const beside = page.getByRole('navigation', { name: t('product.beside') });
    await expect(beside.getByRole('link', { name: t('product.previous') })).toHaveAttribute(
      'href',
      productPath(1),
    );
    await beside.getByRole('link', { name: t('product.next') }).click();
    await expect(page).toHaveURL(address(productPath(5)));
    const similar = page.getByRole('region', { name: t('product.similar') });
    await expect(similar.getByRole('article')).toHaveCount(4);
    expect(complaints).toEqual([]);
  });

  test('[CAT-06, PDP-07] a narrow window opens a card and its quick view as a page of its own, which stays where it is when the choice changes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openIdle(page, address('/category/phones'));
    const card = page.getByRole('main').getByRole('article').nth(1);
    await card.getByRole('link', { name: new RegExp(t('category.quickView')) }).click();
    await expect(page).toHaveURL(address(productVariationPath(3)));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await Promise.all([idleWork(page), page.goBack()]);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(address(productVariationPath(3)));
    const value = shopPage(page).buyBox.value('Цвет', 'Белый');
    await value.scrollIntoViewIfNeeded();
    const place = (await value.boundingBox())?.y ?? 0;
    await value.click();
    await expect(page).toHaveURL(address(productVariationPath(4)));
    expect(Math.abs(((await value.boundingBox())?.y ?? 0) - place)).toBeLessThan(2);

    await page.setViewportSize({ width: 992, height: 800 });
    await openIdle(page, address('/category/phones'));
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(address(productPath(3)));
  });

  test('[CAT-07] the quick view shows pictures, videos, price, choice and facts over the list, adds to the cart, and leaves within 200 ms', async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(DESKTOP);
    await openIdle(page, address('/category/phones'));
    const card = page.getByRole('main').getByRole('article').first();
    const answer = await holdBack(page, '**/1/product');
    await card.getByRole('link', { name: new RegExp(t('category.quickView')) }).click();
    const view = page.getByRole('dialog');
    await expect(view.getByRole('status', { name: t('product.loading') })).toBeVisible();
    answer();
    await expect(view.getByText('1 200 000')).toBeVisible();
    await expect(view.getByRole('term')).toHaveCount(4);
    await expect(view.getByText(t('product.reviewCount', { count: 3 }))).toBeVisible();
    await expect(view.getByText(t('notice.stock-in'), { exact: true })).toBeVisible();
    await view.getByRole('button', { name: t('product.video', { number: 10 }) }).click();
    await expect(view.locator('video')).toHaveAttribute('src', 'https://video.example/vase.mp4');
    await view.getByRole('button', { name: t('product.video', { number: 11 }) }).click();
    await expect(view.getByRole('link', { name: t('product.watchVideo') })).toHaveAttribute(
      'href',
      'https://video.example/watch?v=1',
    );
    await view.getByRole('button', { name: t('product.photo', { number: 2 }) }).click();
    await view.getByRole('button', { name: t('product.enlarge', { number: 2 }) }).click();
    const large = page.locator('.lightbox');
    await expect(large.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
    await large.getByRole('button', { name: t('product.zoom') }).click();
    await expect(large.locator('[data-zoomed]')).toHaveCount(1);
    await large.getByRole('button', { name: t('dialog.close') }).click();
    await expect(large).toHaveCount(0);
    await view.getByRole('button', { name: t('product.enlarge', { number: 2 }) }).click();
    await expect(large).toBeVisible();
    await page.goBack();
    await expect(large).toHaveCount(0);
    await expect(view).toBeVisible();
    await view.getByRole('button', { name: 'Белый' }).click();
    await expect(view.getByRole('link', { name: t('product.toPage') })).toHaveAttribute(
      'href',
      productPath(2),
    );
    const leaving = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const dialog = document.querySelector('dialog[open]');
          let from = 0;
          new MutationObserver(() => {
            if (dialog?.hasAttribute('data-closing')) from ||= performance.now();
            if (!dialog?.isConnected) resolve(performance.now() - from);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await view.getByRole('button', { name: t('cart.add') }).click();
    const took = await leaving;
    expect(took).toBeGreaterThan(150);
    expect(took).toBeLessThan(600);
    await expect(view).toHaveCount(0);
    await expect(shopPage(page).cartLink('1')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('[TEN-08] each switch of a shop brings its part of the page, and takes it away', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const box = page.locator('.buy-box');
    const { buyBox } = shopPage(page);
    const parts: Record<keyof typeof ALL_OFF, Locator> = {
      showFavorite: box.getByRole('button', { name: t('cart.favourite') }),
      showCompareProduct: box.getByRole('button', { name: t('cart.compare') }),
      showBrandInProduct: page.locator('.product__brand'),
      showSupplier: page.getByRole('region', { name: t('product.seller'), exact: true }),
      showProductCardInStock: box.getByText(t('notice.stock-in'), { exact: true }),
      showProductCardRemainder: box.getByText(t('category.left', { number: 10 })),
      showProductCardBuyInOneClick: box.getByRole('button', { name: t('one-click.title') }),
      showShareLinkButtons: page.getByRole('link', { name: t('product.shareOn', { site: 'Telegram' }) }),
      showProductCardSimilarProduct: page.getByRole('region', { name: t('product.similar') }),
      showProductCardTogetherWithThisBuy: page.locator('[data-shelf=together]'),
      productCardAdditionalInformation: page.getByRole('heading', { name: 'Сервис рядом' }),
    };
    await page.goto(address(productPath(1)));
    for (const [setting, part] of Object.entries(parts)) {
      if (setting === 'showProductCardTogetherWithThisBuy') await expect(part, setting).toHaveCount(1);
      else await expect(part, setting).toBeVisible();
    }
    await expect(buyBox.add).toBeVisible();
    await page.goto(address(productPath(1), 'bare'));
    for (const [setting, part] of Object.entries(parts)) await expect(part, setting).toHaveCount(0);
    await expect(buyBox.add).toBeVisible();
    await page.goto(address('/category/phones', 'bare'));
    await page
      .getByRole('link', { name: new RegExp(t('category.quickView')) })
      .first()
      .click();
    const view = page.getByRole('dialog');
    await expect(view.getByText('1 200 000')).toBeVisible();
    await expect(view.getByText(t('notice.stock-in'), { exact: true })).toHaveCount(0);
    await page.goto(address(productPath(1), 'no-cart'));
    await expect(buyBox.add).toHaveCount(0);
    await expect(shopPage(page).title).toBeVisible();
  });
});

/** Places of the parts of the first screens, and the order of the rest. */
function structureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.product > div, .gallery__track li')].map((one) => {
      const { left, top, width } = one.getBoundingClientRect();
      return [one.className, ...[left, top, width].map((px) => Math.round(px / 20))].join();
    });
    // Shelves load later, and not if there is nothing to show.
    const places = [...document.querySelectorAll('.product-place h2')]
      .filter((heading) => !heading.closest('[data-shelf]'))
      .map(({ id }) => id);
    return [...boxes, ...places].join(' ');
  });
}

/** Number of elements that lie wholly within their container. */
function countInSight(elements: Locator): Promise<number> {
  return elements.evaluateAll(
    (all) =>
      all.filter((one) => {
        const box = one.getBoundingClientRect();
        const around = one.parentElement?.getBoundingClientRect();
        return (
          around &&
          box.left > around.left - 1 &&
          box.right < around.right + 1 &&
          box.top > around.top - 1 &&
          box.bottom < around.bottom + 1
        );
      }).length,
  );
}

function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

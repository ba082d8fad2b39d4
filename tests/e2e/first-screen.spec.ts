import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inLanguage, looksPath } from '#domain/link/paths.ts';
import { contrast } from '#domain/theme/color.ts';
import { purposeOfLook } from '#storefront/looks/look-words.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';

const LANGUAGES = ['ru', 'uz', 'en'] as const;

/** Lower edges in px of the first prices of cards, and the height of the highest card of a list. */
function measureGoods(page: Page) {
  return page.locator('main').evaluate((main) => {
    const boxes = (selector: string) =>
      [...main.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const prices = boxes('.product-card [data-part=price]').filter(({ height }) => height > 0);
    return {
      prices: prices.map(({ bottom }) => bottom + scrollY).sort((one, other) => one - other),
      highest: Math.max(...boxes('.product-grid .product-card').map(({ height }) => height)),
    };
  });
}

/** Address of a category of each shop, with goods in two columns and more. */
const CATEGORIES = {
  local: '/category/holodilniki',
  default: '/category/women',
  dev: '/category/bakaleya',
  test: '/category/bedroom',
};

for (const shop of SUBDOMAINS) {
  test(`[SHL-12] goods with prices are on the first screen of ${shop}`, { tag: ON_PHONES }, async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage('/', language, 'ru')));
      const { prices } = await measureGoods(page);
      expect(prices[0], language).toBeLessThan(844);
    }
  });

  test(`[CAT-01] two prices are on the first screen of a list of ${shop}, and cards are low`, {
    tag: ON_PHONES,
  }, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage(CATEGORIES[shop], language, 'ru')));
      const { prices, highest } = await measureGoods(page);
      expect(prices[1], language).toBeLessThan(780);
      expect(highest, language).toBeLessThanOrEqual(360);
    }
  });
}

for (const shop of SUBDOMAINS) {
  test(`[SHL-12] a price is on the first screen of a computer in ${shop}, prices of a row at one height`, {
    tag: ON_WIDE_SCREENS,
  }, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage('/', language, 'ru')));
      const { prices } = await measureGoods(page);
      expect(prices[0], language).toBeLessThanOrEqual(900);
      const tops = await page
        .locator('.carousel__track')
        .first()
        .evaluate((row) => {
          const all = [...row.querySelectorAll('.product-card [data-part=price]')];
          return [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))];
        });
      expect(tops, language).toHaveLength(1);
    }
  });

  test(`[CAT-10] pictures of goods are whole and sharp on the home page and in a list of ${shop}`, async ({
    page,
  }) => {
    for (const path of ['/', CATEGORIES[shop]]) {
      await page.goto(shopUrl(shop, path));
      await page.evaluate(async () => {
        for (const image of document.images) {
          image.scrollIntoView();
          await new Promise(requestAnimationFrame);
        }
      });
      const goods = page.locator('main img[src*="/media/"][src$=".jpg"]:not([src*="/scene-"])');
      const seen = () =>
        goods.evaluateAll((all) => (all as HTMLImageElement[]).filter((one) => one.currentSrc).length);
      await expect.poll(seen, path).toBeGreaterThan(3);
      const found = await goods.evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((one) => one.clientWidth > 0 && one.currentSrc)
          .map((one) => ({
            address: one.currentSrc,
            fit: getComputedStyle(one).objectFit,
            isSquare: Math.abs(one.clientWidth - one.clientHeight) < 2,
            // As large as a square fits into its place.
            drawn: Math.min(one.clientWidth, one.clientHeight) * Math.min(devicePixelRatio, 2),
            chosen: Number(/\/media\/(\d+)x_\//.exec(one.currentSrc)?.[1]),
          })),
      );
      expect(found, path).not.toEqual([]);
      expect(
        found.filter(({ chosen, drawn }) => chosen < drawn * 0.9),
        path,
      ).toEqual([]);
      expect(
        found.filter(({ fit, isSquare }) => fit !== 'contain' && !isSquare),
        path,
      ).toEqual([]);
    }
  });

  test(`[SHL-12] the words of a slide of ${shop} keep off its goods`, { tag: ON_PHONES }, async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(shopUrl(shop, inLanguage('/', language, 'ru')));
      const shares = await page.locator('.slide__text > span:not(.button)').evaluateAll((all) =>
        all.map((one) => {
          const slide = one.closest('.slide')?.getBoundingClientRect() ?? new DOMRect();
          const words = document.createRange();
          words.selectNodeContents(one);
          const { right, bottom } = words.getBoundingClientRect();
          return Math.max((right - slide.left) / slide.width, bottom > slide.bottom ? 1 : 0);
        }),
      );
      expect(Math.max(...shares), language).toBeLessThanOrEqual(0.6);
    }
  });

  test(`[TEN-09] a picture of ${shop} and its ground are one in the dark`, async ({ page, catalogueOf }) => {
    const { products } = await catalogueOf(shop);
    const [variation] = products.flatMap(({ variations }) => variations);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(shopUrl(shop, `/product/${variation?.id}`));
    const picture = page.locator('.gallery__picture img').first();
    const [behind, before] = await picture.evaluate((img) => {
      const grounds = [...ancestors(img)].map((one) => getComputedStyle(one).backgroundColor);
      const [, share = '1'] = /brightness\((.+)\)/.exec(getComputedStyle(img).filter) ?? [];
      return [grounds.find((color) => !color.endsWith(', 0)')), Number(share)];

      function* ancestors(element: Element): Iterable<Element> {
        for (let one = element.parentElement; one; one = one.parentElement) yield one;
      }
    });
    expect(before).toBeLessThan(1);
    const seen = (236 * before).toFixed();
    expect(behind).toMatch(new RegExp(`^rgb\\(${seen},`));

    // In a card the picture's own ground fills what its sides leave; the filter darkens that once.
    await page.goto(shopUrl(shop));
    const media = page.locator('.product-card__media').first();
    await expect(media).toHaveCSS('background-color', new RegExp(`^rgb\\(${seen},`));
    await expect(media.locator('img').first()).toHaveCSS('background-color', /^rgb\(236,/);
  });

  test(`[TEN-09] the logo of ${shop} is seen on dark and has no ground of its own`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(shopUrl(shop));
    const logo = page.locator('.header__logo img:visible');
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(logo).toHaveCSS('box-shadow', 'none');
    expect(await readableShare(logo)).toBeGreaterThan(0.75);
    if (shop !== 'dev') return;
    // Its header has the colour of the shop by day, too.
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await readableShare(logo)).toBeGreaterThan(0.75);
  });
}

test('[TEN-09] the page of looks has each card in as many columns as its lists, and all in the language of the page', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  await page.goto(shopUrl('test', inLanguage(looksPath(), 'uz', 'ru')));
  const names = page.locator('.looks .product-card__name');
  const widths = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(100);
  const columnsOf = (look: number) =>
    page
      .locator(`section[aria-labelledby="card-${look}"] > ul`)
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect([await columnsOf(1), await columnsOf(3), await columnsOf(4)]).toEqual([5, 6, 2]);
  for (const look of ['footer', 'home', 'product'] as const)
    await expect(page.getByText(purposeOfLook(look, 1, 'uz'), { exact: true })).toBeVisible();
});

/** Share of the pixels that differ from the ground of a picture, its corner, which has contrast 3 to it. */
async function readableShare(picture: Locator): Promise<number> {
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (at: number) => `#${data.subarray(at, at + 3).toString('hex')}`;
  const ground = colorAt(0);
  const ratios = Array.from({ length: info.width * info.height }, (_, index) =>
    contrast(ground, colorAt(index * info.channels)),
  );
  const ink = ratios.filter((ratio) => ratio > 1.5);
  expect(ink.length).toBeGreaterThan(100);
  return ink.filter((ratio) => ratio >= 3).length / ink.length;
}

test('[SHL-04] nothing of the navigation lies on the bar of a page', { tag: ON_PHONES }, async ({
  page,
  catalogueOf,
}) => {
  for (const shop of SUBDOMAINS) {
    const { products } = await catalogueOf(shop);
    const [variation] = products.flatMap(({ variations }) => variations);
    await page.goto(shopUrl(shop, `/product/${variation?.id}`));
    // The line above the navigation belongs to both.
    const bar = page.locator('.product__bar');
    const nav = page.locator('.bottom-nav');
    await page.evaluate(() => scrollTo(0, 0));
    if (!(await bar.isVisible())) continue;
    const [above, below] = [await bar.boundingBox(), await nav.boundingBox()];
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(Math.abs(gap), shop).toBeLessThan(2);
    const highest = await nav.evaluate((all) =>
      Math.min(
        ...[...all.querySelectorAll(':scope > *, .icon')].map((one) => one.getBoundingClientRect().top),
      ),
    );
    expect(Math.round(highest), shop).toBeGreaterThanOrEqual(Math.round(below?.y ?? 0));
  }
});

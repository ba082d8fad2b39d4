import { expect, type Page } from '@playwright/test';
import { categoryPath, homePath, productPath } from '#domain/link/paths.ts';
import { pageOfEachKind } from './page-kinds.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, test } from './storefront-test.ts';

const topOf = ({ categories }: Catalogue) =>
  categoryPath(categories.find(({ parentId }) => parentId === null)?.slug ?? '');

/** The share of the screen that stays covered however far the page is scrolled. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stays = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    let covered = 0;
    for (let y = 0; y < innerHeight; y += 2)
      if (stays.some((one) => one.contains(document.elementFromPoint(innerWidth / 2, y)))) covered += 2;
    return covered / innerHeight;
  });
}

/** Cards in the last row of each list that is no carousel, and in a full row. */
function lastRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.product-grid:not([data-track])')].map((grid) => {
      const cards = [...grid.children].filter((card) => card.checkVisibility());
      const last = cards.at(-1)?.getBoundingClientRect().top;
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
      const inLast = cards.filter((card) => card.getBoundingClientRect().top === last).length;
      return `${inLast} of ${Math.min(columns, cards.length)}`;
    }),
  );
}

// Zoom makes a wide screen narrow.
test('[A11Y-01] at 400 % zoom what stays in sight leaves the page two thirds of the screen', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of pageOfEachKind(await catalogueOf('local'))) {
    await page.goto(shopUrl('local', path));
    expect.soft(await coveredShare(page), path).toBeLessThan(1 / 3);
  }
});

// A narrow screen scrolls rows sideways.
test('lists end with a full row, and the header has room for the search, on screens of every width', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const catalogue = await catalogueOf('local');
  for (const path of [homePath(), topOf(catalogue)]) {
    await page.goto(shopUrl('local', path));
    for (const width of [768, 992, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const row of await lastRows(page)) {
        const [inLast, columns] = row.split(' of ');
        expect.soft(inLast, `${path} at ${width}`).toBe(columns);
      }
      const search = await page.getByRole('search').getByRole('searchbox').boundingBox();
      expect.soft(search?.width, `the search at ${width}`).toBeGreaterThan(300);
      const cut = await page
        .getByRole('banner')
        .getByRole('navigation')
        .first()
        .evaluate((menu) => menu.scrollWidth - menu.clientWidth);
      expect.soft(cut, `the menu at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

// A window is as wide as is asked for, whatever the device.
test('[CAT-04] a card of a tablet shows facts in full or not at all', { tag: ON_WIDE_SCREENS }, async ({
  page,
  catalogueOf,
}) => {
  await page.goto(shopUrl('local', topOf(await catalogueOf('local'))));
  for (const width of [768, 820, 992]) {
    await page.setViewportSize({ width, height: 1180 });
    const facts = page.getByRole('article').getByRole('definition').filter({ visible: true });
    const cut = await facts.evaluateAll((all) =>
      all.filter((fact) => fact.scrollWidth > fact.clientWidth).map((fact) => fact.textContent),
    );
    expect.soft(cut, `at ${width}`).toEqual([]);
  }
});

// A window is as wide as is asked for, whatever the device.
test('[TEN-05] a tablet breaks no word of the categories on a home page', { tag: ON_WIDE_SCREENS }, async ({
  page,
}) => {
  for (const path of [homePath(), `/uz${homePath()}`]) {
    await page.goto(shopUrl('default', path));
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 1180 });
      const broken = await page.locator('.category-tile span').evaluateAll(
        (names) =>
          names.filter((name) => {
            const words = name.textContent.trim().split(/\s+/).length;
            const range = document.createRange();
            range.selectNodeContents(name);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > words;
          }).length,
      );
      expect.soft(broken, `${path} at ${width}`).toBe(0);
    }
  }
});

// A window is as wide as is asked for, whatever the device.
test('[TEN-05] a tablet shows the banners of a home page side by side', { tag: ON_WIDE_SCREENS }, async ({
  page,
}) => {
  for (const shop of ['local', 'dev']) {
    await page.goto(shopUrl(shop, homePath()));
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 1180 });
      const banners = page.locator('.hero--pair .banner').filter({ visible: true });
      const tops = await banners.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect.soft(tops.length, `${shop} at ${width}`).toBeGreaterThan(1);
      expect.soft(tops[0], `${shop} at ${width}`).toBe(tops[1]);
    }
  }
});

// A wide screen has room for names.
test('[CAT-04] a card on a phone never cuts the words that tell its variation apart', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  await page.goto(shopUrl('local', topOf(await catalogueOf('local'))));
  const cut = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const words = card.querySelector<HTMLElement>('.product-card__suffix');
      if (!words) return [];
      const { right } = card.getBoundingClientRect();
      const box = words.getBoundingClientRect();
      return box.height === 0 || box.right > right || words.scrollWidth > words.clientWidth
        ? [words.textContent]
        : [];
    }),
  );
  expect(cut).toEqual([]);
  expect(await page.locator('.product-card__suffix').count()).toBeGreaterThan(5);
});

// Phones alone have a low fold.
test('[PDP-03] a phone shows name and price of a product above the fold', { tag: ON_PHONES }, async ({
  page,
  catalogueOf,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const shop of ['local', 'test'] as const) {
    const [{ variation }] = findOffers(
      await catalogueOf(shop),
      ({ product }) => product.variations.length > 1,
    );
    await page.goto(shopUrl(shop, productPath(variation.id)));
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      page.locator('.buy-box').locator('[data-part=price]'),
    ]) {
      const box = await shown.boundingBox();
      const navigation = await page.locator('.bottom-nav').boundingBox();
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), shop).toBeLessThan(navigation?.y ?? 0);
    }
    await expect(page.locator('.product__facts')).toBeVisible();
  }
});

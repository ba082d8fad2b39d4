import { expect, type Page, test } from '@playwright/test';
import type { News } from '#contract/market.ts';
import { checkoutVariant } from '#variants/checkout.ts';
import { homeVariant } from '#variants/home.ts';
import { loginVariant } from '#variants/login.ts';
import { cardVariant } from '#variants/product-card.ts';
import { profileVariant } from '#variants/profile.ts';
import { supplierVariant } from '#variants/supplier.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { pageSize } from './page-size.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn } from './visit.ts';

const t = textsOf('ru');
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99];
const BLOGS = ['sewing', 'washing', 'storing'];

const aStory = (slug: string, at: number): News => ({
  id: 10 + at,
  slug,
  type: 'blog',
  title: { ru: `История ${slug}` },
  content: { ru: '<p>Как это делается.</p>' },
  image: null,
  publishedAt: new Date(Date.UTC(2026, 0, 10 - at)).toISOString(),
});

// The tests look at both widths.
/** How many cards a carousel shows at once on the widest screens, by how many a list has side by side. */
const WIDE_PAGES = { two: 3.5, three: 3.5, four: 4, five: 5, six: 8 };

/** Pages whose look hangs on a number of their own, with the classes that it gives them. */
const flowPages = (number: number) =>
  [
    ['checkout.html', checkoutVariant(number).classes],
    ['profile.html', profileVariant(number).classes],
    ['supplier/1.html', supplierVariant(number).classes],
    ['login.html', loginVariant(number).classes],
  ] as const;

test.describe('the looks that an owner chooses by number', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let world: WorldOfLooks;

  test.beforeAll(async () => {
    const numbered = NUMBERS.map((number) => [
      `look-${number}`,
      {
        homeStyleType: number,
        settingStyleOfProduct: number,
        checkoutStyleType: number,
        profileStyleType: number,
        supplierStyleType: number,
        loginStyleType: number,
      },
    ]);
    world = await aWorldOfLooks(
      { ...Object.fromEntries(numbered), stories: { homeStyleType: 1, settingStyleOfProduct: 8 } },
      { languages: ['ru'], products: 4, product: (index) => ({ brandId: 1 + (index % 2) }) },
      (seed) => ({
        ...seed,
        brands: ['Acme', 'Bolajon'].map((name, at) => ({
          id: at + 1,
          slug: `brand-${at}`,
          name,
          logo: null,
        })),
        news: [...seed.news, ...BLOGS.map(aStory)],
      }),
    );
  });
  test.afterAll(() => world?.close());

  test('[TEN-05] [SHL-12] each number gives the home page and the cards a layout of their own, another number row 1', async ({
    page,
  }) => {
    const seen = new Map<string, number>();
    for (const number of NUMBERS) {
      await page.goto(world.address(`look-${number}`, '/'));
      await expect(page.locator('.home')).toHaveClass(new RegExp(`home--${homeVariant(number).name}$`));
      const cards = page.locator(`.product-card--${cardVariant(number).name}`);
      await expect(cards).toHaveCount(4);
      await expect(cards.first()).toBeVisible();
      const layout = JSON.stringify(await partsOf(page));
      if (number === 99) expect(seen.get(layout), 'an unknown number').toBe(1);
      else expect(seen.get(layout), `${number} looks like`).toBeUndefined();
      seen.set(layout, number);

      const shop = `look-${number}`;
      const row = page.locator('.home__row .carousel__track').first();
      expect(await pageSize(row), `${number}, cards on a page`).toBe(WIDE_PAGES[cardVariant(number).columns]);
      expect(world.read(shop, 'index.html').match(/data-picks=/g)).toHaveLength(2);
      for (const [file, classes] of flowPages(number))
        expect(world.read(shop, file)).toContain(`class="container ${classes.join(' ')}"`);

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await pageSize(row), `${number}, cards on a page at 390`).toBe(2);
      expect(await sidewaysOn(page), `${number} at 390`).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(homeVariant(99)).toBe(homeVariant(1));
    expect(cardVariant(99)).toBe(cardVariant(1));
  });

  test('[TEN-05] each number lays out the pages of a supplier and to sign in at in a way of its own', async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const number of [1, 2, 4, 7]) {
      const places: (number | undefined)[] = [];
      for (const [path, parts] of [
        ['/supplier/1', ['.maker-head', '.maker-head h1', '.maker-facts']],
        ['/login', ['.sign-in__page', '.login-brand']],
      ] as const) {
        await page.goto(world.address(`look-${number}`, path));
        for (const part of parts) {
          const box = (await page.locator(part).count()) > 0 && (await page.locator(part).boundingBox());
          if (box) places.push(box.x, box.y, box.width);
        }
      }
      seen.add(places.join());
    }
    expect(seen.size).toBe(4);
  });

  test('the home page shows what this browser looked at and what is like it, moves nothing, and forgets when asked', async ({
    page,
  }) => {
    const address = (path: string) => world.address('stories', path);
    const viewed = page.getByRole('region', { name: t('home.viewed') });
    const forYou = page.getByRole('region', { name: t('home.forYou') });
    await page.goto(address('/product/1'));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('viewed:v1')))
      .toContain('"productId":1');
    await page.goto(address('/'));
    await viewed.scrollIntoViewIfNeeded();
    await expect(viewed.getByRole('link')).toHaveAttribute('href', '/product/1');
    await forYou.scrollIntoViewIfNeeded();
    await expect(forYou.getByRole('link', { name: 'product 3' })).toHaveAttribute('href', /product/);
    expect(await shiftOf(page)).toBeLessThan(0.02);

    await viewed.getByRole('button', { name: t('home.forgetViewed') }).click();
    await expect(viewed).toHaveCount(0);
    await expect(forYou).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('viewed:v1'))).toBe('[]');
  });

  test('[SHL-11] stories of the home page are put away one by one, and stay away', async ({ page }) => {
    await page.goto(world.address('stories', '/'));
    const stories = page.getByRole('region', { name: t('home.blogs') });
    const story = (slug: string) => stories.getByRole('listitem').filter({ hasText: slug });
    const hide = (slug: string) =>
      page.getByRole('button', { name: t('home.hideBlog', { title: `История ${slug}` }) });
    await expect(stories.getByRole('listitem')).toHaveCount(3);
    await hide('sewing').click();
    await expect(story('sewing')).toBeHidden();
    await expect(story('washing').getByRole('link')).toBeFocused();

    await page.reload();
    await expect(story('washing')).toBeVisible();
    await expect(story('sewing')).toBeHidden();
    await hide('washing').click();
    await hide('storing').click();
    await expect(stories).toBeHidden();
  });
});

/** The parts of the home page from the top down: what each is, and how it is laid out. */
function partsOf(page: Page): Promise<string[]> {
  return page.locator('.home').evaluate((home) =>
    [...home.children].map((part) => {
      const list = part.querySelector('ul');
      const { display, gridTemplateColumns } = getComputedStyle(list ?? part);
      const columns = gridTemplateColumns.split(' ').length;
      return `${part.tagName} ${part.className} ${list?.className} ${display} ${columns}`;
    }),
  );
}

/** How far parts of the page moved by themselves since it was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => {
              const { value, hadRecentInput } = entry as PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              };
              return sum + (hadRecentInput ? 0 : value);
            }, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 200)));
      }),
  );
}

import { expect, type Locator, type Page, test } from '@playwright/test';
import type { News } from '#contract/market/market-schema.ts';
import { registerCustomer, signInBrowser } from '#sandbox/demo/paying-customer.ts';
import { HOME_VARIANTS, homeVariant } from '#storefront/looks/home.ts';
import { settingsOfLook } from '#storefront/looks/look-settings.ts';
import { CARD_VARIANTS, cardVariant } from '#storefront/looks/product-card.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { drawingOf, dressAs } from './drawing.ts';
import { pageSize } from './page-size.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn } from './visit.ts';

const t = textsOf('ru');
/** Row 1 stands first, since others are compared with it. */
const NUMBERS = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99];
/** Cards alone have a row more. */
const CARD_NUMBERS = [...NUMBERS.slice(0, -1), 11, 99];
/** Header and footer have a test of their own. */
const PLAIN_SHELL = { headerStyleType: 1, footerStyleType: 1, mobileMenuStyleType: 1 };
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
/** Cards of a carousel on the widest screens, by the number that a list has side by side. */
const WIDE_PAGES = { two: 3.5, three: 3.5, four: 4, five: 5, six: 8 };

test.describe('the looks that an owner chooses by number', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let world: WorldOfLooks;

  test.beforeAll(async () => {
    const numbered = CARD_NUMBERS.map((number) => [
      `look-${number}`,
      { ...settingsOfLook(number), ...PLAIN_SHELL },
    ]);
    world = await aWorldOfLooks(
      { ...Object.fromEntries(numbered), stories: { homeStyleType: 1, settingStyleOfProduct: 8 } },
      {
        languages: ['ru'],
        // One more than a page of a list has.
        products: 21,
        variationsPerProduct: 1,
        asksNothing: true,
        product: (index) => ({ brandId: 1 + (index % 2) }),
        variation: () => ({ newPrice: 1_200_000, oldPrice: 1_500_000 }),
      },
      (seed) => ({
        ...seed,
        brands: ['Acme', 'Bolajon'].map((name, at) => ({
          id: at + 1,
          slug: `brand-${at}`,
          name,
          logo: null,
        })),
        categories: seed.categories.map((category) => ({ ...category, image: seed.market.logo })),
        news: [...seed.news, ...BLOGS.map(aStory)],
      }),
    );
  });
  test.afterAll(() => world?.close());

  test('[TEN-05] [SHL-12] each number gives the home page and the cards a layout of their own, another number row 1', async ({
    page,
  }) => {
    const homes = new Map<string, number>();
    const cards = new Map<string, number>();
    for (const number of CARD_NUMBERS) {
      await page.goto(world.address(`look-${number}`, '/'));
      await expect(page.locator('.home')).toHaveClass(new RegExp(`home--${homeVariant(number).name}$`));
      const card = page.locator(`.product-card--${cardVariant(number).name}`);
      await expect(card).toHaveCount(4);
      await expect(card.first()).toBeVisible();
      // The number of cards side by side belongs to the look, too.
      if (number !== 11) isOwnLook(homes, number, JSON.stringify(await partsOf(page)));
      isOwnLook(cards, number, await drawingOf(page, '.product-card', 280), CARD_VARIANTS);

      const shop = `look-${number}`;
      const row = page.locator('.home__row .carousel__track').first();
      expect(await pageSize(row), `${number}, cards on a page`).toBe(WIDE_PAGES[cardVariant(number).columns]);
      expect(world.read(shop, 'index.html').match(/data-picks=/g)).toHaveLength(2);
      await showsWhatIsOn(card.first(), `card ${number}`);

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await pageSize(row), `${number}, cards on a page at 390`).toBe(2);
      expect(await sidewaysOn(page), `${number} at 390`).toEqual([]);
      await showsWhatIsOn(card.first(), `card ${number} at 390`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(homeVariant(99)).toBe(homeVariant(1));
    expect(cardVariant(99)).toBe(cardVariant(1));
  });

  test('[TEN-05] each number draws a filled cart, the order that is made of it and the account in a way of its own', async ({
    page,
    context,
  }) => {
    const customer = await registerCustomer(world.sandbox.url, 'look-1');
    for (const stock of [1001, 1002]) await customer.call('POST', '/add-to-cart', { stock, quantity: 2 });
    await signInBrowser(context, new URL(world.address('look-1', '/')).origin, customer.session);
    for (const [path, wait] of [
      ['/cart', '.cart-line'],
      ['/checkout', '.checkout-sum .sum-rows'],
      ['/profile', '.account__content form'],
    ] as const) {
      await page.goto(world.address('look-1', path), { waitUntil: 'networkidle' });
      await expect(page.locator(wait).first()).toBeVisible();
      const seen = new Map<string, number>();
      for (const number of NUMBERS) {
        await dressAs(page, world.read(`look-${number}`, `${path}.html`));
        isOwnLook(seen, number, await drawingOf(page));
        for (const width of [390, 800, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await sidewaysOn(page), `${path} ${number} at ${width}`).toEqual([]);
        }
      }
    }
  });

  for (const [ids, path, part] of [
    ['[TEN-05] [CAT-03]', '/category/electronics', 'main'],
    ['[TEN-05]', '/supplier/1', '.maker-head'],
    ['[TEN-05]', '/login', 'main'],
  ] as const)
    test(`${ids} each number draws ${path} in a way of its own, another number as row 1, before scripts come`, async ({
      page,
    }) => {
      await page.route('**/*.js', (route) => route.abort());
      const seen = new Map<string, number>();
      for (const number of NUMBERS) {
        await page.goto(world.address(`look-${number}`, path));
        const filters = page.locator('.listing__opener');
        // Beside the list they come by themselves.
        if (await filters.isVisible()) await filters.click();
        await withoutCards(page);
        isOwnLook(seen, number, await drawingOf(page, part));
      }
    });

  test('the home page shows what this browser looked at and what is like it, moves nothing, and forgets when asked', async ({
    page,
  }) => {
    const address = (path: string) => world.address('stories', path);
    const viewed = page.getByRole('region', { name: t('picks.viewed') });
    const forYou = page.getByRole('region', { name: t('picks.forYou') });
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

    await viewed.getByRole('button', { name: t('picks.forget') }).click();
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

/** Fails if a number looks like an earlier one, or one without a row unlike row 1. */
function isOwnLook(
  seen: Map<string, number>,
  number: number,
  drawing: string,
  rows: Readonly<Record<number, unknown>> = HOME_VARIANTS,
): void {
  const same = seen.get(drawing);
  if (number in rows) expect(same, `${number} looks like`).toBeUndefined();
  else expect(same ?? 'none', `${number}, which has no row, looks like`).toBe(1);
  if (same === undefined) seen.set(drawing, number);
}

/** Leaves of all cards of a list their places, as many side by side in every shop. */
function withoutCards(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const list of document.querySelectorAll('.product-grid')) {
      list.className = 'product-grid product-grid--four';
      for (const place of list.querySelectorAll('li')) {
        place.replaceChildren();
        place.style.height = '300px';
      }
    }
  });
}

/** Fails if a card hides parts that the switches of its shop turn on. */
async function showsWhatIsOn(card: Locator, what: string): Promise<void> {
  await card.hover();
  for (const action of ['favourite', 'compare', 'quick-view']) {
    const tool = card.locator(`[data-action="${action}"]`);
    await expect(tool, `${action} of ${what}`).toHaveCSS('opacity', '1');
    await tool.click({ trial: true });
  }
  await expect(card.locator('.product-card__seller'), what).toBeVisible();
}

/** The parts of the home page from the top down: their kind and layout. */
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

/** Layout shift since the page was opened. */
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

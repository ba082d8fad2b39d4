import { expect, type Locator, type Page, test } from '@playwright/test';
import type { News } from '#contract/market/market-schema.ts';
import { registerCustomer, signInBrowser } from '#sandbox/demo/paying-customer.ts';
import { HOME_VARIANTS, homeVariant } from '#storefront/looks/home.ts';
import { settingsOfLook } from '#storefront/looks/look-settings.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';
import { CARD_VARIANTS, cardVariant } from '#storefront/looks/product-card.ts';
import { openIdle, untilDrawn } from '#tools/browser/page-ready.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { layoutShift } from './layout-shift.ts';
import { pageSize } from './page-size.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { dressAs, expectOwnStructures, type Structures, structureOf } from './structure.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn } from './visit.ts';

const t = textsOf('ru');
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
const WIDE_PAGES = { two: 3.5, three: 3.5, four: 5, five: 5, six: 8 };

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
    const cards: Structures = new Map();
    const cardsOfPhones: Structures = new Map();
    for (const number of CARD_NUMBERS) {
      await page.goto(world.address(`look-${number}`, '/'));
      await expect(page.locator('.home')).toHaveClass(new RegExp(`home--${homeVariant(number).name}$`));
      const card = page.locator(`.product-card--${cardVariant(number).name}`);
      await expect(card).toHaveCount(4);
      await expect(card.first()).toBeVisible();
      // The number of cards side by side belongs to the look, too.
      if (number !== 11) isOwnHome(homes, number, JSON.stringify(await partsOf(page)));
      cards.set(number, await structureOf(page, '.product-card', 280));

      const shop = `look-${number}`;
      const row = page.locator('.home__row .carousel__track').first();
      expect(await pageSize(row), `${number}, cards on a page`).toBe(WIDE_PAGES[cardVariant(number).columns]);
      expect(world.read(shop, 'index.html').match(/data-picks=/g)).toHaveLength(2);
      await showsWhatIsOn(card.first(), `card ${number}`);

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await pageSize(row), `${number}, cards on a page at 390`).toBe(2);
      expect(await sidewaysOn(page), `${number} at 390`).toEqual([]);
      await showsWhatIsOn(card.first(), `card ${number} at 390`);
      cardsOfPhones.set(number, await structureOf(page, '.product-card', 175));
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expectOwnStructures('card', cards, CARD_VARIANTS);
    expectOwnStructures('card on phones', cardsOfPhones, CARD_VARIANTS);
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
    for (const [path, wait, { rows }] of [
      ['/cart', '.cart-line', LOOK_TABLES.cart],
      ['/checkout', '.checkout-sum .sum-rows', LOOK_TABLES.checkout],
      ['/profile', '.account__content form', LOOK_TABLES.profile],
    ] as const) {
      await openIdle(page, world.address('look-1', path));
      await expect(page.locator(wait).first()).toBeVisible();
      await untilDrawn(page);
      const seen = { 390: new Map(), 800: new Map(), 1440: new Map() } satisfies Record<number, Structures>;
      for (const number of NUMBERS) {
        await dressAs(page, world.read(`look-${number}`, `${path}.html`));
        for (const width of [390, 800, 1440] as const) {
          await page.setViewportSize({ width, height: 900 });
          expect(await sidewaysOn(page), `${path} ${number} at ${width}`).toEqual([]);
          seen[width].set(number, await structureOf(page));
        }
      }
      for (const width of [390, 1440] as const) expectOwnStructures(`${path} at ${width}`, seen[width], rows);
    }
  });

  for (const [ids, path, part, { rows }] of [
    ['[TEN-05] [CAT-03]', '/category/electronics', 'main', LOOK_TABLES.list],
    ['[TEN-05]', '/supplier/1', '.maker-head', LOOK_TABLES.supplier],
    ['[TEN-05]', '/login', 'main', LOOK_TABLES.login],
  ] as const)
    test(`${ids} each number draws ${path} in a way of its own, another number as row 1, before scripts come`, async ({
      page,
    }) => {
      await page.route('**/*.js', (route) => route.abort());
      const desks: Structures = new Map();
      const phones: Structures = new Map();
      for (const number of NUMBERS) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(world.address(`look-${number}`, path));
        await withoutCards(page);
        phones.set(number, await atPhone(page, () => structureOf(page, part)));
        const filters = page.locator('.listing__opener');
        // Beside the list they come by themselves.
        if (await filters.isVisible()) await filters.click();
        desks.set(number, await structureOf(page, part));
      }
      expectOwnStructures(`${path} at 1440`, desks, rows);
      expectOwnStructures(`${path} at 390`, phones, rows);
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
    expect(await layoutShift(page)).toBeLessThan(0.02);

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

/** Fails if a number has the home page of an earlier one, or one without a row another than row 1. */
function isOwnHome(seen: Map<string, number>, number: number, parts: string): void {
  const same = seen.get(parts);
  if (number in HOME_VARIANTS) expect(same, `${number} looks like`).toBeUndefined();
  else expect(same ?? 'none', `${number}, which has no row, looks like`).toBe(1);
  if (same === undefined) seen.set(parts, number);
}

/** Does something while the window is as narrow as a phone. */
async function atPhone<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await ask();
  await page.setViewportSize({ width: 1440, height: 900 });
  return answer;
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

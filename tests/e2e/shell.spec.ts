import { expect, type Page, test } from '@playwright/test';
import { cashbackPath, comparePath, marketsPath } from '#domain/link/paths.ts';
import { BOTTOM_NAV_VARIANTS } from '#storefront/looks/bottom-nav.ts';
import { FOOTER_VARIANTS } from '#storefront/looks/footer.ts';
import { HEADER_VARIANTS } from '#storefront/looks/header.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { expectOwnStructures, type Structure, type Structures, structureOf } from './structure.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');
const HEADERS = [...Object.keys(HEADER_VARIANTS).map(Number), 99];
const footerOf = (look: number) => (look in FOOTER_VARIANTS || look > 9 ? look : 1);
/** Headers that lie on a home page or beside it, with home pages of other numbers. */
const PAIRS = [
  [7, 2],
  [7, 3],
  [7, 6],
  [7, 8],
  [7, 10],
  [8, 2],
  [8, 4],
  [8, 9],
] as const;
const GARDEN = {
  id: 9,
  parentId: null,
  slug: 'garden',
  name: { ru: 'Garden ru', uz: 'Garden uz' },
  image: null,
  sort: 9,
};
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Most px of a header on a phone. */
const TWO_STOREYS = 116;

/** The navigation of phones: where it stands, and its places, each named. */
async function navigationOf(page: Page): Promise<Structure> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.bottom-nav').boundingBox()) ?? {};
  const tabs = await page.locator('.bottom-nav > *').evaluateAll((all) =>
    all.map((tab): [string, ...number[]] => {
      const place = tab.getBoundingClientRect();
      return [tab.getAttribute('data-place') ?? '', place.x, place.width];
    }),
  );
  return [['bottom-nav', x, y, width, height], ...tabs, ...(await structureOf(page, 'body > .bottom-nav'))];
}

/** Links and buttons that a finger would miss. */
function tooSmall(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((boxes) =>
    boxes
      .flatMap((box) => [...box.querySelectorAll<HTMLElement>('a, button')])
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return (width < 40 && !part.textContent) || height < 40;
      })
      .map((part) => part.outerHTML.slice(0, 90)),
  );
}

/** Words of the first part of a home page that the header lies on, or that are outside of the window. */
function hiddenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const part = document.querySelector('.home > h1 + *');
    const first = part?.querySelector('.slide') ?? part;
    if (!first) return ['the page is empty'];
    const covers = [...document.querySelectorAll('.header__inner, .header__categories')]
      .filter((cover) => cover.checkVisibility())
      .map((cover) => cover.getBoundingClientRect());
    const texts = document.createTreeWalker(first, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isCovered = covers.some(
          (cover) => left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top,
        );
        if (isCovered || left < 0 || right > innerWidth) hidden.push(texts.currentNode.textContent ?? '');
      }
    }
    return hidden;
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shops that are one but for the numbers of their shell. */
// Tests that need a phone resize the window.
test.describe('the shell of a shop', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let world: WorldOfLooks;
  const address = (path: string, name = 'menus') => world.address(name, path);

  test.beforeAll(async () => {
    const numbered = HEADERS.map((look) => [
      `look-${look}`,
      { headerStyleType: look, footerStyleType: footerOf(look), mobileMenuStyleType: look },
    ]);
    world = await aWorldOfLooks(
      {
        ...Object.fromEntries(numbered),
        menus: { headerStyleType: 1, footerStyleType: 7, mobileMenuStyleType: 4, showQrCashback: true },
        tabs: { headerStyleType: 8, mobileMenuStyleType: 1 },
        ...Object.fromEntries(
          PAIRS.map(([headerStyleType, homeStyleType]) => [
            `pair-${headerStyleType}-${homeStyleType}`,
            { headerStyleType, homeStyleType },
          ]),
        ),
      },
      {
        languages: ['ru', 'uz'],
        products: 2,
        // A shop with one root would be divided by the categories below it.
        product: (index) => ({ categoryId: index === 0 ? 2 : GARDEN.id }),
        market: { slogan: { ru: 'Всё рядом' } },
      },
      (seed) => ({
        ...seed,
        categories: [...seed.categories, GARDEN],
        slides: seed.slides.flatMap((slide) => [slide, { ...slide, id: slide.id + 1 }]),
      }),
    );
  });
  test.afterAll(() => world?.close());

  test('[TEN-05] [SHL-07] each number of header, footer and navigation has a structure of its own, an unknown one that of 1', async ({
    page,
  }) => {
    const header = page.locator('header.header');
    const [headers, heads, footers, feet, navs]: Structures[] = [0, 1, 2, 3, 4].map(() => new Map());
    for (const look of HEADERS) {
      await page.setViewportSize(DESKTOP);
      await page.goto(address('/category/phones', `look-${look}`));
      const row = HEADER_VARIANTS[look] ?? HEADER_VARIANTS[1];
      await expect(header).toHaveClass(`header header--${row?.name}`);
      headers?.set(look, await structureOf(page, '.header'));
      const hasFooter = look in FOOTER_VARIANTS || look === 99;
      if (hasFooter) footers?.set(look, await structureOf(page, '.footer'));
      expect.soft(await overflow(page), `header ${look}`).toBe(0);
      const toGoods = header.locator('.header__catalogue, .header__categories').filter({ visible: true });
      await expect(toGoods.first()).toBeVisible();
      await expect(header.getByRole('link', { name: t('shell.cart') })).toBeVisible();
      await expect(header.getByRole('searchbox')).toBeVisible();
      await expect(header.getByText(t('address.no-address-selected'))).toBeVisible();

      await page.setViewportSize(PHONE);
      expect.soft(await overflow(page), `header ${look} on a phone`).toBe(0);
      expect.soft(await tooSmall(page, '.header, .bottom-nav'), `header ${look}`).toEqual([]);
      expect.soft((await header.boundingBox())?.height, `header ${look}`).toBeLessThanOrEqual(TWO_STOREYS);
      if (hasFooter) feet?.set(look, await structureOf(page, '.footer'));
      if (look in BOTTOM_NAV_VARIANTS || look === 99) navs?.set(look, await navigationOf(page));
      // Inner pages have no more than two storeys; at home is what makes the header.
      await page.goto(address('/', `look-${look}`));
      heads?.set(look, await structureOf(page, '.header'));
      expect.soft(await overflow(page), `header ${look} at home on a phone`).toBe(0);
      expect.soft(await tooSmall(page, '.header'), `header ${look} at home`).toEqual([]);
    }
    for (const [what, seen, rows] of [
      ['header', headers, HEADER_VARIANTS],
      ['header on phones', heads, HEADER_VARIANTS],
      ['footer', footers, FOOTER_VARIANTS],
      ['footer on phones', feet, FOOTER_VARIANTS],
      ['navigation', navs, BOTTOM_NAV_VARIANTS],
    ] as const)
      expectOwnStructures(what, seen ?? new Map(), rows);
  });

  test('[TEN-05] a header that lies on the home page or at its side leaves the first part of every home page in sight', async ({
    page,
  }) => {
    for (const [header, home] of PAIRS) {
      await page.goto(address('/', `pair-${header}-${home}`));
      for (const width of header === 7 ? [1440, 1000] : [1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await hiddenWords(page), `header ${header}, home ${home}, ${width} px`).toEqual([]);
        const arrows = page.locator('.slider .carousel__arrow').last();
        const { x = 0, width: size = 0 } = (await arrows.boundingBox()) ?? {};
        expect.soft(x + size, `arrows of header ${header}, home ${home}`).toBeLessThanOrEqual(width);
      }
    }

    // One banner is as high as the slides; without slides it stands where it stands without a pair.
    await page.goto(address('/', 'pair-8-4'));
    const heightOf = async (part: string) => (await page.locator(part).first().boundingBox())?.height ?? 0;
    expect(Math.abs((await heightOf('.hero .banner')) - (await heightOf('.slider')))).toBeLessThan(2);
    await page.evaluate(() => {
      for (const slide of document.querySelectorAll('.slide')) slide.remove();
    });
    await expect(page.locator('.slider')).toBeHidden();
    expect(await heightOf('.hero .banner')).toBeGreaterThan(150);
    await page.goto(address('/', 'pair-7-2'));
    await page.evaluate(() => {
      for (const slide of document.querySelectorAll('.slide')) slide.classList.add('slide--mobile-only');
    });
    await expect(page.locator('.hero')).toBeHidden();
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBeGreaterThan(
      80,
    );
  });

  test('[SHL-03] the vertical menu of header 8 opens all categories and what is below them', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(address('/page/about', 'tabs'));
    const banner = page.getByRole('banner');
    const rail = banner.getByRole('navigation', { name: t('shell.sections') });
    const box = await rail.boundingBox();
    await banner.getByRole('link', { name: t('shell.catalogue') }).click();
    const menu = page.getByRole('navigation', { name: t('shell.allCategories') });
    await expect(menu.getByRole('link', { name: t('shell.allCategories') })).toHaveAttribute(
      'href',
      '/category',
    );
    expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  });

  test('[SHL-04] the navigation of 4 opens the catalogue at the side, More, and the cart where it is', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address('/page/about'));
    const tabs = page.getByRole('navigation', { name: t('shell.quickMenu') });
    const tab = (name: string) => tabs.getByRole('link', { name });
    await expect(tab(t('shell.home'))).toHaveAttribute('href', '/');
    await expect(tab(t('shell.signIn'))).toBeVisible();
    await expect(tab(t('shell.cart'))).toHaveAttribute('href', '/cart');

    await tab(t('shell.catalogue')).click();
    const panel = page.getByRole('navigation', { name: t('shell.allCategories') });
    const unfold = panel.getByRole('button', { name: t('shell.subcategories', { name: '' }) }).first();
    const child = panel.getByRole('link', { name: 'Phones ru' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(child).toBeHidden();
    await unfold.click();
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    await unfold.click();
    await expect(child).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(page.url()).toBe(address('/page/about'));

    await tabs.getByRole('button', { name: t('shell.more') }).click();
    const more = page.getByRole('navigation', { name: t('shell.more') });
    await expect(more.getByRole('link', { name: t('shell.favourites') })).toBeVisible();
    await expect(more.getByRole('link', { name: t('shell.cashback') })).toHaveAttribute(
      'href',
      cashbackPath(),
    );
    await more.getByRole('link', { name: 'Delivery ru' }).click();
    await expect(page).toHaveURL(address('/page/delivery'));

    // The calls fail, so nothing refuses the token.
    await page.route('**/market-api/**', (route) => route.abort());
    await page.evaluate(() => localStorage.setItem('session:v1', JSON.stringify({ token: 'a-token' })));
    await page.reload();
    await expect(tab(t('shell.profile'))).toBeVisible();
    await expect(tab(t('shell.cart'))).toHaveAttribute('href', '/checkout');

    const group = page.getByRole('contentinfo').locator('details').first();
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.getByText(t('shell.catalogue')).click();
    await expect(group.getByRole('link', { name: 'Electronics ru' })).toBeVisible();
  });

  test('[SHL-04] the navigation of 1 leads to the comparison and, without a menu in a menu, to all pages of the shop', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address('/page/about', 'tabs'));
    const tabs = page.getByRole('navigation', { name: t('shell.quickMenu') });
    await expect(tabs.getByRole('link', { name: t('shell.compare') })).toHaveAttribute('href', comparePath());
    await tabs.getByRole('button', { name: t('shell.more') }).click();
    const more = page.getByRole('navigation', { name: t('shell.more') });
    await expect(more.getByRole('link', { name: 'Delivery ru' })).toBeVisible();
    await expect(more.getByText(t('page.menu'), { exact: true })).toHaveCount(0);
    const tiles = more.locator('.more__places > a');
    const places = await tiles.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), Math.round(y)]),
    );
    expect(places).toHaveLength(4);
    expect([0, 1].map((axis) => new Set(places.map((place) => place[axis])).size)).toEqual([2, 2]);
    await expect(more.getByRole('link', { name: 'UZ, Oʻzbekcha' })).toHaveAttribute('href', '/uz/page/about');
    await more.getByRole('link', { name: t('shell.stores') }).click();
    await expect(page).toHaveURL(address(marketsPath(), 'tabs'));
  });

  test('[SHL-05] a phone has a way back on every page but home', async ({ page }) => {
    const back = page.getByRole('banner').getByRole('link', { name: t('shell.goBack') });
    await page.setViewportSize(PHONE);
    await page.goto(address('/'));
    await expect(back).toBeHidden();
    await page.goto(address('/category/phones'));
    await page.goto(address('/page/about'));
    await back.click();
    await expect(page).toHaveURL(address('/category/phones'));
    await expect(back).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await expect(back).toBeHidden();
  });
});

import { expect, type Page, test } from '@playwright/test';
import { BOTTOM_NAV_VARIANTS } from '#variants/bottom-nav.ts';
import { FOOTER_VARIANTS } from '#variants/footer.ts';
import { HEADER_VARIANTS } from '#variants/header.ts';
import { aWorldOfLooks, type WorldOfLooks } from './a-world-of-looks.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');
const HEADERS = [...Object.keys(HEADER_VARIANTS).map(Number), 99];
const footerOf = (look: number) => (look in FOOTER_VARIANTS || look > 9 ? look : 1);
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Where the children of an element stand, to whole tens of pixels: two looks that differ, differ in this. */
function structure(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((box) =>
    [...box.querySelectorAll('*')]
      .filter((part) => part.checkVisibility() && part.children.length > 0)
      .map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        const place = [left, top - box.getBoundingClientRect().top, width];
        return `${part.className}:${place.map((px) => Math.round(px / 10))}`;
      })
      .join(' '),
  );
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shops that are one but for the numbers of their shell. */
// The window takes the size of a phone where it matters.
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
        menus: { headerStyleType: 1, footerStyleType: 7, mobileMenuStyleType: 4 },
      },
      { languages: ['ru', 'uz'], products: 1 },
    );
  });
  test.afterAll(() => world?.close());

  test('[TEN-05] [SHL-07] each number of header, footer and navigation has a structure of its own, an unknown one that of 1', async ({
    page,
  }) => {
    const header = page.locator('header.header');
    const [headers, heads, footers, navs] = [0, 1, 2, 3].map(() => new Map<number, string>());
    for (const look of HEADERS) {
      await page.setViewportSize(DESKTOP);
      await page.goto(address('/category/phones', `look-${look}`));
      const row = HEADER_VARIANTS[look] ?? HEADER_VARIANTS[1];
      await expect(header).toHaveClass(`header header--${row?.name}`);
      headers?.set(look, await structure(page, '.header'));
      if (look in FOOTER_VARIANTS || look === 99) footers?.set(look, await structure(page, '.footer'));
      expect.soft(await overflow(page), `header ${look}`).toBe(0);
      const toGoods = header.locator('.header__catalogue, .header__categories').filter({ visible: true });
      await expect(toGoods.first()).toBeVisible();
      await expect(header.getByRole('link', { name: t('shell.cart') })).toBeVisible();
      await expect(header.getByRole('searchbox')).toBeVisible();
      await expect(header.getByText(t('address.no-address-selected'))).toBeVisible();

      await page.setViewportSize(PHONE);
      heads?.set(look, await structure(page, '.header'));
      if (look in BOTTOM_NAV_VARIANTS || look === 99)
        navs?.set(
          look,
          (await page.locator('.bottom-nav').innerHTML()) + (await structure(page, 'body > .bottom-nav')),
        );
      expect.soft(await overflow(page), `header ${look} on a phone`).toBe(0);
      expect.soft(await tooSmall(page, '.header, .bottom-nav'), `header ${look}`).toEqual([]);
    }
    for (const [looks, count] of [
      [headers, Object.keys(HEADER_VARIANTS).length],
      [footers, Object.keys(FOOTER_VARIANTS).length],
      [navs, Object.keys(BOTTOM_NAV_VARIANTS).length],
    ] as const) {
      expect(new Set(looks?.values()).size).toBe(count);
      expect(looks?.get(99)).toBe(looks?.get(1));
    }
    expect(new Set(heads?.values()).size).toBeGreaterThanOrEqual(3);
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
    const unfold = panel.getByRole('button').first();
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
    await more.getByRole('link', { name: 'Delivery ru' }).click();
    await expect(page).toHaveURL(address('/page/delivery'));

    // Nobody says that the token is none.
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

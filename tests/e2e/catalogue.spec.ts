import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { allCategoriesPath, catalogueMenuPath, inLanguage } from '#domain/link/paths.ts';
import { HANDS } from './hand.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { rawKeysOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

// Opening panels move, and a click would miss.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LANGUAGES: Language[] = ['ru', 'uz'];
const MENU_FILE = `**${catalogueMenuPath()}`;

/** A page without a list of categories of its own, and the menu as a shopper finds it. */
async function openPage(page: Page, language: Language) {
  const t = textsOf(language);
  await page.goto(shopUrl('local', inLanguage('/cart', language, 'ru')));
  const menu = page.locator('#catalogue');
  return {
    button: page.getByRole('banner').getByRole('link', { name: t('shell.catalogue'), exact: true }),
    menu,
    entries: menu.getByRole('list').first().locator(':scope > li > a'),
    all: menu.getByRole('link', { name: t('shell.allCategories') }),
    allCategories: shopUrl('local', inLanguage(allCategoriesPath(), language, 'ru')),
  };
}

/** Names of the top categories in the order of the shop. */
function topsOf({ categories }: Catalogue, language: Language): string[] {
  const tops = categories
    .filter(({ parentId }) => parentId === null)
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
  return tops.map(({ name }) => name[language] ?? '');
}

for (const language of LANGUAGES) {
  // A narrow screen has its catalogue in the bottom navigation.
  test.describe(`the catalogue menu in ${language}`, { tag: ON_WIDE_SCREENS }, () => {
    test('[SHL-03] opens by mouse with the categories of the shop and leads to them', async ({
      page,
      catalogueOf,
    }) => {
      const complaints = await watchPage(page);
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.url().endsWith(catalogueMenuPath()) && asked.push(request.url()),
      );
      const { button, menu, entries, all, allCategories } = await openPage(page, language);
      expect(asked).toEqual([]);
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const tops = topsOf(await catalogueOf('local'), language);
      await expect(entries).toHaveText([...tops.slice(0, 12), textsOf(language)('shell.allCategories')]);
      await expect(menu.getByText(tops[0] ?? '').last()).toBeVisible();
      await entries.nth(1).hover();
      await expect(menu.locator('b', { hasText: tops[1] ?? '' })).toBeVisible();
      expect(await rawKeysOn(page)).toEqual([]);

      await button.click();
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(1200, 850);
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(asked).toEqual([shopUrl('local', inLanguage(catalogueMenuPath(), language, 'ru'))]);

      await button.click();
      await all.click();
      await expect(page).toHaveURL(allCategories);
      expect(complaints).toEqual([]);
    });
  });

  // A wide screen has no bottom navigation.
  test(`a phone leads to all categories from the bottom navigation in ${language}`, {
    tag: ON_PHONES,
  }, async ({ page }) => {
    const t = textsOf(language);
    const { button, allCategories } = await openPage(page, language);
    await expect(button).toBeHidden();
    await page
      .getByRole('navigation', { name: t('shell.quickMenu') })
      .getByRole('link', { name: t('shell.catalogue') })
      .tap();
    await expect(page).toHaveURL(allCategories);
  });

  // Fingers are tried on the phone.
  test(`a finger opens the panels of a wide screen, and leads on from an open one in ${language}`, {
    tag: ON_PHONES,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    const { button, menu, entries } = await openPage(page, language);
    const url = page.url();
    await button.tap();
    const withPanel = menu.locator('li:has(> .catalogue__sub) > a');
    await expect(withPanel.nth(4)).toBeVisible();
    const count = await withPanel.count();
    for (let at = 1; at < count; at += 1) {
      await withPanel.nth(at).tap();
      await expect(menu.locator('.catalogue__sub').nth(at)).toBeVisible();
      expect(page.url()).toBe(url);
    }
    await expect(menu.locator('.catalogue__sub:visible')).toHaveCount(1);
    const href = await entries.nth(count - 1).getAttribute('href');
    await withPanel.nth(count - 1).tap();
    await expect(page).toHaveURL(shopUrl('local', href ?? ''));
  });

  // Fingers are tried on the phone.
  test(`a tablet opens the menu at the side of the screen in ${language}`, { tag: ON_PHONES }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const { button, menu, entries } = await openPage(page, language);
    await button.tap();
    await expect(entries.first()).toBeVisible();
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 340, height: 1180 });
    await page.touchscreen.tap(700, 900);
    await expect(menu).toBeHidden();
    await button.tap();
    const href = await entries.first().getAttribute('href');
    await entries.first().tap();
    await expect(page).toHaveURL(shopUrl('local', href ?? ''));
  });
}

// A narrow screen has its catalogue in the bottom navigation.
test.describe('the catalogue menu, in whatever language', { tag: ON_WIDE_SCREENS }, () => {
  test('opens by keyboard with the focus on its first entry, and Escape gives the focus back', async ({
    page,
  }) => {
    const { button, menu, entries } = await openPage(page, 'ru');
    await HANDS.keyboard(page).press(button);
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('list').nth(1).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await expect(entries.first()).toBeFocused();
    const href = await entries.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shopUrl('local', href ?? ''));
  });

  test('keeps the panel for a pointer that crosses another category on its way there, and not for one that stays', async ({
    page,
  }) => {
    await page.clock.install();
    const { button, menu, entries } = await openPage(page, 'ru');
    await button.click();
    await expect(entries.first()).toBeVisible();
    // On a slow machine the pointer would rest between two moves.
    await page.clock.pauseAt(Date.now() + 60_000);
    const panel = (at: number) => menu.locator('.catalogue__sub').nth(at);
    await entries.nth(1).hover();
    await expect(panel(1)).toBeVisible();
    const [from, low] = [await entries.nth(1).boundingBox(), await panel(1).boundingBox()];
    if (!from || !low) throw new Error('The menu is not open.');
    await page.mouse.move(from.x + 60, from.y + 20);
    const steps = [...Array(26).keys()].map((step) => step / 25);
    const shown: number[] = [];
    for (const share of steps) {
      const [dx, dy] = [low.x + 60 - (from.x + 60), low.height * 0.7 - 20];
      await page.mouse.move(from.x + 60 + dx * share, from.y + 20 + dy * share);
      shown.push(
        await menu
          .locator('.catalogue__sub')
          .evaluateAll((all) => all.findIndex((one) => one.checkVisibility())),
      );
    }
    expect(new Set(shown)).toEqual(new Set([1]));

    await entries.nth(1).hover();
    const below = await entries.nth(3).boundingBox();
    await page.mouse.move(from.x + 62, (below?.y ?? 0) + 10, { steps: 10 });
    await expect(panel(3)).toBeVisible();
    await page.mouse.move(from.x + 90, from.y + 20);
    await expect(panel(1)).toBeVisible();
    const next = await entries.nth(2).boundingBox();
    await page.mouse.move(from.x + 200, (next?.y ?? 0) + 4, { steps: 10 });
    await page.clock.runFor(300);
    await expect(panel(2)).toBeVisible();
  });

  test('is walked by arrow keys, into a panel and back, and its buttons say which one is open', async ({
    page,
  }) => {
    const { button, menu, entries } = await openPage(page, 'ru');
    await HANDS.keyboard(page).press(button);
    await expect(entries.first()).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(entries.nth(2)).toBeFocused();
    const opens = menu.locator('.catalogue__open');
    await expect(opens.nth(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(opens.nth(0)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    const panel = menu.locator('.catalogue__sub').nth(2);
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(entries.nth(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(entries.last()).toBeFocused();
    await opens.nth(1).click();
    await expect(opens.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.locator('.catalogue__sub').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('has a picture beside each link, and so has the list of all categories', async ({ page }) => {
    const bare = (links: string) =>
      page
        .locator(`${links}:visible`)
        .evaluateAll(
          (links) =>
            links.filter((link) => !link.querySelector('img, .category-letter, .icon')?.checkVisibility())
              .length,
        );
    const { button, entries } = await openPage(page, 'ru');
    await button.click();
    await expect(entries.first()).toBeVisible();
    expect(await bare('#catalogue :is(.catalogue__list, .catalogue__children) > li > a')).toBe(0);
    await page.goto(shopUrl('local', allCategoriesPath()));
    expect(await bare('.all-categories a')).toBe(0);
  });

  test('is all categories where its list does not come', async ({ page }) => {
    await page.route(MENU_FILE, (route) => route.abort());
    const { button, allCategories } = await openPage(page, 'ru');
    await button.click();
    await expect(page).toHaveURL(allCategories);
  });

  test('shows that it is on its way, and is all categories where that takes too long', async ({ page }) => {
    await page.route(MENU_FILE, () => {});
    const { button, menu, allCategories } = await openPage(page, 'ru');
    await button.click();
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.height).toBeGreaterThan(300);
    await expect(page).toHaveURL(allCategories);
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to all categories', async ({ page }) => {
      const { button, allCategories } = await openPage(page, 'ru');
      await expect(button).not.toHaveAttribute('aria-expanded');
      await button.click();
      await expect(page).toHaveURL(allCategories);
    });
  });
});

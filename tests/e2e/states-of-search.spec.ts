import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { cartPath, inLanguage, searchPath } from '#domain/link/paths.ts';
import type { DemoShop } from './demo-shops.ts';
import { readIn, stateReader } from './flow-state.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const SHOP: DemoShop = 'local';
const CALLS = /\/market-api\/(?:search|menu-items)\?/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each reads a dozen states.
test.describe.configure({ timeout: 120_000 });

/** Opens the list of the search, which is a dialog on a phone. */
async function openSearch(page: Page, language: Language) {
  await page.goto(shopUrl(SHOP, inLanguage(cartPath(), language, 'ru')));
  await page.getByRole('banner').getByRole('search').locator('input').click();
  const form = page.getByRole('search').last();
  const field = form.getByRole('combobox');
  await expect(field).toBeFocused();
  return { form, field, options: form.getByRole('option') };
}

for (const [language, tag] of readIn('en')) {
  const t = textsOf(language);

  test(
    `[A11Y-01] [SRC-01] every state of the search of the header, in ${language}`,
    { tag },
    async ({ page }, { project }) => {
      const read = stateReader(page, project);
      const { field, form, options } = await openSearch(page, language);
      await expect(options.last()).toHaveText(t('shell.allCategories'));
      await read('nothing typed');
      await field.fill('samsung');
      await expect(options).not.toHaveCount(0);
      await read('suggestions');
      // Words in the other layout of the keyboard.
      await field.fill('cfvceyu');
      await expect(form).toContainText(t('search.shown-for', { typed: 'cfvceyu', query: 'samsung' }));
      await read('an alternative query');
      await field.fill('йцукенгш');
      await expect(form.getByText(t('search.nothing-hint'))).toBeVisible();
      await read('no suggestions');
      await field.press('Enter');
      await expect(
        page.getByRole('heading', { name: t('search.nothing', { query: 'йцукенгш' }) }),
      ).toBeVisible();
      const again = await openSearch(page, language);
      await expect(again.options.first()).toHaveText('йцукенгш');
      await read('history');
    },
  );
}

for (const [language, tag] of readIn('ru')) {
  const t = textsOf(language);

  test(
    `[A11Y-01] [SRC-04] every state of the page of results, in ${language}`,
    { tag },
    async ({ page, isMobile }, { project }) => {
      const read = stateReader(page, project);
      const open = (query: string, chosen = '') =>
        page.goto(shopUrl(SHOP, inLanguage(`${searchPath(query)}${chosen}`, language, 'ru')));
      const cards = page.getByRole('article');

      await open('samsung');
      await expect(cards.first()).toBeVisible();
      await read('results');
      if (isMobile) {
        await page.getByRole('button', { name: t('search.filters') }).click();
        const sheet = page.getByRole('dialog', { name: t('search.filters') });
        await sheet.getByRole('checkbox').nth(1).click();
        await expect(sheet.getByRole('button', { name: t('search.reset') })).toBeVisible();
        await read('filters');
      }
      await open('samsung', '?available=true&to=2000000');
      await expect(cards.first()).toBeVisible();
      await read('chosen filters');
      await open('samsung', '?to=1');
      await expect(page.getByRole('heading', { name: t('search.nothing-filtered') })).toBeVisible();
      await read('nothing with these filters');
      await open('cfvceyu');
      await expect(
        page.getByText(t('search.shown-for', { typed: 'cfvceyu', query: 'samsung' })),
      ).toBeVisible();
      await read('results of an alternative query');
      await open('смартфонннн');
      await expect(page.getByText(t('search.nothing-hint'))).toBeVisible();
      await read('nothing found');
      await open('');
      await expect(page.getByRole('heading', { name: t('search.start-title') })).toBeVisible();
      await read('nothing asked');
      await page.route(CALLS, (route) => route.abort());
      await open('samsung');
      await expect(page.getByRole('button', { name: t('form.retry') })).toBeVisible();
      await read('failed');
    },
  );
}

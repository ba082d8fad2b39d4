import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { inLanguage, searchPath } from '#domain/link/paths.ts';
import { HANDS } from './hand.ts';
import { holdBack } from './hold-back.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

// A page that is left at once has no time for its transition, and says so.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEARCH_CALL = '**/market-api/search?*';
const SECTION_CALL = '**/market-api/menu-items?*';

/** The search of the header, or of a phone's dialog, as a shopper finds it. */
function searchBox(page: Page, language: Language = 'ru') {
  const t = textsOf(language);
  const form = page.getByRole('search').last();
  const list = form.getByRole('listbox');
  return {
    t,
    form,
    field: form.getByRole('combobox'),
    list,
    options: list.getByRole('option'),
    sections: list.getByRole('group', { name: t('search.sections') }).getByRole('option'),
    products: list.getByRole('group', { name: t('search.products') }).getByRole('option'),
    history: list.getByRole('group', { name: t('search.history') }).getByRole('option'),
  };
}

/** The calls of a search that the page makes, as they are asked. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/market-api\/(?:search|menu-items)$/.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

/** Number of products that a page of results names. */
async function totalOf(page: Page): Promise<number> {
  const said = await page.locator('.listing__said').textContent();
  return Number(/(\d+)/.exec(said ?? '')?.[1]);
}

// A phone has a dialog for it.
test.describe('the search of a wide screen', { tag: ON_WIDE_SCREENS }, () => {
  test('[SRC-01] finds while one types: five sections and five products, after 500 ms and from two letters on', async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    const calls = callsOf(page);
    await page.goto(shopUrl('local', '/cart'));
    const { t, field, form, options, sections, products } = searchBox(page);
    await page.getByRole('search').locator('input').click();
    await expect(field).toBeFocused();
    await expect(sections.last()).toHaveText(t('shell.allCategories'));
    await expect(field).toHaveAttribute('aria-expanded', 'true');

    await page.clock.install();
    await field.pressSequentially('с');
    // The clock stands still, however slow the machine is, until the test moves it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await field.pressSequentially('ма', { delay: 10 });
    await expect(form.getByRole('status')).toHaveText(t('search.loading'));
    await page.clock.runFor(450);
    expect(calls).toEqual([]);
    await page.clock.runFor(50);
    await page.clock.resume();
    await expect(products).toHaveCount(6);
    expect(calls.map((call) => decodeURIComponent(call))).toEqual([
      '/market-api/menu-items?name=сма&page=1&size=5&active=true',
      '/market-api/search?q=сма&page=1&size=5',
    ]);
    const found = await sections.count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThanOrEqual(5);
    for (const at of [0, 1, 2, 3, 4]) {
      await expect(products.nth(at)).toContainText('UZS');
      await expect(products.nth(at).locator('img')).toBeVisible();
    }
    await expect(form.getByRole('status')).toHaveText(t('search.found', { count: found + 6 }));

    // Words in the other layout of the keyboard.
    await field.fill('cfvceyu');
    await page.clock.runFor(500);
    await expect(form).toContainText(t('search.shown-for', { typed: 'cfvceyu', query: 'samsung' }));
    await expect(products).toHaveCount(6);

    await field.fill('йцукенгш');
    await page.clock.runFor(500);
    const nothing = t('search.nothing', { query: 'йцукенгш' });
    await expect(form.getByRole('status')).toHaveText(nothing);
    await expect(form).toContainText(t('search.nothing-hint'));
    await expect(options).toHaveCount(0);
    expect(complaints).toEqual([]);

    // A failed search has found nothing.
    for (const call of [SEARCH_CALL, SECTION_CALL]) await page.route(call, (route) => route.abort());
    await field.fill('смартфон');
    await page.clock.runFor(500);
    await expect(form.getByRole('status')).toHaveText(t('search.nothing', { query: 'смартфон' }));
  });

  test('[SRC-02] is used by keyboard: a submit is remembered, stops both lookups and opens the results', async ({
    page,
  }) => {
    await page.goto(shopUrl('local', '/uz/cart'));
    const { t, field, form, history, options, list, sections } = searchBox(page, 'uz');
    const hand = HANDS.keyboard(page);
    // Before the box is alive it is a plain form, which remembers nothing.
    await page.getByRole('search').locator('input').focus();
    await expect(field).toBeFocused();
    await hand.type(page.getByRole('search').locator('input'), 'samsung');
    const results = (query: string) => shopUrl('local', inLanguage(searchPath(query), 'uz', 'ru'));
    await expect(page).toHaveURL(results('samsung'));
    await expect(page.getByRole('article').first()).toBeVisible();

    const stopped: string[] = [];
    page.on('requestfailed', (request) => stopped.push(new URL(request.url()).pathname));
    for (const call of [SEARCH_CALL, SECTION_CALL]) await page.route(call, () => {});
    const asked = Promise.all([page.waitForRequest(SEARCH_CALL), page.waitForRequest(SECTION_CALL)]);
    await page.getByRole('search').locator('input').fill('gilam');
    await page.getByRole('search').locator('input').press('End');
    await asked;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results('gilam'));
    expect(stopped.filter((path) => /search|menu-items/.test(path)).sort()).toEqual([
      '/market-api/menu-items',
      '/market-api/search',
    ]);
    for (const call of [SEARCH_CALL, SECTION_CALL]) await page.unroute(call);

    await page.goto(shopUrl('local', '/uz/cart'));
    await page.getByRole('search').locator('input').focus();
    await expect(history).toHaveText(['gilam', 'samsung']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    for (const _ of [0, 1, 2]) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results('samsung'));

    await page.goto(shopUrl('local', '/uz/cart'));
    await page.getByRole('search').locator('input').focus();
    await expect(history).toHaveText(['samsung', 'gilam']);
    // The clock stands still until the test moves it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('search').locator('input').blur();
    await page.clock.runFor(490);
    await expect(list).toBeVisible();
    await page.clock.runFor(20);
    await expect(list).toBeHidden();
    await field.focus();
    await hand.press(form.getByRole('button', { name: t('search.clear-history') }));
    await expect(history).toHaveCount(0);
    await expect(sections.first()).toBeVisible();
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('search-history:v1'))).toBe('[]');
  });

  test('[SRC-03] its placeholder is written of categories, 80 ms a letter, where the shop wishes', async ({
    page,
    catalogueOf,
  }) => {
    const { categories } = await catalogueOf('test');
    const [first] = categories.filter(({ parentId }) => parentId === null).sort((a, b) => a.sort - b.sort);
    const name = first?.name.ru ?? '';
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The clock stands still until the test moves it.
    await page.clock.install({ time: '2026-11-22T08:00:00Z' });
    await page.clock.pauseAt('2026-11-22T08:00:01Z');
    await page.goto(shopUrl('test', '/cart'));
    const field = page.getByRole('search').locator('input');
    const before = textsOf('ru')('shell.searchPlaceholder');
    await expect(async () => {
      await page.clock.runFor(80);
      expect(await field.getAttribute('placeholder')).not.toBe(before);
    }).toPass();
    const written = (await field.getAttribute('placeholder')) ?? '';
    expect(name.startsWith(written)).toBe(true);
    await page.clock.runFor(160);
    await expect(field).toHaveAttribute('placeholder', name.slice(0, written.length + 2));
    await field.focus();
    await expect(field).toHaveAttribute('placeholder', before);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const writer = page.waitForResponse(/\/placeholder\b[^/]*\.js$/);
    await page.goto(shopUrl('test', '/cart'));
    await (await writer).finished();
    await page.clock.runFor(1000);
    await expect(field).toHaveAttribute('placeholder', before);
  });

  test('[SRC-04] the page of results has filters, order and pages in its address, and keeps its place', async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    const t = textsOf('ru');
    await page.goto(shopUrl('local', searchPath('samsung')));
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('search.results-for', { query: 'samsung' }),
    );
    const all = await totalOf(page);
    // First what the brand has most of, in stock: not what happens to sell.
    const [first, , , fourth] = await cards.getByRole('heading').allTextContents();
    expect([first, fourth].every((name) => /Galaxy (?:A|Tab|Watch)/.test(name ?? ''))).toBe(true);

    // A filter shows that it was taken before its list is there.
    const answer = await holdBack(page, SEARCH_CALL);
    const category = page.getByRole('group', { name: 'Категория' }).getByRole('checkbox').first();
    const chip = page.getByRole('button', { name: t('search.take-out', { name: '' }).trim() });
    await category.check();
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/\?category=\d+$/);
    expect(await totalOf(page)).toBe(all);
    await expect(page.locator('.listing__main')).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect.poll(() => totalOf(page)).toBeLessThan(all);
    await page.unroute(SEARCH_CALL);
    const some = await totalOf(page);

    await page.getByLabel(t('search.sort')).selectOption('price-asc');
    await expect(page).toHaveURL(/\?category=\d+&sort=price-asc$/);
    const [field, column] = [page.getByLabel(t('search.price-to')), page.locator('.filter__prices')];
    expect(await rightEdge(field)).toBeLessThanOrEqual(await rightEdge(column));
    await page.getByLabel(t('search.price-from')).fill('6000000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&from=6000000&sort=price-asc$/);
    await expect.poll(() => totalOf(page)).toBeLessThan(some);
    await page.goBack();
    await expect.poll(() => totalOf(page)).toBe(some);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => totalOf(page)).toBe(all);
    await expect(category).not.toBeChecked();
    await page.goForward();
    await expect.poll(() => totalOf(page)).toBe(some);
    await expect(category).toBeChecked();
    await chip.click();
    await expect(chip).toBeHidden();
    await expect.poll(() => totalOf(page)).toBe(all);

    // Cards of the list work like those of static pages.
    const card = cards.first();
    const favourite = card.getByRole('button', { name: t('category.favourite') });
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(shopPage(page).toast(t('notice.favourite-added'))).toBeVisible();

    await cards.last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await cards.last().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(cards.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    expect(complaints).toEqual([]);
  });

  test('[SRC-04] [I18N-02] long lists have pages, which another language keeps; what finds nothing has other readings, sections and what to try', async ({
    page,
  }) => {
    const t = textsOf('ru');
    await page.goto(shopUrl('local', `${searchPath('чёрный')}?size=20`));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    const names = await cards.first().getByRole('heading').textContent();
    await page.getByRole('link', { name: t('category.page', { page: 2 }) }).click();
    await expect(page).toHaveURL(/\?(?:size=20&)?page=2$/);
    await expect(cards.first().getByRole('heading')).not.toHaveText(names ?? '');
    await expect(page.locator('.listing__said')).toBeInViewport();
    await page.getByLabel(t('search.page-size')).selectOption('40');
    await expect(page).toHaveURL(/\?size=40$/);
    await page.goBack();
    await expect(page).toHaveURL(/page=2$/);
    await page.getByRole('link', { name: 'UZ, Oʻzbekcha' }).click();
    await expect(page).toHaveURL(/\/uz\/search\/[^?]+\?(?:size=20&)?page=2$/);
    await expect(cards.first()).toBeVisible();

    await page.goto(shopUrl('local', searchPath('cfvceyu')));
    await expect(page.getByText(t('search.shown-for', { typed: 'cfvceyu', query: 'samsung' }))).toBeVisible();
    await expect(cards.first()).toBeVisible();
    await page.getByRole('link', { name: t('search.as-typed', { query: 'cfvceyu' }) }).click();
    await expect(
      page.getByRole('heading', { name: t('search.nothing', { query: 'cfvceyu' }) }),
    ).toBeVisible();

    await page.goto(shopUrl('local', searchPath('смартфонннн')));
    const near = page.getByRole('navigation', { name: t('search.near') }).getByRole('link');
    await expect(near.first()).toBeVisible();
    await expect(page.getByText(t('search.nothing-hint'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('search.popular') })).toBeVisible();
    await expect(cards).toHaveCount(8);

    await page.route(SEARCH_CALL, (route) => route.abort());
    await page.goto(shopUrl('local', searchPath('samsung')));
    await expect(page.getByRole('alert')).toHaveText(new RegExp(t('form.offline')));
    await page.unroute(SEARCH_CALL);
    await page.getByRole('button', { name: t('form.retry') }).click();
    await expect(cards.first()).toBeVisible();
  });
});

// A wide screen has a list below the field.
test('[SRC-04] a phone searches over its whole screen, and goes back by cancel or the way back; filters come from the bottom', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const complaints = await watchPage(page);
  await page.goto(shopUrl('local', '/uz/cart'));
  const { t, field, options, products } = searchBox(page, 'uz');
  const dialog = page.getByRole('dialog', { name: t('shell.search') });
  const opener = page.getByRole('banner').getByRole('search').locator('input');
  await opener.tap();
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await field.fill('samsung');
  await expect(products).toHaveCount(6);
  await dialog.getByRole('button', { name: t('search.cancel') }).tap();
  await expect(dialog).toBeHidden();
  await expect(opener).toHaveValue('samsung');
  await opener.tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(shopUrl('local', '/uz/cart'));

  await opener.tap();
  await expect(options.last()).toBeVisible();
  await options.last().tap();
  await expect(page).toHaveURL(shopUrl('local', `/uz${searchPath('samsung')}`));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await totalOf(page);

  await page.getByRole('button', { name: t('search.filters') }).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  await sheet.getByRole('checkbox').nth(1).tap();
  await expect(sheet.getByRole('button', { name: t('search.reset') })).toBeVisible();
  await sheet.getByRole('button', { name: new RegExp(t('search.show-count', { count: '\\d+' })) }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(all);
  await page.goBack();
  await expect(page).toHaveURL(shopUrl('local', '/uz/cart'));
  expect(complaints).toEqual([]);
});

const rightEdge = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().right);

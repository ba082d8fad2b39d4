import { expect, type Page } from '@playwright/test';
import type { FilterData } from '#contract/catalogue/filter.ts';
import type { Brand, Supplier } from '#contract/market/market-schema.ts';
import { brandPath, categoryPath, productPath, supplierPath } from '#domain/link/paths.ts';
import { askShop } from './ask-shop.ts';
import type { DemoShop } from './demo-shops.ts';
import { holdBack } from './hold-back.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

// A page that is left at once has no time for its transition, and says so.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = textsOf('ru');
const LIST_CALL = /\/market-api\/\d+\/products\?/;

/** A category with categories below it and more products than a page has, and its filters. */
async function wideCategory(shop: DemoShop, { categories, products }: Catalogue) {
  const within = (id: number): number[] => [
    id,
    ...categories.filter(({ parentId }) => parentId === id).flatMap((child) => within(child.id)),
  ];
  const counted = categories.map((category) => {
    const ids = within(category.id);
    return { category, count: products.filter(({ categoryId }) => ids.includes(categoryId)).length };
  });
  const [widest] = counted.sort((a, b) => b.count - a.count);
  if (!widest) throw new Error('The shop has no category.');
  const { items } = await askShop<FilterData>(shop, `${widest.category.id}/filter-data`);
  return { path: categoryPath(widest.category.slug), filters: [...items].sort((a, b) => a.sort - b.sort) };
}

const opener = (page: Page) => page.locator('.filter-button:visible');
const said = (page: Page) => page.locator('.listing__said');
const cards = (page: Page) => page.locator('.product-grid:visible').getByRole('article');

// A phone has them in a sheet.
test('[CAT-02] filters of every type stand as the shop arranged them, narrow the list in its place, change the one number of goods, and live in the address', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const complaints = await watchPage(page);
  const { path, filters } = await wideCategory('local', await catalogueOf('local'));
  await page.goto(shopUrl('local', path));
  const built = page.locator('.listing__built');
  await expect(built.getByRole('article').first()).toBeVisible();
  // Beside the list they come by themselves.
  await expect(opener(page)).toHaveCount(0);
  const names = page.locator('.filter > summary');
  await expect(names).toHaveText(filters.map(({ name }) => name.ru ?? ''));
  const folded = await page
    .locator('.filter')
    .evaluateAll((all) => all.map((one) => !(one as HTMLDetailsElement).open));
  expect(folded).toEqual(filters.map(({ collapsed }) => collapsed));
  const count = page.locator('[data-list-count]');
  const all = await count.textContent();
  const top = () =>
    cards(page)
      .first()
      .evaluate((card) => Math.round(card.getBoundingClientRect().top + scrollY));
  const before = await top();

  // Of each type the first value that leaves something, by its place among the filters.
  for (const type of ['category', 'productProperty', 'variationProperty'] as const) {
    const at = filters.findIndex((one) => one.type === type && one.children.some(({ count }) => count > 0));
    expect(at, type).toBeGreaterThanOrEqual(0);
    const filter = page.locator('.filter').nth(at);
    if (filters[at]?.collapsed) await filter.locator('summary').click();
    const box = filter.getByRole('checkbox').first();
    await box.check();
    await expect(page).toHaveURL(new RegExp(`[?&]${type}=\\d+`));
    await expect(page.locator('.listing__main[aria-busy=false]')).toBeVisible();
    await expect(said(page)).toHaveText(/\d/);
    await expect(built).toBeHidden();
    expect(await top()).toBe(before);
    await expect(count).not.toHaveText(all ?? '');
    expect((await said(page).boundingBox())?.width).toBeLessThanOrEqual(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(box).not.toBeChecked();
    await expect(built).toBeVisible();
    await expect(count).toHaveText(all ?? '');
    await expect(page).toHaveURL(shopUrl('local', path));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  }

  // A choice is taken before its list is there, and the list is drawn at once when it is.
  const answer = await holdBack(page, LIST_CALL);
  await page.getByLabel(t('search.price-from')).fill('1000000');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: t('search.take-out', { name: '' }).trim() });
  await expect(chip).toBeVisible();
  await expect(built).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(said(page)).toHaveText(/\d/);
  await page.unroute(LIST_CALL);

  // The way back keeps the place, and the way forward the choice.
  await cards(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await cards(page).last().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(said(page)).toHaveText(/\d/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.getByRole('checkbox', { name: t('search.only-available') }).check();
  await expect(page).toHaveURL(/available=true/);
  await page.goBack();
  await expect(page).toHaveURL(/\?from=1000000$/);
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: t('search.only-available') })).toBeChecked();
  await page
    .getByRole('button', { name: t('search.clear-filters') })
    .first()
    .click();
  await expect(built).toBeVisible();

  // The address gives others the same list; a choice without results offers a way on.
  await page.goto(`${shopUrl('local', path)}?to=1`);
  await expect(page.getByRole('heading', { name: t('search.nothing-filtered') })).toBeVisible();
  await page
    .getByRole('button', { name: t('search.clear-filters') })
    .last()
    .click();
  await expect(built).toBeVisible();
  expect(complaints).toEqual([]);
});

// A phone has them when it asks for them.
test('[CAT-02] filters beside a list move nothing when they come, and what keeps them away leaves the list alone', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const { path } = await wideCategory('local', await catalogueOf('local'));
  const address = shopUrl('local', path);
  const first = page.locator('.listing__built').getByRole('article').first();
  const answer = await holdBack(page, '**/filter-data*');
  await page.goto(address);
  const before = await first.boundingBox();
  await expect(page.locator('.filter-bones:visible, .listing__bones:visible')).toHaveCount(1);
  answer();
  await expect(page.locator('.filter').first()).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);

  // A platform that does not answer.
  await page.unroute('**/filter-data*');
  await page.route('**/filter-data*', (route) => route.abort());
  await page.reload();
  const aside = page.locator('.listing__aside');
  await expect(aside.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await first.boundingBox()).toEqual(before);
  await page.unroute('**/filter-data*');
  await aside.getByRole('button', { name: t('form.retry') }).click();
  await expect(aside.locator('.filter').first()).toBeVisible();

  // The code that draws filters does not come: the list has the room, and a button asks again.
  await page.route('**/draw-list*', (route) => route.abort());
  await page.reload();
  await expect(opener(page)).toBeVisible();
  expect((await first.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await expect(page.locator('.listing__bones')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// Every screen has the same list.
test('[CAT-02] lists of a brand and of a supplier have filters and an order, too, of their own goods alone', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const complaints = await watchPage(page);
  const { products } = await catalogueOf('local');
  const [{ items: brands }, { items: suppliers }] = await Promise.all([
    askShop<{ items: Brand[] }>('local', 'brands'),
    askShop<{ items: Supplier[] }>('local', 'supplier'),
  ]);
  const lists = [
    ...brands.map(({ id, slug }) => ({
      path: brandPath(slug),
      own: products.filter((one) => one.brandId === id),
    })),
    ...suppliers.map(({ id }) => ({
      path: supplierPath(id),
      own: products.filter((one) => one.supplierId === id),
    })),
  ];
  for (const kind of [brandPath(''), supplierPath(0).replace(/0$/, '')]) {
    const [list] = lists
      .filter(({ path }) => path.startsWith(kind))
      .sort((one, other) => other.own.length - one.own.length);
    if (!list) throw new Error(`The shop has no list below ${kind}.`);
    const own = new Set(list.own.flatMap(({ variations }) => variations.map(({ id }) => productPath(id))));
    await page.goto(shopUrl('local', list.path));
    await expect(page.locator('.filter').nth(1)).toBeVisible();
    await page.locator('select[name=sort]:visible').selectOption('price-desc');
    await expect(page).toHaveURL(/\?sort=price-desc$/);
    await expect(page.locator('.listing__main[aria-busy=false]').getByRole('article').first()).toBeVisible();
    const links = await cards(page)
      .locator('h3 a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links).toHaveLength(Math.min(20, list.own.length));
    expect(links.filter((path) => !own.has(path))).toEqual([]);

    const dearest = Math.max(...list.own.flatMap(({ variations }) => variations.map((one) => one.newPrice)));
    await page.getByLabel(t('search.price-from')).fill(String(dearest));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`from=${dearest}`));
    const dear = list.own.filter(({ variations }) => variations.some((one) => one.newPrice >= dearest));
    await expect(cards(page)).toHaveCount(dear.length);
    await expect(page.locator('[data-list-count]')).toHaveText(new RegExp(`^${dear.length}\\s`));
  }
  expect(complaints).toEqual([]);
});

// A phone has them in a sheet.
test('[CAT-02] a press on the filters in a bar counts while they come', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const { path } = await wideCategory('dev', await catalogueOf('dev'));
  const come = await holdBack(page, '**/draw-list*');
  const asked = page.waitForRequest('**/draw-list*');
  await page.goto(shopUrl('dev', path));
  await asked;
  await opener(page).hover();
  await page.mouse.down();
  const there = page.waitForResponse('**/filter-data*');
  come();
  // The list is drawn within this time where it does not wait for the press.
  await Promise.race([there, page.waitForTimeout(1_000)]);
  await page.mouse.up();
  await expect(page.locator('.filter').first()).toBeVisible();
});

// A phone has them in a sheet.
test('[CAT-02] filters in a bar are there before they are asked for', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const { path } = await wideCategory('dev', await catalogueOf('dev'));
  const built = page.locator('.listing__built');
  const come = page.waitForResponse(/\/filter-data/);
  await page.goto(shopUrl('dev', path));
  await come;
  await expect(page.locator('.listing[data-alive]')).toHaveCount(1);
  await expect(page.locator('.filter')).toHaveCount(0);
  await expect(built.getByRole('article').first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await opener(page).click();
  await expect(page.locator('.filter').first()).toBeVisible();
  expect(asked.filter((url) => /\/_astro\/(?:draw-list|filters)|filter-data/.test(url))).toEqual([]);
  const last = page.locator('.filter').last();
  await last.locator('summary').click();
  await expect(last.getByRole('checkbox').first()).toBeVisible();

  // A failure that nobody asked for says nothing until somebody does.
  await page.route('**/filter-data*', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.listing[data-alive]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await opener(page).click();
  const aside = page.locator('.listing__aside');
  await expect(aside.getByRole('alert')).toBeVisible();
  await expect(built.getByRole('article').first()).toBeVisible();
  await page.unroute('**/filter-data*');
  await aside.getByRole('button', { name: t('form.retry') }).click();
  await expect(aside.locator('.filter').first()).toBeVisible();
});

// A wide screen has them beside the list.
test('[CAT-02] a phone has the filters in a sheet, the first of them open, that says how much they leave', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  const { path } = await wideCategory('local', await catalogueOf('local'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/filter-data')) asked.push(request.url());
  });
  await page.goto(shopUrl('local', path));
  expect((await opener(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The list listens once its script is there.
  await expect(async () => {
    await opener(page).dispatchEvent('touchstart');
    expect(asked).toHaveLength(1);
  }, 'asked for while the finger is down').toPass();
  await opener(page).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  await expect(sheet.locator('.filter').nth(2)).toBeVisible();
  await expect(sheet.getByRole('button', { name: /Показать \d/ })).toBeVisible();
  expect(asked, 'the list and its sheet ask once').toHaveLength(1);
  expect(await sheet.locator('.filter[open]').count()).toBeLessThanOrEqual(2);
  const box = sheet.locator('.filter').getByRole('checkbox').first();
  await box.tap();
  const show = sheet.getByRole('button', { name: /Показать \d/ });
  await expect(sheet.getByRole('button', { name: t('search.reset') })).toBeVisible();
  await expect(show).toBeVisible();
  await show.tap();
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect(said(page)).toHaveText(/\d/);
  await expect(opener(page).locator('.badge')).toHaveText('1');
  await page.goBack();
  await expect(page.locator('.listing__built')).toBeVisible();
});

// The same on every screen.
test('[CAT-03] a list has an order and a size; one layout turns pages by number, another puts them below, to stay', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const { path } = await wideCategory('local', await catalogueOf('local'));
  await page.goto(shopUrl('local', path));
  await expect(page.getByRole('navigation', { name: t('category.pages') })).toBeVisible();
  await page.getByLabel(t('search.sort')).filter({ visible: true }).selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await expect(said(page)).toHaveText(/\d/);
  const prices = await cards(page)
    .locator('[data-part=price]')
    .evaluateAll((all) => all.map((one) => Number(one.textContent?.replace(/\D/g, ''))));
  expect(prices.length).toBe(20);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await page.locator('select[name=size]:visible').selectOption('40');
  await expect(page).toHaveURL(/sort=price-asc&size=40$/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);

  // A shop whose lists grow by a button, with filters above them.
  const long = await wideCategory('default', await catalogueOf('default'));
  await page.goto(shopUrl('default', long.path));
  const more = page.getByRole('link', { name: t('category.more') });
  await expect(more).toHaveAttribute('href', `${long.path}/page/2`);
  const first = await cards(page).count();
  // Before its script is there the link leads to the next page, as it says.
  await more.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: more })).toHaveCount(0);
  await more.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  // Added cards and the position are there again after a way back.
  const both = await cards(page).count();
  await expect(page).toHaveURL(shopUrl('default', `${long.path}?page=2`));
  await cards(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cards(page).last().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(both);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.getByLabel(t('search.sort')).filter({ visible: true }).selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await expect.poll(() => cards(page).count()).toBe(first);
  await more.click();
  await expect.poll(() => cards(page).count()).toBe(both);
  const names = await cards(page).getByRole('heading').allTextContents();
  await page.reload();
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toEqual(names);
  await opener(page).click();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  await expect(sheet.locator('.filter').first()).toBeVisible();
});

import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { categoryPath, comparePath, favouritesPath, productPath } from '#domain/link/paths.ts';
import { compareGroups } from '#domain/product/compare-table.ts';
import type { StockEntry } from '#domain/product/stock-list.ts';
import { violationsOn } from './axe.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { rawKeysOn, sidewaysOn, smallTargetsOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

// Axe shall not look at a notice that is still coming.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = textsOf('ru');
const PRODUCTS_CALL = /\/market-api\/products\?/;

/** The way to a list in the header or the bottom navigation, with its count. */
const linkTo = (page: Page, name: 'favourites' | 'compare', count: number) =>
  page.getByRole('link', { name: new RegExp(`^${t(`shell.${name}`)}\\s*${count || ''}$`) }).first();

/** Nothing is wider than the screen, whichever, and nothing too small for a finger. */
async function expectRoom(page: Page, isMobile: boolean): Promise<void> {
  const before = page.viewportSize();
  for (const width of isMobile ? [320, 360, 390] : [768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysOn(page)).toEqual([]);
    if (isMobile) expect(await smallTargetsOn(page)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

const kept = (page: Page, key: string): Promise<StockEntry[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

test('[LST-01] favourites go in and out by their hearts, with what says so, in all tabs, and stay', async ({
  page,
  context,
  catalogueOf,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  const offers = findOffers(await catalogueOf('local'), isScarce);
  const [first] = offers;
  const second = offers.find(({ product }) => product.id !== first.product.id) ?? first;
  const { toast } = shopPage(page);
  const mark = page.locator('.buy-box').getByRole('button', { name: t('cart.favourite') });
  for (const { variation } of [first, second]) {
    await page.goto(shopUrl('local', productPath(variation.id)));
    await mark.click();
    await expect(toast(t('notice.favourite-added'))).toBeVisible();
  }
  await expect(linkTo(page, 'favourites', 2)).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(shopUrl('local', favouritesPath()));
  const cards = tab.getByRole('article');
  const hearts = cards.getByRole('button', { name: t('category.favourite') });
  await expect(cards).toHaveCount(2);
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.first()).toHaveAttribute('data-stock', String(second.variation.stock.id));
  await hearts.first().press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(hearts).toBeFocused();
  await expect(shopPage(tab).toast(t('notice.favourite-removed'))).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(linkTo(page, 'favourites', 1)).toBeVisible();
  await tab.getByRole('button', { name: t('notice.undo') }).click();
  await expect(cards).toHaveCount(2);
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  await tab.route(PRODUCTS_CALL, (route) => route.abort());
  await tab.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('favourites:v1') ?? '[]');
    list[1].price += 50_000;
    list.push({ stockId: 999_999, variationId: 999_999, productId: 999_999 });
    localStorage.setItem('favourites:v1', JSON.stringify(list));
  });
  await tab.reload();
  await expect(tab.getByText(t('form.offline'))).toBeVisible();
  // As they were seen before, which is said.
  await expect(cards).toHaveCount(2);
  await tab.unroute(PRODUCTS_CALL);
  await tab.getByRole('button', { name: t('form.retry') }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(t('favourites.cheaper', { sum: '50\u00A0000\u00A0UZS' }));
  expect(await violationsOn(tab)).toEqual([]);
  await expectRoom(tab, isMobile);

  await expect(tab.getByText(t('favourites.gone', { count: 1 }))).toBeVisible();
  await tab.getByRole('button', { name: t('favourites.drop-gone') }).click();
  await expect(tab.getByText(t('favourites.gone', { count: 1 }))).toBeHidden();
  await tab.getByRole('button', { name: t('favourites.clear') }).click();
  await expect(tab.getByRole('heading', { name: t('favourites.empty-title') })).toBeFocused();
  await expect(linkTo(page, 'favourites', 0)).toBeVisible();
  expect(await violationsOn(tab)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The category with most products, one of its products, and one that cannot be compared with it. */
function pickCompared({ products, categories }: Catalogue) {
  const known = products.map((product) => ({
    product,
    categoryId: product.categoryId,
    facts: product.characteristics.map(({ name }) => ({ name: name.ru ?? '', value: 'x' })),
  }));
  const countOf = (id: number) => products.filter(({ categoryId }) => categoryId === id).length;
  const [most] = categories.toSorted((one, other) => countOf(other.id) - countOf(one.id));
  const like = known.find(({ categoryId }) => categoryId === most?.id);
  const unlike = like && known.find((one) => compareGroups([like, one]).length === 2);
  if (!most || !unlike) throw new Error('All products of the shop can be compared with each other.');
  return { slug: most.slug, unlike: unlike.product };
}

async function seed(context: BrowserContext, { id, variations: [variation] }: Product): Promise<void> {
  const entry = { stockId: variation?.stock.id, variationId: variation?.id, productId: id };
  await context.addInitScript(
    (list) => {
      if (!localStorage.getItem('compare:v1')) localStorage.setItem('compare:v1', list);
    },
    JSON.stringify([entry]),
  );
}

test('[LST-01] [LST-02] products stand side by side with what differs marked; one or all are dropped; the address can be sent', async ({
  page,
  browser,
  catalogueOf,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  const { slug, unlike } = pickCompared(await catalogueOf('local'));
  const { toast } = shopPage(page);
  await page.goto(shopUrl('local', productPath(unlike.variations[0]?.id ?? 0)));
  await page
    .locator('.buy-box')
    .getByRole('button', { name: t('cart.compare') })
    .click();
  await expect(toast(t('notice.compare-added'))).toBeVisible();
  await page.goto(shopUrl('local', categoryPath(slug)));
  for (const at of [0, 1, 2])
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: t('category.compare') })
      .click();
  if (!isMobile) await expect(linkTo(page, 'compare', 4)).toBeVisible();
  await page.getByRole('link', { name: t('notice.to-compare') }).click();

  const tabs = page.getByRole('navigation', { name: t('compare.categories') }).getByRole('button');
  const heads = page.getByRole('columnheader');
  const names = page.getByRole('rowheader');
  const differing = page.getByRole('rowheader', { name: t('compare.differs') });
  const drops = heads.getByRole('button', { name: t('compare.remove', { name: '' }) });
  await expect(page.getByText(t('compare.apart'))).toBeVisible();
  await expect(heads).toHaveCount(1);
  await tabs.nth(1).press('Enter');
  await expect(heads).toHaveCount(3);
  await expect(page.getByRole('status').getByText(t('category.count', { count: 3 }))).toBeVisible();
  const all = await names.count();
  const different = await differing.count();
  expect(different).toBeGreaterThan(0);
  expect(different).toBeLessThan(all);
  await expect(page.locator('tr[data-differs]')).toHaveCount(different);
  await page.getByRole('checkbox', { name: t('compare.only-differences') }).press('Space');
  await expect(names).toHaveCount(different);
  await page.getByRole('checkbox').press('Space');
  await expect(names).toHaveCount(all);
  for (const head of (await heads.all()).slice(0, 2)) await expect(head).toBeInViewport({ ratio: 0.1 });
  expect(await violationsOn(page)).toEqual([]);
  expect(await rawKeysOn(page)).toEqual([]);
  await expectRoom(page, isMobile);

  // The heads stay in sight in short, and paper shows no buttons.
  await names.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.compare-bar')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(drops.first()).toBeHidden();
  await expect(page.locator('.compare-bar')).toBeHidden();
  await page.emulateMedia({ media: null });

  await drops.first().press('Enter');
  await expect(heads).toHaveCount(2);
  await expect(drops.first()).toBeFocused();
  await expect(toast(t('notice.compare-removed'))).toBeVisible();
  await page.getByRole('button', { name: t('notice.undo') }).click();
  await expect(heads).toHaveCount(3);
  await page.reload();
  await tabs.nth(1).click();
  await expect(heads).toHaveCount(3);

  // Others with the address see the same, and keep a list of their own.
  const address = await page.getByRole('link', { name: t('compare.share') }).getAttribute('href');
  const other = await browser.newContext();
  const [own] = (await catalogueOf('local')).products.filter(({ id }) => id !== unlike.id);
  if (own) await seed(other, own);
  const visitor = await other.newPage();
  await visitor.goto(shopUrl('local', address ?? ''));
  await expect(visitor.getByRole('region', { name: t('compare.shared-title') })).toBeVisible();
  await expect(
    visitor.getByRole('navigation', { name: t('compare.categories') }).getByRole('button'),
  ).toHaveCount(2);
  expect(await kept(visitor, 'compare:v1')).toHaveLength(1);
  expect(await violationsOn(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: t('compare.take') }).click();
  await expect(visitor.getByRole('region', { name: t('compare.shared-title') })).toBeHidden();
  await expect(visitor).toHaveURL(shopUrl('local', comparePath()));
  expect((await kept(visitor, 'compare:v1')).length).toBeGreaterThanOrEqual(3);
  await other.close();

  await page.getByRole('button', { name: t('compare.clear') }).click();
  await expect(page.getByRole('heading', { name: t('compare.empty-title') })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('compare.empty-title') })).toBeVisible();
  expect(complaints).toEqual([]);
});

// The width of the screen does not matter here.
test('[TEN-06] a shop without comparison has neither its page nor a way to it, and has its favourites', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  await page.goto(shopUrl('dev'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[data-action=compare]')).toHaveCount(0);
  await expect(page.locator(`a[href$="${comparePath()}"]`)).toHaveCount(0);
  expect((await page.goto(shopUrl('dev', comparePath())))?.status()).toBe(404);
  expect((await page.goto(shopUrl('dev', `/uz${favouritesPath()}`)))?.status()).toBe(200);
});

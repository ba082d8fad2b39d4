import { expect, type Page } from '@playwright/test';
import { allCategoriesPath, categoryPath, productVariationPath } from '#domain/link/paths.ts';
import { holdBack } from './hold-back.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, type Offer, test } from './storefront-test.ts';
import { swipe } from './swipe.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

/** The lists of a category from its first page on, as a crawler that runs no script goes through them. */
async function crawlLists(page: Page, slug: string): Promise<string[][]> {
  const lists: string[][] = [];
  for (let path: string | null = categoryPath(slug); path; ) {
    const answer = await page.goto(shopUrl('local', path));
    expect(answer?.status(), path).toBe(200);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    lists.push(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
    // In the head it would be loaded ahead by Firefox, and the policy of pages stops that.
    await expect(page.locator('link[rel=next]')).toHaveCount(0);
    const next = page.getByRole('main').locator('a[rel=next]');
    path = (await next.count()) > 0 ? await next.getAttribute('href') : null;
  }
  return lists;
}

/** A category whose cards fill more than one page, with all its products. */
function longCategory({ categories, products }: Catalogue) {
  const within = (id: number): number[] => [
    id,
    ...categories.filter(({ parentId }) => parentId === id).flatMap((child) => within(child.id)),
  ];
  const [longest] = categories
    .map((category) => {
      const ids = within(category.id);
      return { category, count: products.filter(({ categoryId }) => ids.includes(categoryId)).length };
    })
    .sort((a, b) => b.count - a.count);
  if (!longest) throw new Error('The shop has no category.');
  return longest;
}

/** An offer that can be ordered by the piece, its card, and a list that has the card on its first page. */
function offerOnList(page: Page, catalogue: Catalogue, fits: (offer: Offer) => boolean) {
  const [offer] = findOffers(
    catalogue,
    (one) => one.variation.stock.count > 3 && one.product.minOrder === 1 && fits(one),
  );
  const category = catalogue.categories.find(({ id }) => id === offer.product.categoryId);
  const list = shopUrl('local', categoryPath(category?.slug ?? ''));
  return { ...offer, list, card: page.locator(`article[data-product="${offer.product.id}"]`) };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Links are the same on every screen.
  test('[CAT-01] all categories lead to lists whose pages link each other and hold each product once', {
    tag: ON_WIDE_SCREENS,
  }, async ({ page, catalogueOf }) => {
    const catalogue = await catalogueOf('local');
    await page.goto(shopUrl('local', allCategoriesPath()));
    const isTop = (id: number | null) =>
      catalogue.categories.some((one) => one.id === id && one.parentId === null);
    const upper = catalogue.categories.filter(({ parentId }) => parentId === null || isTop(parentId));
    const paths = upper.map(({ slug }) => categoryPath(slug));
    const linked = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.filter((path) => !linked.includes(path))).toEqual([]);

    const { category, count } = longCategory(catalogue);
    const lists = await crawlLists(page, category.slug);
    expect(lists.length).toBeGreaterThan(1);
    expect(new Set(lists.flat()).size).toBe(lists.flat().length);
    expect(lists.flat()).toHaveLength(count);
    const back = page.getByRole('main').locator('a[rel=prev]');
    await expect(back).toHaveAttribute('href', categoryPath(category.slug, lists.length - 1));
  });
});

test('[CAT-04] a card shows its picture with a dot for each, name, prices, discount, favourite, compare and cart', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const catalogue = await catalogueOf('local');
  const { variation, list, card } = offerOnList(
    page,
    catalogue,
    ({ product: { variations }, variation: { images, oldPrice, newPrice } }) =>
      variations.length === 1 && images.length > 1 && oldPrice > newPrice,
  );
  await page.goto(list);
  await expect(card).toHaveClass(/product-card--facts/);
  await expect(card.getByRole('heading')).toHaveText(variation.name.ru ?? '');
  await expect(card.locator('[data-part=price]')).toBeVisible();
  await expect(card.locator('[data-part=old-price]')).toBeVisible();
  await expect(card.locator('[data-part=discount]')).toHaveText(/^−\d+\s?%$/);
  for (const action of ['favourite', 'compare', 'add']) {
    const button = card.locator(`button[data-action=${action}]`);
    await expect(button).toHaveAccessibleName(/./);
  }
  await card.locator('button[data-action=favourite]').click();
  await expect(card.locator('button[data-action=favourite]')).toHaveAttribute('aria-pressed', 'true');
  await card.scrollIntoViewIfNeeded();
  const most = Math.min(5, variation.images.length);
  const pictures = card.locator('.product-card__pictures');
  if (isMobile) {
    const quickView = card.getByRole('link', { name: t('category.quickView') });
    await expect(quickView).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(quickView).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await card.scrollIntoViewIfNeeded();
    const swept = card.locator('.product-card__dots > i');
    await expect(swept).toHaveCount(most);
    await expect(pictures.locator('img:visible')).toHaveCount(0);
    await swipe(page, pictures, isMobile, 0.85);
    await expect(swept.nth(1)).toHaveAttribute('data-shown');
    await expect(pictures.locator('img').first()).toBeInViewport();
    await pictures.tap();
    await expect(page).toHaveURL(shopUrl('local', productVariationPath(variation.id)));
    return;
  }

  // Over the picture come its strips, so that it is never the one to be hovered.
  const box = await card.locator('[data-part=image]').boundingBox();
  const dots = pictures.locator('> i');
  // They are laid once the page has nothing else to do.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 80, { steps: 3 });
    await expect(dots).toHaveCount(most, { timeout: 500 });
  }).toPass();
  await dots.nth(1).hover();
  await expect(dots.nth(1).locator('img')).toBeVisible();
});

test('[CAT-05] a card of one variation adds one piece with a loader, a card of several opens the choice', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const catalogue = await catalogueOf('local');
  const { cartLink } = shopPage(page);

  const single = offerOnList(page, catalogue, ({ product }) => product.variations.length === 1);
  await page.goto(single.list);
  const answer = await holdBack(page, '**/market-api/sell-record-patterns*');
  const add = single.card.locator('button[data-action=add]');
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(cartLink('1')).toBeVisible();

  const several = offerOnList(page, catalogue, ({ product }) => product.variations.length > 1);
  await page.goto(several.list);
  const choose = several.card.getByRole('link', { name: t('category.choose') });
  if (isMobile) await choose.tap();
  else await choose.click();
  const property = several.variation.properties[0]?.name.ru ?? '';
  await expect(page.getByRole('dialog').getByRole('group', { name: property })).toBeVisible();
});

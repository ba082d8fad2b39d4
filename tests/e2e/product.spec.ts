import { expect, type Response } from '@playwright/test';
import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { allowsInstallment } from '#domain/installment/installment.ts';
import { inLanguage, productPath, productVariationPath } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { openIdle } from '#tools/browser/page-ready.ts';
import { REACT_CODE } from '#tools/gate/page-weight.ts';
import { changeVariation, needsSandbox } from './control.ts';
import { holdBack } from './hold-back.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { nameIn, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

test('[PDP-01] a product page stands at its variation’s id and starts at the top', async ({
  page,
  catalogueOf,
}) => {
  const catalogue = await catalogueOf('default');
  const [{ product, variation }] = findOffers(catalogue, isScarce);
  const answer = await page.goto(shopUrl('default', productPath(variation.id)));
  expect(answer?.status()).toBe(200);
  await expect(shopPage(page).title).toHaveText(variation.name.ru ?? '');

  const category = catalogue.categories.find(({ id }) => id === product.categoryId);
  await page.goto(shopUrl('default', `/category/${category?.slug}`));
  const last = page.getByRole('main').getByRole('article').last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/\/product(?:-variation)?\/\d+$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const language of ['ru', 'uz', 'en'] as const) {
  // The same on every screen.
  test(`[PDP-01] a product that is not there gets the not-found page with status 404, in ${language}`, {
    tag: ON_WIDE_SCREENS,
  }, async ({ page }) => {
    for (const path of ['/product/1', '/product/none', '/product-variation/1']) {
      const answer = await page.goto(shopUrl('default', inLanguage(path, language, 'ru')));
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        textsOf(language)('shell.notFoundTitle'),
      );
    }
  });
}

test('[PDP-06] choosing a value leads to the variation that has it, and that one can be bought', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && siblingOf(offer) !== undefined,
  );
  const sibling = siblingOf({ product, variation });
  if (!sibling) throw new Error('The offer has a sibling, or it would not have been found.');
  const complaints = await watchPage(page);
  const { title, buyBox, toast } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  for (const { name, value } of variation.properties) {
    await expect(buyBox.value(name.ru ?? '', value.label.ru ?? '')).toHaveAttribute('aria-current', 'true');
  }
  const [name, label] = changeTo(sibling, variation);
  await buyBox.value(name, label).click();

  await expect(page).toHaveURL(
    shopUrl('default', isMobile ? productVariationPath(sibling.id) : productPath(sibling.id)),
  );
  await expect(title).toHaveText(sibling.name.ru ?? '');
  await expect(buyBox.value(name, label)).toHaveAttribute('aria-current', 'true');
  await buyBox.add.click();
  await expect(toast(t('notice.added'))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[PDP-07] a change of property shows the variation in place, at its address, with scroll and focus kept, and back and forward work', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && siblingOf(offer) !== undefined,
  );
  const sibling = siblingOf({ product, variation }) as Variation;
  const value = shopPage(page).buyBox.value(...changeTo(sibling, variation));
  const { title, buyBox, cartLink, cart } = shopPage(page);
  const complaints = await watchPage(page);
  const first = shopUrl('default', productPath(variation.id));
  const second = shopUrl('default', (isMobile ? productVariationPath : productPath)(sibling.id));
  const shown = async () => {
    await expect(page).toHaveTitle(new RegExp(escaped(await nameIn(title))));
    const head = page.locator('head');
    const id = await page.locator('section[data-item]').getAttribute('data-item');
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${id}$`));
    await expect(head.locator('script[type="application/ld+json"]')).toHaveCount(1);
    expect(await head.locator('script[type="application/ld+json"]').textContent()).toContain(
      `/product/${id}"`,
    );
  };
  await page.goto(first);
  await page.evaluate(() => Object.assign(window, { opened: true }));
  await value.scrollIntoViewIfNeeded();
  await value.focus();
  const place = await value.boundingBox();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(second);
  await expect(title).toHaveText(sibling.name.ru ?? '');
  await expect(value).toHaveAttribute('aria-current', 'true');
  await expect(value).toBeFocused();
  expect(Math.abs(((await value.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
  await expect(page.getByRole('status').filter({ hasText: sibling.name.ru ?? '' })).toHaveCount(1);
  await shown();
  await buyBox.increase.click();
  await buyBox.add.click();
  await expect(cartLink('2')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(title).toHaveText(variation.name.ru ?? '');
  await expect(buyBox.add).toBeVisible();
  await shown();
  await page.goForward();
  await expect(page).toHaveURL(second);
  await expect(buyBox.inCart).toBeVisible();
  await expect(buyBox.quantity).toHaveValue('2');
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBe(true);

  await page.goto(shopUrl('default', '/cart'));
  await expect(cart.lines).toContainText(sibling.name.ru ?? '');
  await page.goBack();
  await expect(title).toHaveText(sibling.name.ru ?? '');
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(title).toHaveText(variation.name.ru ?? '');
  expect(complaints).toEqual([]);
});

test('[PDP-07] if the page of a variation cannot be fetched its link is followed', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && siblingOf(offer) !== undefined,
  );
  const sibling = siblingOf({ product, variation }) as Variation;
  const { title, buyBox } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await page.route(`**${productPath(sibling.id)}`, (route) => {
    return route.request().isNavigationRequest() ? route.continue() : route.abort();
  });
  await buyBox.value(...changeTo(sibling, variation)).click();
  await expect(page).toHaveURL(
    shopUrl('default', isMobile ? productVariationPath(sibling.id) : productPath(sibling.id)),
  );
  await expect(title).toHaveText(sibling.name.ru ?? '');
});

// Scripts are the same on every screen, and weigh most on phones.
test('[PDP-06] choosing a value takes no script of the shop', { tag: ON_PHONES }, async ({
  page,
  catalogueOf,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && siblingOf(offer) !== undefined,
  );
  const sibling = siblingOf({ product, variation });
  const changed = changeTo(sibling, variation);
  const { title, buyBox } = shopPage(page);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(shopUrl('default', productPath(variation.id)));
  await buyBox.value(...changed).click();
  await expect(page).toHaveURL(shopUrl('default', productPath(sibling?.id ?? 0)));
  await expect(title).toHaveText(sibling?.name.ru ?? '');
  await expect(buyBox.value(...changed)).toHaveAttribute('aria-current', 'true');
});

// Scripts are the same on every screen, and weigh most on phones.
test('[PDP-06] choosing, setting the quantity and adding load no React', { tag: ON_PHONES }, async ({
  page,
  catalogueOf,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && siblingOf(offer) !== undefined,
  );
  const changed = changeTo(siblingOf({ product, variation }), variation);
  const { buyBox } = shopPage(page);
  const scripts: Promise<{ url: string; code: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js'))
      scripts.push(
        response.text().then(
          (code) => ({ url, code }),
          () => ({ url, code: '' }),
        ),
      );
  });
  await openIdle(page, shopUrl('default', productPath(variation.id)));
  await buyBox.value(...changed).click();
  await expect(buyBox.value(...changed)).toHaveAttribute('aria-current', 'true');
  await buyBox.increase.click();
  await expect(buyBox.quantity).toHaveValue('2');
  const told = page.waitForResponse(/\/add-to-cart$/);
  await buyBox.add.click();
  await expect(buyBox.inCart).toBeVisible();
  // The last that comes of the presses.
  await told;
  expect(scripts.length).toBeGreaterThan(0);
  const loaded = await Promise.all(scripts);
  expect(loaded.filter(({ code }) => REACT_CODE.test(code)).map(({ url }) => url)).toEqual([]);
});

test('[CRT-01] the button of a page is the quantity in the cart once the product is in there, from the first paint on and as far as other tabs', async ({
  page,
  context,
  catalogueOf,
}) => {
  // Months for the sum of the pieces come when the page is idle: one piece has them, too.
  const [{ variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && allowsInstallment(offer.variation.newPrice),
  );
  const { buyBox, cart, toast, cartLink } = shopPage(page);
  const address = shopUrl('default', productPath(variation.id));
  await page.goto(address);
  await buyBox.quantity.fill('3');
  await buyBox.add.click();
  await expect(buyBox.add).toBeHidden();
  await expect(buyBox.quantity).toHaveValue('3');
  const room = await page.locator('.buy-box').boundingBox();

  await page.reload();
  await expect(buyBox.inCart).toBeVisible();
  await expect(buyBox.quantity).toHaveValue('3');
  await expect(buyBox.add).toBeHidden();
  expect(await page.locator('.buy-box').boundingBox()).toEqual(room);

  const other = await context.newPage();
  await other.goto(shopUrl('default', '/cart'));
  await shopPage(other).cart.decrease.click();
  await expect(buyBox.quantity).toHaveValue('2');
  for (const count of ['1', '0']) {
    await buyBox.decrease.click();
    await expect(cartLink(count === '0' ? '' : count)).toBeVisible();
  }
  await expect(toast(t('notice.remove_cart_sucsessfuly'))).toBeVisible();
  await expect(shopPage(other).cart.nothing).toBeVisible();
  await expect(buyBox.add).toBeVisible();
  await expect(cart.lines).toHaveCount(0);
});

test('[PDP-09] the price of a piece follows the quantity, from the minimum order up, as far as into the cart', async ({
  page,
  catalogueOf,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('dev'),
    ({ product: { minOrder }, variation: { tiers, stock } }) => {
      const [tier] = tiers;
      return tier !== undefined && minOrder >= 3 && tier.min > minOrder && stock.count > tier.min;
    },
  );
  const [tier] = variation.tiers;
  if (!tier) throw new Error('The offer has a tier, or it would not have been found.');
  const price = (discount: number) => formatPrice(variation.newPrice - discount, 'UZS');
  const { buyBox, cart, cartLink, toast } = shopPage(page);
  await page.goto(shopUrl('dev', productPath(variation.id)));
  await expect(page.locator('.buy-box')).toContainText(
    t('cart.min-order', { value: t('cart.pieces', { number: product.minOrder }) }),
  );
  await expect(buyBox.quantity).toHaveValue(String(product.minOrder));
  await expect(buyBox.price).toHaveText(price(0));
  await expect(buyBox.tier).toHaveCount(0);

  await buyBox.quantity.fill(String(tier.min));
  await buyBox.quantity.press('Enter');
  await expect(buyBox.price).toHaveText(price(tier.fixedDiscount));
  await expect(buyBox.tier).toContainText(price(tier.fixedDiscount));
  await buyBox.quantity.fill('1');
  await buyBox.quantity.press('Enter');
  await expect(buyBox.quantity).toHaveValue(String(product.minOrder));
  await expect(buyBox.price).toHaveText(price(0));

  await buyBox.quantity.fill(String(tier.min));
  await buyBox.add.click();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(cartLink(tier.min > 99 ? '99+' : String(tier.min))).toBeVisible();
  await page.goto(shopUrl('dev', '/cart'));
  await expect(cart.quantity).toHaveValue(String(tier.min));
  await expect(cart.lines).toContainText(price(tier.fixedDiscount));
});

test('[PDP-08] a sold-out product says so, leads to similar ones that are there, and is told of once it is back', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  needsSandbox();
  const soldOut = findOffers(await catalogueOf('test'), ({ product, variation: { tracking, stock } }) => {
    return tracking && stock.count === 0 && product.minOrder === 1;
  });
  // Each project changes a product of its own, because both run against the same platform.
  const { variation } = (isMobile ? soldOut[1] : soldOut[0]) ?? soldOut[0];
  const name = variation.name.ru ?? '';
  const { buyBox, toast } = shopPage(page);
  const isItsPrice = (response: Response) => {
    const { pathname, searchParams } = new URL(response.url());
    const ids = searchParams.get('ids')?.split(',') ?? [];
    return pathname.endsWith('/variations/prices') && ids.includes(String(variation.id));
  };
  const asked = page.waitForResponse(isItsPrice);
  await page.goto(shopUrl('test', productPath(variation.id)));
  await expect(page.locator('.buy-box')).toContainText(t('notice.stock-out'));
  for (const dead of [buyBox.increase, buyBox.quantity, buyBox.add]) await expect(dead).toBeHidden();
  await page.getByRole('link', { name: t('cart.similar-in-stock') }).click();
  const similar = page
    .getByRole('region', { name: t('product.similar') })
    .getByRole('article')
    .first();
  await expect(similar).toBeInViewport();
  await expect(similar).not.toContainText(t('category.soldOut'));

  await buyBox.await.click();
  await expect(buyBox.await).toHaveAttribute('aria-pressed', 'true');
  const back = toast(t('notice.back-in-stock', { name }));
  // Its own page shows by itself that it is back, which ends the waiting.
  await asked;
  try {
    await changeVariation('test', variation.id, { count: 3 });
    const askedElsewhere = page.waitForResponse(isItsPrice);
    await page.goto(shopUrl('test', '/page/dostavka'));
    // An idle page asks, and a busy machine leaves none idle for long.
    await askedElsewhere;
    await expect(back).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('link', { name: t('notice.to-product') })
      .click();
    await expect(page).toHaveURL(shopUrl('test', productPath(variation.id)));
    await expect(buyBox.add).toBeVisible();
    await expect(back).toBeHidden();
  } finally {
    await changeVariation('test', variation.id, { count: 0 });
  }
});

// The same on every screen.
test('[PDP-06] the button is busy while the product is being added', { tag: ON_WIDE_SCREENS }, async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, toast } = shopPage(page);
  const answer = await holdBack(page, '**/market-api/sell-record-patterns*');
  await page.goto(shopUrl('default', productPath(variation.id)));
  await buyBox.add.click();
  await expect(buyBox.add).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(buyBox.add).toBeHidden();
  await buyBox.decrease.click();
  await expect(buyBox.add).toHaveAttribute('aria-busy', 'false');
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const valueIdOf = (variation: Variation, code: string) =>
  variation.properties.find((property) => property.code === code)?.value.id;

/** The property in which a variation differs from the one on the page, and the value to choose for it. */
function changeTo(sibling: Variation | undefined, variation: Variation): [property: string, label: string] {
  const changed = sibling?.properties.find(({ code, value }) => valueIdOf(variation, code) !== value.id);
  return [changed?.name.ru ?? '', changed?.value.label.ru ?? ''];
}

/** A variation in stock that differs in one property alone. */
function siblingOf({
  product,
  variation,
}: {
  product: Product;
  variation: Variation;
}): Variation | undefined {
  return product.variations.find((one) => {
    return (
      one.stock.count > 0 &&
      one.properties.filter(({ code, value }) => valueIdOf(variation, code) !== value.id).length === 1
    );
  });
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Cart } from '#contract/cart/cart.ts';
import { productPath } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { changeVariation, needsSandbox } from './control.ts';
import { aCustomer, commandShop, type TestCustomer } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { addFromPage, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, type Offer, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

test('[CRT-02] the count goes up to the stock and not above it, and the control removes the line at 0', async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('dev'), isScarce);
  const { cart, toast } = shopPage(page);
  const { count } = variation.stock;
  await addFromPage(page, 'dev', variation.id);
  await page.goto(shopUrl('dev', '/cart'));
  await expect(cart.quantity).toHaveValue('1');
  await cart.increase.click();
  await expect(cart.quantity).toHaveValue('2');

  await cart.quantity.fill('9999');
  await cart.quantity.press('Enter');
  await expect(toast(t('notice.amount-balance', { available: count }))).toBeVisible();
  await expect(cart.quantity).toHaveValue('2');
  await cart.quantity.fill(String(count));
  await cart.quantity.press('Enter');
  await expect(cart.quantity).toHaveValue(String(count));
  await cart.increase.click();
  await expect(cart.quantity).toHaveValue(String(count));

  await cart.quantity.fill('1');
  await cart.quantity.press('Enter');
  await expect(cart.quantity).toHaveValue('1');
  await cart.decrease.click();
  await expect(cart.nothing).toBeVisible();
  await page.getByRole('button', { name: t('notice.undo') }).click();
  await expect(cart.quantity).toHaveValue('1');
});

test('[CRT-02] one key acts once: 0 and Enter take one line out, undo brings it back, a wheel changes no count', async ({
  page,
  catalogueOf,
}) => {
  const [first, second] = findOffers(await catalogueOf('dev'), isScarce);
  const { cart } = shopPage(page);
  await addFromPage(page, 'dev', first.variation.id);
  await addFromPage(page, 'dev', second?.variation.id ?? 0);
  await page.goto(shopUrl('dev', '/cart'));
  await expect(cart.lines).toHaveCount(2);
  const [field] = await cart.quantity.all();
  if (!field) throw new Error('The cart has no count.');

  await field.fill('-3');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await field.focus();
  await field.hover();
  await page.mouse.wheel(0, -120);
  await page.mouse.wheel(0, 240);
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('1');

  await field.fill('0');
  await field.press('Enter');
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.remove(second?.variation.name.ru ?? '')).toBeFocused();
  // A finger that rests on the key removes no second line.
  await page.getByRole('button', { name: t('notice.undo') }).click();
  await expect(cart.lines).toHaveCount(2);
  await cart.remove(first.variation.name.ru ?? '').focus();
  await page.keyboard.down('Enter');
  await expect(cart.lines).toHaveCount(1);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(cart.remove(second?.variation.name.ru ?? '')).toBeFocused();
  await page.reload();
  await expect(cart.lines).toHaveCount(1);
});

test('[CRT-01] the cart stands by seller and speaks the language of the page', async ({
  page,
  catalogueOf,
}) => {
  const [first, ...others] = findOffers(await catalogueOf('test'), isScarce);
  const second = others.find(
    ({ variation }) => variation.stock.supplierId !== first.variation.stock.supplierId,
  );
  if (!second) throw new Error('The marketplace has one seller alone.');
  const { cart } = shopPage(page, 'uz');
  await fillCart(page, 'test', [first, second]);
  await page.goto(shopUrl('test', '/uz/cart'));
  for (const { variation } of [first, second])
    await expect(cart.lines.filter({ hasText: variation.name.uz ?? '' })).toHaveCount(1);
  const sellers = page.getByRole('heading', { name: textsOf('uz')('cart.seller-of', { name: '' }) });
  await expect(sellers).toHaveCount(2);
  // Beside the sum there is room for names, too, on the narrowest screen that has both side by side.
  await page.setViewportSize({ width: 992, height: 700 });
  for (const name of await page.locator('.cart-line__name').all())
    expect((await name.boundingBox())?.width).toBeGreaterThan(200);
});

test('[CRT-03] removing a line and emptying the cart say so', async ({ page, catalogueOf }) => {
  const [first, second] = findOffers(await catalogueOf('dev'), isScarce);
  const { cart, toast, cartLink } = shopPage(page);
  await addFromPage(page, 'dev', first.variation.id);
  await addFromPage(page, 'dev', second?.variation.id ?? 0);
  await page.goto(shopUrl('dev', '/cart'));
  await expect(cart.lines).toHaveCount(2);
  await cart.remove(first.variation.name.ru ?? '').click();
  await expect(toast(t('notice.remove_cart_sucsessfuly'))).toBeVisible();
  await expect(cart.lines).toHaveCount(1);

  await page.getByRole('button', { name: t('cart.empty-cart') }).click();
  await page.getByRole('button', { name: t('cart.empty-no'), exact: true }).click();
  await expect(cart.lines).toHaveCount(1);
  await page.getByRole('button', { name: t('cart.empty-cart') }).click();
  await page.getByRole('button', { name: t('cart.empty-yes') }).click();
  await expect(toast(t('notice.cart-emptied'))).toBeVisible();
  await expect(cart.nothing).toBeVisible();
  await expect(cartLink('')).toBeVisible();
});

// The same on every screen.
test('[CRT-09] the cart outlives a reload and is the same in every tab', {
  tag: ON_PHONES,
}, async ({ page, context, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('dev'), isScarce);
  await addFromPage(page, 'dev', variation.id);
  await page.reload();
  await expect(shopPage(page).cartLink('1')).toBeVisible();

  const other = await context.newPage();
  await other.goto(shopUrl('dev', '/cart'));
  const there = shopPage(other);
  await there.cart.increase.click();
  await expect(there.cart.quantity).toHaveValue('2');
  await expect(shopPage(page).cartLink('2')).toBeVisible();

  await page.goto(shopUrl('dev', '/cart'));
  await shopPage(page).cart.increase.click();
  await expect(there.cart.quantity).toHaveValue('3');
  await expect(there.cartLink('3')).toBeVisible();
});

test('[SHL-06] the badge of the cart shows 99+ above 99', async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(
    await catalogueOf('dev'),
    ({ product, variation: { tracking, stock, tiers } }) => {
      return product.minOrder === 1 && tiers.length === 0 && (!tracking || stock.count >= 100);
    },
  );
  const { cart, cartLink } = shopPage(page);
  await addFromPage(page, 'dev', variation.id);
  await page.goto(shopUrl('dev', '/cart'));
  await cart.quantity.fill('99');
  await cart.quantity.press('Enter');
  await expect(cartLink('99')).toBeVisible();
  await cart.increase.click();
  await expect(cartLink('99+')).toBeVisible();
});

/** A cart of so many scarce products of a shop, one of each, kept as this browser keeps it. */
async function fillCart(page: Page, shop: DemoShop, offers: readonly Offer[]): Promise<void> {
  await page.goto(shopUrl(shop, '/404'));
  const lines = offers.map(({ product, variation }) => ({
    variationId: variation.id,
    productId: product.id,
    supplierId: variation.stock.supplierId,
    stock: { id: variation.stock.id, count: variation.stock.count },
    name: variation.name.ru,
    language: 'ru',
    image: '',
    newPrice: variation.newPrice,
    oldPrice: variation.oldPrice,
    count: 1,
    minOrder: 1,
    tracking: true,
  }));
  await page.evaluate((cart) => {
    localStorage.setItem('cart:v1', cart);
    // Pending changes would belong to another cart.
    localStorage.removeItem('cart-wishes:v1');
  }, JSON.stringify({ lines }));
}

/** The platform's cart of a customer: stock and count of each line that is not deleted. */
async function serverCart(shop: DemoShop, { id }: TestCustomer): Promise<string[]> {
  const { sells } = await commandShop<Cart>(shop, 'GET', `/customers/${id}/cart`);
  return sells.flatMap(({ sellRecords }) =>
    sellRecords.flatMap(({ stockId, count, deleted }) => (deleted ? [] : [`${stockId} × ${count}`])),
  );
}

async function signIn(page: Page, shop: DemoShop): Promise<TestCustomer> {
  const customer = await aCustomer(shop);
  const session = { token: customer.token, user: null, location: null, history: [] };
  await page.evaluate((text) => localStorage.setItem('session:v1', text), JSON.stringify(session));
  return customer;
}

// The same code on a phone.
test('[CRT-06] [CRT-09] the cart of who is signed in is the platform’s: changes offline, elsewhere and in another tab arrive', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  needsSandbox();
  const [first, second] = findOffers(await catalogueOf('dev'), isScarce);
  if (!second) throw new Error('One scarce product is not enough.');
  const [one, two] = [first, second].map(({ variation }) => variation.stock.id);
  await fillCart(page, 'dev', [first, second]);
  const customer = await signIn(page, 'dev');
  const onServer = expect.poll(() => serverCart('dev', customer));
  const { cart, cartLink } = shopPage(page);

  await page.goto(shopUrl('dev', '/cart'));
  await onServer.toEqual([`${one} × 1`, `${two} × 1`]);
  await cart.increase.first().click();
  await onServer.toEqual([`${one} × 2`, `${two} × 1`]);
  expect(await page.getByRole('link', { name: t('cart.checkout') }).getAttribute('href')).toBe('/checkout');
  expect(await cartLink('3').getAttribute('href')).toBe('/checkout');

  await context.setOffline(true);
  await cart.increase.first().click();
  await cart.remove(second.variation.name.ru ?? '').click();
  await expect(cart.quantity).toHaveValue('3');
  await expect(page.getByText(t('cart.will-be-sent'))).toBeVisible();
  await expect(page.getByRole('status').getByText(t('cart.offline'))).toBeVisible();
  await context.setOffline(false);
  await onServer.toEqual([`${one} × 3`]);
  await expect(page.getByText(t('cart.will-be-sent'))).toBeHidden();

  // Another tab sends the changes of this one.
  await page.route('**/market-api/**', (route) => route.abort());
  await cart.decrease.click();
  await expect(page.getByText(t('cart.will-be-sent'))).toBeVisible();
  const other = await context.newPage();
  await other.goto(shopUrl('dev', '/404'));
  await onServer.toEqual([`${one} × 2`]);
  await expect(page.getByText(t('cart.will-be-sent'))).toBeHidden();
  await page.unroute('**/market-api/**');

  // Another device.
  await other.evaluate(
    async ([stock, token]) =>
      fetch('/market-api/add-to-cart', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ stock, quantity: 2 }),
      }),
    [two, customer.token] as const,
  );
  await other.evaluate(() => localStorage.setItem('cart-synced:v1', '1'));
  await other.reload();
  await expect(cart.lines).toHaveCount(2);
  await expect(cartLink('4')).toBeVisible();
});

// The same code on a phone.
test('[CRT-07] goods of another seller replace the cart only after a question, on the platform too', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  needsSandbox();
  const offers = findOffers(await catalogueOf('local'), isScarce);
  const [first] = offers;
  const second = offers.find(
    ({ variation }) => variation.stock.supplierId !== first.variation.stock.supplierId,
  );
  if (!second) throw new Error('The shop has one seller alone.');
  const { buyBox, toast, cartLink } = shopPage(page);
  const question = page.getByRole('dialog', { name: t('cart.other-supplier') });
  const yes = question.getByRole('button', { name: t('cart.other-supplier-yes') });
  const stocks = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('cart:v1') ?? '').lines.map(
        ({ stock }: { stock: { id: number } }) => stock.id,
      ),
    );

  await fillCart(page, 'local', [first]);
  await page.goto(shopUrl('local', productPath(second.variation.id)));
  await buyBox.add.click();
  await question.getByRole('button', { name: t('cart.other-supplier-no') }).click();
  await expect(question).toBeHidden();
  expect(await stocks()).toEqual([first.variation.stock.id]);
  await buyBox.add.click();
  await yes.click();
  await expect(toast(t('notice.added'))).toBeVisible();
  expect(await stocks()).toEqual([second.variation.stock.id]);

  // Signed in.
  await fillCart(page, 'local', [first]);
  const customer = await signIn(page, 'local');
  await page.goto(shopUrl('local', productPath(second.variation.id)));
  await expect.poll(() => serverCart('local', customer)).toEqual([`${first.variation.stock.id} × 1`]);
  await page.route('**/remove-record', (route) =>
    route.fulfill({ status: 500, json: { code: 'broken', message: 'Склад не отвечает' } }),
  );
  await buyBox.add.click();
  await yes.click();
  await expect(toast(t('notice.refused', { words: 'Склад не отвечает' }))).toBeVisible();
  expect(await stocks()).toEqual([first.variation.stock.id]);
  await page.unroute('**/remove-record');
  await buyBox.add.click();
  await yes.click();
  await expect.poll(() => serverCart('local', customer)).toEqual([`${second.variation.stock.id} × 1`]);
  await expect(cartLink('1')).toBeVisible();
});

// There is no pointer on a phone, and the header has no link to the cart.
test('[CRT-08] the cart drops from its link: lines, sum, the way on; it goes after two seconds', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  needsSandbox();
  const offers = findOffers(await catalogueOf('test'), isScarce).slice(0, 7);
  await fillCart(page, 'test', offers);
  const customer = await signIn(page, 'test');
  await page.goto(shopUrl('test', '/404'));
  const { cartLink, toast } = shopPage(page);
  const list = page.getByRole('region', { name: t('shell.cart') });
  const items = list.getByRole('listitem');
  const link = (key: 'cart.checkout' | 'cart.continue') => list.getByRole('link', { name: t(key) });
  await expect.poll(() => serverCart('test', customer)).toHaveLength(7);

  await cartLink('7').hover();
  await expect(items).toHaveCount(7);
  const sum = (lines: readonly Offer[]) => lines.reduce((all, { variation }) => all + variation.newPrice, 0);
  await expect(list).toContainText(formatPrice(sum(offers), t('shell.currency')));
  const fades = () => list.getByRole('list').evaluate((one) => getComputedStyle(one).maskImage !== 'none');
  expect(await fades()).toBe(true);
  await expect(link('cart.checkout')).toHaveAttribute('href', '/checkout');
  await expect(link('cart.continue')).toHaveAttribute('href', '/category');

  const [first, ...others] = offers;
  await list
    .getByRole('button', { name: t('cart.remove', { name: first?.variation.name.ru ?? '' }) })
    .click();
  await expect(toast(t('notice.remove_cart_sucsessfuly'))).toBeVisible();
  await expect(items).toHaveCount(6);
  expect(await fades()).toBe(false);
  await expect(list).toContainText(formatPrice(sum(others), t('shell.currency')));
  await expect.poll(() => serverCart('test', customer)).toHaveLength(6);

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  // By the focus; and a guest's leads to the cart.
  await page.evaluate(() => localStorage.setItem('session:v1', '{}'));
  await page.reload();
  await cartLink('6').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(6);
  await expect(link('cart.checkout')).toHaveAttribute('href', '/cart');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const left = Date.now();
  await expect(list).toBeHidden();
  expect(Date.now() - left).toBeGreaterThan(1500);

  await page.evaluate(() => localStorage.removeItem('cart:v1'));
  await page.reload();
  await cartLink('').hover();
  await expect(list).toContainText(t('cart.nothing-title'));
  await expect(link('cart.checkout')).toBeHidden();
});

test('[CRT-02] a change of the shop is shown beside the line until it was seen, and gaps of an order before it is made', async ({
  page,
  hasTouch,
  catalogueOf,
}) => {
  needsSandbox();
  const offers = findOffers(await catalogueOf('dev'), isScarce);
  const offer = offers.at(hasTouch ? -1 : -2) ?? offers[0];
  const { id, newPrice, stock } = offer.variation;
  const { cart } = shopPage(page);
  await fillCart(page, 'dev', [offer]);
  const price = (sum: number) => formatPrice(sum, t('shell.currency'));
  await changeVariation('dev', id, { newPrice: newPrice + 1000 });
  try {
    await page.goto(shopUrl('dev', '/cart'));
    const note = cart.lines.getByText(
      t('cart.price-changed', { old: price(newPrice), now: price(newPrice + 1000) }),
    );
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: t('cart.seen') }).click();
    await expect(note).toBeHidden();
    await expect(cart.lines.getByText(t('cart.dearer', { sum: price(1000) }))).toBeVisible();
    await cart.increase.click();
    await cart.increase.click();
    await changeVariation('dev', id, { count: 2 });
    await page.reload();
    await expect(cart.lines.getByText(t('cart.count-changed', { old: 3, now: 2 }))).toBeVisible();
    await expect(
      page.getByRole('link', { name: t('cart.checkout') }).filter({ visible: true }),
    ).toHaveAttribute('href', '/login?from=%2Fcheckout');
  } finally {
    await changeVariation('dev', id, { newPrice, count: stock.count });
  }

  const [cheap] = findOffers(
    await catalogueOf('local'),
    (one) => isScarce(one) && one.variation.newPrice < 250_000,
  );
  await fillCart(page, 'local', [cheap]);
  await page.goto(shopUrl('local', '/cart'));
  const missing = price(250_000 - cheap.variation.newPrice);
  await expect(page.getByText(t('cart.min-sum', { sum: price(250_000), missing }))).toBeVisible();
  await expect(
    page.getByRole('link', { name: t('cart.add-more') }).filter({ visible: true }),
  ).toHaveAttribute('href', '/category');
});

test('[CRT-01] an empty cart says so first, then the shop’s words, and leads on with what was looked at', async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('local'), isScarce);
  const { cart, buyBox } = shopPage(page);
  const words = page.locator('.cart-description').filter({ visible: true });
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
  const viewed = page.getByRole('region', { name: t('picks.viewed') });
  await addFromPage(page, 'local', variation.id);
  await expect(buyBox.inCart).toBeVisible();
  // A page counts as looked at once it is idle.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed:v1')))
    .toContain(String(variation.id));

  await page.goto(shopUrl('local', '/cart'));
  await expect(cart.lines).toHaveCount(1);
  expect(await top(words)).toBeLessThan(await top(cart.lines));
  await cart.remove(variation.name.ru ?? '').click();
  await expect(cart.nothing).toBeVisible();
  expect(await top(cart.nothing)).toBeLessThan(await top(words));
  await expect(viewed.getByRole('link', { name: variation.name.ru ?? '' })).toBeVisible();
  expect(await top(words)).toBeLessThan(await top(viewed));
  await page.getByRole('button', { name: t('notice.undo') }).click();
  await expect(cart.lines).toHaveCount(1);
  await expect(viewed).toBeHidden();
});

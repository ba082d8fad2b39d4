import { expect, type Locator, type Page } from '@playwright/test';
import { productPath } from '#domain/link/paths.ts';
import { holdBack } from './hold-back.ts';
import { ON_PHONES } from './screens.ts';
import { nameIn, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

/** Milliseconds from a touch to its visible effect. */
const ANSWER = 100;

/** Slow 3G: latency in milliseconds, and bytes a second. */
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const ADD_CALL = /\/market-api\/add-to-cart$/;
const PRODUCT_CALL = /\/market-api\/\d+\/product$/;

/** Counts the calls of the platform at an address. */
function countCalls(page: Page, address: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (address.test(request.url())) calls += 1;
  });
  return () => calls;
}

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
}

/** Presses and gives the milliseconds until the product's part of the page is drawn another way. */
async function answerTime(target: Locator): Promise<number> {
  const answer = await target.evaluateHandle((button) => {
    const product = button.closest('[data-item]') ?? document.body;
    const drawn = () => product.outerHTML + product.querySelector<HTMLInputElement>('input')?.value;
    const before = drawn();
    const times = { touched: 0, answered: 0 };
    // The end of a touch: the time between down and up is the shopper's own.
    button.addEventListener(
      'click',
      () => {
        times.touched = performance.now();
        const look = () => {
          if (drawn() === before) requestAnimationFrame(look);
          else times.answered = performance.now();
        };
        look();
      },
      { once: true, capture: true },
    );
    return times;
  });
  await target.click();
  await expect.poll(() => answer.evaluate(({ answered }) => answered)).toBeGreaterThan(0);
  return answer.evaluate(({ touched, answered }) => answered - touched);
}

// Phones are on slow networks.
test('[PDP-06] on slow 3G the first touch of a product page is answered at once and fills the cart, without React', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, cart, cartLink } = shopPage(page);
  const adds = countCalls(page, ADD_CALL);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await slowDown(page);
  await page.route('**/_astro/*.js', (route) => route.abort());
  expect(await answerTime(page.locator('.buy-box [data-action=favourite]'))).toBeLessThan(ANSWER);
  expect(await answerTime(buyBox.increase)).toBeLessThan(ANSWER);
  await expect(buyBox.quantity).toHaveValue('2');
  expect(await answerTime(buyBox.add)).toBeLessThan(ANSWER);
  await expect(buyBox.inCart).toBeVisible();
  expect(await answerTime(buyBox.increase)).toBeLessThan(ANSWER);
  await expect(cartLink('3')).toBeVisible();

  // Left first: with its code back at last, this page would send the change, too.
  await page.goto('about:blank');
  await page.unroute('**/_astro/*.js');
  await page.goto(shopUrl('default', '/cart'));
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.quantity).toHaveValue('3');
  // The code that calls the platform could not be loaded before: the change has waited.
  await expect.poll(adds).toBe(1);
});

// Phones are on slow networks.
test('[PDP-06] a press before the page’s script has loaded shows at once, and is done then', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, cartLink } = shopPage(page);
  const adds = countCalls(page, ADD_CALL);
  const send = await holdBack(page, '**/_astro/scripts*.js');
  await page.goto(shopUrl('default', productPath(variation.id)), { waitUntil: 'commit' });
  for (const _ of [1, 2]) await buyBox.increase.click();
  expect(await answerTime(buyBox.add)).toBeLessThan(ANSWER);
  await expect(buyBox.add).toHaveAttribute('aria-busy', 'true');
  send();
  await expect(buyBox.inCart).toBeVisible();
  await expect(cartLink('3')).toBeVisible();
  await expect.poll(adds).toBe(1);
});

// Phones are on slow networks.
test('[PDP-07] on slow 3G a value that is chosen shows so at once', { tag: ON_PHONES }, async ({
  page,
  catalogueOf,
}) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => isScarce(offer) && offer.product.variations.length > 1,
  );
  const { title } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await slowDown(page);
  const value = page.locator('[data-chooser] a:not([aria-current], .buy-box__value--off)').first();
  expect(await answerTime(value)).toBeLessThan(ANSWER);
  await expect(title).not.toHaveText(variation.name.ru ?? '', { timeout: 15_000 });
  expect(product.variations.map(({ name }) => name.ru)).toContain(await nameIn(title));
});

// Phones are on slow networks.
test('[PDP-08] the product of a pressed card is asked for while its dialog is on the way, once', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const asks = countCalls(page, PRODUCT_CALL);
  const send = await holdBack(page, '**/_astro/draw-overlays*.js');
  await page.goto(shopUrl('local', '/'));
  await page.getByRole('article').locator('a[data-action=choose]').first().click();
  await expect.poll(asks).toBe(1);
  send();
  await expect(page.getByRole('dialog').locator('.variation__chooser button').first()).toBeVisible();
  expect(asks()).toBe(1);
});

// A pointer rests on a card before it presses.
test('[PDP-08] the product of a card is asked for while the finger is down, and shows with its dialog', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const asks = countCalls(page, PRODUCT_CALL);
  const code = page.waitForResponse('**/_astro/link-dialogs*.js');
  await page.goto(shopUrl('local', '/'));
  await code;
  const link = page.getByRole('article').locator('a[data-action=choose]').first();
  const answer = page.waitForResponse(PRODUCT_CALL);
  // The script runs a moment after it has come.
  await expect(async () => {
    await link.dispatchEvent('pointerdown');
    expect(asks()).toBeGreaterThan(0);
  }).toPass();
  await answer;
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('dialog .variation');
      if (!dialog) return;
      observer.disconnect();
      document.body.dataset['first'] = dialog.closest('dialog')?.querySelector('.variation__chooser button')
        ? 'whole'
        : 'bones';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await link.click();
  await expect(page.locator('body')).toHaveAttribute('data-first', 'whole');
  expect(asks()).toBe(1);
});

// Phones are on slow networks.
test('[PDP-08] all that a dialog is made of is asked for side by side, and not file by file', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  const askedMeanwhile = async () => {
    const before = asked.length;
    await page.waitForTimeout(500);
    return asked.length - before;
  };
  await page.goto(shopUrl('local', '/'));
  // The last that an idle page loads by itself.
  await expect.poll(() => asked.some((address) => address.includes('/keep-fresh.'))).toBe(true);
  await expect.poll(askedMeanwhile).toBe(0);
  const send = await holdBack(page, /\/_astro\/(?!variation\.overlay|draw-overlays)[^/]+\.js$/);
  await page.getByRole('article').locator('a[data-action=choose]').first().click();
  await expect.poll(() => page.locator('head > link[rel=modulepreload]').count()).toBeGreaterThan(5);
  // Files that are asked for while nothing comes are asked for side by side.
  await expect.poll(askedMeanwhile).toBe(0);
  const first = asked.length;
  send();
  await expect(page.getByRole('dialog').locator('.variation__chooser button').first()).toBeVisible();
  expect(asked.slice(first)).toEqual([]);
});

test('[CRT-01] adding twice is adding once, and no press of the button leads away', async ({
  page,
  catalogueOf,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, cartLink, toast } = shopPage(page);
  const adds = countCalls(page, ADD_CALL);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await buyBox.add.dblclick();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(cartLink('1')).toBeVisible();
  await expect(page).toHaveURL(shopUrl('default', productPath(variation.id)));
  await expect.poll(adds).toBe(1);
});

test('[CRT-01] the second half of a slow double press meets nothing that came in the place of the button', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox, cartLink } = shopPage(page);
  const address = shopUrl('default', productPath(variation.id));
  await page.goto(address);
  await buyBox.add.hover();
  const place = await buyBox.add.boundingBox();
  if (!place) throw new Error('The button is not on the screen.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  if (isMobile) for (const _ of [1, 2]) await page.touchscreen.tap(x, y);
  else {
    await page.mouse.click(x, y);
    await expect(buyBox.inCart).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
  await expect(cartLink('1')).toBeVisible();
  await expect(page).toHaveURL(address);

  // A later press is meant for the button that has come.
  await page.waitForTimeout(600);
  await buyBox.inCart.click();
  await expect(page).toHaveURL(shopUrl('default', '/cart'));
});

// A mouse comes near before it presses.
test('a dialog is on its way while the finger is down, without a second theme', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('default'), isScarce);
  const { buyBox } = shopPage(page);
  await page.goto(shopUrl('default', productPath(variation.id)));
  await expect(buyBox.add).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const sheets: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/_astro/overlay.')) sheets.push(await response.text());
  });
  const link = page.locator('[data-action=size-table]');
  const fragment = page.waitForRequest('**/overlay/size-table');
  const code = page.waitForRequest('**/_astro/draw-overlays*');
  await link.dispatchEvent('pointerdown');
  await Promise.all([fragment, code]);
  await expect.poll(() => sheets.length).toBe(1);
  // The theme is in the page: a second time it would be laid out anew.
  expect(sheets[0]).not.toMatch(/@font-face|:root\{/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

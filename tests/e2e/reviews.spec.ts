import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnReview, Review } from '#contract/catalogue/review.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import type { Language } from '#contract/value/primitive.ts';
import { inLanguage, loginPath, productPath, REVIEW_HASH } from '#domain/link/paths.ts';
import { NEWEST_REVIEWS } from '#publisher/pull/review-store.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { commandShop } from './customer.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const SHOP = 'local';
const ru = textsOf('ru');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MP4 = Buffer.from('\x00\x00\x00\x18ftypisom', 'latin1');
/** Four red pixels. */
const AVIF = Buffer.from(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAQAAAAEAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAArbWRhdBIACgg4BH2kBDQaQDIVHEJi5OAAFgAAkDWOPH6oltXdSuZw',
  'base64',
);
const HEIC = Buffer.from('\x00\x00\x00\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const MOV = Buffer.from('\x00\x00\x00\x14ftypqt  \0\0\0\0qt  ', 'latin1');
const aFile = (name: string, buffer = PNG) => ({ name, mimeType: 'image/png', buffer });

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
async function expectReviews(shown: Locator, reviews: readonly Review[], language: Language): Promise<void> {
  for (const [at, { comment, customer, rating }] of reviews.entries()) {
    const stars = textsOf(language)('product.starsOf', { rating });
    await expect(shown.nth(at)).toContainText(comment);
    await expect(shown.nth(at)).toContainText(customer.profile.fullName);
    await expect(shown.nth(at).getByRole('img', { name: stars })).toBeVisible();
  }
}

const writeLink = (page: Page) => page.getByRole('link', { name: ru('review.write') });

// The same static text on every screen.
test('[REV-01] a product page has its newest approved reviews and a bar for each of five ratings without any script, and all of them on demand', {
  tag: ON_WIDE_SCREENS,
}, async ({ browser, page: asking, catalogueOf }) => {
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => offer.product.rating.count > NEWEST_REVIEWS,
  );
  await asking.goto(shopUrl('default', '/cart'));
  const approved = await asking.evaluate(async (id): Promise<Review[]> => {
    const answer = await fetch(`/market-api/review?product=${id}&status=approved`);
    return (await answer.json()).items;
  }, product.id);
  const t = textsOf('uz');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(shopUrl('default', inLanguage(productPath(variation.id), 'uz', 'ru')));
  const reviews = page.getByRole('region', { name: t('product.reviews') });
  const { count, bars } = product.rating;
  await expect(reviews.getByRole('heading', { level: 2 })).toHaveText(`${t('product.reviews')} ${count}`);

  const meters = reviews.getByRole('meter');
  await expect(meters).toHaveCount(5);
  for (const [at, stars] of [5, 4, 3, 2, 1].entries()) {
    await expect(meters.nth(at)).toHaveAccessibleName(t('product.barOf', { stars }));
    const share = Math.round((100 * (bars[stars - 1] ?? 0)) / count);
    await expect(meters.nth(at)).toHaveAttribute('value', String(share));
  }

  const shown = reviews.locator('.review');
  await expect(shown).toHaveCount(NEWEST_REVIEWS);
  await expectReviews(shown, approved.slice(0, NEWEST_REVIEWS), 'uz');
  // A text in another language than the page's says so.
  for (const comment of await shown.locator('p').all()) {
    const cyrillic = /\p{Script=Cyrillic}{3}/u.test((await comment.textContent()) ?? '');
    if (cyrillic) await expect(comment).toHaveAttribute('lang', /^(?:ru|uz-Cyrl)$/);
    else expect(await comment.getAttribute('lang')).not.toBe('ru');
  }
  await page.close();

  await asking.goto(shopUrl('default', productPath(variation.id)));
  const all = asking.getByRole('region', { name: ru('product.reviews') });
  await all.getByRole('link', { name: ru('category.more') }).click();
  await expect(all.locator('.review')).toHaveCount(count);
  expect(approved).toHaveLength(count);
  await expectReviews(all.locator('.review'), approved, 'ru');
  await expect(all.getByRole('link', { name: ru('category.more') })).toHaveCount(0);
  expect(await violationsOn(asking)).toEqual([]);
});

// Buyers write on a phone, so this runs on wide screens.
test('[REV-02] a guest signs in first and comes back to writing; who did not buy the product is told so', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context, catalogueOf }) => {
  needsSandbox();
  // The product has no reviews yet.
  const [{ variation }] = findOffers(await catalogueOf(SHOP), ({ product }) => product.rating.count === 0);
  await page.goto(shopUrl(SHOP, productPath(variation.id)));
  await expect(page.getByText(ru('product.noReviews'))).toBeVisible();
  await writeLink(page).click();
  await expect(page).toHaveURL(shopUrl(SHOP, loginPath(productPath(variation.id) + REVIEW_HASH)));

  await aPayingCustomer(context, SHOP, {}, { address: false });
  await page.reload();
  const refused = dialogOf(page, ru('review.not-bought-title'));
  await expect(refused).toContainText(ru('review.not-bought'));
  await expect(page).toHaveURL(shopUrl(SHOP, productPath(variation.id)));
  await expect(refused.getByRole('button', { name: ru('review.ok') })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(refused).toBeHidden();
  await expect(page).toHaveURL(shopUrl(SHOP, productPath(variation.id)));
});

// The refusal is tested on wide screens, so this runs on phones.
test('[REV-02] a buyer gives stars, words and files; a faulty file leaves the others; a lost connection loses nothing; one review is made, which waits for the shop', {
  tag: ON_PHONES,
}, async ({ page, context, catalogueOf }) => {
  needsSandbox();
  const complaints = await watchPage(page);
  const [{ product, variation }] = findOffers(await catalogueOf(SHOP), (one) => one.product.rating.count > 1);
  const customer = await aPayingCustomer(context, SHOP, {}, { address: false });
  await commandShop(SHOP, 'POST', '/purchases', { customer: customer.id, product: product.id });
  await page.goto(shopUrl(SHOP, productPath(variation.id)));
  await writeLink(page).click();
  const dialog = dialogOf(page, ru('review.title'));
  const stars = (rating: number) => dialog.getByRole('radio', { name: ru('review.rate', { rating }) });
  const words = dialog.getByLabel(ru('review.comment'));
  const files = dialog.getByRole('group', { name: ru('review.files') });
  await expect(stars(5)).toBeChecked();
  await stars(5).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(stars(4)).toBeChecked();
  await words.fill('Тёплый\nи тихий');

  // The text is there after a reload; the same product asks for no other.
  await page.reload();
  await writeLink(page).click();
  await expect(words).toHaveValue('Тёплый\nи тихий');
  await expect(stars(4)).toBeChecked();

  const large = Buffer.concat([PNG, Buffer.alloc(MAX_UPLOAD_BYTES)]);
  const input = files.locator('input');
  await input.setInputFiles([
    aFile('1.png'),
    aFile('large.png', large),
    aFile('2.mp4', MP4),
    aFile('page.png', Buffer.from('<svg>')),
  ]);
  await expect(files.getByRole('alert')).toContainText(
    [
      ru('review.too-large', { name: 'large.png', number: 5 }),
      ru('review.wrong-type', { name: 'page.png' }),
    ].join(''),
  );
  await expect(files.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(2);
  // Photos of phones are converted if the browser draws them, else refused with what to do.
  await input.setInputFiles([aFile('3.png', AVIF), aFile('photo.heic', HEIC), aFile('film.mov', MOV)]);
  await expect(files.getByRole('alert')).toContainText(
    [ru('review.not-drawn', { name: 'photo.heic' }), ru('review.wrong-type', { name: 'film.mov' })].join(''),
  );
  await expect(files.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(3);
  await input.setInputFiles(['4.png', '5.png', '6.png'].map((name) => aFile(name)));
  await expect(files.getByRole('alert')).toHaveText(ru('review.too-many', { name: '6.png' }));
  await files.getByRole('button', { name: ru('review.remove', { name: '2.mp4' }) }).click();
  await expect(files.getByRole('img')).toHaveCount(4);
  expect(await violationsOn(page)).toEqual([]);

  // The platform takes the review, and its answer gets lost.
  let lost = 0;
  await page.route('**/market-api/review', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    const url = new URL(route.request().url());
    const { host } = url;
    url.hostname = '127.0.0.1';
    const taken = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
    expect(taken.status()).toBe(200);
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: ru('review.submit') }).dblclick();
  await expect(dialog.getByText(ru('review.offline'))).toBeVisible();
  await expect(words).toHaveValue('Тёплый\nи тихий');
  await dialog.getByRole('button', { name: ru('review.again') }).click();
  const thanks = dialogOf(page, ru('review.thanks-title'));
  await expect(thanks).toContainText(ru('review.thanks'));
  await expect(dialog).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
  await thanks.getByRole('button', { name: ru('review.ok') }).click();
  await expect(thanks).toBeHidden();

  // It waits for the shop; only its writer sees that, also after coming back.
  const own = page.getByRole('listitem').filter({ hasText: ru('review.pending') });
  await expect(own).toContainText('Тёплый');
  await expect(own.getByRole('img', { name: ru('product.reviewPhoto') })).toHaveCount(4);
  const { items } = await customer.call<{ items: OwnReview[] }>('GET', `/review/own?product=${product.id}`);
  expect(items.map(({ rating, images, status }) => [rating, images.length, status])).toEqual([
    [4, 4, 'pending'],
  ]);
  await page.reload();
  await writeLink(page).scrollIntoViewIfNeeded();
  await expect(own).toHaveCount(1);
  // Nothing of it is left to be sent again.
  await writeLink(page).click();
  await expect(words).toHaveValue('');
  expect(complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_RESET'))).toEqual([]);
});

import { expect } from '@playwright/test';
import type { Review } from '#contract/review.ts';
import { inLanguage, productPath } from '#paths.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test('[REV-01] a product page has its approved reviews and a bar for each of five ratings, without any script', async ({
  browser,
  page: asking,
  catalogueOf,
  isMobile,
}) => {
  test.skip(isMobile, 'The same static text on every screen.');
  const [{ product, variation }] = findOffers(
    await catalogueOf('default'),
    (offer) => offer.product.rating.count > 1 && offer.product.rating.count <= 5,
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
  await expect(shown).toHaveCount(approved.length);
  for (const [at, { comment, customer, rating }] of approved.entries()) {
    await expect(shown.nth(at)).toContainText(comment);
    await expect(shown.nth(at)).toContainText(customer.profile.fullName);
    await expect(shown.nth(at).getByRole('img', { name: t('product.starsOf', { rating }) })).toBeVisible();
  }
  // A text in another language than the page's says so.
  for (const comment of await shown.locator('p').all()) {
    const cyrillic = /\p{Script=Cyrillic}{3}/u.test((await comment.textContent()) ?? '');
    if (cyrillic) await expect(comment).toHaveAttribute('lang', /^(?:ru|uz-Cyrl)$/);
    else expect(await comment.getAttribute('lang')).not.toBe('ru');
  }
  await page.close();
});

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import en from '#storefront/page/messages/en.json' with { type: 'json' };
import { pageTranslate } from '#storefront/page/page-text.ts';
import { showMoreReviews } from '#storefront/review/more-reviews.ts';
import { $session } from '#storefront/session/session.store.ts';
import { startToasts } from '#storefront/ui/toast.ts';
import { aShopHost } from '../a-shop-host.ts';
import { find, openPage, toastTexts } from '../static-page.ts';

/** The reviews of a product of which the page has the newest. */
const reviewsHtml = (ids: readonly number[]) => `<section data-reviews="1">
  <ul data-own-reviews></ul>
  <template data-own-review><li class="review"><div><span data-own="face"></span><b data-own="name"></b><time data-own="date"></time>
    <span data-own="stars" data-label="* of 5 stars"></span></div>
    <p data-own="status"><b>Yours</b></p><p data-own="comment"></p><div data-own="images" data-label="Photo"></div></li></template>
  <ul data-all-reviews>${ids.map((id) => `<li id="review-${id}"><p>shop review ${id}</p></li>`).join('')}</ul>
  <a id="more-reviews" href="#more-reviews">More</a>
</section>`;

const shown = () =>
  [...document.querySelectorAll('[data-all-reviews] li')].map((item) =>
    Number(item.id.replace('review-', '')),
  );
const more = () => document.querySelector('#more-reviews');
const press = () => showMoreReviews(find('section'));

beforeEach(() => $session.set({ ...$session.get(), token: null }));

test('[REV-01] all reviews of a product can be read: the page has the newest, twenty more come at a time, each once', async () => {
  const { requests } = await aShopHost({ products: 1, reviews: 48 });
  openPage(reviewsHtml([48, 47, 46, 45, 44]));
  await Promise.all([press(), press()]);
  expect(requests).toEqual(['GET /market-api/review?product=1&status=approved&page=1&size=20']);
  expect(shown()).toEqual(Array.from({ length: 20 }, (_, at) => 48 - at));
  expect(find('#review-30').textContent.replace(/\s+/g, ' ')).toContain('shop review 30');
  expect(find('#review-30 b').textContent).toBe('Buyer 30');
  expect(find('#review-30 [data-own=stars]').getAttribute('aria-label')).toBe('5 of 5 stars');
  // It belongs to no customer, and has no picture.
  expect(document.querySelectorAll('#review-30 :is([data-own=status], [data-own=images])')).toHaveLength(0);
  await press();
  expect(more()).not.toBeNull();
  await press();
  expect(shown()).toEqual(Array.from({ length: 48 }, (_, at) => 48 - at));
  expect(more()).toBeNull();
});

test('[REV-01] a review that goes meanwhile takes no other along', async () => {
  const { control } = await aShopHost({ products: 1, reviews: 48 });
  openPage(reviewsHtml([48, 47, 46, 45, 44]));
  await press();
  await control('DELETE', '/shops/shop/reviews/45');
  await press();
  await press();
  expect(shown().toSorted((a, b) => b - a)).toEqual(Array.from({ length: 48 }, (_, at) => 48 - at));
});

test('[REV-01] reviews that cannot be had say so, and can be asked for again', async () => {
  const host = await aShopHost({ products: 1, reviews: 6 });
  openPage(reviewsHtml([6, 5, 4, 3, 2]));
  startToasts(pageTranslate());
  await host.close();
  await press();
  expect(toastTexts()).toEqual([en['notice.not-loaded']]);
  expect(more()?.ariaBusy).toBeNull();
  expect(shown()).toHaveLength(5);
});

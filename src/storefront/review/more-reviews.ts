import { MORE_REVIEWS_HASH } from '#domain/link/paths.ts';
import { notify } from '#storefront/page/notice.ts';
import { drawReview } from './draw-review.ts';
import { showOwnReviews } from './own-reviews.ts';
import { listShownReviews, REVIEWS_AT_ONCE } from './review-calls.ts';

/** Shows the next reviews of a product below those that are there; the way to more goes with the last. */
export async function showMoreReviews(section: HTMLElement): Promise<void> {
  const list = section.querySelector('[data-all-reviews]');
  const link = section.querySelector<HTMLElement>(`a[href="${MORE_REVIEWS_HASH}"]`);
  if (!list || !link || link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    const page = Number(link.dataset['page'] ?? 0) + 1;
    const product = Number(section.dataset['reviews']);
    const { items, total } = await listShownReviews(product, page);
    const { total: before = String(total) } = link.dataset;
    // Reviews that moved to the page before are asked for again.
    const moved =
      page > 1 && before !== String(total) ? (await listShownReviews(product, page - 1)).items : [];
    const drawn = [...moved, ...items]
      .filter(({ id }) => !section.querySelector(`#review-${id}`))
      .flatMap((review) => {
        const item = drawReview(section, review);
        return item ? [Object.assign(item, { id: `review-${review.id}` })] : [];
      });
    list.append(...drawn);
    link.dataset['page'] = String(page);
    link.dataset['total'] = String(total);
    // A shopper who works by keys goes on at the first of the new reviews.
    if (document.activeElement === link && link.matches(':focus-visible') && drawn[0]) {
      drawn[0].tabIndex = -1;
      drawn[0].focus();
    }
    if (page * REVIEWS_AT_ONCE >= total) link.remove();
    // Reviews that only their writer can see yet may be among them.
    await showOwnReviews(section);
  } catch {
    notify({ key: 'notice.not-loaded' });
  }
  link.ariaBusy = null;
}

import { MORE_REVIEWS_HASH, REVIEW_HASH } from '#domain/link/paths.ts';
import { notify } from '#storefront/page/notice.ts';

/**
 * Starts the buttons to write a review of the page's product and to read further ones. An earlier press is in
 * the address, as for those who come back from signing in.
 */
export function startReviews(): void {
  const section = document.querySelector<HTMLElement>('[data-reviews]');
  if (!section) return;
  const follow = (hash: string) => {
    const done =
      hash === REVIEW_HASH
        ? import('./start-review.ts').then(({ startReview }) => startReview(section))
        : hash === MORE_REVIEWS_HASH &&
          import('./more-reviews.ts').then(({ showMoreReviews }) => showMoreReviews(section));
    if (done) done.catch(() => notify({ key: 'notice.not-loaded' }));
    return done !== false;
  };
  section.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && follow(link.hash)) event.preventDefault();
  });
  const followAddress = () => follow(location.hash);
  addEventListener('hashchange', followAddress);
  followAddress();

  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./own-reviews.ts').then(({ keepOwnReviews }) => keepOwnReviews(section)).catch(() => {});
    },
    { rootMargin: '600px' },
  );
  seen.observe(section);
}

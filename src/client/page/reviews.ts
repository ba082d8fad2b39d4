import { notify } from '#client/text/notice.ts';
import { REVIEW_HASH } from '#paths.ts';

/**
 * Makes the way to write a review of the page's product work. A press that came before this is in the
 * address, as it is for who comes back from signing in.
 */
export function startReviews(): void {
  const section = document.querySelector<HTMLElement>('[data-reviews]');
  if (!section) return;
  const write = () =>
    import('./write-review.ts').then(
      ({ writeReview }) => writeReview(section),
      () => notify({ key: 'notice.not-loaded' }),
    );
  section.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(`a[href="${REVIEW_HASH}"]`)) return;
    event.preventDefault();
    void write();
  });
  const writeIfAsked = () => {
    if (location.hash === REVIEW_HASH) void write();
  };
  addEventListener('hashchange', writeIfAsked);
  writeIfAsked();

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

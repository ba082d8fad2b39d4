/** How far below the screen the place counts as near: what comes there moves nothing that is seen. */
const NEAR = '2000px';

/** Asks, when the place for it is near, what may be added to the product of the page. */
export function startAdditions(): void {
  const place = document.getElementById('additions');
  if (!place) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./additions.ts').then(({ showAdditions }) => showAdditions(place)).catch(() => {});
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
}

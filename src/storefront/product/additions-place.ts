/** Asks, once the page is scrolled, what may be added to its product: that stands at the end. */
export function startAdditions(): void {
  const place = document.getElementById('additions');
  if (!place) return;
  const show = () =>
    import('./additions.ts').then(({ showAdditions }) => showAdditions(place)).catch(() => {});
  addEventListener('scroll', show, { once: true });
}

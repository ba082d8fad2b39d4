/** Loads additions to the product once the page is scrolled: they stand at its end. */
export function startAdditions(): void {
  const place = document.getElementById('additions');
  if (!place) return;
  const show = () =>
    import('./additions.ts').then(({ showAdditions }) => showAdditions(place)).catch(() => {});
  addEventListener('scroll', show, { once: true });
}

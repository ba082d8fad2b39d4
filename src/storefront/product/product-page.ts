import { readItem } from '#storefront/cart/item.ts';
import { VARIATION_EVENT } from './variation-event.ts';
import { keepViewed } from './viewed.store.ts';

/** Distance below the window at which a shelf is asked for, so that it is there when it comes into view. */
const AHEAD = '800px';

/** Starts the extras of a product's page: large pictures and shelves of other goods. */
export function startProductPage(): void {
  document.addEventListener('click', onClick);
  keepShown();
  document.addEventListener(VARIATION_EVENT, keepShown);
  if (document.querySelector('[data-magnifier]'))
    import('./magnifier.ts').then(({ startMagnifier }) => startMagnifier()).catch(() => {});
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        import('./shelf.ts').then(({ showShelf }) => showShelf(target)).catch(() => {});
      }
    },
    { rootMargin: AHEAD },
  );
  for (const shelf of document.querySelectorAll('[data-shelf]')) near.observe(shelf);
}

/** The variation that is on the page counts as looked at. */
function keepShown(): void {
  const element = document.querySelector<HTMLElement>('section[data-item]');
  if (element) keepViewed(readItem(element));
}

/** A picture that cannot be shown over the page is opened by its own address. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const picture = '[data-gallery] a.gallery__picture';
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(picture) : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./lightbox.ts').then(
    ({ enlargeGallery }) => enlargeGallery(link),
    () => location.assign(link.href),
  );
}

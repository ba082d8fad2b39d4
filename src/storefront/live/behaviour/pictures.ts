import { LIVE_ITEMS_EVENT } from '#storefront/page/island.ts';

/** Cards of a row that is swept itself leave the finger to it. */
const SWEPT = '.product-grid:not([data-track]) img[data-pictures]';

/**
 * Further pictures of a card, by the addresses in `data-pictures` of its image. Strips are laid over the
 * image, one a picture: the style sheet shows the picture of the strip under the pointer. Without a pointer a
 * finger swipes through the pictures, with a dot for each. Only the shown picture loads.
 */
export function startPictures(): void {
  if (matchMedia('(hover: none)').matches) {
    watchCards();
    return;
  }
  document.addEventListener('pointerover', onPointer);
  // It may have rested on a card before this came.
  const image = document.querySelector<HTMLImageElement>('[data-item]:hover img[data-pictures]');
  if (image) layStrips(image);
}

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  // The link of the name lies over the whole card.
  const image = target.closest('[data-item]')?.querySelector<HTMLImageElement>('img[data-pictures]');
  if (image) layStrips(image);
}

function watchCards(): void {
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      near.unobserve(target);
      layDots(layStrips(target));
    }
  });
  const watch = () => {
    for (const image of document.querySelectorAll(SWEPT)) near.observe(image);
  };
  document.addEventListener(LIVE_ITEMS_EVENT, watch);
  watch();
}

function layStrips(image: HTMLImageElement): HTMLElement {
  const addresses = image.dataset.pictures?.split(' ') ?? [];
  delete image.dataset.pictures;
  const link = document.createElement('a');
  link.className = 'product-card__pictures';
  link.href =
    image.closest('[data-item]')?.querySelector<HTMLAnchorElement>('a[data-part="name"]')?.href ?? '';
  link.tabIndex = -1;
  link.ariaHidden = 'true';
  const strips = ['', ...addresses].map((address) => {
    const strip = document.createElement('i');
    if (address)
      strip.append(Object.assign(document.createElement('img'), { src: address, alt: '', loading: 'lazy' }));
    return strip;
  });
  link.append(...strips);
  image.after(link);
  return link;
}

/** A dot for each strip; the first sweep lets their pictures load. */
function layDots(strips: HTMLElement): void {
  const dots = document.createElement('span');
  dots.className = 'product-card__dots';
  dots.append(...[...strips.children].map(() => document.createElement('i')));
  const mark = () => {
    const shown = Math.round(strips.scrollLeft / strips.clientWidth);
    for (const [at, dot] of [...dots.children].entries()) dot.toggleAttribute('data-shown', at === shown);
  };
  const sweep = () => {
    strips.dataset['swept'] = '';
    mark();
  };
  mark();
  strips.addEventListener('scroll', sweep, { passive: true });
  strips.after(dots);
}

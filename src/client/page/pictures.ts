/**
 * More pictures of a card: `data-pictures` of its image holds their addresses. Where the pointer first comes
 * over such a card, strips are laid over it, one a picture; the style sheet shows a strip's picture while
 * the pointer is on it, and only then it loads.
 */
export function startPictures(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    // The link of the name lies over the whole card.
    const image = target.closest('[data-item]')?.querySelector<HTMLImageElement>('img[data-pictures]');
    if (image) layStrips(image);
  });
}

function layStrips(image: HTMLImageElement): void {
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
}

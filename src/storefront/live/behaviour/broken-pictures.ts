import { PLACEHOLDER_URL } from '#domain/picture/placeholder.ts';

/**
 * Shows the placeholder for a picture that does not load, and the shop's name for a logo. Pictures that
 * failed before this ran are complete and have no size.
 */
export function startBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth) image.decode().catch(() => replace(image));
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.getAttribute('src') === PLACEHOLDER_URL) return;
  if (image.closest('.header__logo')) {
    image.replaceWith(Object.assign(document.createElement('b'), { textContent: image.alt }));
    return;
  }
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER_URL;
}

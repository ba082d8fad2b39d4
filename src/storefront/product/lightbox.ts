import { leaveByHistory } from '#storefront/overlay/open-overlay.ts';
import { addSheet } from '#storefront/page/add-sheet.ts';
import { watchCarousels } from '#storefront/ui/carousel.ts';
import { createIcon } from '#storefront/ui/icon/create-icon.ts';
import type { IconName } from '#storefront/ui/icon/icon.ts';
import { makeZoomable } from './zoom.ts';

/** A picture in its largest size. */
export interface LargePicture {
  src: string;
  alt: string;
}

/** Labels of the dialog's buttons; `title` is the product. */
export interface LightboxTexts {
  title: string;
  close: string;
  back: string;
  forward: string;
  zoom: string;
}

/** Data attribute of a gallery: the style sheet of enlarged pictures, and the texts over them. */
type GalleryData = Omit<LightboxTexts, 'title'> & { sheet: string };

/** Milliseconds in which the dialog closes; its style sheet has the same number. */
const CLOSE_TIME = 200;

/**
 * Shows pictures as large as the window, from the given one on: swept through, zoomed by a wheel, two
 * fingers, a press or the button. The browser's way back closes them and nothing else. Calls `onClose` with
 * the place of the one that was seen last.
 */
export function openLightbox(
  pictures: readonly LargePicture[],
  at: number,
  texts: LightboxTexts,
  onClose?: (at: number) => void,
): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.ariaLabel = texts.title;
  dialog.dataset['carousel'] = '';
  const track = document.createElement('ul');
  track.className = 'lightbox__track';
  track.role = 'list';
  track.dataset['track'] = '';
  const zooms = pictures.map((picture) => {
    // There may be many, and large: those far from the one that is looked at wait.
    const image = Object.assign(new Image(), { loading: 'lazy', decoding: 'async', ...picture });
    const place = document.createElement('li');
    place.append(image);
    track.append(place);
    return makeZoomable(place, image);
  });
  // Names of pictures and buttons tell it to those who do not see.
  const count = Object.assign(document.createElement('p'), {
    className: 'lightbox__count',
    ariaHidden: 'true',
  });
  let last = at;
  const shown = () => {
    if (track.clientWidth > 0) last = Math.round(track.scrollLeft / track.clientWidth);
    count.textContent = `${last + 1} / ${pictures.length}`;
    return last;
  };
  const toggle = button('lightbox__zoom', 'search', texts.zoom, () => zooms[shown()]?.toggle());
  dialog.append(
    track,
    toggle,
    button('lightbox__close', 'close', texts.close, () => leave(dialog)),
    ...(pictures.length > 1
      ? [
          count,
          step('lightbox__back', 'chevron-left', texts.back, -1),
          step('lightbox__forward', 'chevron-right', texts.forward, 1),
        ]
      : []),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave(dialog);
  });
  dialog.addEventListener('keydown', ({ key }) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by !== 0) track.scrollTo({ left: (shown() + by) * track.clientWidth });
  });
  track.addEventListener('scrollend', () => {
    for (const [place, zoom] of zooms.entries()) if (place !== shown()) zoom.reset();
  });
  // A dialog that is closed has lost its place.
  track.addEventListener('scroll', shown, { passive: true });
  document.body.append(dialog);
  dialog.showModal();
  const takeOut = leaveByHistory(() => leave(dialog));
  dialog.addEventListener('close', () => {
    takeOut();
    onClose?.(last);
    dialog.remove();
  });
  track.scrollTo({ left: at * track.clientWidth, behavior: 'instant' });
  shown();
  watchCarousels(dialog);
}

/** The dialog of a gallery on the page, from the link of the picture that was pressed, in its style. */
export async function enlargeGallery(link: HTMLAnchorElement): Promise<void> {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  if (!gallery) return;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery__picture')];
  const pictures = links.map((one) => ({ src: one.href, alt: one.querySelector('img')?.alt ?? '' }));
  const { sheet, ...texts }: GalleryData = JSON.parse(gallery.dataset['gallery'] ?? '{}');
  await addSheet(sheet);
  const title = pictures[0]?.alt ?? '';
  openLightbox(pictures, links.indexOf(link), { ...texts, title }, (at) => {
    const track = gallery.querySelector<HTMLElement>('[data-track]');
    track?.scrollTo({ left: at * track.clientWidth, behavior: 'instant' });
    links[at]?.focus({ preventScroll: true });
  });
}

function leave(dialog: HTMLDialogElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  dialog.dataset['closing'] = '';
  setTimeout(() => dialog.close(), still ? 0 : CLOSE_TIME);
}

function button(name: string, icon: IconName, label: string, onPress?: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', className: `icon-button ${name}`, ariaLabel: label });
  element.append(createIcon(icon));
  if (onPress) element.addEventListener('click', onPress);
  return element;
}

/** Button that the carousel of all pages listens to. */
function step(name: string, icon: IconName, label: string, by: number): HTMLButtonElement {
  const element = button(name, icon, label);
  element.dataset['step'] = String(by);
  return element;
}

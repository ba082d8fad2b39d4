import { fromScreen } from '#domain/page/screen-width.ts';
import type { GalleryKind } from '#storefront/looks/product-page.ts';

/** Galleries that have dots in place of small pictures; their sheet shows five of them at once. */
export const DOTS: readonly GalleryKind[] = ['dots', 'grid', 'stack', 'bleed'];

const HALF = `${fromScreen('wide-desktop')} 560px,${fromScreen('tablet')} 50vw,100vw`;

/** Width of a picture, as the `sizes` of an image. */
export const SLOTS: Readonly<Record<GalleryKind, string>> = {
  below: HALF,
  side: HALF,
  dots: `${fromScreen('tablet')} 380px,100vw`,
  grid: `${fromScreen('wide-desktop')} 440px,${fromScreen('tablet')} 33vw,100vw`,
  stack: `${fromScreen('wide-desktop')} 800px,${fromScreen('tablet')} 55vw,100vw`,
  bleed: '100vw',
};

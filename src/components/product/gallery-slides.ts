import type { Image } from '#contract/primitive.ts';
import { fromScreen } from '#domain/screen-width.ts';
import type { VariationEntry } from '#snapshot/model.ts';
import type { GalleryKind } from '#variants/product-page.ts';

/** Most pictures and videos of a gallery, so that its dots can be told apart and pressed. */
export const MAX_SLIDES = 5;

/** How many of them may be videos, where there are pictures. */
const MAX_VIDEOS = 2;

/** What a gallery shows in one place. */
export type Slide =
  | { kind: 'picture'; image: Image }
  | { kind: 'video'; url: string; poster: Image | undefined }
  | { kind: 'none' };

/** The first pictures of a variation, then its first videos; at most five in all. */
export function gallerySlides({ images, videos }: Pick<VariationEntry, 'images' | 'videos'>): Slide[] {
  const [poster] = images;
  const shown = videos.slice(0, images.length > 0 ? MAX_VIDEOS : MAX_SLIDES);
  const slides: Slide[] = [
    ...images.slice(0, MAX_SLIDES - shown.length).map((image) => ({ kind: 'picture' as const, image })),
    ...shown.map((url) => ({ kind: 'video' as const, url, poster })),
  ];
  return slides.length > 0 ? slides : [{ kind: 'none' }];
}

/** Galleries that have dots in place of small pictures. */
export const DOTS: readonly GalleryKind[] = ['dots', 'grid', 'stack', 'bleed'];

const HALF = `${fromScreen('wide-desktop')} 560px,${fromScreen('tablet')} 50vw,100vw`;

/** How wide a picture is, as the `sizes` of an image tell it. */
export const SLOTS: Readonly<Record<GalleryKind, string>> = {
  below: HALF,
  side: HALF,
  dots: `${fromScreen('tablet')} 380px,100vw`,
  grid: `${fromScreen('wide-desktop')} 440px,${fromScreen('tablet')} 33vw,100vw`,
  stack: `${fromScreen('wide-desktop')} 800px,${fromScreen('tablet')} 55vw,100vw`,
  bleed: '100vw',
};

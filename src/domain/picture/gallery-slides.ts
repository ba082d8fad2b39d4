import type { Image } from '#contract/value/primitive.ts';

/** One place of a gallery; a video has the first picture before it plays. */
export type Slide =
  | { kind: 'picture'; image: Image }
  | { kind: 'video'; url: string; poster: Image | undefined }
  | { kind: 'none' };

/** All pictures of a variation, then all its videos. */
export function gallerySlides({
  images,
  videos,
}: {
  images: readonly Image[];
  videos: readonly string[];
}): Slide[] {
  const [poster] = images;
  const slides: Slide[] = [
    ...images.map((image) => ({ kind: 'picture' as const, image })),
    ...videos.map((url) => ({ kind: 'video' as const, url, poster })),
  ];
  return slides.length > 0 ? slides : [{ kind: 'none' }];
}

import { expect, test } from 'vitest';
import { gallerySlides, MAX_SLIDES } from '#components/product/gallery-slides.ts';

const picture = (name: string) => ({ urls: { original: `/${name}.jpg` } });

test('[PDP-16] a gallery has at most five slides, of which two may be videos', () => {
  const images = ['a', 'b', 'c', 'd', 'e', 'f'].map(picture);
  expect(gallerySlides({ images, videos: [] })).toHaveLength(MAX_SLIDES);
  const slides = gallerySlides({ images, videos: ['/1.mp4', '/2.mp4', '/3.mp4'] });
  expect(slides.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'picture', 'video', 'video']);
});

test('[PDP-16] what has videos alone shows them, and what has nothing shows the placeholder', () => {
  expect(gallerySlides({ images: [], videos: ['/1.mp4'] })).toEqual([
    { kind: 'video', url: '/1.mp4', poster: undefined },
  ]);
  expect(gallerySlides({ images: [], videos: [] })).toEqual([{ kind: 'none' }]);
});

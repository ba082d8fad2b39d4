import { expect, test } from 'vitest';
import { gallerySlides } from '#domain/picture/gallery-slides.ts';

const picture = (name: string) => ({ urls: { original: `/${name}.jpg` } });

test('[PDP-16] a gallery has every picture, then every video with the first picture before it plays', () => {
  const images = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(picture);
  const poster = picture('a');
  expect(gallerySlides({ images, videos: ['/1.mp4', '/2.mp4', '/3.mp4'] })).toEqual([
    ...images.map((image) => ({ kind: 'picture', image })),
    { kind: 'video', url: '/1.mp4', poster },
    { kind: 'video', url: '/2.mp4', poster },
    { kind: 'video', url: '/3.mp4', poster },
  ]);
});

test('[PDP-16] what has videos alone shows them, and what has nothing shows the placeholder', () => {
  expect(gallerySlides({ images: [], videos: ['/1.mp4'] })).toEqual([
    { kind: 'video', url: '/1.mp4', poster: undefined },
  ]);
  expect(gallerySlides({ images: [], videos: [] })).toEqual([{ kind: 'none' }]);
});

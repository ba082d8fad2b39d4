import { expect, test } from 'vitest';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';
import { fullImageUrl, imageSources, imageUrl, lazyImageSources } from '#domain/picture/picture.ts';
import { PLACEHOLDER_URL } from '#domain/picture/placeholder.ts';

const all: Image = { urls: Object.fromEntries(IMAGE_SIZES.map((size) => [size, `/m/${size}/a.svg`])) };

test('[CAT-10] a picture offers every width that its slot may need', () => {
  expect(imageSources(all, '50vw', 150, 600)).toEqual({
    src: '/m/600x_/a.svg',
    srcset: '/m/150x_/a.svg 150w,/m/300x_/a.svg 300w,/m/500x_/a.svg 500w,/m/600x_/a.svg 600w',
    sizes: '50vw',
    width: 600,
    height: 600,
  });
});

test('[CAT-10] a picture that waits lets the browser measure its slot', () => {
  expect(lazyImageSources(all, '50vw', 150, 300)).toEqual({
    src: '/m/300x_/a.svg',
    srcset: '/m/150x_/a.svg 150w,/m/300x_/a.svg 300w',
    sizes: 'auto,50vw',
    width: 300,
    height: 300,
    loading: 'lazy',
  });
});

test('[CAT-10] without a picture the placeholder stands in, with the size of the slot', () => {
  expect(imageSources(null, '50vw', 150, 600)).toEqual({ src: PLACEHOLDER_URL, width: 600, height: 600 });
  expect(imageSources({ urls: {} }, '50vw')).toEqual({ src: PLACEHOLDER_URL, width: 800, height: 800 });
  expect(imageUrl(undefined, '50x_')).toBe(PLACEHOLDER_URL);
});

test('a picture that was kept in one size only is shown in that size', () => {
  expect(imageSources({ urls: { '300x_': '/m/300x_/a.svg' } }, '50vw')).toEqual({
    src: '/m/300x_/a.svg',
    width: 300,
    height: 300,
  });
  expect(imageSources({ urls: { original: '/m/original/a.svg' } }, '50vw')).toEqual({
    src: '/m/original/a.svg',
    width: 800,
    height: 800,
  });
});

test('[CAT-10] a thumbnail takes its own size, else the next larger, else the largest there is', () => {
  expect(imageUrl(all, '50x_')).toBe('/m/50x_/a.svg');
  expect(imageUrl({ urls: { '150x_': '/m/150x_/a.svg' } }, '50x_')).toBe('/m/150x_/a.svg');
  expect(imageUrl({ urls: { '50x_': '/m/50x_/a.svg', '100x_': '/m/100x_/a.svg' } }, '800x_')).toBe(
    '/m/100x_/a.svg',
  );
});

test('a full address is what a browser makes of the picture’s', () => {
  for (const url of [
    '/media/800x_/a.svg',
    '/media/./a.svg',
    '/media/../a b.svg',
    '//cdn.example/a.svg',
    'https://cdn.example/а.svg',
    '/media/а.svg?x=1',
    'a.svg',
  ]) {
    const image: Image = { urls: { '800x_': url } };
    expect(fullImageUrl(image, 'https://shop.example')).toBe(new URL(url, 'https://shop.example').href);
  }
  expect(fullImageUrl({ urls: {} }, 'https://shop.example')).toBe(undefined);
});

import { expect, test } from 'vitest';
import { drawPictureByName } from '#sandbox/demo/picture/draw-picture.ts';
import { acceptedFormat, takePhotograph } from '#sandbox/demo/picture/photograph.ts';
import { photographSize } from './photograph-size.ts';

test('a browser gets the smallest format that it names', () => {
  expect(acceptedFormat('image/avif,image/webp,image/apng,*/*;q=0.8')).toBe('avif');
  expect(acceptedFormat('image/webp,*/*')).toBe('webp');
  expect(acceptedFormat('image/AVIF ; q=0.5')).toBe('avif');
  expect(acceptedFormat('image/avif;q=0, image/webp;q=0.0')).toBe('jpeg');
  for (const accept of ['*/*', 'image/*', '', undefined]) expect(acceptedFormat(accept)).toBe('jpeg');
});

test('photographs weigh what those of a shop weigh: AVIF less than WebP, and WebP less than JPEG', async () => {
  const drawing = drawPictureByName('sofa-aa3344-3-12', '600x_') ?? '';
  const [avif = 0, webp = 0, jpeg = 0] = await Promise.all(
    (['avif', 'webp', 'jpeg'] as const).map(async (format) => {
      const photograph = await takePhotograph(drawing, format);
      expect(await photographSize(photograph)).toEqual([600, 600]);
      return photograph.length;
    }),
  );
  expect(avif).toBeGreaterThan(10_000);
  expect(webp).toBeGreaterThan(avif);
  expect(jpeg).toBeGreaterThan(webp);
  expect(jpeg).toBeLessThan(80_000);
});

test.each(['50x_', 'original'] as const)('a photograph is the same each time in size %s', async (size) => {
  const drawing = drawPictureByName('scene-local-laptop-desktop', size) ?? '';
  const [one, other] = await Promise.all([takePhotograph(drawing, 'jpeg'), takePhotograph(drawing, 'jpeg')]);
  expect(one.equals(other)).toBe(true);
});

import { expect, test } from 'vitest';
import { drawPictureByName } from '#sandbox/demo/picture/draw-picture.ts';
import { takePhotograph } from '#sandbox/demo/picture/photograph.ts';
import { photographSize } from './photograph-size.ts';

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

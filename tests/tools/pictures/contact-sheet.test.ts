import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import '#publisher/app-icons/decode.ts';
import { writeContactSheet } from '#tools/pictures/contact-sheet.ts';

test('a contact sheet has the pictures of each row beside each other, from the top down, below its label', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'storefront-sheet-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const pictures = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map(async (background, at) => {
      const file = join(directory, `${at}.jpg`);
      const height = background === '#0000ff' ? 40 : 400;
      await sharp({ create: { width: 100, height, channels: 3, background } }).toFile(file);
      return { label: `${at}  <plain>`, desk: file, phone: file };
    }),
  );
  const file = join(directory, 'sheets', 'home.webp');
  const bytes = await writeContactSheet(file, pictures, {
    width: 30,
    phone: 20,
    height: 60,
    columns: 2,
  });
  const { data, info } = await sharp(await readFile(file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(bytes).toBeGreaterThan(0);
  expect([info.width, info.height]).toEqual([2 * 62 + 12, 2 * 98 + 12]);
  const colorAt = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)].map((one) => Math.round(one / 64) * 64);
  };
  expect(colorAt(27, 70)).toEqual([256, 0, 0]);
  expect(colorAt(52, 70)).toEqual([256, 0, 0]);
  expect(colorAt(99, 70)).toEqual([0, 256, 0]);
  expect(colorAt(27, 142)).toEqual([0, 0, 256]);
  const ground = colorAt(2, 2);
  expect(colorAt(27, 168)).toEqual(ground);
});

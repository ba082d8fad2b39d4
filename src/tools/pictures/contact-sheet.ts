import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { escapeXml } from '#lib/escape-xml.ts';
import type { LookShot } from './shot.ts';

/** A picture and what stands above it. */
export interface Labelled {
  label: string;
  file: string;
}

const GAP = 12;
const LABEL = 26;

/**
 * Lays pictures out in rows, each below its label, and writes them as one WebP; gives its bytes.
 * A picture is shown in its whole width: what is too tall ends early, below what is not tall the sheet shows.
 */
export async function writeContactSheet(
  file: string,
  pictures: readonly Labelled[],
  { width, height, columns }: LookShot['thumbnail'],
): Promise<number> {
  const rows = Math.ceil(pictures.length / columns);
  const step = { x: width + GAP, y: height + LABEL + GAP };
  const size = { width: columns * step.x + GAP, height: rows * step.y + GAP };
  const places = pictures.map((picture, at) => ({
    ...picture,
    left: GAP + (at % columns) * step.x,
    top: GAP + Math.floor(at / columns) * step.y,
  }));
  const words = places.map(
    ({ label, left, top }) =>
      `<text x="${left}" y="${top + LABEL - 9}" font-family="sans-serif" font-size="15">${escapeXml(label)}</text>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`;
  const small = await Promise.all(
    places.map(async ({ file: picture, left, top }) => {
      // From memory: who draws emblems has sharp open no files.
      const whole = sharp(await readFile(picture)).resize({ width });
      const { data, info } = await whole.png().toBuffer({ resolveWithObject: true });
      const input = sharp(data).extract({ left: 0, top: 0, width, height: Math.min(height, info.height) });
      return { input: await input.toBuffer(), left, top: top + LABEL };
    }),
  );
  await mkdir(dirname(file), { recursive: true });
  const written = await sharp({ create: { ...size, channels: 3, background: '#dcdfe4' } })
    .composite([{ input: Buffer.from(text), left: 0, top: 0 }, ...small])
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  return written.size;
}

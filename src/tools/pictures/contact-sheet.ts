import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeXml } from '#lib/escape-xml.ts';
import { placeOnSheet, type SheetLayout, sheetSize } from '#storefront/looks/contact-sheet.ts';

/** Pictures of a row and what stands above them. */
export interface Labelled {
  label: string;
  /** Of a wide screen; undefined where only phones have the part. */
  desk?: string | undefined;
  phone: string;
}

/**
 * Lays pictures out in rows, each below its label, and writes them as one WebP; gives its bytes.
 * A picture is shown in its whole width: what is too tall ends early, below what is not tall the sheet shows.
 */
export async function writeContactSheet(
  file: string,
  pictures: readonly Labelled[],
  layout: SheetLayout,
): Promise<number> {
  const size = sheetSize(layout, pictures.length);
  const places = pictures.map((picture, at) => ({ ...picture, ...placeOnSheet(layout, at) }));
  const words = places.map(
    ({ label, left, top }) =>
      `<text x="${left}" y="${top - 9}" font-family="sans-serif" font-size="15">${escapeXml(label)}</text>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`;
  const small = await Promise.all(
    places.flatMap(({ desk, phone, left, top }) => [
      ...(desk ? [shrink(desk, layout.width, layout.height, left, top)] : []),
      shrink(phone, layout.phone, layout.height, left + layout.width, top),
    ]),
  );
  await mkdir(dirname(file), { recursive: true });
  const written = await sharp({ create: { ...size, channels: 3, background: '#dcdfe4' } })
    .composite([{ input: Buffer.from(text), left: 0, top: 0 }, ...small])
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  return written.size;
}

async function shrink(
  file: string,
  width: number,
  height: number,
  left: number,
  top: number,
): Promise<OverlayOptions> {
  // From memory: who draws emblems has sharp open no files.
  const whole = sharp(await readFile(file)).resize({ width });
  const { data, info } = await whole.png().toBuffer({ resolveWithObject: true });
  const input = sharp(data).extract({ left: 0, top: 0, width, height: Math.min(height, info.height) });
  return { input: await input.toBuffer(), left, top };
}

import { SMALL_FORMS } from '#platform/areas/upload/accepted-form.ts';
import { grain } from './grain.ts';

/** Changes with what this file does to a drawing. */
export const RECIPE = 2;

/** Pixels of a picture that fills a screen: dense screens show it small, and hide more. */
const LARGE = 500_000;

/** Formats that photographs are kept in, with their types. */
export const PHOTOGRAPH_TYPES = { ...SMALL_FORMS, jpeg: 'image/jpeg' } as const;
export type PhotographFormat = keyof typeof PHOTOGRAPH_TYPES;

/**
 * Makes a photograph of a drawing (SVG) in its size. Threads of their own do the work, one a photograph.
 */
export async function takePhotograph(drawing: string, format: PhotographFormat): Promise<Buffer> {
  // Read where it is used: most who start a sandbox look at no picture.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' });
  const { width, height } = await picture.metadata();
  const { data, ...raw } = grain(width, height);
  picture.composite([{ input: data, raw, tile: true, blend: 'soft-light' }]);
  const avif = width * height < LARGE ? { quality: 52, effort: 0 } : { quality: 40, effort: 2 };
  if (format === 'avif') return picture.avif(avif).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78, effort: 1 }).toBuffer();
  return picture.jpeg({ quality: 80 }).toBuffer();
}

import type { ImageSize } from '#contract/value/image-size.ts';
import { detectConvertible, detectFileType, type FileType } from '#domain/picture/file-type.ts';
import type { SmallForm } from './accepted-form.ts';

/** Changes with what this file makes of a picture. */
export const RECIPE = 1;

/** A picture that unpacks to more is sent as it is: its pixels would take 160 MB. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;

/** Forms that a picture is sent in. */
export type PictureForm = SmallForm | 'jpeg' | 'png';

/** The form for who takes neither AVIF nor WebP. */
export function plainForm(type: FileType): PictureForm {
  return type === 'image/png' ? 'png' : 'jpeg';
}

/**
 * The picture in a size and a form, never larger than it is; a picture that cannot be read stays as it is.
 * Threads of their own do the work, one a picture.
 */
export async function makeForm(bytes: Uint8Array, size: ImageSize, form: PictureForm): Promise<Buffer> {
  // Read where it is used: most platforms begin without a picture of their own.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  picture.autoOrient();
  if (size !== 'original') picture.resize({ width: Number.parseInt(size, 10), withoutEnlargement: true });
  try {
    // More effort takes four times as long for some percent, which the largest are not worth.
    if (form === 'avif')
      return await picture.avif({ quality: 52, effort: size === 'original' ? 0 : 2 }).toBuffer();
    if (form === 'webp') return await picture.webp({ quality: 78 }).toBuffer();
    if (form === 'png') return await picture.png().toBuffer();
    return await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  } catch {
    return Buffer.from(bytes);
  }
}

/** Type of a picture by its first bytes. */
export function typeOfForm(bytes: Uint8Array): string {
  return detectFileType(bytes) ?? detectConvertible(bytes) ?? 'application/octet-stream';
}

import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';

/** Why a file is no photo that can be sent; the form has a message for each. */
export type PhotoFault = 'photo-type' | 'photo-large';

/** Types that the platform takes. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Pixels of the longer side: letters of a passport are readable, and a photo has half a megabyte. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/**
 * A photo to send: smaller, as JPEG, and without the camera's data, such as the place. If the browser cannot
 * draw it, it is sent unchanged.
 */
export async function preparePhoto(file: File, name: string): Promise<File | PhotoFault> {
  const drawn = await redraw(file);
  if (drawn === 'unreadable') return 'photo-type';
  const blob = drawn ?? file;
  if (!TYPES.includes(blob.type)) return 'photo-type';
  if (blob.size > MAX_UPLOAD_BYTES) return 'photo-large';
  return new File([blob], `${name}.${blob.type.replace('image/', '').replace('jpeg', 'jpg')}`, {
    type: blob.type,
  });
}

async function redraw(file: File): Promise<Blob | 'unreadable' | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'unreadable';
  }
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toJpeg(canvas);
}

/** Photo of a canvas; undefined if the browser makes none. */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}

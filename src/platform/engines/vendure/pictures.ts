import { ofetch } from 'ofetch';
import pLimit from 'p-limit';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';
import { detectFileType } from '#domain/picture/file-type.ts';
import { findCopy, keepCopy } from '#platform/areas/upload/keep-upload.ts';
import { imageOf } from '#platform/import/image-of.ts';
import type { Shop } from '#platform/store/shop.ts';

const DOWNLOADS_AT_ONCE = 4;
const DOWNLOAD_TIMEOUT_MS = 15_000;

/** Width of copies: the largest that pages ask for. */
const COPY_WIDTH = 800;

const download = pLimit(DOWNLOADS_AT_ONCE);

/**
 * Keeps copies of pictures by http, which no page may load: the shop's own host serves them. One that does
 * not come is tried again the next time.
 */
export async function keepPictures(shop: Shop, previews: Iterable<string>, now: Date): Promise<void> {
  const wanted = [...new Set(previews)].filter((one) => one.startsWith('http://') && !findCopy(shop, one));
  await Promise.all(wanted.map((preview) => download(() => keep(shop, preview, now))));
}

/** Picture in all sizes: by https the asset server makes them. */
export function pictureOf(shop: Shop, preview: string): Image {
  if (!preview.startsWith('https://')) return imageOf(findCopy(shop, preview) ?? preview);
  const sized = (size: string) =>
    preview.includes('?') || size === 'original' ? preview : `${preview}?w=${parseInt(size, 10)}`;
  return { urls: Object.fromEntries(IMAGE_SIZES.map((size) => [size, sized(size)])) };
}

async function keep(shop: Shop, preview: string, now: Date): Promise<void> {
  const bytes = await ofetch<ArrayBuffer, 'arrayBuffer'>(preview, {
    query: { w: COPY_WIDTH, format: 'webp' },
    responseType: 'arrayBuffer',
    timeout: DOWNLOAD_TIMEOUT_MS,
    retry: 1,
  }).catch(() => undefined);
  if (!bytes || bytes.byteLength > MAX_UPLOAD_BYTES) return;
  const file = new Uint8Array(bytes);
  const type = detectFileType(file);
  if (type) keepCopy(shop, preview, { type, bytes: file }, now);
}

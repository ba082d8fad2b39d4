import type { Upload } from '#contract/upload/upload.ts';

/** Types of files that may be uploaded. */
export type FileType = Upload['type'];

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/** Types of photos that browsers may be able to draw, and that are sent as JPEG then. */
export type ConvertibleType = 'image/heic' | 'image/avif';

/** So many bytes tell what a file is: the list of brands of an ISO media file is among them. */
export const TELLING_BYTES = 64;

/** Brands of ISO media files (ISO/IEC 14496-12); photos and QuickTime begin with the same box as MP4. */
const BRANDS: readonly [RegExp, 'video/mp4' | ConvertibleType | 'video/quicktime'][] = [
  [/^avi[fs]$/, 'image/avif'],
  [/^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/, 'image/heic'],
  [/^qt {2}$/, 'video/quicktime'],
  [/^(?:iso[m2-9]|mp4[12]|avc1|M4V |MSNV|f4v |dash|mmp4|3g[p2].)$/, 'video/mp4'],
];

/**
 * Type of a file by its first bytes; undefined if it may not be uploaded. SVG never may: it can carry
 * scripts.
 */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = textOf(bytes);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  return isoTypeOf(head) === 'video/mp4' ? 'video/mp4' : undefined;
}

/** Type of a photo that is to be converted, by its first bytes; undefined if it is none. */
export function detectConvertible(bytes: Uint8Array): ConvertibleType | undefined {
  const type = isoTypeOf(textOf(bytes));
  return type === 'image/heic' || type === 'image/avif' ? type : undefined;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, TELLING_BYTES));

/** Type by the brands of the first box: `ftyp`, its main brand, a version and what else reads it. */
function isoTypeOf(head: string) {
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  const size = [...head.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
  const listed = head.slice(16, Math.min(size, TELLING_BYTES)).match(/.{4}/gs) ?? [];
  const brands = [head.slice(8, 12), ...listed];
  return BRANDS.find(([brand]) => brands.some((one) => brand.test(one)))?.[1];
}

export function extensionOf(type: FileType): string {
  return EXTENSIONS[type];
}

/** True for the address of a video, by its ending. */
export function isVideoAddress(url: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)(?:[?#]|$)/i.test(url);
}

import type { Upload } from '#contract/upload/upload.ts';

/** Types of files that may be uploaded. */
export type FileType = Upload['type'];

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/** So many bytes tell what a file is. */
export const TELLING_BYTES = 16;

/**
 * Type of a file by its first bytes; undefined if it may not be uploaded. SVG never may: it can carry
 * scripts.
 */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, TELLING_BYTES));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) === 'ftyp') return 'video/mp4';
  return undefined;
}

export function extensionOf(type: FileType): string {
  return EXTENSIONS[type];
}

/** True for the address of a video, by its ending. */
export function isVideoAddress(url: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)(?:[?#]|$)/i.test(url);
}

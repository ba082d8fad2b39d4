import type { Upload } from '#contract/upload.ts';

type FileType = Upload['type'];

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/**
 * What a file is by its first bytes; undefined where it is nothing that may be uploaded. SVG never is: it can
 * carry scripts.
 */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) === 'ftyp') return 'video/mp4';
  return undefined;
}

export function extensionOf(type: FileType): string {
  return EXTENSIONS[type];
}

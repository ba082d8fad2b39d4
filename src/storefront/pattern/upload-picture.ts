import { uploadFile } from '#contract/upload/upload.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { detectFileType, TELLING_BYTES } from '#domain/picture/file-type.ts';
import { upload } from '#storefront/platform-client/upload.ts';

/** The only files that a field of a pattern takes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];

/** Fault of a file that is not even sent: only PNG and JPEG of up to 5 MB are, as their bytes say. */
export async function pictureFault(file: File): Promise<'type' | 'size' | undefined> {
  const bytes = await file.slice(0, TELLING_BYTES).arrayBuffer();
  const type = detectFileType(new Uint8Array(bytes));
  if (type === undefined || !PICTURE_TYPES.includes(type)) return 'type';
  return file.size > MAX_UPLOAD_BYTES ? 'size' : undefined;
}

/** Uploads a picture and gives its address; `onProgress` gets whole percent. Throws a `CallError`. */
export async function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { url } = await upload(uploadFile, { body: { file } }, { onProgress, signal });
  return url;
}

import { uploadFile } from '#contract/upload/upload.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { upload } from '#storefront/platform-client/upload.ts';

/** The only files that a field of a pattern takes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];

/** Why a file is not even sent: only PNG and JPEG of up to 5 MB are. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > MAX_UPLOAD_BYTES ? 'size' : undefined;
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

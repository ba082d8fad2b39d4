import type { Upload, uploadFile } from '#contract/upload/upload.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import type { HeadOf } from '#storefront/platform-client/call-shop.ts';
import { isText, shapeOf } from '#storefront/platform-client/guard.ts';
import { upload } from '#storefront/platform-client/upload.ts';

/** The only files that a field of a pattern takes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];

const HEAD: HeadOf<typeof uploadFile> = {
  method: 'POST',
  path: '/files',
  auth: 'optional',
  encoding: 'multipart',
};

const isUpload = shapeOf<Upload>({ url: isText });

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
  const { url } = await upload<typeof uploadFile>(
    HEAD,
    { body: { file } },
    {
      check: isUpload,
      onProgress,
      signal,
    },
  );
  return url;
}

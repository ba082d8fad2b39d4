import { randomBytes } from 'node:crypto';
import { API_BASE_PATH } from '#contract/call/define-call.ts';
import type { Upload } from '#contract/upload/upload.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { detectFileType, extensionOf } from '#domain/picture/file-type.ts';
import { invalid, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Below which path uploaded files are served. */
export const UPLOAD_PATH = `${API_BASE_PATH}/media/upload/`;

/** A file that may be kept. */
export interface CheckedFile {
  type: Upload['type'];
  bytes: Uint8Array;
}

/**
 * Reads a file of a form. Throws 413 above 5 MB, 415 where the content is none of the allowed types and 400
 * where it is empty.
 */
export async function checkFile(file: File, field: string): Promise<CheckedFile> {
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new Refusal(413, {
      code: 'too-large',
      message: `${file.name} is larger than ${MAX_UPLOAD_BYTES} bytes.`,
      field,
    });
  }
  if (file.size === 0) throw invalid(field, `${field}: ${file.name} is empty`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectFileType(bytes);
  if (type) return { type, bytes };
  throw new Refusal(415, {
    code: 'unsupported-type',
    message: `${file.name} is no PNG, JPEG, WebP or MP4 by its content.`,
    field,
  });
}

/** Keeps a file under a name that nobody can guess. */
export function keepUpload(shop: Shop, { type, bytes }: CheckedFile, now: Date): Upload {
  const id = randomBytes(16).toString('hex');
  shop.sql.run`
    INSERT INTO upload (id, shop, type, bytes, created_at)
    VALUES (${id}, ${shop.id}, ${type}, ${bytes}, ${now.toISOString()})`;
  return { id, url: `${UPLOAD_PATH}${id}.${extensionOf(type)}`, type, size: bytes.length };
}

/** Keeps a picture under an id that comes of what it is; one that is kept stays. */
export function keepPicture(
  shop: Pick<Shop, 'id' | 'sql'>,
  { id, type, read }: { id: string; type: Upload['type']; read(): Uint8Array },
  now: Date,
): void {
  if (shop.sql.get`SELECT 1 FROM upload WHERE id = ${id}`) return;
  shop.sql.run`
    INSERT OR IGNORE INTO upload (id, shop, type, bytes, created_at)
    VALUES (${id}, ${shop.id}, ${type}, ${read()}, ${now.toISOString()})`;
}

/** True for the address of a file that the platform may have kept. */
export function isUploadUrl(url: string): boolean {
  return url.startsWith(UPLOAD_PATH) && /^[0-9a-f]{32}\.[a-z0-9]+$/.test(url.slice(UPLOAD_PATH.length));
}

/** Removes a kept file by its address. */
export function removeUpload(shop: Shop, url: string): void {
  const id = url.slice(UPLOAD_PATH.length).split('.')[0] ?? '';
  shop.sql.run`DELETE FROM upload WHERE shop = ${shop.id} AND id = ${id}`;
}

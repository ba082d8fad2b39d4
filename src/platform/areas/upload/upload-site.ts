import type { Upload } from '#contract/upload/upload.ts';
import { extensionOf } from '#domain/picture/file-type.ts';
import { notFound, refuseWriting } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';
import { UPLOAD_PATH } from './keep-upload.ts';
import { SAFE_HEADERS } from './safe-headers.ts';

interface UploadRow {
  type: Upload['type'];
  bytes: Uint8Array;
}

/**
 * Uploaded files, or the share of one that a `range` asks for, as players of videos do. Throws 404 and 405.
 */
export const uploadSite: Site = {
  owns: (path) => path.startsWith(UPLOAD_PATH),
  answer({ context: { sql }, request, method, url: { pathname: path } }) {
    refuseWriting(method, path);
    const [, id = '', extension] = /^([0-9a-f]{32})\.([a-z0-9]+)$/.exec(path.slice(UPLOAD_PATH.length)) ?? [];
    const row = sql.get<UploadRow>`SELECT type, bytes FROM upload WHERE id = ${id}`;
    if (!row || extensionOf(row.type) !== extension) throw notFound(`There is no file at ${path}.`);
    const headers = { 'content-type': row.type, 'accept-ranges': 'bytes', ...SAFE_HEADERS };
    const part = parseRange(request.headers.range, row.bytes.length);
    if (!part) return { status: 200, headers, body: row.bytes };
    const [from, to] = part;
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${from}-${to}/${row.bytes.length}` },
      body: row.bytes.subarray(from, to + 1),
    };
  },
};

/** First and last byte of a single range; undefined where the whole file is to be sent. */
function parseRange(range: string | undefined, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return from <= to ? [from, to] : undefined;
}

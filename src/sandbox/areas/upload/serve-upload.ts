import type { Upload } from '#contract/upload.ts';
import { notFound, Refusal } from '#sandbox/http/refusal.ts';
import type { Reply } from '#sandbox/http/reply.ts';
import type { Sql } from '#sandbox/store/database.ts';
import { extensionOf } from './file-type.ts';
import { UPLOAD_PATH } from './keep-upload.ts';

interface UploadRow {
  type: Upload['type'];
  bytes: Uint8Array;
}

/** Nothing that a file contains may run, whatever a browser takes it for. */
const SAFE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
};

/** Answers with an uploaded file, or the part of it that `range` asks for, as players of videos do. Throws 404 and 405. */
export function answerUpload(sql: Sql, method: string, path: string, range: string | undefined): Reply {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Refusal(
      405,
      { code: 'wrong-method', message: `${path} takes GET, not ${method}.` },
      { allow: 'GET' },
    );
  const [, id = '', extension] = /^([0-9a-f]{32})\.([a-z0-9]+)$/.exec(path.slice(UPLOAD_PATH.length)) ?? [];
  const row = sql.get<UploadRow>`SELECT type, bytes FROM upload WHERE id = ${id}`;
  if (!row || extensionOf(row.type) !== extension) throw notFound(`There is no file at ${path}.`);
  const headers = { 'content-type': row.type, ...SAFE_HEADERS };
  const part = parseRange(range, row.bytes.length);
  if (!part) return { status: 200, headers, body: row.bytes };
  const [from, to] = part;
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${row.bytes.length}` },
    body: row.bytes.subarray(from, to + 1),
  };
}

/** First and last byte of a single range; undefined where the whole file is to be sent. */
function parseRange(range: string | undefined, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return from <= to ? [from, to] : undefined;
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type OpenForm, openForm } from '#publisher/publish/directory/reader.ts';
import { contentTypeOf, isPackable } from './content-type.ts';
import type { FoundFile } from './find-file.ts';
import type { GzipCache } from './gzip-cache.ts';
import { acceptedEncodings, type Encoding, matchesEtag } from './negotiate.ts';

/** Files above this are sent as they are to clients without Brotli: packing holds them whole in memory. */
const GZIP_UP_TO = 4 * 1024 * 1024;

/** Files up to this are read at once: a stream costs more than most pages are. */
const WHOLE_UP_TO = 64 * 1024;

/**
 * Sends the best form of a file that the browser takes, or 304 where the browser has it already. Whether the
 * bytes were sent.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  headers: OutgoingHttpHeaders,
  gzips: GzipCache,
): Promise<boolean> {
  const form = await openBest(file.path, acceptedEncodings(request.headers['accept-encoding']));
  try {
    const etag = etagOf(form);
    const common = { ...headers, etag, vary: 'accept-encoding' };
    if (file.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, common).end();
      return false;
    }
    const packed =
      form.encoding === 'gzip'
        ? await gzips.get(`${file.path} ${etag}`, () => form.handle.readFile())
        : undefined;
    response.writeHead(file.status, {
      ...common,
      'content-type': contentTypeOf(file.path),
      'content-length': packed?.length ?? form.size,
      ...(form.encoding !== 'identity' && { 'content-encoding': form.encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else if (packed) response.end(packed);
    else if (form.size <= WHOLE_UP_TO) response.end(await readWhole(form));
    else await pipeline(form.handle.createReadStream({ autoClose: false }), response);
    return request.method !== 'HEAD';
  } finally {
    await form.handle.close();
  }
}

async function readWhole({ handle, size }: OpenForm): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0);
  return bytesRead === size ? buffer : buffer.subarray(0, bytesRead);
}

/** Bytes to send: a stored form, or gzip, which is made of the plain one. */
interface Sent extends OpenForm {
  encoding: Encoding;
}

function etagOf({ size, changedAt, encoding }: Sent): string {
  return `"${size.toString(36)}-${Math.round(changedAt * 1000).toString(36)}-${encoding}"`;
}

async function openBest(path: string, encodings: readonly Encoding[]): Promise<Sent> {
  for (const encoding of encodings) {
    if (encoding === 'gzip' && !isPackable(path)) continue;
    const form = await openForm(path, encoding === 'br' ? 'br' : 'identity');
    if (form && (encoding !== 'gzip' || (form.size > 0 && form.size <= GZIP_UP_TO)))
      return { ...form, encoding };
    await form?.handle.close();
  }
  throw new Error(`${path} has no stored form: build the shop again.`);
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type OpenForm, openForm } from '#publisher/publish/directory/reader.ts';
import { contentTypeOf, isPackable } from './content-type.ts';
import type { FoundFile } from './find-file.ts';
import type { AnswerKind } from './headers.ts';
import { acceptedEncodings, type Encoding, matchesEtag } from './negotiate.ts';
import type { PackedCache } from './packed-cache.ts';
import { type Dictionary, packPage } from './page-dictionaries.ts';

const deflate = promisify(gzip);

/** Larger files are sent as they are stored: packing holds them whole in memory. */
const PACK_UP_TO = 4 * 1024 * 1024;

/** Files up to this are read at once: a stream costs more than most pages are. */
const WHOLE_UP_TO = 64 * 1024;

export interface SendOptions {
  headers: OutgoingHttpHeaders;
  /** Forms that are made on request. */
  packs: PackedCache;
  dictionary?: Dictionary | undefined;
}

/**
 * Sends the best form of a file that the browser takes, or 304 where the browser has it already. Whether the
 * bytes were sent.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  { headers, packs, dictionary }: SendOptions,
): Promise<boolean> {
  const form = await openBest(file.path, acceptedEncodings(request.headers['accept-encoding']), dictionary);
  try {
    const etag = etagOf(form, dictionary);
    const common = { ...headers, etag, vary: varyOf(file.kind) };
    if (file.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, common).end();
      return false;
    }
    const pack = packerOf(form.encoding, dictionary);
    const packed =
      pack && (await packs.get(`${file.path} ${etag}`, async () => pack(await form.handle.readFile())));
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

/** Headers of requests by which the bytes of an answer differ. */
export function varyOf(kind: AnswerKind): string {
  return kind === 'page' ? 'accept-encoding, available-dictionary' : 'accept-encoding';
}

/** Makes a form that is not stored of the plain one. */
function packerOf(encoding: Sent['encoding'], dictionary: Dictionary | undefined) {
  if (encoding === 'gzip') return (bytes: Buffer) => deflate(bytes);
  if (encoding === 'dcz' && dictionary) return (bytes: Buffer) => packPage(bytes, dictionary);
  return undefined;
}

async function readWhole({ handle, size }: OpenForm): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0);
  return bytesRead === size ? buffer : buffer.subarray(0, bytesRead);
}

/** Bytes to send: a stored form, or one that is made of the plain one. */
interface Sent extends OpenForm {
  encoding: Encoding | 'dcz';
}

function etagOf({ size, changedAt, encoding }: Sent, dictionary: Dictionary | undefined): string {
  const form = encoding === 'dcz' ? `${encoding}-${dictionary?.file}` : encoding;
  return `"${size.toString(36)}-${Math.round(changedAt * 1000).toString(36)}-${form}"`;
}

async function openBest(
  path: string,
  encodings: readonly Encoding[],
  dictionary: Dictionary | undefined,
): Promise<Sent> {
  if (dictionary) {
    const form = await openForm(path, 'identity');
    if (form && form.size <= PACK_UP_TO) return { ...form, encoding: 'dcz' };
    await form?.handle.close();
  }
  for (const encoding of encodings) {
    if (encoding === 'gzip' && !isPackable(path)) continue;
    const form = await openForm(path, encoding === 'br' ? 'br' : 'identity');
    if (form && (encoding !== 'gzip' || (form.size > 0 && form.size <= PACK_UP_TO)))
      return { ...form, encoding };
    await form?.handle.close();
  }
  throw new Error(`${path} has no stored form: build the shop again.`);
}

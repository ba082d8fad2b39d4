import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './content-type.ts';
import type { FoundFile } from './find-file.ts';
import { acceptedEncodings, ENCODINGS, type Encoding, matchesEtag } from './negotiate.ts';

/** Sends the best stored form of a file that the browser takes, or 304 where the browser has it already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const stored = await openBest(file.path, acceptedEncodings(request.headers['accept-encoding']));
  try {
    const etag = `"${stored.size.toString(36)}-${Math.round(stored.changedAt * 1000).toString(36)}-${stored.encoding}"`;
    const common = { ...headers, etag, vary: 'accept-encoding' };
    if (file.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, common).end();
      return;
    }
    response.writeHead(file.status, {
      ...common,
      'content-type': contentTypeOf(file.path),
      'content-length': stored.size,
      ...(stored.encoding !== 'identity' && { 'content-encoding': stored.encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(stored.handle.createReadStream({ autoClose: false }), response);
  } finally {
    await stored.handle.close();
  }
}

interface StoredFile {
  handle: FileHandle;
  encoding: Encoding;
  size: number;
  /** Milliseconds with a fraction. */
  changedAt: number;
}

async function openBest(path: string, encodings: readonly Encoding[]): Promise<StoredFile> {
  for (const encoding of encodings) {
    const handle = await open(`${path}${ENCODINGS[encoding]}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && encoding !== 'identity') return undefined;
      throw error;
    });
    if (!handle) continue;
    const { size, mtimeMs } = await handle.stat();
    return { handle, encoding, size, changedAt: mtimeMs };
  }
  throw new Error(`${path} has no stored form: build the shop again.`);
}

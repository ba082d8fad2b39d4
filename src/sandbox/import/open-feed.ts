import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';

/** A feed on disk, read piece by piece. */
export interface OpenFeed {
  /** Size of the file in bytes, packed where it is packed. */
  size: number;
  /** How many of them were read. */
  bytesRead(): number;
  /** The text, decoded. Throws `ImportError` where the file cannot be read or its encoding is not known. */
  text(): AsyncGenerator<string>;
}

/** The declaration stands in the first bytes, in letters that all encodings but UTF-16 share. */
const DECLARATION_BYTES = 1_024;

/**
 * Opens a feed in the encoding that its byte order mark or XML declaration names, UTF-8 without either;
 * packed by gzip or plain.
 */
export function openFeed(file: string): OpenFeed {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats && /^https?:/.test(file))
    throw new ImportError(`A feed is read from a file. Fetch it first: curl -o feed.xml '${file}'`);
  if (!stats?.isFile()) throw new ImportError(`There is no file ${file}. Name the feed to import.`);
  const packed = isPacked(file);
  const source = createReadStream(file);
  return {
    size: stats.size,
    bytesRead: () => source.bytesRead,
    // An error of the source destroys what is unpacked from it, and so reaches the reader.
    text: () => decode(file, packed ? pipeline(source, createGunzip(), () => {}) : source),
  };
}

function isPacked(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(2);
    return readSync(descriptor, head) === 2 && head.readUInt16BE() === 0x1f8b;
  } finally {
    closeSync(descriptor);
  }
}

async function* decode(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const bytes of readable(file, source)) {
    if (decoder) {
      yield decoder.decode(bytes, { stream: true });
      continue;
    }
    head = Buffer.concat([head, bytes]);
    if (head.length < DECLARATION_BYTES) continue;
    decoder = decoderOf(file, head);
    yield decoder.decode(head, { stream: true });
  }
  yield decoder ? decoder.decode() : decoderOf(file, head).decode(head);
}

async function* readable(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await iterator.next().catch((cause: Error) => {
        throw new ImportError(`${file} cannot be read to its end (${cause.message}). Fetch the feed anew.`, {
          cause,
        });
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

function decoderOf(file: string, head: Buffer): TextDecoder {
  const encoding = encodingOf(head);
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw new ImportError(
      `${file} is written in "${encoding}", an encoding that is not known here. Save it in UTF-8 or ` +
        'windows-1251.',
      { cause },
    );
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const start = head.subarray(0, DECLARATION_BYTES).toString('latin1');
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}

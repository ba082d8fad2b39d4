import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { encodingOf, saysEnough } from './encoding.ts';
import { ImportError } from './import-error.ts';
import { otherFileOf } from './magic.ts';

/** A feed on disk, read piece by piece. */
export interface OpenFeed {
  /** Size of the file in bytes, packed where it is packed. */
  size: number;
  /** Number of them that were read. */
  bytesRead(): number;
  /**
   * The text, decoded. Throws `ImportError` where the file cannot be read, is an archive or unpacks to more
   * than a feed can be, and where its encoding is not known.
   */
  text(): AsyncGenerator<string>;
  /**
   * Wrong declaration of the encoding; empty before the feed was read, and where it is right.
   */
  correction(): string;
}

/** Bytes of the beginning that are looked at: a feed may begin with many categories in Latin letters. */
const HEAD_BYTES = 1_000_000;

/** Bytes that a packed feed may unpack to. */
const MAX_UNPACKED = 8_000_000_000;

/** Opens a feed in the encoding that it is written in; packed by gzip or plain. */
export function openFeed(file: string, maxUnpacked = MAX_UNPACKED): OpenFeed {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats && /^https?:/.test(file))
    throw new ImportError(`A feed is read from a file. Fetch it first: curl -o feed.xml '${file}'`);
  if (!stats?.isFile()) throw new ImportError(`There is no file ${file}. Name the feed to import.`);
  const packed = isPacked(file);
  const source = createReadStream(file);
  let correction = '';
  return {
    size: stats.size,
    bytesRead: () => source.bytesRead,
    correction: () => correction,
    text() {
      // An error of the source destroys what is unpacked from it, and so reaches the reader.
      const plain = packed ? pipeline(source, createGunzip(), () => {}) : source;
      const bytes = bounded(file, readable(file, plain), packed ? maxUnpacked : Number.POSITIVE_INFINITY);
      return decode(file, bytes, (found) => {
        correction = found;
      });
    },
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

async function* decode(
  file: string,
  source: AsyncIterable<Buffer>,
  onCorrection: (correction: string) => void,
): AsyncGenerator<string> {
  const begin = (head: Buffer) => {
    const other = otherFileOf(head, file);
    if (other) throw new ImportError(`${file} is ${other.name}. ${other.remedy}`);
    const { name, correction } = encodingOf(head);
    onCorrection(correction);
    return decoderOf(file, name);
  };
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const bytes of source) {
    if (decoder) {
      yield decoder.decode(bytes, { stream: true });
      continue;
    }
    head = Buffer.concat([head, bytes]);
    if (!saysEnough(head, HEAD_BYTES)) continue;
    decoder = begin(head);
    yield decoder.decode(head, { stream: true });
  }
  yield decoder ? decoder.decode() : begin(head).decode(head);
}

async function* bounded(file: string, source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const bytes of source) {
    size += bytes.length;
    if (size > most)
      throw new ImportError(
        `${file} unpacks to more than ${most} bytes, which is more than a feed has. Look at what it holds.`,
      );
    yield bytes;
  }
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

function decoderOf(file: string, encoding: string): TextDecoder {
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

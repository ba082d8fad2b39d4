import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A run of a page's bytes. */
export interface PagePart {
  readonly bytes: Buffer;
  /** The bytes as `deflatePart` gives them; kept for parts that stand on many pages. */
  readonly deflated?: Uint8Array;
}

/** Own bytes are deflated for each page, shared ones once. */
const OWN_LEVEL = 2;
const SHARED_LEVEL = 3;

/** Most of a short call is getting memory: with less of it, runs of up to 16 KB take half the time and come out the same. */
const SMALL_WINDOW_BITS = 14;
const MEMORY_LEVEL = 7;

/** Starting the deflater takes some 15 µs, so shorter runs are stored as they are, which makes them some 100 bytes longer. */
const DEFLATED_FROM = 256;

/** RFC 1952: deflate, no name, no time, fast, system unknown. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]);
const TRAILER_BYTES = 8;
/** An empty stored block that is the last one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Deflates a part that many pages share: raw blocks that end at a byte boundary, none of them the last. */
export function deflatePart(bytes: Uint8Array): Uint8Array {
  return deflate(bytes, SHARED_LEVEL);
}

/**
 * A gzip file of all parts in order. A block of deflate leans on nothing but the bytes that it copies, so blocks that copy only from
 * their own part may stand anywhere. Neighbours that are not deflated yet are deflated together.
 */
export function gzipParts(parts: readonly PagePart[]): Buffer {
  const chunks: Uint8Array[] = [HEADER];
  let own: Buffer[] = [];
  const addOwn = () => {
    chunks.push(...ownBlocks(own));
    own = [];
  };
  let checksum = 0;
  let length = 0;
  for (const { bytes, deflated } of parts) {
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    if (deflated) {
      addOwn();
      chunks.push(deflated);
    } else {
      own.push(bytes);
    }
  }
  addOwn();
  chunks.push(LAST_BLOCK, trailer(checksum, length));
  return Buffer.concat(chunks);
}

function ownBlocks(own: readonly Buffer[]): Uint8Array[] {
  const length = own.reduce((sum, bytes) => sum + bytes.length, 0);
  if (length === 0) return [];
  if (length < DEFLATED_FROM) return [storedHeader(length), ...own];
  const [first, ...others] = own;
  return [deflate(first && others.length === 0 ? first : Buffer.concat(own, length), OWN_LEVEL)];
}

/** What stands before bytes that are stored as they are. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 0xffff, 3);
  return header;
}

function deflate(bytes: Uint8Array, level: number): Uint8Array {
  const windowBits = bytes.length > 2 ** SMALL_WINDOW_BITS ? constants.Z_MAX_WINDOWBITS : SMALL_WINDOW_BITS;
  return deflateRawSync(bytes, {
    level,
    windowBits,
    memLevel: MEMORY_LEVEL,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
}

function trailer(checksum: number, length: number): Buffer {
  const trailer = Buffer.allocUnsafe(TRAILER_BYTES);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return trailer;
}

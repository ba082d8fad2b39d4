import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const compress = promisify(zstdCompress);

/** Bytes per second and size: the best ratio of both for pages of 60 KB. */
const LEVEL = 6;

/** Head of a packed body, before the hash of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** The body of an answer with the content encoding `dcz` (RFC 9842), made off the main thread. */
export async function packByDictionary(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  const frame = await compress(bytes, { params, dictionary, pledgedSrcSize: bytes.length });
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), frame]);
}

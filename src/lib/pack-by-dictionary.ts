import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const compress = promisify(zstdCompress);

/** Bytes per second and size: the best ratio of both for pages of 60 KB. */
const LEVEL = 6;

/** Bytes as a frame of Zstandard that leans on a dictionary, made off the main thread. */
export function packByDictionary(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  return compress(bytes, { params, dictionary, pledgedSrcSize: bytes.length });
}

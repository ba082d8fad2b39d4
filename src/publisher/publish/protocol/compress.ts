import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
} from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Pages are written thousands at a time and again after every change, so speed counts (record 6). */
const PAGE_QUALITY = 3;

/** A page as Brotli: fast. */
export function compressPage(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, { params: paramsOf(bytes, PAGE_QUALITY) });
}

/** The same for what comes in chunks. */
export function createPagePacker(): BrotliCompress {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } });
}

/**
 * Brotli at its smallest, for files that are written once and sent for years. A style sheet takes 40 ms, so
 * another thread does it: the process that builds answers shoppers, too.
 */
export function compressAsset(bytes: Uint8Array): Promise<Buffer> {
  return brotli(bytes, { params: paramsOf(bytes, constants.BROTLI_MAX_QUALITY) });
}

const paramsOf = (bytes: Uint8Array, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
});

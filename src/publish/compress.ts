import { type BrotliCompress, brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';

/** Pages are written thousands at a time and again after every change, so speed counts (docs/adr/0004). */
const PAGE_QUALITY = 3;

/** A page as Brotli: fast. */
export function compressPage(bytes: Uint8Array): Buffer {
  return brotli(bytes, PAGE_QUALITY);
}

/** The same for what comes in chunks. */
export function createPagePacker(): BrotliCompress {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } });
}

/** What is written once and sent for years, as Brotli: as small as it gets. */
export function compressAsset(bytes: Uint8Array): Buffer {
  return brotli(bytes, constants.BROTLI_MAX_QUALITY);
}

function brotli(bytes: Uint8Array, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

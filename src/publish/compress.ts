import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gzipParts, type PagePart } from './gzip-parts.ts';

/**
 * Pages are written thousands at a time and again after every change, so speed counts (docs/adr/0004); hashed assets are written once
 * and get the best. Gzip serves only clients that know no Brotli.
 */
const PAGE_BROTLI_QUALITY = 1;

/** The two compressed forms of a text or file. */
export interface Compressed {
  brotli: Uint8Array;
  gzip: Uint8Array;
}

/** Compresses a page: fast. `parts` are the same bytes in runs; those that come deflated are not deflated again. */
export function compressPage(bytes: Uint8Array, parts: readonly PagePart[]): Compressed {
  return {
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    gzip: gzipParts(parts),
  };
}

/** Compresses what is written once and sent for years: as small as it gets. */
export function compressAsset(bytes: Uint8Array): Compressed {
  return {
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    gzip: gzipSync(bytes, { level: 9 }),
  };
}

import { extname } from 'node:path';
import { ASSETS } from '#publisher/publish/protocol/keys.ts';
import type { ObjectHeaders, S3Location } from '#publisher/publish/protocol/site-store.ts';

/** Headers that are stored with an object. */
export interface PutHeaders extends ObjectHeaders {
  contentEncoding?: 'br' | undefined;
}

/** Headers of each object, by its key. */
export function headersByKey(
  { pageHeaders, endingHeaders }: S3Location,
  assetHeaders: (path: string) => ObjectHeaders,
): (key: string) => PutHeaders {
  return (key) => {
    const plain = key.replace(/\.br$/, '');
    const packed = plain === key ? {} : ({ contentEncoding: 'br' } as const);
    if (key.startsWith(ASSETS)) return { ...assetHeaders(plain.slice(ASSETS.length)), ...packed };
    if (STAGED_PAGE.test(key))
      return { ...(endingHeaders[extname(plain).slice(1)] ?? pageHeaders), ...packed };
    if (SHARED.test(key)) return { contentType: 'application/octet-stream' };
    // Everybody may ask for what becomes `build.json`, and nobody keep it.
    const cacheControl = key.endsWith('/build.json') ? 'no-cache' : undefined;
    return { contentType: 'application/json', cacheControl };
  };
}

const STAGED_PAGE = /^staging\/[^/]+\/[^/]+\/pages\//;

/** Keys of data that builders exchange. */
const SHARED = /^(?:shared|staging\/[^/]+\/[^/]+\/shared)\//;

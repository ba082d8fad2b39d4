import { workerPath } from '#domain/link/paths.ts';
import type { Log } from '#lib/log/log.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import type { ObjectHeaders, SiteStore, StoreLocation } from '#publisher/publish/protocol/site-store.ts';
import { createPurger } from '#publisher/purge/purger.ts';
import { purgingStore } from '#publisher/purge/purging-store.ts';
import { contentTypeOf } from '#publisher/serve/embedded/content-type.ts';
import { type AnswerKind, answerHeaders } from '#publisher/serve/embedded/headers.ts';
import { DICTIONARY_NAME, HASHED_FOLDER } from '#publisher/serve/embedded/own-path.ts';
import { directoriesBelow } from './directories.ts';

/** Opens where an installation publishes: its bucket, or folders of this machine. Tells its CDN, too. */
export function openSiteStore(environment: Environment, log?: Log): SiteStore {
  const { purge, originPattern, hostSuffixes } = environment;
  const store = openStore(locationOf(environment), (path) => headersOf(path, kindOf(path)));
  if (!purge) return store;
  return purgingStore(store, createPurger({ ...purge, ...(log && { log }) }), {
    protocol: new URL(originPattern).protocol,
    hostSuffixes,
  });
}

/** Of pages that are no HTML. */
const ENDINGS = ['jsonl', 'md', 'txt', 'xml'];

function locationOf({ dataDirectory, storeBucket }: Environment): StoreLocation {
  if (!storeBucket) return directoriesBelow(dataDirectory).store;
  const endingHeaders = Object.fromEntries(
    ENDINGS.map((ending) => [ending, headersOf(`x.${ending}`, 'crawler-file')]),
  );
  return { kind: 's3', ...storeBucket, pageHeaders: headersOf('index.html', 'page'), endingHeaders };
}

function kindOf(path: string): AnswerKind {
  if (path.startsWith(DICTIONARY_NAME)) return 'dictionary';
  if (path.startsWith(`${HASHED_FOLDER}/`)) return 'hashed-file';
  return `/${path}` === workerPath() ? 'worker' : 'file';
}

/** As the server says it of the same file. */
function headersOf(path: string, kind: AnswerKind): ObjectHeaders {
  const cacheControl = answerHeaders(kind, { secure: false })['cache-control'];
  return { contentType: contentTypeOf(path), cacheControl };
}

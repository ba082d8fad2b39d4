import { attemptKeys } from '#publisher/publish/protocol/keys.ts';
import type { S3Location } from '#publisher/publish/protocol/site-store.ts';
import { type Bucket, openBucket } from './bucket.ts';

/** Parts that nobody named for so many milliseconds are removed. */
const KEPT_FOR = 24 * 3_600_000;

/** Exchange of data, through the bucket, between machines that build a shop together. */
export interface Exchange {
  /** Lays something down under a name, until the attempt ends. */
  put(attempt: string, name: string, content: Uint8Array | string): Promise<void>;
  /** Undefined where it was never there, or the attempt is over. */
  get(attempt: string, name: string): Promise<Buffer | undefined>;
  /** Lays down those parts of a file that are not there, and takes away those that have not been for long. */
  putParts(names: readonly string[], read: (name: string) => Promise<Uint8Array>): Promise<void>;
  getPart(name: string): Promise<Buffer | undefined>;
}

/** By hashes of what they hold. */
const partsPrefix = (tenant: string) => `shared/${tenant}/`;
const partKey = (tenant: string, hash: string) => partsPrefix(tenant) + hash;

/** Opens it for a shop. Parts of files are named by what they hold and outlive their attempt. */
export function openExchange(location: S3Location, tenant: string): Exchange {
  const bucket = openBucket(location);
  const keyOf = (attempt: string, name: string) => attemptKeys(tenant, attempt).shared(name);
  return {
    put: (attempt, name, content) => bucket.write(keyOf(attempt, name), content),
    get: (attempt, name) => bucket.read(keyOf(attempt, name)),
    getPart: (name) => bucket.read(partKey(tenant, name)),
    putParts: (names, read) => putParts(bucket, tenant, names, read),
  };
}

async function putParts(
  bucket: Bucket,
  tenant: string,
  names: readonly string[],
  read: (name: string) => Promise<Uint8Array>,
): Promise<void> {
  const left = new Set(names);
  const old: string[] = [];
  const before = Date.now() - KEPT_FOR;
  for await (const { key, changedAt } of bucket.list(partsPrefix(tenant))) {
    const isNamed = left.delete(key.slice(partsPrefix(tenant).length));
    if (!isNamed && changedAt.getTime() < before) old.push(key);
  }
  // One after another: a part is megabytes.
  for (const name of left) await bucket.write(partKey(tenant, name), await read(name));
  await bucket.remove(old);
}

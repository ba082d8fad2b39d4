import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ListOptions, ObjectStore, PutObject, StoredObject } from '@20minutes/s3rver';

interface Kept {
  bytes: Buffer;
  metadata: Record<string, string>;
  changedAt: Date;
}

/** Headers of a put that are kept with the object. */
const GOES_ALONG = /^(content-(type|encoding)|cache-control|x-amz-meta-.*)$/;

/**
 * Objects in the buckets of a test's S3 server. As Amazon says of S3, a write, a copy or a removal is whole
 * when it is answered, and seen by all that is asked from then on. The folders of s3rver are otherwise: where
 * it removes several objects of a folder it fails in the middle, goes on after its answer, and takes along
 * what was put there meanwhile.
 */
export class S3Objects implements ObjectStore {
  readonly #buckets = new Map<string, Map<string, Kept>>();

  async getBucket(name: string) {
    return this.#buckets.has(name) ? { name, creationDate: new Date(0) } : null;
  }

  async putBucket(name: string) {
    this.#buckets.set(name, new Map());
  }

  async listObjects(bucket: string, { prefix = '', delimiter, startAfter = '', maxKeys }: ListOptions) {
    const known = [...this.#in(bucket).keys()].filter((key) => key.startsWith(prefix) && key > startAfter);
    const commonPrefixOf = (key: string) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end === -1 ? undefined : key.slice(0, end + 1);
    };
    const commonPrefixes = [...new Set(known.map(commonPrefixOf))].filter((one) => one !== undefined).sort();
    const keys = known.filter((key) => commonPrefixOf(key) === undefined);
    const objects = keys
      .sort()
      .slice(0, maxKeys)
      .map((key) => this.#read(bucket, key));
    return { objects, commonPrefixes, isTruncated: keys.length > objects.length };
  }

  async existsObject(bucket: string, key: string) {
    return this.#in(bucket).has(key);
  }

  async getObject(bucket: string, key: string) {
    return this.#in(bucket).has(key) ? this.#read(bucket, key) : null;
  }

  async putObject({ bucket, key, content, metadata }: PutObject) {
    const bytes = Buffer.concat(Buffer.isBuffer(content) ? [content] : await Array.fromAsync(content));
    const along = Object.entries(metadata).filter(([name]) => GOES_ALONG.test(name));
    this.#in(bucket).set(key, { bytes, metadata: Object.fromEntries(along), changedAt: new Date() });
    return { size: bytes.length, md5: md5Of(bytes) };
  }

  async copyObject(fromBucket: string, from: string, bucket: string, key: string) {
    this.#in(bucket).set(key, { ...this.#known(fromBucket, from), changedAt: new Date() });
    return this.#read(bucket, key).metadata;
  }

  async deleteObject(bucket: string, key: string) {
    this.#in(bucket).delete(key);
  }

  /** Makes an object look as if it had been written then, where it is there. */
  date(bucket: string, key: string, changedAt: Date): void {
    const kept = this.#in(bucket).get(key);
    if (kept) this.#in(bucket).set(key, { ...kept, changedAt });
  }

  /** Nothing is configured of a bucket or tagged to an object. */
  async getSubresource() {
    return null;
  }

  #in(bucket: string): Map<string, Kept> {
    const objects = this.#buckets.get(bucket);
    if (!objects) throw new Error(`There is no bucket ${bucket}.`);
    return objects;
  }

  #known(bucket: string, key: string): Kept {
    const kept = this.#in(bucket).get(key);
    if (!kept) throw new Error(`There is no ${key} in ${bucket}.`);
    return kept;
  }

  #read(bucket: string, key: string): StoredObject {
    const { bytes, metadata, changedAt } = this.#known(bucket, key);
    return {
      key,
      size: bytes.length,
      lastModifiedDate: changedAt,
      content: Readable.from([bytes], { objectMode: false }),
      metadata: {
        ...metadata,
        etag: JSON.stringify(md5Of(bytes)),
        'last-modified': changedAt.toUTCString(),
        'content-length': String(bytes.length),
      },
    };
  }
}

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

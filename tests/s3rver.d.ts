declare module '@20minutes/s3rver' {
  import type { Readable } from 'node:stream';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: readonly { name: string; configs: readonly string[] }[];
  }
  export interface ListOptions {
    prefix?: string | undefined;
    delimiter?: string | undefined;
    startAfter?: string | undefined;
    maxKeys: number;
  }
  export interface PutObject {
    bucket: string;
    key: string;
    content: Buffer | Readable;
    metadata: Record<string, string>;
  }
  export interface StoredObject {
    key: string;
    size: number;
    lastModifiedDate: Date;
    content: Readable;
    metadata: Record<string, string>;
  }
  /** What the server asks of where its objects lie. */
  export interface ObjectStore {
    getBucket(name: string): Promise<{ name: string; creationDate: Date } | null>;
    putBucket(name: string): Promise<void>;
    listObjects(
      bucket: string,
      options: ListOptions,
    ): Promise<{ objects: StoredObject[]; commonPrefixes: string[]; isTruncated: boolean }>;
    existsObject(bucket: string, key: string): Promise<boolean>;
    getObject(bucket: string, key: string): Promise<StoredObject | null>;
    putObject(object: PutObject): Promise<{ size: number; md5: string }>;
    copyObject(
      fromBucket: string,
      from: string,
      bucket: string,
      key: string,
    ): Promise<Record<string, string>>;
    deleteObject(bucket: string, key: string): Promise<void>;
    getSubresource(bucket: string, key: string | undefined, type: string): Promise<null>;
  }
  export default class S3rver {
    constructor(options: Options);
    store: ObjectStore;
    readonly context: { store: ObjectStore };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}

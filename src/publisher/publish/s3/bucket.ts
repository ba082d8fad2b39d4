import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import type { StoredEntry, StoredStat } from '#publisher/publish/protocol/driver.ts';
import type { ObjectHeaders, S3Location } from '#publisher/publish/protocol/site-store.ts';
import { headersByKey, type PutHeaders } from './headers.ts';

/** Requests that are on their way at once. */
const AT_ONCE = 32;

/** Most keys that one request may remove. */
const REMOVED_AT_ONCE = 1_000;

/** Tries of a request in all, where another one may help. */
const TRIES = 5;

/** The object store refuses, or cannot be reached. */
export class StoreError extends Error {
  override name = 'StoreError';
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** Objects below the prefix of a location, by their keys without it. */
export type Bucket = ReturnType<typeof openBucket>;

/**
 * Opens a bucket. Credentials come from where AWS tools look for them: `AWS_ACCESS_KEY_ID` and so on.
 * `assetHeaders` tells what a file that all shops share is served with.
 */
export function openBucket(
  location: S3Location,
  assetHeaders: (path: string) => ObjectHeaders = () => ({ contentType: 'application/octet-stream' }),
) {
  const { bucket, prefix, endpoint, region } = location;
  const headersOf = headersByKey(location, assetHeaders);
  const limit = pLimit(AT_ONCE);
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /** Loaded where it is used: it takes a tenth of a second. */
  async function open() {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      maxAttempts: TRIES,
      // Servers other than Amazon's have one host for all buckets, and not all know its newer checksums.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }

  async function ask<Answer>(
    what: string,
    key: string,
    send: (sdk: Sdk, client: S3Client) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    opened ??= open();
    const { sdk, client } = await opened;
    try {
      return await limit(() => send(sdk, client));
    } catch (cause) {
      if (statusOf(cause) === 404 && !isWithoutBucket(cause)) return undefined;
      const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
      throw new StoreError(
        `${what} of s3://${bucket}/${key} failed (${reason}). Check STORE_URL, the keys and their rights.`,
        { cause },
      );
    }
  }

  const full = (key: string) => prefix + key;
  return {
    async read(key: string): Promise<Buffer | undefined> {
      const Key = full(key);
      return ask('The reading', Key, async ({ GetObjectCommand }, client) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
    },

    async write(key: string, content: Uint8Array | string, hash?: string): Promise<void> {
      const Key = full(key);
      const Body = Buffer.from(content);
      await ask('The writing', Key, ({ PutObjectCommand }, client) =>
        client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ...inputOf(headersOf(key), hash) })),
      );
    },

    /** Writes what a file holds, of which no more is held here than some chunks. */
    async writeFile(key: string, file: string): Promise<void> {
      const Key = full(key);
      const { size: ContentLength } = await stat(file);
      await ask('The writing', Key, ({ PutObjectCommand }, client) => {
        const Body = createReadStream(file);
        const input = { Bucket: bucket, Key, Body, ContentLength, ...inputOf(headersOf(key)) };
        return client.send(new PutObjectCommand(input));
      });
    },

    /** Copies with all that goes along; false where there is nothing to copy. */
    async copy(from: string, to: string): Promise<boolean> {
      const Key = full(to);
      const CopySource = `${bucket}/${full(from)}`.split('/').map(encodeURIComponent).join('/');
      const answer = await ask('The copying', Key, ({ CopyObjectCommand }, client) =>
        client.send(new CopyObjectCommand({ Bucket: bucket, Key, CopySource })),
      );
      return answer !== undefined;
    },

    async stat(key: string): Promise<StoredStat | undefined> {
      const Key = full(key);
      const answer = await ask('The reading', Key, ({ HeadObjectCommand }, client) =>
        client.send(new HeadObjectCommand({ Bucket: bucket, Key })),
      );
      if (!answer) return undefined;
      return { hash: answer.Metadata?.['hash'] ?? '', changedAt: answer.LastModified ?? new Date(0) };
    },

    /** All below a prefix; with a delimiter, of what has it behind the prefix only the part up to it. */
    async *list(under: string, delimiter?: string): AsyncGenerator<StoredEntry> {
      const input = { Bucket: bucket, Prefix: full(under), Delimiter: delimiter };
      for (let from: string | undefined, more = true; more; ) {
        const answer = await ask('The listing', full(under), ({ ListObjectsV2Command }, client) =>
          client.send(new ListObjectsV2Command({ ...input, ContinuationToken: from })),
        );
        for (const { Key = '', LastModified = new Date(0) } of answer?.Contents ?? [])
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        for (const { Prefix = '' } of answer?.CommonPrefixes ?? [])
          yield { key: Prefix.slice(prefix.length), changedAt: new Date(0) };
        from = answer?.NextContinuationToken;
        more = from !== undefined;
      }
    },

    async remove(keys: readonly string[]): Promise<void> {
      const parts: string[][] = [];
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE)
        parts.push(keys.slice(at, at + REMOVED_AT_ONCE));
      await Promise.all(
        parts.map(async (part) => {
          const [first = ''] = part;
          const Objects = part.map((key) => ({ Key: full(key) }));
          const answer = await ask('The removal', full(first), ({ DeleteObjectsCommand }, client) =>
            client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })),
          );
          const [fault] = answer?.Errors ?? [];
          if (fault)
            throw new StoreError(`The removal of s3://${bucket}/${fault.Key} failed: ${fault.Message}.`);
        }),
      );
    },
  };
}

function inputOf({ contentType, cacheControl, contentEncoding }: PutHeaders, hash?: string) {
  return {
    ContentType: contentType,
    CacheControl: cacheControl,
    ContentEncoding: contentEncoding,
    ...(hash !== undefined && { Metadata: { hash } }),
  };
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}

const isWithoutBucket = (error: unknown) => error instanceof Error && error.name === 'NoSuchBucket';

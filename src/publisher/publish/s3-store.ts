import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BUILD_FILE } from './build-file.ts';
import { isPageFile, pathOfFile } from './page-file.ts';
import { pageHash } from './page-hash.ts';
import type { Hold, Release } from './release.ts';
import { type AssetHeaders, checkAssets, keepAsset, putAsset, putAssets, sweepAssets } from './s3-assets.ts';
import { type PageHeaders, S3Attempt } from './s3-attempt.ts';
import { type Bucket, JSON_OBJECT, openBucket } from './s3-bucket.ts';
import { takeOver } from './s3-carry-out.ts';
import { attemptKeys, purgeOwedKey, siteFileKey, sitePrefix, stagingPrefix } from './s3-keys.ts';
import { lastNumber, readHold, readReleases, releasesOf, thinReleases, writeLetGo } from './s3-releases.ts';
import { type SiteFile, siteFileIn } from './site-file.ts';
import type {
  Begun,
  S3Location,
  ShopSite,
  SiteAttempt,
  SiteStore,
  StoredPage,
  StoredSite,
} from './site-store.ts';

/** Keeps sites as objects that a CDN can serve as they are. */
export function createS3Store(location: S3Location, headersOf: AssetHeaders): SiteStore {
  const bucket = openBucket(location);
  const pageHeaders: PageHeaders = (path) =>
    location.endingHeaders[extname(path).slice(1)] ?? location.pageHeaders;
  return {
    location,
    putAssets: (folder) => putAssets(bucket, headersOf, folder),
    putAsset: (path, content) => putAsset(bucket, headersOf, path, content),
    checkAssets: ({ mend }) => checkAssets(bucket, headersOf, mend),
    // Nothing of a bucket is read before it is published.
    showAsset: async () => {},
    keepAsset: (path) => keepAsset(bucket, headersOf, path),
    sweepAssets: (isUsed, before) => sweepAssets(bucket, isUsed, before),
    site: (tenant) => new S3Site(bucket, pageHeaders, tenant),
  };
}

class S3Site implements ShopSite {
  readonly #bucket: Bucket;
  readonly #headersOf: PageHeaders;
  readonly #tenant: string;

  constructor(bucket: Bucket, headersOf: PageHeaders, tenant: string) {
    this.#bucket = bucket;
    this.#headersOf = headersOf;
    this.#tenant = tenant;
  }

  async exists(): Promise<boolean> {
    return (await this.#bucket.stat(siteFileKey(this.#tenant))) !== undefined;
  }

  /** Of two builders that begin at once at most one goes on: each sees the mark of whoever came first. */
  async begin(): Promise<Begun> {
    const attempt = randomUUID();
    const own = attemptKeys(this.#tenant, attempt);
    await this.#bucket.put(own.begun, '{}', JSON_OBJECT);
    const prefix = stagingPrefix(this.#tenant);
    const there = (await this.#bucket.list(prefix)).map(({ key }) => key.slice(prefix.length).split('/')[0]);
    let hasFinished = false;
    for (const other of new Set(there))
      if (other && other !== attempt && (await takeOver(this.#bucket, this.#tenant, other, own)))
        hasFinished = true;
    return { attempt, release: await lastNumber(this.#bucket, this.#tenant), hasFinished };
  }

  attempt(name: string): SiteAttempt {
    return new S3Attempt(this.#bucket, this.#headersOf, this.#tenant, name);
  }

  async releases(): Promise<Release[]> {
    return releasesOf(await readReleases(this.#bucket, this.#tenant));
  }

  hold(): Promise<Hold | undefined> {
    return readHold(this.#bucket, this.#tenant);
  }

  letGo(): Promise<void> {
    return writeLetGo(this.#bucket, this.#tenant);
  }

  thin(now: Date): Promise<number[]> {
    return thinReleases(this.#bucket, this.#tenant, now);
  }

  async readDescription(): Promise<SiteFile | undefined> {
    const text = await this.#bucket.get(siteFileKey(this.#tenant));
    return text && siteFileIn(String(text));
  }

  async isPurgeOwed(): Promise<boolean> {
    return (await this.#bucket.stat(purgeOwedKey(this.#tenant))) !== undefined;
  }

  async notePurgeOwed(isOwed: boolean): Promise<void> {
    const key = purgeOwedKey(this.#tenant);
    await (isOwed ? this.#bucket.put(key, '{}', JSON_OBJECT) : this.#bucket.remove([key]));
  }

  async readStored(): Promise<StoredSite> {
    const prefix = sitePrefix(this.#tenant);
    const pages = new Map<string, StoredPage>();
    const others: string[] = [];
    await Promise.all(
      (await this.#bucket.list(prefix)).map(async ({ key }) => {
        const file = key.slice(prefix.length);
        const plain = file.replace(/\.br$/, '');
        if (!isPageFile(plain)) {
          if (file !== BUILD_FILE) others.push(file);
          return;
        }
        const path = pathOfFile(plain);
        // Before it is read, so that pages come in the order of their names.
        const page = pages.get(path) ?? { html: undefined, brotli: undefined };
        pages.set(path, page);
        const bytes = await this.#bucket.get(key);
        if (file === plain) page.html = bytes && pageHash(bytes);
        else page.brotli = bytes && hashOfPacked(bytes);
      }),
    );
    return { pages, others: others.sort() };
  }
}

function hashOfPacked(packed: Uint8Array): string {
  try {
    return pageHash(brotliDecompressSync(packed));
  } catch {
    return 'broken';
  }
}

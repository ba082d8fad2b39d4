import { createAssets } from '#publisher/publish/protocol/assets.ts';
import { PublishedSite } from '#publisher/publish/protocol/site.ts';
import type { ObjectHeaders, S3Location, SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { openBucket } from './bucket.ts';
import { createS3Driver } from './driver.ts';

/** Keeps sites as objects that a CDN serves as they are; `assetHeaders` are those of shared files. */
export function createS3Store(
  location: S3Location,
  assetHeaders?: (path: string) => ObjectHeaders,
): SiteStore {
  const driver = createS3Driver(openBucket(location, assetHeaders));
  return {
    location,
    ...createAssets(driver),
    // Nothing of a bucket is read before it is published.
    showAsset: async () => {},
    site: (tenant) => new PublishedSite(driver, tenant),
  };
}

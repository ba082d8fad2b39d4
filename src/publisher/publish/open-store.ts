import { createDirectoryStore } from './directory/store.ts';
import type { ObjectHeaders, SiteStore, StoreLocation } from './protocol/site-store.ts';
import { createS3Store } from './s3/store.ts';

/**
 * Opens the store of a location, in whatever process. `assetHeaders` tells what a file that all shops share
 * is served with: a process that puts none needs none.
 */
export function openStore(
  location: StoreLocation,
  assetHeaders?: (path: string) => ObjectHeaders,
): SiteStore {
  switch (location.kind) {
    case 'directory':
      return createDirectoryStore(location);
    case 's3':
      return createS3Store(location, assetHeaders);
  }
}

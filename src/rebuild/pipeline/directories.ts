import { join } from 'node:path';
import { snapshotFileOf } from '#snapshot/snapshot-file.ts';

/** Where a build keeps what: all below the data directory, so that moves are renames within one file system. */
export interface Directories {
  compiled: string;
  assets: string;
  snapshot(tenant: string): string;
  published(tenant: string): string;
  staging(tenant: string): string;
  /** Folder of all published sites. */
  sites: string;
  site(tenant: string): string;
}

export function directoriesBelow(dataDirectory: string): Directories {
  return {
    compiled: join(dataDirectory, 'compiled'),
    assets: join(dataDirectory, 'assets'),
    snapshot: (tenant) => snapshotFileOf(dataDirectory, tenant),
    published: (tenant) => join(dataDirectory, 'published', `${tenant}.sqlite`),
    staging: (tenant) => join(dataDirectory, 'staging', tenant),
    sites: join(dataDirectory, 'sites'),
    site: (tenant) => join(dataDirectory, 'sites', tenant),
  };
}

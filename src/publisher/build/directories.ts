import { join } from 'node:path';
import type { StoreLocation } from '#publisher/publish/protocol/site-store.ts';
import { INVENTORY_FILE } from '#publisher/render/compile/script-inventory.ts';
import { snapshotFileOf } from '#publisher/snapshot/snapshot-file.ts';

/** Where a build keeps what: all below the data directory, so that a move within it is a rename. */
export interface Directories {
  compiled: string;
  assets: string;
  snapshot(tenant: string): string;
  published(tenant: string): string;
  /** Snapshots of shops that other machines build. */
  shared: string;
  /** Where sites and assets are published. */
  store: StoreLocation;
  /** Folder of all published sites. */
  sites: string;
  site(tenant: string): string;
  /** File that lists the scripts of the code that was built last. */
  inventory: string;
}

export function directoriesBelow(dataDirectory: string): Directories {
  const sites = join(dataDirectory, 'sites');
  const assets = join(dataDirectory, 'assets');
  return {
    compiled: join(dataDirectory, 'compiled'),
    assets,
    snapshot: (tenant) => snapshotFileOf(dataDirectory, tenant),
    shared: join(dataDirectory, 'shared'),
    published: (tenant) => join(dataDirectory, 'published', `${tenant}.sqlite`),
    store: {
      kind: 'directory',
      sites,
      assets,
      staging: join(dataDirectory, 'staging'),
      releases: join(dataDirectory, 'releases'),
    },
    sites,
    site: (tenant) => join(sites, tenant),
    inventory: join(dataDirectory, INVENTORY_FILE),
  };
}

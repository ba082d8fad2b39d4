import { createDirectoryStore } from './directory-store.ts';
import type { SiteStore, StoreLocation } from './site-store.ts';

/** Opens the store of a location, in whatever process. */
export function openStore(location: StoreLocation): SiteStore {
  switch (location.kind) {
    case 'directory':
      return createDirectoryStore(location);
  }
}

import { join, resolve } from 'node:path';
import { siteKeys } from '#publisher/publish/protocol/keys.ts';
import { SITE_FILE } from '#publisher/publish/protocol/page-file.ts';
import type { DirectoryLocation } from '#publisher/publish/protocol/site-store.ts';

type Roots = Readonly<Record<string, string>> &
  Readonly<Record<'sites' | 'staging' | 'releases' | 'kept', string>>;

/** The folder that all keys with a first name are in, all within one file system. */
export const rootsOf = ({ sites, staging, releases, assets }: DirectoryLocation): Roots => ({
  sites: resolve(sites),
  staging: resolve(staging),
  releases: resolve(releases),
  assets: resolve(assets),
  /** No shop has such a name. */
  kept: resolve(releases, '.kept'),
});

/** The file of a key, or the folder of one that ends with a slash. */
export function fileOfKey(roots: Roots, key: string): string {
  const slash = key.indexOf('/');
  const [root, rest] = [key.slice(0, slash), key.slice(slash + 1, key.endsWith('/') ? -1 : undefined)];
  const folder = roots[root];
  if (folder !== undefined) return rest === '' ? folder : `${folder}/${rest}`;
  // Of shops: the site's own file lies beside its pages, for whoever serves them.
  const [tenant = '', ending = ''] = rest.split(/\.(?=[^.]*$)/);
  return ending === 'json' ? join(roots.sites, tenant, SITE_FILE) : join(roots.releases, tenant, ending);
}

/** File of a page that an attempt has staged. */
export function stagedFile(
  location: DirectoryLocation,
  tenant: string,
  attempt: string,
  path: string,
): string {
  return fileOfKey(rootsOf(location), siteKeys(tenant).attempt(attempt).page(path, 'identity'));
}

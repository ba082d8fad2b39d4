import { join } from 'node:path';
import { fileOf } from './page-file.ts';
import type { DirectoryLocation } from './site-store.ts';

/** Folders of one shop, all within one file system. */
export interface SiteFolders {
  tenant: string;
  /** What is served. */
  site: string;
  /** One folder an attempt. */
  staging: string;
  /** One folder a release, by its number. */
  releases: string;
}

export function foldersOf({ sites, staging, releases }: DirectoryLocation, tenant: string): SiteFolders {
  return {
    tenant,
    site: join(sites, tenant),
    staging: join(staging, tenant),
    releases: join(releases, tenant),
  };
}

/** What lies in the folder of an attempt. All that a publish moves comes out of it or goes into it. */
export const attemptPlaces = (folder: string) => ({
  folder,
  /** Staged pages, as files of their forms. */
  pages: join(folder, 'pages'),
  /** What becomes the folder of the release. */
  release: join(folder, 'release'),
  journal: join(folder, 'journal.json'),
  /** The site's own file as of the release, and one that fits the pages before and after. */
  siteFile: join(folder, 'site.json'),
  siteFileMeanwhile: join(folder, 'site-meanwhile.json'),
  /** What becomes `build.json`. */
  buildFile: join(folder, 'build.json'),
  /** Where files go that are taken away: one after another under the same name. */
  gone: join(folder, 'gone'),
});
export type AttemptPlaces = ReturnType<typeof attemptPlaces>;

/** Where an attempt keeps a page that it has staged. */
export function stagedFile(
  location: DirectoryLocation,
  tenant: string,
  attempt: string,
  path: string,
): string {
  return join(attemptPlaces(join(foldersOf(location, tenant).staging, attempt)).pages, fileOf(path));
}

/** What lies in the folder of a release. */
export const releasePlaces = (folder: string) => ({
  folder,
  description: join(folder, 'release.json'),
  /** Paths of the pages that it put where none was. */
  added: join(folder, 'added.json'),
  /** Files of the pages that it took the place of, and the site's own file of before. */
  pages: join(folder, 'pages'),
  /** Is there where a shop that was rolled back goes on. */
  letGo: join(folder, 'let-go'),
});

import { type Form, fileOf, formFile } from './page-file.ts';

/** Where what lies, below the prefix of a store. Only `sites/` and `assets/` are for everybody to read. */
export const sitePrefix = (tenant: string) => `sites/${tenant}/`;
export const pageKey = (tenant: string, path: string, form: Form) =>
  sitePrefix(tenant) + formFile(fileOf(path), form);

/** The site's own file, where no address of a shop leads. Its being there says that the shop is. */
export const siteFileKey = (tenant: string) => `shops/${tenant}.json`;

/** Is there while a CDN may not have heard of pages that changed. */
export const purgeOwedKey = (tenant: string) => `shops/${tenant}.purge-owed`;

export const assetKey = (path: string, form: Form) => `assets/${formFile(path, form)}`;

export const releasesPrefix = (tenant: string) => `releases/${tenant}/`;
export const releaseKey = (tenant: string, number: number) =>
  `${releasesPrefix(tenant)}${String(number).padStart(9, '0')}.json`;

/** What releases took the place of, in a folder for each attempt. */
export const keptPrefix = (tenant: string, attempt = '') => `kept/${tenant}/${attempt && `${attempt}/`}`;
export const keptKey = (tenant: string, attempt: string, path: string, form: Form) =>
  keptPrefix(tenant, attempt) + formFile(fileOf(path), form);

/** Parts of files that builders hand to each other, by hashes of what they hold. */
export const partsPrefix = (tenant: string) => `shared/${tenant}/`;
export const partKey = (tenant: string, hash: string) => partsPrefix(tenant) + hash;

export const stagingPrefix = (tenant: string) => `staging/${tenant}/`;

/** What lies there of an attempt. */
export function attemptKeys(tenant: string, attempt: string) {
  const folder = `${stagingPrefix(tenant)}${attempt}/`;
  return {
    folder,
    /** The attempt has begun; the first to go. */
    begun: `${folder}state-begun`,
    /** Another builder has taken the shop over. */
    over: `${folder}state-over`,
    states: `${folder}state-`,
    pages: `${folder}pages/`,
    page: (path: string, form: Form) => `${folder}pages/${formFile(fileOf(path), form)}`,
    /** What builders who work on it together hand to each other. */
    shared: (name: string) => `${folder}shared/${name}`,
    journal: `${folder}journal.json`,
    /** What becomes the file of the release, and the site's own files meanwhile and then. */
    release: `${folder}release.json`,
    siteFile: `${folder}site.json`,
    siteFileMeanwhile: `${folder}site-meanwhile.json`,
    buildFile: `${folder}build.json`,
  };
}
export type AttemptKeys = ReturnType<typeof attemptKeys>;

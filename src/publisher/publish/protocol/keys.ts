import { BUILD_FILE } from './build-file.ts';
import { type Form, fileOf, formFile } from './page-file.ts';

/** Files that all shops share. Of all keys only these and those of `sites/` are for everybody to read. */
export const ASSETS = 'assets/';

/** Keys of a shop. */
export function siteKeys(tenant: string) {
  const [pages, staging, releases] = [`sites/${tenant}/`, `staging/${tenant}/`, `releases/${tenant}/`];
  const kept = `kept/${tenant}/`;
  const numbered = (number: number) => releases + String(number).padStart(9, '0');
  return {
    pages,
    page: (path: string, form: Form) => pages + formFile(fileOf(path), form),
    buildFile: pages + BUILD_FILE,
    /** The site's own file, where no address of a shop leads. Its being there says that the shop is. */
    siteFile: `shops/${tenant}.json`,
    /** Is there while a CDN may not have heard of pages that changed. */
    purgeOwed: `shops/${tenant}.purge-owed`,
    releases,
    release: (number: number) => `${numbered(number)}.json`,
    /** Record of the way back to before a release. */
    undo: (number: number) => `${numbered(number)}.undo.json`,
    /** Pages that releases took the place of, in a folder for each attempt. */
    kept,
    keptBy: (attempt: string) => `${kept + attempt}/`,
    keptPage: (attempt: string, path: string, form: Form) =>
      `${kept + attempt}/${formFile(fileOf(path), form)}`,
    staging,
    attempt: (name: string) => attemptKeys(tenant, name),
  };
}
export type SiteKeys = ReturnType<typeof siteKeys>;

/** Keys of an attempt. */
export function attemptKeys(tenant: string, attempt: string) {
  const folder = `staging/${tenant}/${attempt}/`;
  return {
    folder,
    pages: `${folder}pages/`,
    page: (path: string, form: Form) => `${folder}pages/${formFile(fileOf(path), form)}`,
    /** Data that builders who work on the attempt together exchange. */
    shared: (name: string) => `${folder}shared/${name}`,
    /** The write-ahead log. */
    log: `${folder}journal.json`,
    /** Files of the release to be, and the site's own files of after the publish and of meanwhile. */
    release: `${folder}release.json`,
    undo: `${folder}undo.json`,
    siteFile: `${folder}site.json`,
    siteFileMeanwhile: `${folder}site-meanwhile.json`,
    buildFile: `${folder}build.json`,
  };
}
export type AttemptKeys = ReturnType<typeof attemptKeys>;

export type Pair = readonly [from: string, to: string];

/** Pages whose keys are held at once. */
const PAGES_AT_ONCE = 1_000;

/** Some paths after the other, each time with the keys of all their forms, the plain form first. */
export function* pagePairs(
  paths: readonly string[],
  from: (path: string, form: Form) => string,
  to: (path: string, form: Form) => string,
): Generator<{ some: readonly string[]; pairs: Pair[] }> {
  for (let at = 0; at < paths.length; at += PAGES_AT_ONCE) {
    const some = paths.slice(at, at + PAGES_AT_ONCE);
    yield {
      some,
      pairs: some.flatMap((path) => [
        [from(path, 'identity'), to(path, 'identity')],
        [from(path, 'br'), to(path, 'br')],
      ]),
    };
  }
}

import { ExplainedError } from '#lib/explained-error.ts';
import type { Pin, Release, ReleaseNote } from './release.ts';
import type { SiteFile } from './site-file.ts';

/** Pages that a publish puts in place and takes away, by their paths with language. */
export interface Changeset {
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}

/** A page as it lies: hashes of what its forms hold. A form that is not there has none. */
export interface StoredPage {
  html: string | undefined;
  brotli: string | undefined;
}

/** All that lies there of a site: pages by their paths with language, and the names of other files. */
export interface StoredSite {
  pages: ReadonlyMap<string, StoredPage>;
  others: readonly string[];
}

/** Rights of a builder to a site, until another one begins. */
export interface SiteAttempt {
  /** Keeps a page for the publish, in all its forms. Several processes may do so side by side. */
  stage(path: string, html: Uint8Array): Promise<void>;
  /**
   * The same for a file that grows with the catalogue: takes a chunk when the one before is written. Gives
   * the `pageHash` of all of it; what the publish then does not name goes with the attempt.
   */
  stageChunks(path: string, chunks: Iterable<Uint8Array>): Promise<string>;
  /** Bytes of a page as it will be: as it is staged, else as it is published. */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Puts staged pages in place as the next release: new ones first, then changed ones, then removals, so that
   * no page that can be reached links to one that is not there. A site that is not there yet appears as a
   * whole. Fails before the first page moves, or else is finished by the next `begin`. Throws a FencedError.
   */
  publish(changeset: Changeset, file: SiteFile, note: ReleaseNote): Promise<Release>;
  /** Makes of the site what it was as of a release, and holds it there. Throws a ReleaseError. */
  rollBack(to: number, at: string): Promise<RolledBack>;
  /** Writes the site's own file where it differs. */
  describe(file: SiteFile): Promise<void>;
  /** Forgets what is staged; but a publish that had begun to move pages is kept for the next `begin`. */
  drop(): Promise<void>;
}

/** State of a site as its next builder found it. */
export interface Begun {
  /** Names the attempt, in any process that opens the same store. */
  attempt: string;
  /** Number of the last release; 0 where there is none. */
  release: number;
  /** True if a publish that was killed has been finished. */
  hasFinished: boolean;
}

export interface RolledBack {
  release: Release;
  /** All pages that changed, came or went. */
  paths: readonly string[];
}

/** A release that there is not, or no way back to. */
export class ReleaseError extends ExplainedError {
  override name = 'ReleaseError';
}

/** The published site of one shop. Names pages by their paths; in which forms they lie is its own affair. */
export interface ShopSite {
  /** True once the shop has been published. */
  exists(): Promise<boolean>;
  /** Takes the site over: whoever had it before can publish no more. Finishes what was killed half way. */
  begin(): Promise<Begun>;
  attempt(name: string): SiteAttempt;
  /** Those that can be gone back to, the last one first. */
  releases(): Promise<Release[]>;
  /** Undefined where the shop is built as ever. */
  pinned(): Promise<Pin | undefined>;
  /** Lets a shop that is pinned be built again. */
  unpin(): Promise<void>;
  /** Forgets releases by their age, as `keepReleases` says, and gives their numbers. */
  thin(now: Date): Promise<number[]>;
  /** Content of the site's own file; undefined if it is not there, or damaged. */
  readDescription(): Promise<SiteFile | undefined>;
  /** Reads every page in all its forms. */
  readStored(): Promise<StoredSite>;
  /** True if a CDN may still have pages from before a change. */
  isPurgeOwed(): Promise<boolean>;
  /** Notes it, for whoever comes after a builder that died. */
  notePurgeOwed(isOwed: boolean): Promise<void>;
}

/** Store of published sites and of the files that all of them share. */
export interface SiteStore {
  /** Location with which another process opens the same store. */
  readonly location: StoreLocation;
  /**
   * Puts the files of a folder where all shops serve them from. Files with the same bytes are left alone;
   * those of earlier versions stay for the pages that shoppers still have open.
   */
  putAssets(folder: string): Promise<{ written: number }>;
  /** Puts one file there by its path. False where it was there with the same bytes. */
  putAsset(path: string, content: Uint8Array): Promise<boolean>;
  /** Has a file be there for whoever previews, in whatever form; `putAsset` has yet to put it there. */
  showAsset(path: string, content: Uint8Array): Promise<void>;
  /** Bytes of such a file; undefined where it is not there. */
  readAsset(path: string): Promise<Uint8Array | undefined>;
  /** Counts a file as young again, so that it is not swept before it is used. False if it is not there. */
  keepAsset(path: string): Promise<boolean>;
  /** Removes files that nothing uses and that were written before a moment; gives their paths. */
  sweepAssets(isUsed: (path: string) => boolean, before: Date): Promise<string[]>;
  site(tenant: string): ShopSite;
  /** Names of files that all shops share whose packed form does not hold the same; `mend` packs them anew. */
  checkAssets(options: { mend: boolean }): Promise<string[]>;
}

/** Folders of this machine, all within one file system: pages are put in place by renames. */
export interface DirectoryLocation {
  kind: 'directory';
  /** One folder a shop. */
  sites: string;
  /** The same for pages that are not published yet. */
  staging: string;
  /** The same for what releases took the place of. */
  releases: string;
  /** Files that all shops share. */
  assets: string;
}

/** A bucket of S3, or of a server that speaks like it. Credentials are the environment's affair. */
export interface S3Location {
  kind: 's3';
  bucket: string;
  /** Prefix of all keys: empty, or with a closing slash. */
  prefix: string;
  /** Address of a server that is not Amazon's. */
  endpoint?: string | undefined;
  region: string;
  /** Headers of pages, for servers that send objects as they are. */
  pageHeaders: ObjectHeaders;
  /** The same for pages that are no HTML, by the endings of their paths, without a dot. */
  endingHeaders: Readonly<Record<string, ObjectHeaders>>;
}

/** Headers that an object is served with. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl?: string | undefined;
}

/** Plain data that names a store. */
export type StoreLocation = DirectoryLocation | S3Location;

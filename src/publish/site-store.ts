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

/** The published site of one shop. Names pages by their paths; in which forms they lie is its own affair. */
export interface ShopSite {
  /** Whether the shop has been published. */
  exists(): Promise<boolean>;
  /** Begins a publish: forgets what an earlier one staged. */
  clearStaged(): Promise<void>;
  /** Keeps a page for the publish, in all its forms. Several processes may do so side by side. */
  stage(path: string, html: Uint8Array): Promise<void>;
  /**
   * Puts staged pages in place: new ones first, then changed ones, then removals, so that no link points at a
   * page that is not there. A site that is not there yet appears as a whole. A publish that was killed is
   * repeated by staging and publishing the same again.
   */
  publish(changeset: Changeset, file: SiteFile): Promise<void>;
  /** Writes the site's own file where it differs. */
  describe(file: SiteFile): Promise<void>;
  /** What the site's own file says; undefined where it is not there, or damaged. */
  readDescription(): Promise<SiteFile | undefined>;
  /** Reads every page in all its forms. */
  readStored(): Promise<StoredSite>;
}

/** Where published sites and the files that all of them share are kept. */
export interface SiteStore {
  /** What another process opens the same store with. */
  readonly location: StoreLocation;
  /**
   * Puts the files of a folder where all shops serve them from. Files with the same bytes are left alone;
   * those of earlier versions stay for the pages that shoppers still have open.
   */
  putAssets(folder: string): Promise<{ written: number }>;
  /** Puts one file there by its path. False where it was there with the same bytes. */
  putAsset(path: string, content: Uint8Array): Promise<boolean>;
  /** Whether a file is there. */
  hasAsset(path: string): Promise<boolean>;
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
  /** Files that all shops share. */
  assets: string;
}

/** Plain data that names a store. */
export type StoreLocation = DirectoryLocation;

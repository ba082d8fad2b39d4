import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import writeFileAtomic from 'write-file-atomic';
import { compressPage } from './compress.ts';
import { checkAssets, putAsset, putAssets } from './directory-assets.ts';
import { readStoredSite } from './directory-pages.ts';
import { readSiteFile } from './directory-reader.ts';
import { FORMS, fileOf, formFile, SITE_FILE } from './page-file.ts';
import { formatSiteFile, type SiteFile } from './site-file.ts';
import type { Changeset, DirectoryLocation, ShopSite, SiteStore, StoredSite } from './site-store.ts';

/** Pages moved before other work gets its turn. */
const PAGES_AT_ONCE = 500;

/** What earlier versions stored besides. */
const FORMER_ENDING = '.html.gz';

/** Keeps sites in folders, each page as the files of its forms. */
export function createDirectoryStore(location: DirectoryLocation): SiteStore {
  return {
    location,
    putAssets: async (folder) => putAssets(folder, location.assets),
    putAsset: async (path, content) => putAsset(location.assets, path, content),
    checkAssets: async ({ mend }) => checkAssets(location.assets, mend),
    hasAsset: async (path) => existsSync(join(location.assets, path)),
    site: (tenant) => new DirectorySite(join(location.sites, tenant), join(location.staging, tenant)),
  };
}

class DirectorySite implements ShopSite {
  readonly #site: string;
  readonly #staging: string;
  readonly #madeFolders = new Set<string>();

  constructor(site: string, staging: string) {
    this.#site = site;
    this.#staging = staging;
  }

  async exists(): Promise<boolean> {
    return existsSync(this.#site);
  }

  async clearStaged(): Promise<void> {
    rmSync(this.#staging, { recursive: true, force: true });
    this.#madeFolders.clear();
  }

  /** Without a thread for the packing: each core has its worker. */
  async stage(path: string, html: Uint8Array): Promise<void> {
    const file = join(this.#staging, fileOf(path));
    this.#makeFolder(dirname(file));
    writeFileSync(formFile(file, 'br'), compressPage(html));
    writeFileSync(formFile(file, 'identity'), html);
  }

  async publish({ added, changed, removed }: Changeset, file: SiteFile): Promise<void> {
    if (!existsSync(this.#site)) {
      this.#makeFolder(dirname(this.#site));
      this.#makeFolder(this.#staging);
      describeIn(this.#staging, file);
      renameSync(this.#staging, this.#site);
      this.#madeFolders.clear();
      return;
    }
    // All that takes room comes before the first page moves: a full disk leaves the old site whole.
    for (const path of [...added, ...changed]) this.#makeFolder(dirname(join(this.#site, fileOf(path))));
    describeIn(this.#site, file);
    for (const paths of [added, changed]) await inTurns(paths, (path) => this.#putInPlace(path));
    await inTurns(removed, (path) => this.#remove(path));
    removeFormerForms(this.#site);
    await this.clearStaged();
  }

  async describe(file: SiteFile): Promise<void> {
    describeIn(this.#site, file);
    removeFormerForms(this.#site);
  }

  async readDescription(): Promise<SiteFile | undefined> {
    return readSiteFile(this.#site).catch(() => undefined);
  }

  async readStored(): Promise<StoredSite> {
    return readStoredSite(this.#site);
  }

  /** A server that sees the new page pairs it with an old packed one for no longer than a rename. */
  #putInPlace(path: string): void {
    const file = fileOf(path);
    const target = join(this.#site, file);
    for (const form of FORMS) renameSync(formFile(join(this.#staging, file), form), formFile(target, form));
  }

  #remove(path: string): void {
    for (const form of FORMS) rmSync(formFile(join(this.#site, fileOf(path)), form), { force: true });
  }

  #makeFolder(folder: string): void {
    if (this.#madeFolders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#madeFolders.add(folder);
  }
}

/** Files of this machine are moved faster one by one than side by side. */
async function inTurns(paths: readonly string[], work: (path: string) => void): Promise<void> {
  for (const [at, path] of paths.entries()) {
    work(path);
    if (at % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await setImmediate();
  }
}

function describeIn(folder: string, site: SiteFile): void {
  const file = join(folder, SITE_FILE);
  const text = formatSiteFile(site);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAtomic.sync(file, text);
}

/** Costs one look where there are none. */
function removeFormerForms(site: string): void {
  const home = join(site, `index${FORMER_ENDING}`);
  if (!existsSync(home)) return;
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const path = join(site, file);
    if (file.endsWith(FORMER_ENDING) && path !== home) rmSync(path, { force: true });
  }
  rmSync(home, { force: true });
}

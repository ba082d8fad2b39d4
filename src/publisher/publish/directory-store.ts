import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finish, moveIfThere } from './carry-out.ts';
import { checkAssets, keepAsset, putAsset, putAssets, showAsset, sweepAssets } from './directory-assets.ts';
import { DirectoryAttempt } from './directory-attempt.ts';
import { readStoredSite } from './directory-pages.ts';
import { readSiteFile } from './directory-reader.ts';
import { lastNumber, listReleases, readHold, thinReleases, writeLetGo } from './directory-releases.ts';
import type { Hold, Release } from './release.ts';
import type { SiteFile } from './site-file.ts';
import { foldersOf, type SiteFolders } from './site-folders.ts';
import type { Begun, DirectoryLocation, ShopSite, SiteAttempt, SiteStore, StoredSite } from './site-store.ts';

/** Keeps sites in folders, each page as the files of its forms. */
export function createDirectoryStore(location: DirectoryLocation): SiteStore {
  return {
    location,
    putAssets: (folder) => putAssets(folder, location.assets),
    putAsset: (path, content) => putAsset(location.assets, path, content),
    showAsset: async (path, content) => showAsset(location.assets, path, content),
    checkAssets: ({ mend }) => checkAssets(location.assets, mend),
    keepAsset: async (path) => keepAsset(location.assets, path),
    sweepAssets: async (isUsed, before) => sweepAssets(location.assets, isUsed, before),
    site: (tenant) => new DirectorySite(foldersOf(location, tenant)),
  };
}

class DirectorySite implements ShopSite {
  readonly #folders: SiteFolders;

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  async exists(): Promise<boolean> {
    return existsSync(this.#folders.site);
  }

  /** Of two builders that begin at once at most one goes on: each sees the folder of whoever came first. */
  async begin(): Promise<Begun> {
    const { staging, releases } = this.#folders;
    const attempt = randomUUID();
    mkdirSync(join(staging, attempt), { recursive: true });
    let hasFinished = false;
    for (const other of readdirSync(staging)) {
      if (other === attempt) continue;
      const [name = other] = other.split('.');
      const taken = join(staging, `${name}.${attempt}`);
      // Another builder may be quicker.
      if (!moveIfThere(join(staging, other), taken)) continue;
      if (await finish(this.#folders, taken)) hasFinished = true;
      await rm(taken, { recursive: true, force: true });
    }
    removeFormerForms(this.#folders.site);
    return { attempt, release: lastNumber(releases), hasFinished };
  }

  attempt(name: string): SiteAttempt {
    return new DirectoryAttempt(this.#folders, name);
  }

  async releases(): Promise<Release[]> {
    return listReleases(this.#folders.releases);
  }

  async hold(): Promise<Hold | undefined> {
    return readHold(this.#folders.releases);
  }

  async letGo(): Promise<void> {
    if (readHold(this.#folders.releases)) writeLetGo(this.#folders.releases);
  }

  async thin(now: Date): Promise<number[]> {
    return thinReleases(this.#folders.releases, now);
  }

  async readDescription(): Promise<SiteFile | undefined> {
    return readSiteFile(this.#folders.site).catch(() => undefined);
  }

  async readStored(): Promise<StoredSite> {
    return readStoredSite(this.#folders.site);
  }

  async isPurgeOwed(): Promise<boolean> {
    return existsSync(join(this.#folders.releases, PURGE_OWED));
  }

  async notePurgeOwed(isOwed: boolean): Promise<void> {
    const file = join(this.#folders.releases, PURGE_OWED);
    if (!isOwed) return rmSync(file, { force: true });
    mkdirSync(this.#folders.releases, { recursive: true });
    writeFileSync(file, '');
  }
}

/** Among the folders of releases. */
const PURGE_OWED = 'purge-owed';

/** What earlier versions stored besides. */
const FORMER_ENDING = '.html.gz';

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

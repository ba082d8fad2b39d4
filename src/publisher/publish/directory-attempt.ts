import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import writeFileAtomic from 'write-file-atomic';
import { syncDisk } from '#lib/sync-disk.ts';
import { bothScripts } from './both-scripts.ts';
import { BUILD_FILE, formatBuildFile } from './build-file.ts';
import { carryOut, inTurns } from './carry-out.ts';
import { compressPage } from './compress.ts';
import { lastNumber, listReleases, undoOf } from './directory-releases.ts';
import { FencedError } from './fenced-error.ts';
import { findGoal } from './find-goal.ts';
import { FORMS, type Form, fileOf, formFile, SITE_FILE } from './page-file.ts';
import type { Release, ReleaseNote } from './release.ts';
import { undoReleases } from './release.ts';
import { formatSiteFile, type SiteFile } from './site-file.ts';
import { attemptPlaces, releasePlaces, type SiteFolders } from './site-folders.ts';
import type { Changeset, RolledBack, SiteAttempt } from './site-store.ts';
import { writeForms } from './write-forms.ts';

/** One builder's way to a release, in a folder of its own. */
export class DirectoryAttempt implements SiteAttempt {
  readonly #folders: SiteFolders;
  readonly #places;
  readonly #madeFolders = new Set<string>();

  constructor(folders: SiteFolders, name: string) {
    this.#folders = folders;
    this.#places = attemptPlaces(join(folders.staging, name));
  }

  /** Without a thread for the packing: each core has its worker. */
  async stage(path: string, html: Uint8Array): Promise<void> {
    const file = join(this.#places.pages, fileOf(path));
    await this.#unlessFenced(() => {
      this.#makeFolder(dirname(file));
      writeFileSync(formFile(file, 'br'), compressPage(html));
      writeFileSync(formFile(file, 'identity'), html);
    });
  }

  async stageChunks(path: string, chunks: Iterable<Uint8Array>): Promise<string> {
    const file = join(this.#places.pages, fileOf(path));
    return this.#unlessFenced(() => {
      this.#makeFolder(dirname(file));
      return writeForms(file, chunks);
    });
  }

  async publish(changeset: Changeset, file: SiteFile, note: ReleaseNote): Promise<Release> {
    return this.#publish(changeset, formatSiteFile(file), { ...note, backTo: null });
  }

  async describe(file: SiteFile): Promise<void> {
    const text = formatSiteFile(file);
    const target = join(this.#folders.site, SITE_FILE);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
    await this.#unlessFenced(() => {
      writeFileAtomic.sync(this.#places.siteFile, text);
      renameSync(this.#places.siteFile, target);
    });
  }

  async rollBack(to: number, at: string): Promise<RolledBack> {
    const { changeset, siteFile, target } = await this.#unlessFenced(() => this.#stageReturn(to));
    const { code, files, dataTime } = target;
    const release = await this.#publish(changeset, siteFile, { at, code, files, dataTime, backTo: to });
    return { release, paths: [...changeset.changed, ...changeset.removed] };
  }

  /** Done again where releases were being thinned meanwhile: what they keep moves then. */
  async #stageReturn(to: number) {
    for (let tries = 1; ; tries += 1) {
      try {
        const target = findGoal(listReleases(this.#folders.releases), to);
        const staged = await this.#linkReturn(to);
        // While the goal is there, nothing before it has been given to what comes after it.
        findGoal(listReleases(this.#folders.releases), to);
        return { ...staged, target };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === TRIES) throw error;
        rmSync(this.#places.pages, { recursive: true, force: true });
        this.#madeFolders.clear();
        await pause(200);
      }
    }
  }

  async #linkReturn(to: number): Promise<{ changeset: Changeset; siteFile: string }> {
    const later = undoOf(this.#folders.releases, to);
    const folderOf = new Map(later.map(({ number, folder }) => [number, releasePlaces(folder).pages]));
    const returns = undoReleases(later);
    const changed: string[] = [];
    const removed: string[] = [];
    const { pages } = this.#places;
    await inTurns(returns, ([path, back]) => {
      if (back.undo === 'remove') removed.push(path);
      else {
        const file = fileOf(path);
        this.#makeFolder(dirname(join(pages, file)));
        for (const form of FORMS)
          linkOrCopy(join(folderOf.get(back.from) ?? '', file), join(pages, file), form);
        changed.push(path);
      }
    });
    const [first = ''] = folderOf.values();
    return {
      changeset: { added: [], changed, removed },
      siteFile: readFileSync(join(first, SITE_FILE), 'utf8'),
    };
  }

  async drop(): Promise<void> {
    // With a journal it is not over: whoever begins next finishes it.
    if (!existsSync(this.#places.journal)) await this.#remove();
  }

  async #remove(): Promise<void> {
    // A worker of a build that failed may still be writing.
    await rm(this.#places.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #publish(changeset: Changeset, siteFile: string, note: Omit<Release, 'number' | 'pages'>) {
    const { site } = this.#folders;
    const journal = await this.#unlessFenced(async () => {
      // All that takes room comes before the first page moves: a full disk leaves the old site whole.
      const present = existsSync(site);
      const found = present
        ? await this.#sortOut(changeset)
        : { added: [...changeset.added, ...changeset.changed], changed: [], removed: [] };
      const { added, changed, removed } = found;
      await inTurns([...added, ...changed], (path) => this.#checkStaged(path));
      this.#makeFolder(this.#places.pages);
      if (present) {
        await inTurns(added, (path) => mkdirSync(dirname(join(site, fileOf(path))), { recursive: true }));
        await inTurns([...changed, ...removed], (path) => this.#keepPrevious(fileOf(path)));
        this.#stageSiteFile(siteFile);
      } else {
        writeFileSync(join(this.#places.pages, SITE_FILE), siteFile);
      }
      const pages = { added: added.length, changed: changed.length, removed: removed.length };
      const number = lastNumber(this.#folders.releases) + 1;
      const journal = { release: { ...note, number, pages }, added, changed, removed };
      this.#describeRelease(journal.release, present ? added : []);
      const buildFile = present ? this.#places.buildFile : join(this.#places.pages, BUILD_FILE);
      writeFileSync(buildFile, formatBuildFile(journal.release, siteFile));
      if (added.length + changed.length >= SYNCED_FROM) await syncDisk(this.#places.folder);
      writeFileAtomic.sync(this.#places.journal, JSON.stringify(journal));
      return journal;
    });
    await carryOut(this.#folders, this.#places, journal);
    await this.#remove();
    return journal.release;
  }

  /** By what is there: after a publish that was killed nobody else knows. */
  async #sortOut({ added, changed, removed }: Changeset) {
    const isThere = (path: string) => existsSync(join(this.#folders.site, fileOf(path)));
    const sorted = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
    await inTurns([...added, ...changed], (path) => {
      sorted[isThere(path) ? 'changed' : 'added'].push(path);
    });
    await inTurns(removed, (path) => {
      if (isThere(path)) sorted.removed.push(path);
    });
    return sorted;
  }

  #checkStaged(path: string): void {
    const file = join(this.#places.pages, fileOf(path));
    for (const form of FORMS)
      if (!existsSync(formFile(file, form)))
        throw new Error(`The page ${path} of ${this.#folders.tenant} is to be published and was not staged.`);
  }

  #keepPrevious(file: string): void {
    const kept = join(this.#places.release, 'pages', file);
    this.#makeFolder(dirname(kept));
    for (const form of FORMS) this.#link(join(this.#folders.site, file), kept, form);
  }

  /** While pages move, both those of before and those of after are on the site: their scripts may run. */
  #stageSiteFile(text: string): void {
    const present = join(this.#folders.site, SITE_FILE);
    const kept = join(releasePlaces(this.#places.release).pages, SITE_FILE);
    this.#makeFolder(dirname(kept));
    const before = readFileSync(present, 'utf8');
    writeFileSync(kept, before);
    if (before === text) return;
    writeFileAtomic.sync(this.#places.siteFile, text);
    const both = bothScripts(before, text);
    if (both !== undefined) writeFileAtomic.sync(this.#places.siteFileMeanwhile, both);
  }

  #describeRelease(release: Release, added: readonly string[]): void {
    const places = releasePlaces(this.#places.release);
    this.#makeFolder(places.folder);
    writeFileSync(places.added, JSON.stringify(added));
    writeFileSync(places.description, JSON.stringify(release));
  }

  #link(from: string, to: string, form: Form): void {
    try {
      linkOrCopy(from, to, form);
    } catch (error) {
      // A page may have lost its packed form; `verify` tells of it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || form !== 'br') throw error;
    }
  }

  /** Never the attempt's own folder: without it the attempt is over. */
  #makeFolder(folder: string): void {
    if (this.#madeFolders.has(folder) || folder === this.#places.folder) return;
    this.#makeFolder(dirname(folder));
    try {
      mkdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    this.#madeFolders.add(folder);
  }

  async #unlessFenced<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw existsSync(this.#places.folder) ? error : new FencedError(this.#folders.tenant);
    }
  }
}

/**
 * Pages from which on a publish waits for the disk before it moves the first one: few pages would wait longer
 * than they take.
 */
export const SYNCED_FROM = 300;

/** Times that a way back is looked for while releases are thinned. */
const TRIES = 10;

function linkOrCopy(from: string, to: string, form: Form): void {
  try {
    linkSync(formFile(from, form), formFile(to, form));
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(formFile(from, form), formFile(to, form));
  }
}

/** What file systems without hard links answer. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV']);

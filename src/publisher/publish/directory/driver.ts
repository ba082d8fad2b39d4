import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import writeFileAtomic from 'write-file-atomic';
import { syncDisk } from '#lib/sync-disk.ts';
import { BUILD_FILE } from '#publisher/publish/protocol/build-file.ts';
import type {
  AttemptState,
  StoreDriver,
  StoredEntry,
  StoredStat,
  WriteOptions,
} from '#publisher/publish/protocol/driver.ts';
import type { Pair } from '#publisher/publish/protocol/keys.ts';
import { SITE_FILE } from '#publisher/publish/protocol/page-file.ts';
import { hashOfForm } from '#publisher/publish/protocol/page-hash.ts';
import type { DirectoryLocation } from '#publisher/publish/protocol/site-store.ts';
import {
  codeOf,
  FILES_AT_ONCE,
  forEachYielding,
  moveIfThere,
  namesIn,
  unlessMissing,
  walk,
} from './files.ts';
import { fileOfKey, rootsOf } from './folders.ts';
import { convertFormerAttempt, convertFormerReleases, removeFormerPages } from './former.ts';

/**
 * Pages from which on a publish waits for the disk before it moves the first one: few pages would wait longer
 * than they take.
 */
export const SYNCED_FROM = 300;

/** Error codes of file systems without hard links. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV']);

/**
 * Keeps files in folders. Whatever an attempt puts in place is renamed out of its folder or into it, so that
 * nothing succeeds once another builder has renamed the folder itself.
 */
export class DirectoryDriver implements StoreDriver {
  readonly #roots;

  constructor(location: DirectoryLocation) {
    this.#roots = rootsOf(location);
  }

  async read(key: string): Promise<Buffer | undefined> {
    return unlessMissing(() => readFileSync(this.#file(key)));
  }

  async write(key: string, content: Uint8Array | string, options?: WriteOptions): Promise<void> {
    const file = this.#file(key);
    this.#inFolder(file, () => {
      if (options?.untilFlush) writeFileSync(file, content);
      else writeFileAtomic.sync(file, Buffer.from(content));
    });
  }

  async writePage(key: string, write: (file: string) => Promise<string>): Promise<string> {
    this.#makeFolder(dirname(this.#file(key)));
    return write(this.#file(key));
  }

  async stat(key: string): Promise<StoredStat | undefined> {
    const file = this.#file(key);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    return {
      changedAt: found.mtime,
      // Few ask for it.
      get hash() {
        return hashOfForm(readFileSync(file), file.endsWith('.br') ? 'br' : 'identity');
      },
    };
  }

  async *list(prefix: string, depth: 'deep' | 'shallow' = 'deep'): AsyncGenerator<StoredEntry> {
    const root = this.#file(prefix);
    if (prefix.startsWith('releases/')) convertFormerReleases(root, this.#roots.kept);
    let listed = 0;
    for (const name of depth === 'deep' ? walk(root) : namesIn(root)) {
      yield new ListedFile(prefix, root, name);
      listed += 1;
      if (listed % FILES_AT_ONCE === 0) await setImmediate();
    }
  }

  async remove(keys: readonly string[], attempt?: string): Promise<void> {
    if (attempt !== undefined) {
      // A rename into a folder that another builder has renamed fails.
      const gone = join(this.#file(attempt), 'gone');
      await forEachYielding(keys, (key) => moveIfThere(this.#file(key), gone));
      return;
    }
    // A worker of a build that failed may still be writing.
    const options = { recursive: true, force: true, maxRetries: 5 };
    for (const key of keys)
      if (key.endsWith('/')) await rm(this.#file(key), options);
      else rmSync(this.#file(key), { force: true });
  }

  async copy(pairs: readonly Pair[]): Promise<boolean[]> {
    const isCopied: boolean[] = [];
    await forEachYielding(pairs, ([from, to]) => isCopied.push(this.#link(this.#file(from), this.#file(to))));
    return isCopied;
  }

  async begin(attempt: string): Promise<string[]> {
    const folder = this.#file(attempt);
    mkdirSync(folder, { recursive: true });
    removeFormerPages(this.#siteOf(attempt));
    const [all, own] = [dirname(folder), basename(folder)];
    const taken: string[] = [];
    for (const other of readdirSync(all)) {
      const name = `${other.split('.')[0]}.${own}`;
      if (other === own || !moveIfThere(join(all, other), join(all, name))) continue;
      convertFormerAttempt(join(all, name), this.#roots.kept);
      taken.push(name);
    }
    return taken;
  }

  /** The folder of an attempt that is taken over has another name. */
  async stateOf(attempt: string): Promise<AttemptState> {
    return existsSync(this.#file(attempt)) ? 'current' : 'taken';
  }

  async flush(attempt: string, added: Iterable<string>, pages: number): Promise<void> {
    const made = new Set<string>();
    if (existsSync(this.#siteOf(attempt)))
      await forEachYielding(added, (key) => {
        const folder = dirname(this.#file(key));
        if (!made.has(folder)) mkdirSync(folder, { recursive: true });
        made.add(folder);
      });
    if (pages >= SYNCED_FROM) await syncDisk(this.#file(attempt));
  }

  async place(attempt: string, pairs: readonly Pair[]): Promise<boolean> {
    const [folder, site] = [this.#file(attempt), this.#siteOf(attempt)];
    const pages = `${attempt}pages/`;
    try {
      if (!existsSync(site)) appear(folder, site);
      const hasPages = existsSync(this.#file(pages));
      await forEachYielding(pairs, ([from, to]) => {
        const isPage = from.startsWith(pages);
        if (isPage && !hasPages) return;
        const [source, target] = [this.#file(from), this.#file(to)];
        if (isPage) placeForm(source, target, join(folder, 'gone'));
        else this.#inFolder(target, () => existsSync(source) && renameSync(source, target));
      });
    } catch (error) {
      if (existsSync(folder)) throw error;
    }
    return existsSync(folder);
  }

  #file(key: string): string {
    return fileOfKey(this.#roots, key);
  }

  #siteOf(attempt: string): string {
    return this.#file(`sites/${attempt.split('/')[1]}/`);
  }

  #inFolder(file: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      this.#makeFolder(dirname(file));
      work();
    }
  }

  /** Never that of an attempt: without it the attempt is over. */
  #makeFolder(folder: string): void {
    const { staging } = this.#roots;
    if (!folder.startsWith(`${staging}/`)) return void mkdirSync(folder, { recursive: true });
    if (dirname(dirname(folder)) === staging) return;
    this.#makeFolder(dirname(folder));
    try {
      mkdirSync(folder);
    } catch (error) {
      // Another process may be quicker.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }

  /** False where there is nothing to link. */
  #link(from: string, to: string): boolean {
    if (!existsSync(from)) return false;
    this.#inFolder(to, () => linkOrCopy(from, to));
    return true;
  }
}

class ListedFile implements StoredEntry {
  readonly key: string;
  readonly #file: string;

  constructor(prefix: string, root: string, name: string) {
    this.key = prefix + name;
    this.#file = `${root}/${name}`;
  }

  /** Few ask for it. */
  get changedAt(): Date {
    return statSync(this.#file).mtime;
  }
}

/** Has a site that was not there appear as a whole. */
function appear(folder: string, site: string): void {
  const pages = join(folder, 'pages');
  if (!existsSync(pages)) mkdirSync(pages);
  moveIfThere(join(folder, 'site.json'), join(pages, SITE_FILE));
  moveIfThere(join(folder, 'build.json'), join(pages, BUILD_FILE));
  mkdirSync(dirname(site), { recursive: true });
  renameSync(pages, site);
}

/**
 * The packed form of before goes first, then the plain form comes, then the packed one, so that at no moment
 * the forms of a page hold different pages: whoever asks for the packed one meanwhile gets the plain one.
 */
function placeForm(from: string, to: string, gone: string): void {
  if (!to.endsWith('.br') && existsSync(from)) {
    setApart(from, to);
    setApart(`${from}.br`, `${to}.br`);
    moveIfThere(`${to}.br`, gone);
  }
  moveIfThere(from, to);
}

/**
 * nginx and Caddy tell two contents of a file apart by its size and the second of its change: each one is
 * of a later second than the one before, if need be of one that is still to come.
 */
function setApart(staged: string, target: string): void {
  const before = statSync(target, { throwIfNoEntry: false });
  const next = before && statSync(staged, { throwIfNoEntry: false });
  if (!next) return;
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor(next.mtimeMs / 1000) <= second) utimesSync(staged, next.atime, second + 1);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') rmSync(to);
    else if (!NO_LINKS.has(codeOf(error))) throw error;
    copyFileSync(from, to);
  }
}

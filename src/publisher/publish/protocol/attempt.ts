import { setTimeout as pause } from 'node:timers/promises';
import { apply } from './apply.ts';
import { bothScripts } from './both-scripts.ts';
import { formatBuildFile } from './build-file.ts';
import { compressPage } from './compress.ts';
import type { StoreDriver } from './driver.ts';
import { FencedError } from './fenced-error.ts';
import { findGoal } from './find-goal.ts';
import { type AttemptKeys, pagePairs, siteKeys } from './keys.ts';
import { FORMS, type Form, pathOfFile } from './page-file.ts';
import type { Release, ReleaseNote } from './release.ts';
import { Releases } from './release-history.ts';
import { formatRecord, type Undo, type UndoFile } from './release-record.ts';
import { formatSiteFile, type SiteFile } from './site-file.ts';
import type { Changeset, RolledBack, SiteAttempt } from './site-store.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';
import { writeForms } from './write-forms.ts';

/** Times that a way back is looked for while releases are thinned, and milliseconds between them. */
const TRIES = 10;
const BETWEEN_TRIES = 200;

/** One builder's way to a release. */
export class Attempt implements SiteAttempt {
  readonly #driver: StoreDriver;
  readonly #tenant: string;
  readonly #name: string;
  readonly #site;
  readonly #keys: AttemptKeys;
  readonly #releases: Releases;

  constructor(driver: StoreDriver, tenant: string, name: string) {
    this.#driver = driver;
    this.#tenant = tenant;
    this.#name = name;
    this.#site = siteKeys(tenant);
    this.#keys = this.#site.attempt(name);
    this.#releases = new Releases(driver, tenant);
  }

  /** Without a thread for the packing: each core has its worker. */
  async stage(path: string, html: Uint8Array): Promise<void> {
    const bytes = { br: compressPage(html), identity: html };
    const contents = FORMS.map((form) => [this.#keys.page(path, form), bytes[form]] as const);
    await this.#unlessFenced(() => this.#stage(contents));
  }

  async stageChunks(path: string, chunks: Iterable<Uint8Array>): Promise<string> {
    const key = this.#keys.page(path, 'identity');
    const write = (file: string) => writeForms(file, chunks);
    return this.#unlessFenced(async () => {
      const hash = await this.#driver.writePage(key, write);
      await this.#checkCurrent();
      return hash;
    });
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    const staged = await this.#driver.read(this.#keys.page(path, 'identity'));
    return staged ?? (await this.#driver.read(this.#site.page(path, 'identity')));
  }

  async publish(changeset: Changeset, file: SiteFile, note: ReleaseNote): Promise<Release> {
    return this.#unlessFenced(() =>
      this.#publish(changeset, formatSiteFile(file), { ...note, backTo: null }),
    );
  }

  async describe(file: SiteFile): Promise<void> {
    const text = formatSiteFile(file);
    if ((await this.#readSiteFile()) === text) return;
    const { folder, siteFile } = this.#keys;
    await this.#unlessFenced(async () => {
      await this.#driver.write(siteFile, text);
      await this.#checkCurrent();
      if (!(await this.#driver.place(folder, [[siteFile, this.#site.siteFile]])))
        throw new FencedError(this.#tenant);
    });
  }

  async rollBack(to: number, at: string): Promise<RolledBack> {
    return this.#unlessFenced(async () => {
      await this.#checkCurrent();
      const { target, undo, siteFile } = await this.#stageReturn(to);
      const { code, files, dataTime } = target;
      const paths = [...undo.keys()];
      const changed = paths.filter((path) => undo.get(path) !== null);
      const removed = paths.filter((path) => undo.get(path) === null);
      const note = { at, code, files, dataTime, backTo: to };
      const release = await this.#publish({ added: [], changed, removed }, siteFile, note);
      return { release, paths };
    });
  }

  async drop(): Promise<void> {
    // With a log it is not over: whoever begins next finishes it.
    if (!(await this.#driver.stat(this.#keys.log))) await this.#driver.remove([this.#keys.folder]);
  }

  async #publish(changeset: Changeset, siteFile: string, note: Omit<Release, 'number' | 'pages'>) {
    const [driver, keys, site] = [this.#driver, this.#keys, this.#site];
    await this.#checkCurrent();
    const put = [...changeset.added, ...changeset.changed];
    const [before, last] = await Promise.all([
      this.#readSiteFile(),
      this.#releases.lastNumber(),
      this.#checkStaged(put),
    ]);
    // By what is there: after a publish that was killed nobody else knows.
    const there = before === undefined ? new Set() : await this.#keepPrevious([...put, ...changeset.removed]);
    const added = put.filter((path) => !there.has(path));
    const changed = put.filter((path) => there.has(path));
    const removed = changeset.removed.filter((path) => there.has(path));
    const pages = { added: added.length, changed: changed.length, removed: removed.length };
    const log: WriteAheadLog = { release: { ...note, number: last + 1, pages }, added, changed, removed };
    // All that takes room comes before the first page moves: a full disk leaves the old site whole.
    await this.#stageRelease(log, before, siteFile);
    if (siteFile !== before) await driver.write(keys.siteFile, siteFile);
    // While pages move, both those of before and those of after are on the site: their scripts may run.
    const meanwhile = before === undefined ? undefined : bothScripts(before, siteFile);
    if (meanwhile !== undefined) await driver.write(keys.siteFileMeanwhile, meanwhile);
    const places = Iterator.from(added).map((path) => site.page(path, 'identity'));
    await driver.flush(keys.folder, places, put.length);
    await driver.write(keys.log, JSON.stringify(log));
    // Whoever takes the shop over says so first and looks for a log then: it finishes what it finds.
    await this.#checkCurrent();
    await apply({ tenant: this.#tenant, driver, site, attempt: keys, own: keys }, log);
    await driver.remove([keys.folder]);
    return log.release;
  }

  async #checkStaged(paths: readonly string[]): Promise<void> {
    const { pages } = this.#keys;
    const lacking = new Map(paths.map((path) => [path, FORMS.length]));
    if (lacking.size > 0)
      for await (const { key } of this.#driver.list(pages)) {
        const path = pathOfFile(key.slice(pages.length).replace(/\.br$/, ''));
        const forms = lacking.get(path);
        if (forms === 1) lacking.delete(path);
        else if (forms !== undefined) lacking.set(path, forms - 1);
      }
    for (const path of lacking.keys())
      throw new Error(`The page ${path} of ${this.#tenant} is to be published and was not staged.`);
  }

  /** Keeps what pages are now; gives those that are there. */
  async #keepPrevious(paths: readonly string[]): Promise<Set<string>> {
    const there = new Set<string>();
    const keptPage = this.#site.keptPage.bind(undefined, this.#name);
    for (const { some, pairs } of pagePairs(paths, this.#site.page, keptPage)) {
      const isCopied = await this.#driver.copy(pairs);
      for (const [at, path] of some.entries())
        if (isCopied[FORMS.length * at] || isCopied[FORMS.length * at + 1]) there.add(path);
    }
    return there;
  }

  async #stageRelease(log: WriteAheadLog, before: string | undefined, siteFile: string): Promise<void> {
    const { release, changed, removed } = log;
    const kept = [...changed, ...removed];
    const added = before === undefined ? [] : log.added;
    const record = formatRecord({
      release,
      siteFileBefore: before ?? null,
      keptBy: kept.length > 0 ? [this.#name] : [],
      isUnpinned: false,
      isMerging: false,
    });
    const undo: UndoFile = { added, kept: { [this.#name]: kept } };
    const hasUndo = added.length + kept.length > 0;
    await this.#stage([
      [this.#keys.release, record],
      [this.#keys.buildFile, formatBuildFile(release, siteFile)],
      ...(hasUndo ? [[this.#keys.undo, JSON.stringify(undo)] as const] : []),
    ]);
  }

  async #stageReturn(to: number) {
    for (let tries = 1; ; tries += 1) {
      const target = findGoal(await this.#releases.list(), to);
      const { undo, siteFile } = await this.#releases.undoAfter(to);
      const isStaged = await this.#stageKept(undo);
      // While the goal is there, nothing before it has been given to what comes after it.
      findGoal(await this.#releases.list(), to);
      if (isStaged && siteFile !== undefined) return { target, undo, siteFile };
      if (tries === TRIES)
        throw new Error(`A page that ${this.#tenant} had as of release ${to} is not kept any more.`);
      await pause(BETWEEN_TRIES);
    }
  }

  /** False where something is not there. */
  async #stageKept(undo: Undo): Promise<boolean> {
    const kept = [...undo.keys()].filter((path) => undo.get(path) !== null);
    const keptPage = (path: string, form: Form) => this.#site.keptPage(undo.get(path) ?? '', path, form);
    for (const { pairs } of pagePairs(kept, keptPage, this.#keys.page))
      if (!(await this.#driver.copy(pairs)).every(Boolean)) return false;
    return true;
  }

  async #stage(contents: readonly (readonly [key: string, content: Uint8Array | string])[]): Promise<void> {
    const writes = contents.map(([key, content]) => this.#driver.write(key, content, { untilFlush: true }));
    await Promise.all([this.#checkCurrent(), ...writes]);
  }

  async #readSiteFile(): Promise<string | undefined> {
    return (await this.#driver.read(this.#site.siteFile))?.toString();
  }

  async #checkCurrent(): Promise<void> {
    const state = await this.#driver.stateOf(this.#keys.folder);
    if (state !== 'current') throw new FencedError(this.#tenant);
  }

  /** A fence may show as any error of the disk. */
  async #unlessFenced<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      await this.#checkCurrent();
      throw error;
    }
  }
}

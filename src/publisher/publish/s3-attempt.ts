import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bothScripts } from './both-scripts.ts';
import { formatBuildFile } from './build-file.ts';
import { compressPage } from './compress.ts';
import { FencedError } from './fenced-error.ts';
import { findGoal } from './find-goal.ts';
import { FORMS, type Form, formFile } from './page-file.ts';
import { pageHash } from './page-hash.ts';
import type { Release, ReleaseNote } from './release.ts';
import { type Bucket, headersFor, JSON_OBJECT } from './s3-bucket.ts';
import { carryOut, endAttempt, isAlive, type S3Journal } from './s3-carry-out.ts';
import { attemptKeys, keptKey, pageKey, siteFileKey } from './s3-keys.ts';
import { lastNumber, type ReleaseFile, readReleases, releasesOf } from './s3-releases.ts';
import { formatSiteFile, type SiteFile } from './site-file.ts';
import type { Changeset, ObjectHeaders, RolledBack, SiteAttempt } from './site-store.ts';
import { writeForms } from './write-forms.ts';

/** What a page is served with, by its path. */
export type PageHeaders = (path: string) => ObjectHeaders;

/** One builder's way to a release, as objects of its own. */
export class S3Attempt implements SiteAttempt {
  readonly #bucket: Bucket;
  readonly #headersOf: PageHeaders;
  readonly #tenant: string;
  readonly #name: string;
  readonly #keys;

  constructor(bucket: Bucket, headersOf: PageHeaders, tenant: string, name: string) {
    this.#bucket = bucket;
    this.#headersOf = headersOf;
    this.#tenant = tenant;
    this.#name = name;
    this.#keys = attemptKeys(tenant, name);
  }

  async stage(path: string, html: Uint8Array): Promise<void> {
    const hash = pageHash(html);
    const headers = this.#headersOf(path);
    const put = (form: Form, bytes: Uint8Array) =>
      this.#bucket.put(this.#keys.page(path, form), bytes, headersFor(headers, form), hash);
    await Promise.all([this.#checkAlive(), put('br', compressPage(html)), put('identity', html)]);
  }

  /** By way of this machine's disk: a bucket asks for the length first. */
  async stageChunks(path: string, chunks: Iterable<Uint8Array>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'stage-'));
    try {
      const file = join(folder, 'page');
      const hash = await writeForms(file, chunks);
      const headers = this.#headersOf(path);
      const kept = FORMS.map((form) =>
        this.#bucket.putFile(
          this.#keys.page(path, form),
          formFile(file, form),
          headersFor(headers, form),
          hash,
        ),
      );
      await Promise.all([this.#checkAlive(), ...kept]);
      return hash;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async publish(changeset: Changeset, file: SiteFile, note: ReleaseNote): Promise<Release> {
    return this.#publish(changeset, formatSiteFile(file), { ...note, backTo: null });
  }

  async describe(file: SiteFile): Promise<void> {
    const text = formatSiteFile(file);
    if (String(await this.#bucket.get(siteFileKey(this.#tenant))) === text) return;
    await this.#bucket.put(this.#keys.siteFile, text, JSON_OBJECT);
    await this.#checkAlive();
    if (!(await this.#bucket.copy(this.#keys.siteFile, siteFileKey(this.#tenant))))
      throw new FencedError(this.#tenant);
  }

  async rollBack(to: number, at: string): Promise<RolledBack> {
    await this.#checkAlive();
    const files = await readReleases(this.#bucket, this.#tenant);
    const { code, files: used, dataTime } = findGoal(releasesOf(files), to);
    const later = files.filter(({ release }) => release.number > to);
    // Of several releases that touched a page the first one knows what it was before them all.
    const undo = new Map(later.flatMap((file) => Object.entries(file.undo)));
    const changed = [...undo].flatMap(([path, from]) => (from === null ? [] : [path]));
    const removed = [...undo].flatMap(([path, from]) => (from === null ? [path] : []));
    const siteFile = later.at(-1)?.siteFileBefore ?? '';
    await Promise.all(
      changed.flatMap((path) =>
        FORMS.map((form) =>
          this.#bucket.copy(
            keptKey(this.#tenant, undo.get(path) ?? '', path, form),
            this.#keys.page(path, form),
          ),
        ),
      ),
    );
    // While the goal is there, nothing before it has been given to what comes after it.
    findGoal(releasesOf(await readReleases(this.#bucket, this.#tenant)), to);
    const note = { at, code, files: used, dataTime, backTo: to };
    const release = await this.#publish({ added: [], changed, removed }, siteFile, note);
    return { release, paths: [...undo.keys()] };
  }

  async drop(): Promise<void> {
    // With a journal it is not over: whoever begins next finishes it.
    if ((await this.#bucket.stat(this.#keys.journal)) === undefined)
      await endAttempt(this.#bucket, this.#keys);
  }

  async #publish(changeset: Changeset, siteFile: string, note: Omit<Release, 'number' | 'pages'>) {
    await this.#checkAlive();
    const [before, last, { added, changed, removed }] = await Promise.all([
      this.#bucket.get(siteFileKey(this.#tenant)),
      lastNumber(this.#bucket, this.#tenant),
      this.#keepPrevious(changeset),
      this.#checkStaged([...changeset.added, ...changeset.changed]),
    ]);
    const pages = { added: added.length, changed: changed.length, removed: removed.length };
    const release: Release = { ...note, number: last + 1, pages };
    const undo = Object.fromEntries([
      ...[...changed, ...removed].map((path) => [path, this.#name] as const),
      ...(before ? added : []).map((path) => [path, null] as const),
    ]);
    const file: ReleaseFile = {
      release,
      undo,
      siteFileBefore: before ? String(before) : null,
      letGo: false,
      isJoining: false,
    };
    // While pages move, both those of before and those of after are on the site: their scripts may run.
    const meanwhile = before && bothScripts(String(before), siteFile);
    const journal: S3Journal = {
      release,
      added,
      changed,
      removed,
      hasSiteFileMeanwhile: meanwhile !== undefined,
    };
    await Promise.all([
      this.#write(this.#keys.release, JSON.stringify(file)),
      this.#write(this.#keys.siteFile, siteFile),
      this.#write(this.#keys.buildFile, formatBuildFile(release, siteFile), ASKED_ANEW),
      meanwhile !== undefined && this.#write(this.#keys.siteFileMeanwhile, meanwhile),
    ]);
    await this.#write(this.#keys.journal, JSON.stringify(journal));
    // Whoever takes the shop over says so first and looks for a journal then: it finishes what it finds.
    await this.#checkAlive();
    await carryOut(this.#bucket, this.#tenant, this.#keys, journal);
    await endAttempt(this.#bucket, this.#keys);
    return release;
  }

  async #checkAlive(): Promise<void> {
    if (!(await isAlive(this.#bucket, this.#keys))) throw new FencedError(this.#tenant);
  }

  async #checkStaged(paths: readonly string[]): Promise<void> {
    const staged = new Set((await this.#bucket.list(this.#keys.pages)).map(({ key }) => key));
    const lacking = paths.find((path) => FORMS.some((form) => !staged.has(this.#keys.page(path, form))));
    if (lacking !== undefined)
      throw new Error(`The page ${lacking} of ${this.#tenant} is to be published and was not staged.`);
  }

  /** Keeps what pages were, and sorts them by what is there: nobody else knows for sure. */
  async #keepPrevious({ added, changed, removed }: Changeset) {
    const isThere = async (path: string) => {
      const kept = await Promise.all(
        FORMS.map((form) =>
          this.#bucket.copy(pageKey(this.#tenant, path, form), keptKey(this.#tenant, this.#name, path, form)),
        ),
      );
      return kept.some(Boolean);
    };
    const put = [...added, ...changed];
    const known = await Promise.all([...put, ...removed].map(isThere));
    return {
      added: put.filter((_, at) => !known[at]),
      changed: put.filter((_, at) => known[at]),
      removed: removed.filter((_, at) => known[put.length + at]),
    };
  }

  async #write(key: string, text: string, headers = JSON_OBJECT): Promise<void> {
    await this.#bucket.put(key, text, headers);
  }
}

/** Of what everybody may ask for, and nobody keep. */
const ASKED_ANEW = { ...JSON_OBJECT, cacheControl: 'no-cache' };

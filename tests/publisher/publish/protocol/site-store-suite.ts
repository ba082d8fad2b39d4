import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#publisher/publish/open-store.ts';
import { FencedError } from '#publisher/publish/protocol/fenced-error.ts';
import { pageHash } from '#publisher/publish/protocol/page-hash.ts';
import type { ReleaseNote } from '#publisher/publish/protocol/release.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';
import type { Changeset, SiteAttempt, SiteStore } from '#publisher/publish/protocol/site-store.ts';

/** A store of some kind, and how to look at what it serves without it. */
export interface StoreUnderTest {
  store: SiteStore;
  /** Bytes of a page's forms; undefined where a form is not there. */
  page(tenant: string, path: string): Promise<{ html: Buffer | undefined; brotli: Buffer | undefined }>;
  siteFile(tenant: string): Promise<SiteFile>;
  /** Content of `build.json`. */
  build(tenant: string): Promise<unknown>;
  asset(name: string): Promise<{ plain: Buffer | undefined; brotli: Buffer | undefined }>;
  /** Makes a shared file, in all its forms, look as if it had been written then. */
  date(asset: string, at: Date): void;
  /** Makes publishes of a shop fail once pages have moved. Returns what ends it. */
  stumble(tenant: string): () => void;
}

export const aSiteFile = (fields: Partial<SiteFile> = {}): SiteFile => ({
  tenant: 'shop',
  subdomain: 'shop',
  platformUrl: 'https://platform.example',
  languages: ['ru', 'uz'],
  scriptHashes: [],
  frameOrigins: [],
  captchaOrigins: [],
  analytics: [],
  fixedFiles: {},
  dictionaries: {},
  ...fields,
});

export const aNote = (fields: Partial<ReleaseNote> = {}): ReleaseNote => ({
  at: '2026-05-01T09:00:00.000Z',
  code: 'code-1',
  files: [],
  dataTime: null,
  ...fields,
});

const NOTHING: Changeset = { added: [], changed: [], removed: [] };

/** The attempt of a builder that has just taken a shop over. */
export async function begin(store: SiteStore, tenant = 'shop'): Promise<SiteAttempt> {
  const site = store.site(tenant);
  return site.attempt((await site.begin()).attempt);
}

/** A folder with files, gone after the test. */
function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Tests that every store of sites passes. `open` gives an empty one. */
export function describeSiteStore(name: string, open: () => StoreUnderTest): void {
  /** Stages pages and publishes them. */
  async function publish(
    { store }: StoreUnderTest,
    pages: Record<string, string>,
    changeset: Partial<Changeset>,
    { tenant = 'shop', file = aSiteFile(), note = {} as Partial<ReleaseNote> } = {},
  ) {
    const attempt = await begin(store, tenant);
    for (const [path, html] of Object.entries(pages)) await attempt.stage(path, Buffer.from(html));
    return attempt.publish({ ...NOTHING, ...changeset }, file, aNote(note));
  }

  /** The page where its forms agree; `null` where it is gone in every form. */
  async function shown(under: StoreUnderTest, path: string, tenant = 'shop'): Promise<string | null> {
    const { html, brotli } = await under.page(tenant, path);
    if (!html && !brotli) return null;
    expect(brotli && brotliDecompressSync(brotli).equals(html ?? Buffer.alloc(0)), path).toBe(true);
    return String(html);
  }

  const first = { '/': 'home', '/uz': 'uy', '/product/7': 'seven', '/uz/product/7': 'yetti' };

  describe(`[BLD-05] ${name}`, () => {
    test('a shop is there from its first publish on, with all pages in all forms', async () => {
      const under = open();
      expect(await under.store.site('shop').exists()).toBe(false);
      await publish(under, first, { added: Object.keys(first) });
      expect(await under.store.site('shop').exists()).toBe(true);
      for (const [path, html] of Object.entries(first)) expect(await shown(under, path)).toBe(html);
      expect(await under.siteFile('shop')).toEqual(aSiteFile());
    });

    test('a later publish adds, changes and removes what it names, and nothing else', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      await publish(
        under,
        { '/': 'new home', '/category/a': 'list' },
        { added: ['/category/a'], changed: ['/'], removed: ['/uz/product/7', '/never/was'] },
      );
      expect(await shown(under, '/')).toBe('new home');
      expect(await shown(under, '/category/a')).toBe('list');
      expect(await shown(under, '/uz/product/7')).toBeNull();
      expect(await shown(under, '/product/7')).toBe('seven');
    });

    test('what was staged and not published shows nowhere, and does not reach the next publish', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      const draft = await begin(under.store);
      await draft.stage('/', Buffer.from('draft'));
      await draft.stage('/draft', Buffer.from('draft'));
      expect(await shown(under, '/')).toBe('home');
      await publish(under, { '/uz': 'uyim' }, { changed: ['/uz'] });
      expect(await shown(under, '/')).toBe('home');
      expect(await shown(under, '/draft')).toBeNull();
      expect(await shown(under, '/uz')).toBe('uyim');
    });

    test('a page that was staged twice is published as it was staged last', async () => {
      const under = open();
      const attempt = await begin(under.store);
      await attempt.stage('/', Buffer.from('early and long'));
      await attempt.stage('/', Buffer.from('late'));
      await attempt.publish({ ...NOTHING, added: ['/'] }, aSiteFile(), aNote());
      expect(await shown(under, '/')).toBe('late');
    });

    test('a page that comes in chunks is published whole, and its hash is given', async () => {
      const under = open();
      const attempt = await begin(under.store);
      const chunks = Array.from({ length: 40 }, (_, at) => Buffer.from(`${at} `.repeat(20_000)));
      const whole = Buffer.concat(chunks);
      expect(await attempt.stageChunks('/feed/google.xml', chunks)).toBe(pageHash(whole));
      await attempt.publish({ ...NOTHING, added: ['/feed/google.xml'] }, aSiteFile(), aNote());
      const stored = (await under.store.site('shop').readStored()).pages.get('/feed/google.xml');
      expect(stored).toEqual({ html: pageHash(whole), brotli: pageHash(whole) });
    });

    test('a page whose chunks cannot be made is not staged, and the attempt goes on', async () => {
      const under = open();
      const attempt = await begin(under.store);
      const chunks = function* () {
        yield Buffer.from('one ');
        throw new Error('No more of it.');
      };
      await expect(attempt.stageChunks('/feed/google.xml', chunks())).rejects.toThrow('No more of it.');
      await attempt.stage('/', Buffer.from('home'));
      await attempt.publish({ ...NOTHING, added: ['/'] }, aSiteFile(), aNote());
      expect(await shown(under, '/')).toBe('home');
    });

    test('another process may stage by the location of the store', async () => {
      const under = open();
      const location = JSON.parse(JSON.stringify(under.store.location));
      const site = under.store.site('shop');
      const { attempt } = await site.begin();
      const added = ['/a', '/b', '/c/d'];
      await Promise.all(
        added.map((path) => openStore(location).site('shop').attempt(attempt).stage(path, Buffer.from(path))),
      );
      await site.attempt(attempt).publish({ ...NOTHING, added }, aSiteFile(), aNote());
      for (const path of ['/a', '/b', '/c/d']) expect(await shown(under, path)).toBe(path);
    });

    test('a publish of which a page was not staged fails before anything moves', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      const attempt = await begin(under.store);
      await attempt.stage('/new', Buffer.from('new'));
      const lost = { added: ['/new'], changed: ['/', '/uz'], removed: ['/product/7'] };
      await expect(attempt.publish(lost, aSiteFile(), aNote())).rejects.toThrow('page / of shop');
      for (const [path, html] of Object.entries(first)) expect(await shown(under, path)).toBe(html);
      expect(await shown(under, '/new')).toBeNull();
      await publish(under, { '/new': 'new', '/': 'newer', '/uz': 'yangi' }, lost);
      expect(await shown(under, '/new')).toBe('new');
      expect(await shown(under, '/')).toBe('newer');
      expect(await shown(under, '/product/7')).toBeNull();
    });

    test('a publish that fails half way is finished by whoever begins next, though it was dropped', async () => {
      const under = open();
      const site = under.store.site('shop');
      await publish(under, first, { added: Object.keys(first) });
      const attempt = await begin(under.store);
      for (const path of ['/', '/new']) await attempt.stage(path, Buffer.from(`two ${path}`));
      const goOn = under.stumble('shop');
      const changeset = { added: ['/new'], changed: ['/'], removed: ['/product/7'] };
      await expect(attempt.publish(changeset, aSiteFile({ host: 'a.example' }), aNote())).rejects.toThrow();
      await attempt.drop();
      goOn();
      expect(await site.begin()).toMatchObject({ release: 2, hasFinished: true });
      expect(await shown(under, '/')).toBe('two /');
      expect(await shown(under, '/new')).toBe('two /new');
      expect(await shown(under, '/product/7')).toBeNull();
      expect((await under.siteFile('shop')).host).toBe('a.example');
      expect(await site.begin()).toMatchObject({ release: 2, hasFinished: false });
      await (await begin(under.store)).rollBack(1, '2026-05-01T10:00:00.000Z');
      for (const [path, html] of Object.entries(first)) expect(await shown(under, path)).toBe(html);
      expect(await shown(under, '/new')).toBeNull();
    });

    test('whoever had a shop can do nothing more to it once another builder has begun', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      const late = await begin(under.store);
      await late.stage('/', Buffer.from('late'));
      const next = await begin(under.store);
      await next.stage('/', Buffer.from('next'));
      await expect(late.stage('/uz', Buffer.from('late'))).rejects.toThrow(FencedError);
      await expect(
        late.publish({ added: [], changed: ['/'], removed: ['/uz'] }, aSiteFile(), aNote()),
      ).rejects.toThrow(FencedError);
      await expect(late.describe(aSiteFile({ frameOrigins: ['https://late.example'] }))).rejects.toThrow(
        FencedError,
      );
      await next.publish({ ...NOTHING, changed: ['/'] }, aSiteFile(), aNote());
      await expect(late.rollBack(1, '2026-05-01T10:00:00.000Z')).rejects.toThrow(FencedError);
      expect(await shown(under, '/')).toBe('next');
      expect(await shown(under, '/uz')).toBe('uy');
      expect(await under.siteFile('shop')).toEqual(aSiteFile());
      expect((await under.store.site('shop').releases()).map(({ number }) => number)).toEqual([2, 1]);
    });

    test('of builders that begin at once one at most goes on', async () => {
      const under = open();
      const attempts = await Promise.all([1, 2, 3].map(() => begin(under.store)));
      const published = await Promise.allSettled(
        attempts.map(async (attempt, at) => {
          await attempt.stage('/', Buffer.from(String(at)));
          return attempt.publish({ ...NOTHING, added: ['/'] }, aSiteFile(), aNote());
        }),
      );
      const done = published.flatMap(({ status }, at) => (status === 'fulfilled' ? [String(at)] : []));
      expect(done.length).toBeLessThanOrEqual(1);
      expect(await shown(under, '/')).toBe(done[0] ?? null);
    });
  });

  describe(`[BLD-07] ${name}`, () => {
    test('each publish is a release, and tells what it did and what of', async () => {
      const under = open();
      const site = under.store.site('shop');
      expect((await site.begin()).release).toBe(0);
      expect(await site.releases()).toEqual([]);
      await publish(under, first, { added: Object.keys(first) });
      const note = { code: 'code-2', dataTime: '2026-05-01T08:59:58.000Z', files: ['_astro/home.1.css'] };
      await publish(under, { '/': 'a', '/new': 'b' }, { changed: ['/'], added: ['/new'] }, { note });
      expect(await site.releases()).toEqual([
        { ...aNote(note), number: 2, backTo: null, pages: { added: 1, changed: 1, removed: 0 } },
        { ...aNote(), number: 1, backTo: null, pages: { added: 4, changed: 0, removed: 0 } },
      ]);
      expect((await site.begin()).release).toBe(2);
      const pages = { added: 1, changed: 1, removed: 0 };
      const { at, code, dataTime } = aNote(note);
      const told = { at, code, dataTime, backTo: null, languages: ['ru', 'uz'] };
      expect(await under.build('shop')).toEqual({ ...told, release: 2, pages });
      await (await begin(under.store)).rollBack(1, '2026-05-01T10:00:00.000Z');
      expect(await under.build('shop')).toMatchObject({ release: 3, backTo: 1, code: 'code-1' });
    });

    test('a shop goes back to any release, and forward again, byte for byte', async () => {
      const under = open();
      const states: Awaited<ReturnType<typeof look>>[] = [];
      const paths = ['/', '/uz', '/product/7', '/uz/product/7', '/new'];
      const look = async () => {
        const pages: Record<string, string | null> = {};
        for (const path of paths) pages[path] = await shown(under, path);
        return { ...pages, frames: (await under.siteFile('shop')).frameOrigins.join() };
      };
      const framed = aSiteFile({ frameOrigins: ['https://admin.example'] });
      await publish(under, first, { added: Object.keys(first) });
      states.push(await look());
      await publish(under, { '/': 'home 2', '/new': 'new' }, { changed: ['/'], added: ['/new'] });
      states.push(await look());
      await publish(under, { '/': 'home 3' }, { changed: ['/'], removed: ['/new', '/uz'] }, { file: framed });
      states.push(await look());
      await publish(under, { '/new': 'new 4', '/uz': 'uy 4' }, { added: ['/new', '/uz'] });
      states.push(await look());
      for (const to of [2, 4, 1, 3, 2, 4]) {
        const attempt = await begin(under.store);
        const { release, paths: touched } = await attempt.rollBack(to, '2026-05-01T10:00:00.000Z');
        expect(release).toMatchObject({ backTo: to, code: 'code-1', at: '2026-05-01T10:00:00.000Z' });
        expect(touched).toContain('/new');
        expect(await look(), `release ${to}`).toEqual(states[to - 1]);
      }
    });

    test('a shop that went back is held until it is let go', async () => {
      const under = open();
      const site = under.store.site('shop');
      await publish(under, first, { added: Object.keys(first) });
      await publish(under, { '/': 'two' }, { changed: ['/'] });
      expect(await site.pinned()).toBeUndefined();
      await (await begin(under.store)).rollBack(1, '2026-05-01T10:00:00.000Z');
      expect(await site.pinned()).toEqual({ release: 1, since: '2026-05-01T10:00:00.000Z' });
      await site.unpin();
      expect(await site.pinned()).toBeUndefined();
      await publish(under, { '/': 'four' }, { changed: ['/'] });
      expect(await site.pinned()).toBeUndefined();
      expect(await shown(under, '/')).toBe('four');
    });

    test('there is no way to a release that is not there, or is served', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      await publish(under, { '/': 'two' }, { changed: ['/'] });
      const back = async (to: number) => (await begin(under.store)).rollBack(to, '2026-05-01T10:00:00.000Z');
      await expect(back(7)).rejects.toThrow('There is no release 7. There are 1.');
      await expect(back(2)).rejects.toThrow('Release 2 is the one that is served.');
      expect(await under.store.site('shop').pinned()).toBeUndefined();
      expect(await shown(under, '/')).toBe('two');
    });

    test('releases are forgotten by age, and those that are left are still gone back to', async () => {
      const under = open();
      const site = under.store.site('shop');
      const day = (at: number) => `2026-05-${String(at).padStart(2, '0')}T09:00:00.000Z`;
      await publish(
        under,
        { '/': '1', '/a': 'a', '/b': 'b' },
        { added: ['/', '/a', '/b'] },
        { note: { at: day(1) } },
      );
      // Thirty releases of the second day: of most of them only the first page differs.
      for (let number = 2; number <= 31; number += 1) {
        const comes = number === 5 ? ['/c'] : number === 9 ? ['/b'] : [];
        const goes = number === 6 ? ['/b'] : number === 10 ? ['/c'] : [];
        const at = `2026-05-02T09:00:${String(number).padStart(2, '0')}.000Z`;
        const pages = Object.fromEntries(['/', ...comes].map((path) => [path, String(number)]));
        await publish(under, pages, { changed: ['/'], added: comes, removed: goes }, { note: { at } });
      }
      const forgotten = await site.thin(new Date(day(3)));
      expect(forgotten).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      await (await begin(under.store)).rollBack(1, day(3));
      const now = async () => [await shown(under, '/'), await shown(under, '/b'), await shown(under, '/c')];
      expect(await now()).toEqual(['1', 'b', null]);
      await (await begin(under.store)).rollBack(12, day(3));
      expect(await now()).toEqual(['12', '9', null]);
      await site.thin(new Date('2026-07-01T09:00:00.000Z'));
      expect((await site.releases()).length).toBe(20);
      expect((await site.releases())[0]?.number).toBe(33);
    });
  });

  describe(name, () => {
    test('[TEN-02] shops do not touch each other', async () => {
      const under = open();
      await publish(under, { '/': 'red' }, { added: ['/'] }, { tenant: 'red' });
      await publish(under, { '/': 'blue' }, { added: ['/'] }, { tenant: 'blue' });
      await publish(under, {}, { removed: ['/'] }, { tenant: 'red' });
      expect(await shown(under, '/', 'red')).toBeNull();
      expect(await shown(under, '/', 'blue')).toBe('blue');
    });

    test("the site's own file follows what is said of the shop", async () => {
      const under = open();
      await publish(under, { '/': 'home' }, { added: ['/'] });
      const framed = aSiteFile({ frameOrigins: ['https://admin.example'] });
      await (await begin(under.store)).describe(framed);
      expect(await under.siteFile('shop')).toEqual(framed);
      await publish(under, {}, {}, { file: aSiteFile({ cacheServerUrl: 'https://cache.example' }) });
      expect((await under.siteFile('shop')).cacheServerUrl).toBe('https://cache.example');
    });

    test('[BLD-09] a purge that is owed is noted until it is not', async () => {
      const site = open().store.site('shop');
      expect(await site.isPurgeOwed()).toBe(false);
      for (const isOwed of [true, true, false, false]) {
        await site.notePurgeOwed(isOwed);
        expect(await site.isPurgeOwed()).toBe(isOwed);
      }
      expect(await site.releases()).toEqual([]);
    });

    test('what lies there is read in all forms, by the paths of the pages', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      const site = under.store.site('shop');
      const { pages, others } = await site.readStored();
      expect([...pages.keys()].sort()).toEqual(Object.keys(first).sort());
      for (const [path, html] of Object.entries(first))
        expect(pages.get(path)).toEqual({
          html: pageHash(Buffer.from(html)),
          brotli: pageHash(Buffer.from(html)),
        });
      expect(others).toEqual([]);
      expect(await site.readDescription()).toEqual(aSiteFile());
      expect(await under.store.site('nobody').readDescription()).toBeUndefined();
    });

    test('assets are written once, texts packed too, and those of earlier versions stay', async () => {
      const under = open();
      const script = 'let a = 1;'.repeat(50);
      const folder = aFolder({ '_astro/app.1.js': script, 'icons/logo.png': 'png' });
      expect(await under.store.putAssets(folder)).toEqual({ written: 2 });
      expect(await under.store.putAssets(folder)).toEqual({ written: 0 });
      expect(await under.store.putAssets(aFolder({ '_astro/app.2.js': script }))).toEqual({ written: 1 });
      for (const name of ['_astro/app.1.js', '_astro/app.2.js']) {
        const { plain, brotli } = await under.asset(name);
        expect(String(plain)).toBe(script);
        expect(brotli && String(brotliDecompressSync(brotli))).toBe(script);
      }
      expect(await under.store.keepAsset('icons/logo.png')).toBe(true);
      expect(await under.store.keepAsset('icons/none.png')).toBe(false);
      expect(await under.asset('icons/logo.png')).toEqual({ plain: Buffer.from('png'), brotli: undefined });
    });

    test('[TEN-05] a shared file that is only shown for now is put there in all its forms later', async () => {
      const under = open();
      const css = Buffer.from('a { color: red }'.repeat(50));
      await under.store.showAsset('_astro/page.1.css', css);
      const { plain, brotli } = await under.asset('_astro/page.1.css');
      expect(brotli).toBeUndefined();
      if (under.store.location.kind === 'directory') expect(plain).toEqual(css);
      expect(await under.store.putAsset('_astro/page.1.css', css)).toBe(true);
      const packed = await under.asset('_astro/page.1.css');
      expect([packed.plain, packed.brotli && brotliDecompressSync(packed.brotli)]).toEqual([css, css]);
      await under.store.showAsset('_astro/page.1.css', css);
      expect(await under.asset('_astro/page.1.css')).toEqual(packed);
    });

    test('[BLD-07] a shared file that is used again after a long time is not swept', async () => {
      const under = open();
      const files = { 'app.css': 'a {}', 'icons/new.png': 'png', 'icons/old.png': 'old', 'old.css': 'b {}' };
      const folder = aFolder(files);
      await under.store.putAssets(folder);
      const before = new Date(Date.now() - 7 * 24 * 3_600_000);
      for (const name of Object.keys(files)) under.date(name, new Date(before.getTime() - 1_000));
      expect(await under.store.keepAsset('app.css')).toBe(true);
      expect(await under.store.putAsset('icons/new.png', Buffer.from('png'))).toBe(false);
      const swept = await under.store.sweepAssets(() => false, before);
      expect(swept.filter((name) => !name.endsWith('.br')).sort()).toEqual(['icons/old.png', 'old.css']);
      const { plain, brotli } = await under.asset('app.css');
      expect([String(plain), String(brotli && brotliDecompressSync(brotli))]).toEqual(['a {}', 'a {}']);
      expect(await under.asset('icons/new.png')).toMatchObject({ plain: Buffer.from('png') });
    });
  });
}

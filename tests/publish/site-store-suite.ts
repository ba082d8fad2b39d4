import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#publish/open-store.ts';
import { pageHash } from '#publish/page-hash.ts';
import type { SiteFile } from '#publish/site-file.ts';
import type { Changeset, SiteStore } from '#publish/site-store.ts';

/** A store of some kind, and how to look at what it serves without it. */
export interface StoreUnderTest {
  store: SiteStore;
  /** Bytes of a page's forms; undefined where a form is not there. */
  page(tenant: string, path: string): Promise<{ html: Buffer | undefined; brotli: Buffer | undefined }>;
  siteFile(tenant: string): Promise<SiteFile>;
  asset(name: string): Promise<{ plain: Buffer | undefined; brotli: Buffer | undefined }>;
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
  ...fields,
});

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

/** What every store of sites does, whatever it is made of. `open` gives an empty one. */
export function describeSiteStore(name: string, open: () => StoreUnderTest): void {
  /** Stages pages and publishes them. */
  async function publish(
    { store }: StoreUnderTest,
    pages: Record<string, string>,
    changeset: Partial<Changeset>,
    { tenant = 'shop', file = aSiteFile() } = {},
  ) {
    const site = store.site(tenant);
    await site.clearStaged();
    for (const [path, html] of Object.entries(pages)) await site.stage(path, Buffer.from(html));
    await site.publish({ added: [], changed: [], removed: [], ...changeset }, file);
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
      const site = under.store.site('shop');
      await site.stage('/', Buffer.from('draft'));
      await site.stage('/draft', Buffer.from('draft'));
      expect(await shown(under, '/')).toBe('home');
      await publish(under, { '/uz': 'uyim' }, { changed: ['/uz'] });
      expect(await shown(under, '/')).toBe('home');
      expect(await shown(under, '/draft')).toBeNull();
      expect(await shown(under, '/uz')).toBe('uyim');
    });

    test('a page that was staged twice is published as it was staged last', async () => {
      const under = open();
      const site = under.store.site('shop');
      await site.stage('/', Buffer.from('early and long'));
      await site.stage('/', Buffer.from('late'));
      await site.publish({ added: ['/'], changed: [], removed: [] }, aSiteFile());
      expect(await shown(under, '/')).toBe('late');
    });

    test('another process may stage by the location of the store', async () => {
      const under = open();
      const location = JSON.parse(JSON.stringify(under.store.location));
      await under.store.site('shop').clearStaged();
      await Promise.all(
        ['/a', '/b', '/c/d'].map((path) => openStore(location).site('shop').stage(path, Buffer.from(path))),
      );
      await under.store
        .site('shop')
        .publish({ added: ['/a', '/b', '/c/d'], changed: [], removed: [] }, aSiteFile());
      for (const path of ['/a', '/b', '/c/d']) expect(await shown(under, path)).toBe(path);
    });

    test('a publish that was killed is finished by staging and publishing the same again', async () => {
      const under = open();
      await publish(under, first, { added: Object.keys(first) });
      const site = under.store.site('shop');
      await site.stage('/new', Buffer.from('new'));
      const lost = { added: ['/new'], changed: ['/', '/uz'], removed: ['/product/7'] };
      // The page `/` was not staged, so this publish ends half way.
      await expect(site.publish(lost, aSiteFile())).rejects.toThrow();
      await publish(under, { '/new': 'new', '/': 'newer', '/uz': 'yangi' }, lost);
      expect(await shown(under, '/new')).toBe('new');
      expect(await shown(under, '/')).toBe('newer');
      expect(await shown(under, '/product/7')).toBeNull();
    });

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
      await under.store.site('shop').describe(framed);
      expect(await under.siteFile('shop')).toEqual(framed);
      await publish(under, {}, {}, { file: aSiteFile({ cacheServerUrl: 'https://cache.example' }) });
      expect((await under.siteFile('shop')).cacheServerUrl).toBe('https://cache.example');
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
      expect(await under.store.hasAsset('icons/logo.png')).toBe(true);
      expect(await under.store.hasAsset('icons/none.png')).toBe(false);
      expect(await under.asset('icons/logo.png')).toEqual({ plain: Buffer.from('png'), brotli: undefined });
    });
  });
}

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readStampedSite } from '#publisher/publish/directory/reader.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import type { DirectoryLocation } from '#publisher/publish/protocol/site-store.ts';
import {
  aNote,
  aSiteFile,
  begin,
  describeSiteStore,
  type StoreUnderTest,
} from '../protocol/site-store-suite.ts';

/** An empty store in folders that are gone after the test. */
function aDirectoryStore(): StoreUnderTest & { location: DirectoryLocation } {
  const root = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const location = {
    kind: 'directory',
    sites: join(root, 'sites'),
    staging: join(root, 'staging'),
    releases: join(root, 'releases'),
    assets: join(root, 'assets'),
  } as const;
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
  return {
    store: openStore(location),
    location,
    async page(tenant, path) {
      const file = join(location.sites, tenant, path === '/' ? 'index.html' : `${path}.html`);
      return { html: read(file), brotli: read(`${file}.br`) };
    },
    siteFile: async (tenant) => (await readStampedSite(join(location.sites, tenant)))?.file ?? expect.fail(),
    build: async (tenant) => JSON.parse(readFileSync(join(location.sites, tenant, 'build.json'), 'utf8')),
    async asset(name) {
      const file = join(location.assets, name);
      return { plain: read(file), brotli: read(`${file}.br`) };
    },
    date(asset, at) {
      const files = ['', '.br'].map((form) => join(location.assets, asset + form));
      for (const file of files.filter(existsSync)) utimesSync(file, at, at);
    },
    stumble(tenant) {
      // Nothing can be put in place of a folder.
      const file = join(location.sites, tenant, 'build.json');
      rmSync(file);
      mkdirSync(file);
      return () => rmdirSync(file);
    },
  };
}

describeSiteStore('a store in folders', aDirectoryStore);

/** A store with one shop of three pages. */
async function aPublishedShop() {
  const under = aDirectoryStore();
  const attempt = await begin(under.store);
  const added = ['/', '/product/1', '/uz/product/1'];
  for (const path of added) await attempt.stage(path, Buffer.from(path));
  await attempt.publish({ added, changed: [], removed: [] }, aSiteFile(), aNote());
  const folder = join(under.location.sites, 'shop');
  return { ...under, folder, files: () => readdirSync(folder, { recursive: true }).map(String).sort() };
}

test('a page is a file and its packed form, and nothing is left in the staging folder', async () => {
  const { files, location } = await aPublishedShop();
  expect(files().filter((file) => file.includes('.'))).toEqual([
    '_site.json',
    'build.json',
    'index.html',
    'index.html.br',
    'product/1.html',
    'product/1.html.br',
    'uz/product/1.html',
    'uz/product/1.html.br',
  ]);
  expect(readdirSync(join(location.staging, 'shop'))).toEqual([]);
});

test('a later publish does not touch the files that it does not name', async () => {
  const { store, folder } = await aPublishedShop();
  const stamps = () => ['product/1.html', '_site.json'].map((file) => statSync(join(folder, file)).mtimeMs);
  const before = stamps();
  const attempt = await begin(store);
  await attempt.stage('/', Buffer.from('new'));
  await attempt.publish({ added: [], changed: ['/'], removed: [] }, aSiteFile(), aNote());
  expect(stamps()).toEqual(before);
});

test('packed files of earlier versions are removed, and nothing else', async () => {
  const { folder, files, store, location } = await aPublishedShop();
  const before = files();
  for (const file of ['index.html.gz', 'uz/product/1.html.gz', 'feed.xml.gz'])
    writeFileSync(join(folder, file), 'gzip');
  await begin(store);
  expect(files()).toEqual([...before, 'feed.xml.gz'].sort());
  await store.putAssets(folder);
  writeFileSync(join(location.assets, 'index.html.gz'), 'gzip');
  await store.putAssets(folder);
  expect(existsSync(join(location.assets, 'index.html.gz'))).toBe(false);
});

test('a shared file whose packed form is damaged is named, and packed anew by the next build or on demand', async () => {
  const { store, location, folder } = await aPublishedShop();
  writeFileSync(join(folder, 'app.js'), 'let a = 1;');
  await store.putAssets(folder);
  const packed = join(location.assets, 'app.js.br');
  for (const mend of [() => store.putAssets(folder), () => store.checkAssets({ mend: true })]) {
    writeFileSync(packed, 'damaged');
    expect(await store.checkAssets({ mend: false })).toEqual(['app.js']);
    await mend();
    expect(await store.checkAssets({ mend: false })).toEqual([]);
  }
});

test('contents of a page that follow each other within a second are of different seconds', async () => {
  const { store, folder } = await aPublishedShop();
  const seconds = (form: string) =>
    Math.floor(statSync(join(folder, `product/1.html${form}`)).mtimeMs / 1000);
  const seen = ['', '.br'].map((form) => [seconds(form)]);
  for (const text of ['first', 'other', 'third']) {
    const attempt = await begin(store);
    await attempt.stage('/product/1', Buffer.from(text));
    await attempt.publish({ added: [], changed: ['/product/1'], removed: [] }, aSiteFile(), aNote());
    for (const [at, form] of ['', '.br'].entries()) seen[at]?.push(seconds(form));
  }
  for (const form of seen) expect(form).toEqual([...new Set(form)].sort((a, b) => a - b));
});

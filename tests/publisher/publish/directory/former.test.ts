import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#publisher/publish/open-store.ts';
import type { DirectoryLocation } from '#publisher/publish/protocol/site-store.ts';
import { aNote, aSiteFile, begin } from '../protocol/site-store-suite.ts';

type Pages = Record<string, string>;

/** Writes pages into a folder, by the names of their files. */
function writePages(folder: string, pages: Pages): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(join(folder, `${name}.html`), html);
    writeFileSync(join(folder, `${name}.html.br`), brotliCompressSync(html));
  }
}

/** A release as an earlier version kept it: a folder of the pages that it took the place of. */
interface Former {
  name: string;
  kept: Pages;
  added: string[];
  backTo?: number;
}

const siteFileAfter = (number: number) => aSiteFile({ host: `release-${number}.example` });

/** A shop as an earlier version left it. */
function aFormerShop(pages: Pages, releases: Former[]) {
  const root = mkdtempSync(join(tmpdir(), 'former-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = (name: string) => join(root, name);
  const location: DirectoryLocation = {
    kind: 'directory',
    sites: folder('sites'),
    staging: folder('staging'),
    releases: folder('releases'),
    assets: folder('assets'),
  };
  const site = join(location.sites, 'shop');
  writePages(site, pages);
  for (const { name, kept, added, backTo = null } of releases) {
    const number = Number.parseInt(name, 10);
    const own = join(location.releases, 'shop', name);
    writePages(join(own, 'pages'), kept);
    const release = { ...aNote(), number, backTo, pages: { added: 0, changed: 0, removed: 0 } };
    writeFileSync(join(own, 'release.json'), JSON.stringify(release));
    writeFileSync(join(own, 'added.json'), JSON.stringify(added));
    if (number > 1)
      writeFileSync(join(own, 'pages', '_site.json'), JSON.stringify(siteFileAfter(number - 1)));
    writeFileSync(join(site, '_site.json'), JSON.stringify(siteFileAfter(number)));
  }
  return {
    store: openStore(location),
    location,
    look() {
      const files = readdirSync(site).filter((name) => name.endsWith('.html'));
      return Object.fromEntries(
        files.map((file) => {
          const html = readFileSync(join(site, file), 'utf8');
          expect(String(brotliDecompressSync(readFileSync(join(site, `${file}.br`))))).toBe(html);
          return [file.slice(0, -'.html'.length), html];
        }),
      );
    },
  };
}

const RELEASES: Former[] = [
  { name: '1', kept: {}, added: [] },
  { name: '2', kept: { index: 'one' }, added: ['/new'] },
  { name: '3', kept: { index: 'two', gone: 'gone' }, added: [] },
];
const NOW = { index: 'three', new: 'new' };

test('[BLD-07] a shop goes back to releases that an earlier version published, and from there on', async () => {
  const { store, location, look } = aFormerShop(NOW, RELEASES);
  const site = store.site('shop');
  expect((await site.releases()).map(({ number }) => number)).toEqual([3, 2, 1]);
  const back = async (to: number) => (await begin(store)).rollBack(to, '2026-05-01T10:00:00.000Z');
  await back(1);
  expect(look()).toEqual({ index: 'one', gone: 'gone' });
  expect(await site.readDescription()).toEqual(siteFileAfter(1));
  await back(2);
  expect(look()).toEqual({ index: 'two', gone: 'gone', new: 'new' });
  await back(3);
  expect(look()).toEqual(NOW);
  expect((await begin(store)) && (await site.releases()).length).toBe(6);
  expect(existsSync(join(location.releases, 'shop', '2'))).toBe(false);
});

test('[BLD-07] a release that an earlier version was merging is merged, and a shop that it held stays held', async () => {
  const [first, , third] = RELEASES as [Former, Former, Former];
  // The list of pages that came is with the next one already; the page is not.
  const merging = { name: '2.joining', kept: { index: 'one' }, added: ['/new'] };
  const held = { name: '4', kept: {}, added: [], backTo: 3 };
  const { store, look } = aFormerShop(NOW, [first, merging, { ...third, added: ['/new'] }, held]);
  const site = store.site('shop');
  expect(await site.pinned()).toEqual({ release: 3, since: aNote().at });
  await site.unpin();
  expect(await site.pinned()).toBeUndefined();
  expect((await site.releases()).map(({ number }) => number)).toEqual([4, 3, 1]);
  expect(await site.thin(new Date(aNote().at))).toEqual([2]);
  await (await begin(store)).rollBack(1, '2026-05-01T10:00:00.000Z');
  expect(look()).toEqual({ index: 'one', gone: 'gone' });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#publisher/publish/open-store.ts';
import type { DirectoryLocation } from '#publisher/publish/protocol/site-store.ts';
import { callsOf, hasStrace, runWithFault } from '../../../failing-disk.ts';
import { aNote, aSiteFile, begin } from '../protocol/site-store-suite.ts';

/** A shop with a home page, and a builder in a process of its own that changes it and adds pages. */
async function aShop(added: number) {
  const root = mkdtempSync(join(tmpdir(), 'synced-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [sites, staging, releases, assets] = ['sites', 'staging', 'releases', 'assets'].map((name) =>
    join(root, name),
  ) as [string, string, string, string];
  const location: DirectoryLocation = { kind: 'directory', sites, staging, releases, assets };
  const attempt = await begin(openStore(location));
  await attempt.stage('/', Buffer.from('before'));
  await attempt.publish({ added: ['/'], changed: [], removed: [] }, aSiteFile(), aNote());
  const paths = Array.from({ length: added }, (_, at) => `/p${at}`);
  const pages = Object.fromEntries(['/', ...paths].map((path) => [path, `after ${path}`]));
  const changeset = { added: paths, changed: ['/'], removed: [] };
  const program = join(import.meta.dirname, 'publish-in-child.ts');
  return {
    notes: join(root, 'calls'),
    program: [program, JSON.stringify({ location, pages, changeset, file: aSiteFile() })],
    home: () => readFileSync(join(sites, 'shop', 'index.html'), 'utf8'),
  };
}

const orderOf = (calls: string[]) =>
  calls.flatMap((line) =>
    line.includes('syncfs(') ? 'synced' : /\/journal\.json"/.test(line) ? 'journal' : [],
  );

test.skipIf(!hasStrace)(
  '[BLD-05] many pages are on the disk before the first one moves; few wait for nothing',
  async () => {
    const [many, few] = [await aShop(299), await aShop(2)];
    const calls = await callsOf(many.program, 'syncfs,rename', many.notes);
    expect(orderOf(calls)).toEqual(['synced', 'journal']);
    expect(many.home()).toBe('after /');
    expect(orderOf(await callsOf(few.program, 'syncfs,rename', few.notes))).toEqual(['journal']);
    expect(few.home()).toBe('after /');
  },
);

test.skipIf(!hasStrace)('[BLD-05] a disk that does not keep them leaves the site as it was', async () => {
  const shop = await aShop(299);
  const said = await runWithFault(shop.program, { call: 'syncfs', error: 'EIO', when: 1 });
  expect(said).toEqual([]);
  expect(shop.home()).toBe('before');
});

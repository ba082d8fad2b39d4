import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSnapshot } from '#snapshot/open-snapshot.ts';
import { createSnapshotWriter, RESUME_WITHIN_MS } from '#snapshot/snapshot-writer.ts';

const source = 'http://platform.example at 2026-01-01';
const aFile = async () => join(await mkdtemp(join(tmpdir(), 'snapshot-')), 'shops', 'local.sqlite');

async function aSnapshot(text: string) {
  const file = await aFile();
  const writer = createSnapshotWriter(file, { source });
  writer.set('market.identity', { name: { ru: text }, logo: null, favicon: null, lang: 'ru' });
  writer.finish();
  return file;
}

const nameIn = (file: string) => {
  const snapshot = openSnapshot(file);
  const name = snapshot.get('market.identity')?.name.ru;
  snapshot.close();
  return name;
};

test('a finished snapshot gives its entries, hashes and pages in their order', async () => {
  const file = await aFile();
  const writer = createSnapshotWriter(file, { source });
  writer.set('categories.top', [3, 1]);
  writer.set('setting:cartActive', false);
  for (const path of ['/', '/product/9', '/product/2', '/product/9'])
    writer.addRoute({ path, kind: 'product' });
  writer.finish();

  const snapshot = openSnapshot(file);
  expect(snapshot.get('categories.top')).toEqual([3, 1]);
  expect(snapshot.get('setting:cartActive')).toBe(false);
  expect(snapshot.get('card:5')).toBeUndefined();
  expect([...snapshot.routes()].map((route) => route.path)).toEqual(['/', '/product/9', '/product/2']);
  expect(snapshot.countRoutes()).toBe(3);
  expect([...snapshot.hashes()].map((entry) => entry.key)).toEqual(['categories.top', 'setting:cartActive']);
  snapshot.close();
  expect(await readdir(join(file, '..'))).toEqual(['local.sqlite']);
});

test('an entry has the same hash for the same content, and another one for other content', async () => {
  const hashOf = (file: string) => {
    const snapshot = openSnapshot(file);
    const hash = snapshot.hash('market.identity');
    snapshot.close();
    return hash;
  };
  const [one, same, other] = [
    hashOf(await aSnapshot('Voltra')),
    hashOf(await aSnapshot('Voltra')),
    hashOf(await aSnapshot('Nafis')),
  ];
  expect(one).toBeTypeOf('bigint');
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('[BLD-06] a pull that stops leaves the last good snapshot in place', async () => {
  const file = await aSnapshot('good');
  const writer = createSnapshotWriter(file, { source });
  writer.set('market.identity', { name: { ru: 'half' }, logo: null, favicon: null, lang: 'ru' });
  expect(nameIn(file)).toBe('good');
  writer.abort();
  expect(nameIn(file)).toBe('good');
});

test('a reader keeps its snapshot while a newer one takes the place of the file', async () => {
  const file = await aSnapshot('old');
  const reader = openSnapshot(file, { cacheSize: 1 });
  const writer = createSnapshotWriter(file, { source });
  writer.set('market.identity', { name: { ru: 'new' }, logo: null, favicon: null, lang: 'ru' });
  writer.finish();
  expect(reader.get('market.identity')?.name.ru).toBe('old');
  expect(nameIn(file)).toBe('new');
  reader.close();
});

test('a later pull goes on where one that died stopped, if the source is the same and it is recent', async () => {
  const file = await aFile();
  const first = createSnapshotWriter(file, { source });
  first.transaction(() => {
    first.set('categories.top', [1]);
    first.setProgress('products', { page: 3, total: 700 });
  });
  first.abort();

  const second = createSnapshotWriter(file, { source, resume: true });
  expect(second.resumed).toBe(true);
  expect(second.progress('products')).toEqual({ page: 3, total: 700 });
  second.abort();

  const later = () => Date.now() + RESUME_WITHIN_MS + 1000;
  for (const options of [
    { source },
    { source: 'another', resume: true },
    { source, resume: true, now: later },
  ]) {
    const fresh = createSnapshotWriter(file, options);
    expect(fresh.resumed, JSON.stringify(options)).toBe(false);
    expect(fresh.progress('products')).toBeUndefined();
    fresh.setProgress('products', { page: 1, total: 1 });
    fresh.abort();
  }
});

test('a transaction that fails leaves nothing of itself', async () => {
  const writer = createSnapshotWriter(await aFile(), { source });
  const failing = () =>
    writer.transaction(() => {
      writer.setProgress('products', { page: 1, total: 1 });
      throw new Error('cut');
    });
  expect(failing).toThrow('cut');
  expect(writer.progress('products')).toBeUndefined();
  writer.abort();
});

test('two pulls never write the same snapshot at once', async () => {
  const file = await aFile();
  const first = createSnapshotWriter(file, { source });
  expect(() => createSnapshotWriter(file, { source })).toThrow(/another process is writing it/);
  first.finish();
  expect(existsSync(file)).toBe(true);
});

test('a missing snapshot says what to do', async () => {
  expect(() => openSnapshot('/nowhere/local.sqlite')).toThrow(
    'Snapshot /nowhere/local.sqlite: there is none: pull the shop first.',
  );
});

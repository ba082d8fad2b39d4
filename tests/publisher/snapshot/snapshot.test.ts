import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { openSnapshotEditor, type SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { createSnapshotWriter, RESUME_WITHIN_MS } from '#publisher/snapshot/snapshot-writer.ts';

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
  writer.setSections([7, 3]);
  writer.addRoute('/product/2', { section: 3, product: 5, position: 1 });
  writer.addRoute('/product/9', { section: 3, product: 5, position: 0 });
  writer.addRoute('/', { section: 7, product: 0, position: 0 });
  writer.addRoute('/product/9', { section: 3, product: 5, position: 0 });
  writer.finish();
  const files = await readdir(join(file, '..'));

  const snapshot = openSnapshot(file);
  expect(snapshot.get('categories.top')).toEqual([3, 1]);
  expect(snapshot.get('setting:cartActive')).toBe(false);
  expect(snapshot.get('card:5')).toBeUndefined();
  expect([...snapshot.routes()]).toEqual(['/', '/product/9', '/product/2']);
  expect(snapshot.countRoutes()).toBe(3);
  expect([...snapshot.hashes()].map((entry) => entry.key)).toEqual(['categories.top', 'setting:cartActive']);
  expect(snapshot.revision).toBe(0);
  snapshot.close();
  expect(files).toEqual(['local.sqlite', `local.sqlite.${snapshot.identity}`]);
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

/** A finished snapshot with three entries and two pages. */
async function aShopSnapshot() {
  const file = await aFile();
  const writer = createSnapshotWriter(file, { source });
  writer.set('categories.top', [1]);
  writer.set('category-slug:phones', 1);
  writer.set('category-slug:tablets', 2);
  writer.setSections([0]);
  writer.addRoute('/product/1', { section: 0, product: 1, position: 0 });
  writer.addRoute('/product/2', { section: 0, product: 2, position: 0 });
  writer.finish();
  return file;
}

/** One change of a snapshot by an editor of its own. */
function change(file: string, work: (editor: SnapshotEditor) => void) {
  const editor = openSnapshotEditor(file);
  try {
    return editor.change(() => work(editor));
  } finally {
    editor.close();
  }
}

test('a change counts a revision, and says what it changed, added and removed', async () => {
  const file = await aShopSnapshot();
  const first = change(file, (editor) => {
    editor.set('categories.top', [1]);
    editor.set('category-slug:phones', 3);
    editor.remove('category-slug:tablets');
    editor.removeRoute('/product/1');
    editor.addRoute('/product/3', { section: 0, product: 3, position: 0 });
  });
  const second = change(file, (editor) => {
    editor.set('category-slug:tablets', 2);
    editor.addRoute('/product/1', { section: 0, product: 9, position: 0 });
  });
  const nothing = change(file, (editor) => {
    editor.set('category-slug:phones', 3);
    editor.remove('category-slug:none');
    editor.removeRoute('/product/7');
    editor.addRoute('/product/2', { section: 0, product: 4, position: 0 });
  });
  expect([first, second, nothing]).toEqual([1, 2, 2]);

  const snapshot = openSnapshot(file);
  expect(snapshot.revision).toBe(2);
  expect([...snapshot.routes()]).toEqual(['/product/3', '/product/2', '/product/1']);
  const { keys, ...routes } = snapshot.changesSince(0);
  expect(keys.sort()).toEqual(['category-slug:phones', 'category-slug:tablets']);
  expect(routes).toEqual({ addedPaths: ['/product/3', '/product/1'], removedPaths: [] });
  expect(snapshot.changesSince(1)).toEqual({
    keys: ['category-slug:tablets'],
    addedPaths: ['/product/1'],
    removedPaths: [],
  });
  expect(snapshot.changesSince(2)).toEqual({ keys: [], addedPaths: [], removedPaths: [] });
  snapshot.close();
});

test('what is gone is told until it is there again', async () => {
  const file = await aShopSnapshot();
  change(file, (editor) => {
    editor.remove('category-slug:tablets');
    editor.removeRoute('/product/1');
  });
  const snapshot = openSnapshot(file);
  expect(snapshot.changesSince(0)).toEqual({
    keys: ['category-slug:tablets'],
    addedPaths: [],
    removedPaths: ['/product/1'],
  });
  snapshot.close();
});

test('a reader sees what was changed when it is told to, and then only that is read again', async () => {
  const file = await aShopSnapshot();
  const reader = openSnapshot(file);
  const top = reader.get('categories.top');
  expect(reader.get('category-slug:phones')).toBe(1);
  change(file, (editor) => editor.set('category-slug:phones', 8));
  change(file, (editor) => editor.set('category-slug:new', 9));
  expect([reader.revision, reader.get('category-slug:phones')]).toEqual([0, 1]);
  expect(reader.get('category-slug:new')).toBeUndefined();

  reader.rest();
  change(file, (editor) => editor.remove('category-slug:tablets'));
  expect(reader.catchUp()?.sort()).toEqual([
    'category-slug:new',
    'category-slug:phones',
    'category-slug:tablets',
  ]);
  expect([reader.revision, reader.get('category-slug:phones'), reader.get('category-slug:new')]).toEqual([
    3, 8, 9,
  ]);
  expect(reader.get('categories.top')).toBe(top);
  reader.close();
});

test('a reader is told that a whole pull put another snapshot in place', async () => {
  const file = await aShopSnapshot();
  const reader = openSnapshot(file);
  const writer = createSnapshotWriter(file, { source });
  writer.finish();
  expect(reader.catchUp()).toBeUndefined();
  const next = openSnapshot(file);
  expect(next.identity).not.toBe(reader.identity);
  expect(next.revision).toBe(0);
  next.close();
  reader.close();
});

test('an editor that is not the only one does nothing where another came first', async () => {
  const file = await aShopSnapshot();
  const editor = openSnapshotEditor(file);
  expect(change(file, (other) => other.set('category-slug:phones', 5))).toBe(1);
  expect(editor.change(() => editor.set('category-slug:phones', 6))).toBeUndefined();
  editor.close();

  const late = openSnapshotEditor(file);
  createSnapshotWriter(file, { source }).finish();
  expect(late.change(() => late.set('category-slug:phones', 6))).toBeUndefined();
  late.close();
});

test('a change that fails leaves nothing of itself', async () => {
  const file = await aShopSnapshot();
  const failing = () =>
    change(file, (editor) => {
      editor.set('category-slug:phones', 5);
      editor.removeRoute('/product/1');
      throw new Error('cut');
    });
  expect(failing).toThrow('cut');
  const snapshot = openSnapshot(file);
  expect([snapshot.revision, snapshot.get('category-slug:phones'), snapshot.countRoutes()]).toEqual([
    0, 1, 2,
  ]);
  snapshot.close();
});

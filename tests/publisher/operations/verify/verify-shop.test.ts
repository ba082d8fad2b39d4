import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopBuilt } from '#publisher/build/report.ts';
import { verifyShop } from '#publisher/operations/verify/verify-shop.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { isPageFile } from '#publisher/publish/protocol/page-file.ts';
import { aTenant, aWorld, type World } from '../../build/a-world.ts';

let world: World;
const tenant = aTenant('shop');
const folder = () => world.directories.site('shop');
const file = (name: string) => join(folder(), name);
const index = () => world.directories.published('shop');

/** Every file of the site with its bytes, but for what tells of the release. */
function bytes(): Record<string, string> {
  const entries = readdirSync(folder(), { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.name !== 'build.json',
  );
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder().length + 1),
      readFileSync(join(parentPath, name), 'base64'),
    ]),
  );
}

const verified = () =>
  verifyShop({
    tenant,
    platformUrl: world.sandbox.url,
    directories: world.directories,
    store: openStore(world.directories.store),
  });
const build = async (options: Parameters<World['build']>[1] = {}) => {
  const { shops } = await world.build([tenant], options);
  expect(shops).toEqual([expect.objectContaining({ status: 'built' })]);
  return shops[0] as ShopBuilt;
};

/** Damages pages in every way. */
function damage(): void {
  rmSync(file('product/1.html'));
  rmSync(file('product/1.html.br'));
  rmSync(file('uz/cart.html.br'));
  writeFileSync(file('index.html'), 'not ours');
  copyFileSync(file('404.html.br'), file('en/product/2.html.br'));
  truncateSync(file('category.html.br'), 40);
  for (const end of ['', '.br']) copyFileSync(file(`cart.html${end}`), file(`page/about.html${end}`));
  for (const end of ['', '.br']) copyFileSync(file(`cart.html${end}`), file(`product/999.html${end}`));
}

const FAULTS = [
  { path: '/', fault: 'forms' },
  { path: '/category', fault: 'forms' },
  { path: '/en/product/2', fault: 'forms' },
  { path: '/page/about', fault: 'differs' },
  { path: '/product/1', fault: 'missing' },
  { path: '/product/999', fault: 'extra' },
  { path: '/uz/cart', fault: 'forms' },
];

let whole: Record<string, string>;
beforeAll(async () => {
  world = await aWorld([{ name: 'shop', products: 3 }]);
  await build();
  whole = bytes();
}, 120_000);
afterAll(() => world.close());

test('a site as it was published has no faults', async () => {
  const faults = await verified();
  expect(faults).toMatchObject({ pageFaults: [], fileFaults: [], others: [] });
  expect(faults.pages).toBe(Object.keys(whole).filter((name) => isPageFile(name)).length);
});

test('each damaged page is named with what is wrong, and nothing is changed', async () => {
  damage();
  const before = bytes();
  const { pageFaults } = await verified();
  expect(pageFaults.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(FAULTS);
  expect(bytes()).toEqual(before);
});

test('a full build writes what differs on disk, removes what is no page of the shop, and leaves the rest', async () => {
  const untouched = statSync(file('uz/product/1.html')).mtimeMs;
  const { pages } = await build({ full: true, fromSnapshot: true });
  expect(pages.written).toBe(FAULTS.length - 1);
  expect(bytes()).toEqual(whole);
  expect(statSync(file('uz/product/1.html')).mtimeMs).toBe(untouched);
});

/** Damage to an index → the note about it. */
const INDEX_DAMAGE: [string, () => void, RegExp][] = [
  ['cut short', () => truncateSync(index(), 5_000), /is damaged \(/],
  [
    'no database',
    () => writeFileSync(index(), 'no database, but long enough to be one. '.repeat(40)),
    /not a database/,
  ],
  [
    'of another shop',
    () => copyFileSync(world.directories.published('other'), index()),
    /it is of the shop other/,
  ],
];

test.each(INDEX_DAMAGE)(
  'an index that is %s is named and begun anew, and the site is whole all the while',
  async (_, harm, said) => {
    await world.build([aTenant('other', { securityKey: 'shop-key' })]);
    for (const end of ['-wal', '-shm']) rmSync(index() + end, { force: true });
    harm();
    writeFileSync(file('index.html'), 'damaged, too');
    const { warnings, pages } = await build();
    expect(warnings).toEqual([expect.stringMatching(said)]);
    expect(warnings[0]).toContain(index());
    expect(pages.written).toBe(1);
    expect(bytes()).toEqual(whole);
    expect(existsSync(`${index()}.damaged`)).toBe(true);
    expect(await verified()).toMatchObject({ pageFaults: [], fileFaults: [] });
  },
);

test('a snapshot that is damaged is named, and pulled again', async () => {
  const snapshot = world.directories.snapshot('shop');
  const [present = ''] = readdirSync(dirname(snapshot)).filter((name) =>
    /^shop\.sqlite\.[0-9a-f]{16}$/.test(name),
  );
  truncateSync(join(dirname(snapshot), present), 20_000);
  expect((await verified()).fileFaults).toEqual([
    expect.stringContaining(`The snapshot ${snapshot} cannot be used`),
  ]);
  await build({ full: true, fromSnapshot: true });
  expect(bytes()).toEqual(whole);
  expect((await verified()).fileFaults).toEqual([]);
});

test("a site's own file that is damaged is named and written", async () => {
  writeFileSync(file('_site.json'), '{');
  expect((await verified()).fileFaults).toEqual([expect.stringMatching(/own file is missing, damaged/)]);
  await build();
  expect(bytes()).toEqual(whole);
});

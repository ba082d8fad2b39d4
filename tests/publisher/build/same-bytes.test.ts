import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopBuilt } from '#publisher/build/report.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

let world: World;
/** The files before any change. */
let before: Map<string, string>;
const shop = aTenant('shop', { languages: ['ru', 'uz'] });

const inAllLanguages = (text: string) => ({ ru: text, uz: text, en: text });
/** Marks by which pages are joined, as texts of a shop. */
const ODD = `"'</script><astro-island uid="x" prefix="r7">%PATH% &amp; \u0001abcdefgh:0\u0001 \u0001 U+1`;

const market = (settings: Record<string, unknown>) => ['/market', { settings }] as const;

const theme = (value: Record<string, unknown>) => ['/market', { theme: value }] as const;

type Command = readonly [path: string, body: unknown];
/** Changes, each with what takes it back. */
const CHANGES: [what: string, change: Command, back: Command][] = [
  ['the setting that shows the cart', market({ cartActive: false }), market({ cartActive: true })],
  [
    'a message of the shop',
    market({ translation_msg: { ru: '{"cart.add":"Хочу"}' } }),
    market({ translation_msg: { ru: '{}' } }),
  ],
  ['a colour', theme({ colors: { primary: '#aa2211' } }), theme({ colors: { primary: '#2050c0' } })],
  ['the font', theme({ mainFont: 'inter' }), theme({ mainFont: 'system' })],
  ['the icons', theme({ iconPack: 2 }), theme({ iconPack: 6 })],
  ['the header', market({ headerStyleType: 2 }), market({ headerStyleType: 1 })],
  ['the footer', market({ footerStyleType: 2 }), market({ footerStyleType: 1 })],
  [
    'header and colour at once',
    ['/market', { settings: { headerStyleType: 3 }, theme: { colors: { primary: '#117722' } } }],
    ['/market', { settings: { headerStyleType: 1 }, theme: { colors: { primary: '#2050c0' } } }],
  ],
  ['a stock', ['/variations/5', { count: 0 }], ['/variations/5', { count: 10 }]],
  [
    'a name with a place in it',
    ['/products/4', { name: inAllLanguages('Plain') }],
    ['/products/4', { name: inAllLanguages(`Odd 3 ${ODD}`) }],
  ],
];

beforeAll(async () => {
  world = await aWorld([
    {
      name: 'shop',
      products: 12,
      market: { name: inAllLanguages(`Shop ${ODD}`) },
      product: (index) => ({
        ...(index % 7 === 3 && { name: inAllLanguages(`Odd ${index} ${ODD}`) }),
        ...(index % 5 === 0 && {
          description: inAllLanguages(
            `<p title='<astro-island uid=x prefix="r1"'>Say prefix="r1" of ${index}</p>`,
          ),
        }),
        ...(index % 3 === 0 && { minOrder: 12 }),
      }),
      variation: (id) => ({
        ...(id % 4 === 0 && { tiers: [] }),
        ...(id % 9 === 0 && { name: inAllLanguages(`Variation ${id} ${ODD}`) }),
      }),
    },
  ]);
  for (const [, , back] of CHANGES) await tell(back);
  await build({ workers: 1 });
  before = files();
}, 120_000);
afterAll(() => world.close());

const tell = ([path, body]: Command) => world.control('PUT', `/shops/shop${path}`, body);

async function build(options: { workers?: number; full?: boolean } = {}): Promise<ShopBuilt> {
  const { shops } = await world.build([shop], options);
  const [built] = shops;
  if (built?.status !== 'built') throw new Error(`The build failed: ${built?.error}`);
  return built;
}

/** Files that tell when goods changed last, which no change takes back. */
const TELLS_WHEN = /^(?:sitemap|feed\/yandex)/;

/** The digest of every file of the site; each page's compressed form holds the page. */
function files(): Map<string, string> {
  const root = world.directories.site('shop');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:html|br)$/.test(name) && !TELLS_WHEN.test(name),
  );
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const page = readFileSync(join(root, name));
    expect(brotliDecompressSync(readFileSync(join(root, `${name}.br`))).equals(page), `${name}.br`).toBe(
      true,
    );
  }
  return new Map(
    names.sort().map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(join(root, name)))
        .digest('hex'),
    ]),
  );
}

const differences = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

/** The files of a site that was built from nothing. */
async function fromNothing(workers: number): Promise<Map<string, string>> {
  rmSync(world.directories.site('shop'), { recursive: true });
  await build({ workers });
  return files();
}

test('every file has the same bytes however many workers render, in whatever order', async () => {
  expect(before.size).toBeGreaterThan(100);
  expect(differences(await fromNothing(2), before)).toEqual([]);
}, 60_000);

test.each(CHANGES)(
  'a change of %s leaves what a full build would, and taken back what was there before',
  async (_, change, back) => {
    await tell(change);
    expect((await build({ workers: 2 })).pages.written).toBeGreaterThan(0);
    const changed = files();
    expect(differences(await fromNothing(1), changed)).toEqual([]);
    await tell(back);
    await build({ workers: 2 });
    expect(differences(files(), before)).toEqual([]);
  },
  60_000,
);

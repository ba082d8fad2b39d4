import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';
import { aPagesWorld, type PagesWorld } from './a-pages-module.ts';

let world: PagesWorld;

beforeAll(async () => {
  const text = (line: string) => ({ ru: line, uz: line, en: line });
  const row = { name: text('Weight'), value: text('1 kg') };
  world = await aPagesWorld([
    {
      name: 'shop',
      products: 30,
      variationsPerProduct: 1,
      product: (index) => ({
        ...(index === 0 && {
          description: text(`<p>${'A long story. '.repeat(200)}</p>`),
          characteristics: Array.from({ length: 20 }, () => row),
        }),
        ...(index === 1 && { minOrder: 2 }),
        ...(index === 2 && { minOrder: 12 }),
      }),
      variation: (id) => (id % 3 === 0 ? { stock: { id: 1000 + id, count: 0, supplierId: 1 } } : {}),
    },
  ]);
}, 120_000);
afterAll(() => world.close());

test('no message of a shop is read as HTML on any page', async () => {
  const odd = `" data-odd='' x="'><i data-odd title="x'">`;
  const wording = JSON.stringify(
    Object.fromEntries(Object.entries(DICTIONARIES.ru).map(([key, message]) => [key, `${odd}${message}`])),
  );
  const snapshot = world.snapshot('shop');
  const entries: EntryReader = {
    get<Key extends EntryKey>(key: Key) {
      return String(key) === 'setting:translation_msg'
        ? ({ ru: wording } as unknown as Entries[Key])
        : snapshot.get(key);
    },
  };
  const renderer = await world.renderer('shop', world.freshPages(), entries);
  for (const path of snapshot.routes()) {
    const { pages } = await renderer.render(path);
    const html = String(pages[0]?.html);
    const { document } = new JSDOM(html).window;
    expect(html.includes('data-odd'), path).toBe(true);
    expect(
      [...document.querySelectorAll('[data-odd]')].map(({ outerHTML }) => outerHTML),
      path,
    ).toEqual([]);
  }
}, 60_000);

import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSiteFile } from '#publisher/publish/protocol/site-file.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

const shop = aTenant('shop', { languages: ['ru', 'uz'] });
const other = aTenant('other', { languages: ['ru'] });
let world: World;

beforeAll(async () => {
  world = await aWorld([
    { name: 'shop', products: 8 },
    { name: 'other', products: 8 },
  ]);
  await world.build([shop, other]);
}, 60_000);
afterAll(() => world.close());

const dictionariesOf = (tenant: string) => parseSiteFile(world.read(tenant, '_site.json')).dictionaries;
const bytesOf = ({ file }: { file: string }) => readFileSync(join(world.directories.assets, file));
const offered = (tenant: string, language: 'ru' | 'uz') => {
  const found = dictionariesOf(tenant)[language]?.[0];
  if (!found) throw new Error(`${tenant} offers no dictionary in ${language}.`);
  return found;
};

test('each language of a shop has a dictionary of its own pages, which packs others to a quarter', () => {
  expect(Object.keys(dictionariesOf('shop'))).toEqual(['ru', 'uz']);
  for (const [language, prefix] of [
    ['ru', ''],
    ['uz', 'uz/'],
  ] as const) {
    const dictionary = bytesOf(offered('shop', language));
    for (const id of [2, 7]) {
      const page = Buffer.from(world.read('shop', `${prefix}product/${id}.html`));
      const plainly = zstdCompressSync(page).length;
      expect(zstdCompressSync(page, { dictionary }).length).toBeLessThan(plainly / 4);
    }
  }
  expect(offered('other', 'ru').file).not.toBe(offered('shop', 'ru').file);
  expect(bytesOf(offered('shop', 'ru')).toString()).not.toContain('other.localhost');
});

test('a change of a product leaves it as it is, and so does a full build', async () => {
  const before = dictionariesOf('shop');
  await world.control('PUT', '/shops/shop/variations/7', { newPrice: 123_458 });
  await world.build([shop]);
  expect(dictionariesOf('shop')).toEqual(before);
  await world.build([shop], { full: true });
  expect(dictionariesOf('shop')).toEqual(before);
});

test('a change of the frame makes a new one, and the one of before is known', async () => {
  const before = offered('shop', 'ru');
  // As much as a text of the owner that stands on each page of a product.
  const words = Array.from({ length: 90 }, (_, at) => hash('sha256', `word ${at}`).slice(0, 9)).join(' ');
  const settings = {
    ...{ headerStyleType: 7, footerStyleType: 5, settingStyleOfProduct: 5 },
    productCardAdditionalInformation: { title: { ru: 'Сервис' }, description: { ru: words, uz: words } },
  };
  await world.control('PUT', '/shops/shop/market', { settings });
  await world.build([shop]);
  expect(dictionariesOf('shop').ru).toEqual([offered('shop', 'ru'), before]);
  expect(offered('shop', 'ru').file).not.toBe(before.file);
});

test('one that is lost is made again', async () => {
  const { file } = offered('shop', 'uz');
  rmSync(join(world.directories.assets, file));
  await world.build([shop], { full: true });
  expect(bytesOf(offered('shop', 'uz')).length).toBeGreaterThan(10_000);
});

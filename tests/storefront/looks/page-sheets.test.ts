import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '#contract/market/settings.ts';
import { findPageSheets } from '#publisher/render/sheets/page-sheets.ts';
import type { SettingReader } from '#storefront/entries/setting-reader.ts';
import { settingsOfLook } from '#storefront/looks/look-settings.ts';
import { namedSheets, sheetsByKind } from '#storefront/looks/page-sheets.ts';

const FOUND = findPageSheets(process.cwd());
const SHEETS = globSync('src/storefront/**/*.css').map((file) =>
  file.slice('src/storefront/'.length, -'.css'.length),
);

/** A number for each row of the longest table, and one that no row has. */
const LOOKS = [...Array(12).keys(), 99];

/** The settings of a shop whose parts all have this number; other settings are unset. */
function withLook(number: number): SettingReader {
  const settings = settingsSchema.parse(settingsOfLook(number));
  return (name) => settings[name];
}

const sheetsOf = (look: number) => sheetsByKind(FOUND, withLook(look));

test('every style sheet is in the pages of some shop, and every one that is named is there', () => {
  const named = LOOKS.flatMap((look) => Object.values(sheetsOf(look)).flat());
  expect([...new Set([...FOUND.shared, ...named])].sort()).toEqual(SHEETS.toSorted());
  expect([...namedSheets(FOUND)].sort()).toEqual(SHEETS.toSorted());
});

test('no page has a sheet twice', () => {
  for (const look of LOOKS)
    for (const [kind, own] of Object.entries(sheetsOf(look))) {
      const names = kind === 'lightbox' ? own : [...FOUND.shared, ...own];
      expect(names, kind).toEqual([...new Set(names)]);
    }
});

test('a look that no row has gets the sheets of row 1', () => {
  for (const kind of ['home', 'list']) expect(sheetsOf(99)[kind], kind).toEqual(sheetsOf(1)[kind]);
});

test('the style of a part wins over its look where it stands in another', () => {
  for (const look of LOOKS) {
    const { compare = [], account = [] } = sheetsOf(look);
    const last = Math.max(...compare.map((sheet, at) => (sheet.startsWith('card/look/') ? at : -1)));
    expect(last).toBeGreaterThan(-1);
    expect(last).toBeLessThan(compare.indexOf('compare/compare-table'));
    for (const sheet of account.filter((one) => one.startsWith('account/look/')))
      expect(account.indexOf(sheet)).toBeGreaterThan(account.indexOf('account/account'));
  }
});

test('a page leaves out the sheets of parts that it does not have', () => {
  const kinds = sheetsOf(1);
  expect(kinds['product']).toContain('card/look/plain');
  expect(kinds['product'], 'a card beside the product has one picture').not.toContain('card/pictures');
  expect(kinds['list']).toContain('card/pictures');
  expect(kinds['list'], 'filters bring it when they are wanted').not.toContain('listing/list');
  expect(kinds['filters']).toContain('listing/list');
  expect(kinds['order'], 'dialogs bring it').not.toContain('ui/dialog/dialog');
  expect(kinds['overlay']).toContain('ui/dialog/dialog');
  expect(kinds['text']).not.toContain('ui/form/form');
});

test('a module holds no style, which would bring its pages a sheet more', () => {
  const modules = globSync('src/storefront/**/*.astro');
  const own = modules.filter((file) => /^<style(?![^>]*is:inline)/m.test(readFileSync(file, 'utf8')));
  expect(own).toEqual([]);
});

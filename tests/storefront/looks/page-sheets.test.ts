import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '#contract/market/settings.ts';
import type { SettingReader } from '#storefront/entries/setting-reader.ts';
import { settingsOfLook } from '#storefront/looks/look-settings.ts';
import { PAGE_KINDS, type PageKind, pageSheets, SHARED_SHEETS } from '#storefront/looks/page-sheets.ts';

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

const sheetsOf = (kind: PageKind, look: number) => [...SHARED_SHEETS, ...pageSheets(kind, withLook(look))];

test('every style sheet is in the pages of some shop, and every one that is named is there', () => {
  const named = new Set(LOOKS.flatMap((look) => PAGE_KINDS.flatMap((kind) => sheetsOf(kind, look))));
  expect([...named].sort()).toEqual(SHEETS.sort());
});

test('no page has a sheet twice', () => {
  for (const kind of PAGE_KINDS)
    for (const look of LOOKS) {
      const names = sheetsOf(kind, look);
      expect(names, kind).toEqual([...new Set(names)]);
    }
});

test('a look that no row has gets the sheets of row 1', () => {
  expect(pageSheets('home', withLook(99))).toEqual(pageSheets('home', withLook(1)));
  expect(pageSheets('list', withLook(99))).toEqual(pageSheets('list', withLook(1)));
});

/** Imports of a module of the pages, types apart. */
function importsOf(file: string): string[] {
  const targets = readFileSync(file, 'utf8').matchAll(
    /^import\s+(?!type\s)(?:[\w*{}\s,$]+?\sfrom\s+)?'([#.][^']+)'/gm,
  );
  return [...targets].map(([, target = '']) =>
    target.startsWith('#') ? `src/${target.slice(1)}` : posix.join(dirname(file), target),
  );
}

/** A module and all that it imports in whatever way. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const target of importsOf(file)) withImports(target, found);
  return found;
}

const PAGES = globSync('src/storefront/pages/**/*.astro').filter((file) =>
  importsOf(file).includes('src/storefront/layouts/ShopLayout.astro'),
);

describe('the page', () => {
  test.each(PAGES)('%s has the sheets of all components in it', (page) => {
    const kind = readFileSync(page, 'utf8').match(/<ShopLayout [^>]*\bkind="([\w-]+)"/)?.[1] as PageKind;
    expect(PAGE_KINDS).toContain(kind);
    const beside = [...withImports(page)].map((file) =>
      file.slice('src/storefront/'.length).replace(/\.\w+$/, ''),
    );
    const wanted = beside.filter((name) => SHEETS.includes(name));
    expect(wanted.length).toBeGreaterThan(1);
    for (const look of LOOKS) expect(sheetsOf(kind, look)).toEqual(expect.arrayContaining(wanted));
  });
});

test('no module imports a style sheet or holds one, which would bring its pages one more', () => {
  const modules = globSync('src/**/*.{astro,ts,tsx}').filter((file) => !file.startsWith('src/sandbox/'));
  const own = modules.filter((file) =>
    /^import .*\.css['?]|^<style(?![^>]*is:inline)/m.test(readFileSync(file, 'utf8')),
  );
  expect(own).toEqual([]);
});

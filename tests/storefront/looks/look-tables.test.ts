import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTACT_SHEETS, sheetSize } from '#storefront/looks/contact-sheet.ts';
import { LOOK_NUMBERS, LOOK_SETTINGS, settingsOfLook } from '#storefront/looks/look-settings.ts';
import { LOOK_TABLES, type LookName, type LookTable } from '#storefront/looks/look-tables.ts';
import { LOOK_WORDS, purposeOfLook } from '#storefront/looks/look-words.ts';
import { ownRows } from '#storefront/looks/rows.ts';
import { PICTURED_LOOKS } from '#tools/pictures/shot.ts';

const tables: LookTable[] = Object.values(LOOK_TABLES);
const names = Object.keys(LOOK_TABLES) as LookName[];

/** The rows of a part, each once, by its numbers. */
const rowsOf = (look: LookName) => ownRows<LookTable['rows'][number]>(LOOK_TABLES[look].rows);

test('every table of looks is listed, pictured, and chosen by a setting that is a look', async () => {
  const listed = new Set<unknown>(tables.map(({ rows }) => rows));
  for (const file of globSync('src/storefront/looks/*.ts')) {
    const exported: Record<string, unknown> = await import(resolve(file));
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('_VARIANTS')) expect([name, listed.has(value)]).toEqual([name, true]);
  }
  for (const { setting } of tables) expect(LOOK_SETTINGS).toContain(setting);
  expect(PICTURED_LOOKS.toSorted()).toEqual(Object.keys(LOOK_TABLES).sort());
});

test('every row says what it is for; looks are tried by the numbers of all rows, and by no other', () => {
  const numbers = new Set<number>();
  for (const { rows } of tables)
    for (const [number, { purpose }] of Object.entries(rows)) {
      numbers.add(Number(number));
      expect(purpose).toMatch(/\.$/);
    }
  expect(LOOK_NUMBERS).toEqual([...numbers].sort((a, b) => a - b));
});

test.each(names)('each row of %s is said in three languages, and nothing else is', (look) => {
  for (const language of ['ru', 'uz'] as const) {
    const words = LOOK_WORDS[language][look].rows;
    const said = rowsOf(look).flatMap(({ numbers, row }) => {
      for (const number of numbers) expect(purposeOfLook(look, number, 'en')).toBe(row.purpose);
      const own = numbers.filter((number) => number in words);
      const [one = -1] = own;
      for (const number of numbers) expect(purposeOfLook(look, number, language)).toBe(words[one]);
      expect(own, `${numbers} in ${language}`).toHaveLength(1);
      return own;
    });
    expect(said.map(String).toSorted()).toEqual(Object.keys(words).toSorted());
    expect(new Set(Object.values(words)).size).toBe(said.length);
  }
});

test.each(names)(
  'the contact sheet of %s has a place for each row, which the chooser cuts out',
  async (look) => {
    const { width, height } = await sharp(readFileSync(`docs/looks/${look}.webp`)).metadata();
    expect({ width, height }).toEqual(sheetSize(CONTACT_SHEETS[look], rowsOf(look).length));
  },
);

test('a look sets everything that has one', () => {
  expect(settingsOfLook(3)).toMatchObject({ headerStyleType: 3, settingStyleOfProduct: 3, cartStyleType: 3 });
});

test('the page of looks shows each table, its picture, and the numbers that share a row', () => {
  const page = readFileSync('docs/looks.md', 'utf8');
  const shown = page.matchAll(/^## .*: `(\w+)`\n([^#]*)\(looks\/(\w+)\.webp\)/gm);
  const said = [...shown].map(([, setting, text = '', look]) => [look, setting, text.trim().split('\n')[0]]);
  const numbersOf = (look: LookName) => rowsOf(look).map(({ numbers }) => numbers.join(' and '));
  const want = names.map((look) => {
    const shared = numbersOf(look).filter((numbers) => numbers.includes('and'));
    const rows = `${numbersOf(look).length} layouts`;
    const text = shared.length > 0 ? `${rows}; ${shared.join(', ')} are one each.` : `${rows}.`;
    return [look, LOOK_TABLES[look].setting, text];
  });
  expect(said.toSorted()).toEqual(want.toSorted());
});

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOOK_NUMBERS, LOOK_SETTINGS, settingsOfLook } from '#storefront/looks/look-settings.ts';
import { LOOK_TABLES, type LookTable } from '#storefront/looks/look-tables.ts';
import { PICTURED_LOOKS } from '#tools/pictures/shot.ts';

const tables: LookTable[] = Object.values(LOOK_TABLES);

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

test('a look sets everything that has one', () => {
  expect(settingsOfLook(3)).toMatchObject({ headerStyleType: 3, settingStyleOfProduct: 3, cartStyleType: 3 });
});

test('the page of looks shows each table and its picture', () => {
  const shown = readFileSync('docs/looks.md', 'utf8').matchAll(
    /^## .*: `(\w+)`$[^#]*\(looks\/(\w+)\.webp\)/gm,
  );
  expect([...shown].map(([, setting, look]) => [look, setting]).toSorted()).toEqual(
    Object.entries(LOOK_TABLES)
      .map(([look, { setting }]) => [look, setting])
      .toSorted(),
  );
});

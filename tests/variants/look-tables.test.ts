import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURED_LOOKS } from '#pictures/shot.ts';
import { LOOK_NUMBERS, LOOK_SETTINGS, settingsOfLook } from '#variants/look-settings.ts';
import { LOOK_TABLES, type LookTable } from '#variants/look-tables.ts';

const tables: LookTable[] = Object.values(LOOK_TABLES);

test('every table of looks is listed, pictured, and chosen by a setting that is a look', async () => {
  const listed = new Set<unknown>(tables.map(({ rows }) => rows));
  for (const file of globSync('src/variants/*.ts')) {
    const exported: Record<string, unknown> = await import(resolve(file));
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('_VARIANTS')) expect([name, listed.has(value)]).toEqual([name, true]);
  }
  for (const { setting } of tables) expect(LOOK_SETTINGS).toContain(setting);
  const names = Object.keys(LOOK_TABLES);
  expect(names.filter((name) => !PICTURED_LOOKS.some((one) => one === name))).toEqual([
    'checkout',
    'profile',
  ]);
});

test('every row has a number that all looks are tried with, and says what it is for', () => {
  for (const { rows } of tables)
    for (const [number, { purpose }] of Object.entries(rows)) {
      expect(LOOK_NUMBERS).toContain(Number(number));
      expect(purpose).toMatch(/\.$/);
    }
});

test('a look sets everything that has one', () => {
  expect(settingsOfLook(3)).toMatchObject({ headerStyleType: 3, settingStyleOfProduct: 3, cartStyleType: 3 });
});

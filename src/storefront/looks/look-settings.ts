import { type Settings, settingsSchema } from '#contract/market/settings.ts';
import { LOOK_TABLES } from './look-tables.ts';

const numbers = Object.values(LOOK_TABLES).flatMap(({ rows }) => Object.keys(rows).map(Number));

/** All numbers that looks are chosen by; a table without a row of one shows the row it falls back on. */
export const LOOK_NUMBERS: readonly number[] = [...new Set(numbers)].sort((a, b) => a - b);

/** Names of all settings that choose a look by its number. */
export const LOOK_SETTINGS: readonly (keyof Settings)[] = settingsSchema
  .keyof()
  .options.filter((name) => /StyleType$|^settingStyleOf/.test(name));

/** Each setting that chooses a look, set to this number. */
export function settingsOfLook(number: number): Partial<Settings> {
  return Object.fromEntries(LOOK_SETTINGS.map((name) => [name, number]));
}

import { type Settings, settingsSchema } from '#contract/settings.ts';

/** The largest number that a table of looks has a row of. */
const LAST_LOOK = 11;

/** All numbers that looks are chosen by. A table that has no row of one shows its row 1. */
export const LOOK_NUMBERS: readonly number[] = Array.from({ length: LAST_LOOK + 1 }, (_, number) => number);

/** Names of all settings that choose a look by its number. */
export const LOOK_SETTINGS: readonly (keyof Settings)[] = settingsSchema
  .keyof()
  .options.filter((name) => /StyleType$|^settingStyleOf/.test(name));

/** Each setting that chooses a look, set to this number. */
export function settingsOfLook(number: number): Partial<Settings> {
  return Object.fromEntries(LOOK_SETTINGS.map((name) => [name, number]));
}

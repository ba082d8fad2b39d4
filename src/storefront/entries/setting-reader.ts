import type { Settings } from '#contract/market/settings.ts';
import type { EntryReader } from './model.ts';

/** Returns one of the shop's settings. */
export type SettingReader = <Name extends keyof Settings>(name: Name) => Settings[Name];

/** Reads settings as entries. */
export function settingReader(entries: EntryReader): SettingReader {
  return <Name extends keyof Settings>(name: Name) => entries.get(`setting:${name}`) as Settings[Name];
}

/** True for keys of settings. */
export const isSettingKey = (key: string): boolean => key.startsWith('setting:');

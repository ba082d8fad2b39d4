import { isRecord } from '#domain/parse/is-record.ts';
import { parseTheme, type ShopTheme } from './shop-theme.ts';

/** Reads what somebody says of a theme; undefined where any of it is not what a style sheet can take. */
export function parseThemeChange(value: unknown): Partial<ShopTheme> | undefined {
  if (!isRecord(value)) return;
  const { theme, findings } = parseTheme(value);
  // Icons are files that a build gives.
  const { iconPack: _, ...change } = theme;
  return findings.some(({ used }) => used === undefined) ? undefined : change;
}

/** A theme with what is changed of it. */
export function changeTheme(theme: ShopTheme, change: Partial<ShopTheme>): ShopTheme {
  return { ...theme, ...change, colors: { ...theme.colors, ...change.colors } };
}

import type { Theme } from '#contract/settings.ts';
import { isRecord } from './is-record.ts';
import { FONTS } from './theme.ts';

const COLOR = /^#[\da-f]{6}$/i;
const COLORS = ['primary', 'onPrimary', 'accent', 'background', 'surface', 'text'] as const;
const SIZES = ['fontSize', 'radius', 'logoWidth', 'maxContainerWidth'] as const;

/** Reads what somebody says of a theme; undefined where any of it is not what a style sheet can take. */
export function parseThemeChange(value: unknown): Partial<Theme> | undefined {
  if (!isRecord(value)) return;
  const { colors = {}, mainFont } = value;
  if (!isRecord(colors) || !(mainFont === undefined || isFont(mainFont))) return;
  const change: Partial<Theme> = { colors: {}, ...(mainFont && { mainFont }) };
  for (const name of COLORS) {
    const color = colors[name];
    if (color === undefined) continue;
    if (typeof color !== 'string' || !COLOR.test(color)) return;
    change.colors = { ...change.colors, [name]: color };
  }
  for (const name of SIZES) {
    const size = value[name];
    if (size === undefined) continue;
    if (typeof size !== 'number' || !Number.isFinite(size) || size < 0) return;
    change[name] = size;
  }
  return change;
}

/** A theme with what is changed of it. */
export function changeTheme(theme: Theme, change: Partial<Theme>): Theme {
  return { ...theme, ...change, colors: { ...theme.colors, ...change.colors } };
}

function isFont(value: unknown): value is NonNullable<Theme['mainFont']> {
  return typeof value === 'string' && Object.hasOwn(FONTS, value);
}

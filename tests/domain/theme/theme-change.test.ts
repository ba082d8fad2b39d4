import { expect, test } from 'vitest';
import { PLAIN_THEME } from '#domain/theme/shop-theme.ts';
import { changeTheme, parseThemeChange } from '#domain/theme/theme-change.ts';

test('[CCH-03] of a theme only what a style sheet can take is taken', () => {
  const theme = { colors: { primary: '#0B6E4F' }, radius: 0, mainFont: 'serif', fontSize: 18 };
  expect(parseThemeChange({ ...theme, iconPack: 3, unknown: 1 })).toEqual({
    ...theme,
    colors: { primary: '#0b6e4f' },
  });
  expect(parseThemeChange({})).toEqual({ colors: {} });
  for (const wrong of [
    null,
    'theme',
    { colors: 'red' },
    { colors: { primary: 'red' } },
    { colors: { primary: '#fff;}body{display:none' } },
    { radius: '4px}' },
    { radius: Number.NaN },
    { radius: -1 },
    { fontSize: Number.POSITIVE_INFINITY },
    { mainFont: 'toString' },
    { mainFont: 'Comic Sans' },
  ])
    expect(parseThemeChange(wrong), JSON.stringify(wrong)).toBeUndefined();
});

test('what is not named of a theme stays as it was', () => {
  const before = { ...PLAIN_THEME, colors: { primary: '#000000', accent: '#111111' }, radius: 4 };
  expect(changeTheme(before, { colors: { primary: '#222222' }, fontSize: 16 })).toEqual({
    ...before,
    colors: { primary: '#222222', accent: '#111111' },
    fontSize: 16,
  });
});

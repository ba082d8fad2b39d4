import { expect, test } from 'vitest';
import { contrast, readableOn, themeCss } from '#components/shell/theme.ts';

test("[TEN-09] a theme becomes custom properties, and what it leaves out stays the storefront's own", () => {
  const css = themeCss({
    colors: { primary: '#0b4f9c' },
    radius: 0,
    fontSize: 18,
    maxContainerWidth: 1200,
    mainFont: 'rounded',
    iconPack: 6,
  });
  expect(css).toMatch(/^:root\{--brand-primary:#0b4f9c;/);
  for (const value of [
    '--brand-radius:0px',
    '--brand-font-size:112.5%',
    '--brand-container:1200px',
    '--brand-font:ui-rounded',
  ])
    expect(css).toContain(value);
  expect(themeCss({ colors: {}, iconPack: 6 })).toBe('');
});

test('[A11Y-01] text on a colour that the shop chose keeps its contrast', () => {
  for (const color of ['#0b4f9c', '#ffd400', '#0aa5c7', '#c8202f', '#767676', '#ffffff', '#000000']) {
    expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
  }
});

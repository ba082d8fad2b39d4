import { expect, test } from 'vitest';
import { themeCss } from '#domain/theme.ts';

test("[TEN-09] a theme becomes custom properties, and what it leaves out stays the storefront's own", () => {
  const css = themeCss({
    colors: { primary: '#0b4f9c' },
    radius: 0,
    fontSize: 18,
    maxContainerWidth: 1200,
    mainFont: 'rounded',
    iconPack: 6,
  });
  expect(css).toMatch(/^:root\{--color-/);
  for (const value of [
    '--color-primary:light-dark(#0b4f9c,',
    '--brand-radius:0px',
    '--brand-font-size:112.5%',
    '--brand-container:1200px',
    '--brand-font:ui-rounded',
  ])
    expect(css).toContain(value);
  expect(themeCss({ colors: {}, iconPack: 6 })).not.toContain('--brand-');
});

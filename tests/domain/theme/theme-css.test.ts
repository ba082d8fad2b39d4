import { expect, test } from 'vitest';
import type { ShopTheme } from '#domain/theme/shop-theme.ts';
import { themeCss } from '#domain/theme/theme-css.ts';

test("[TEN-09] a theme becomes custom properties, and what it leaves out stays the storefront's own", () => {
  const theme: ShopTheme = {
    colors: { primary: '#0b4f9c' },
    radius: 0,
    controlRadius: 3,
    fontSize: 18,
    headingSize: 36,
    logoWidth: 180,
    mobileLogoWidth: 96,
    maxContainerWidth: 1200,
    mainFont: 'rounded',
    iconPack: 6,
  };
  const css = themeCss(theme);
  expect(css).toMatch(/^:root\{--color-/);
  for (const value of [
    '--color-primary:light-dark(#0b4f9c,',
    '--brand-radius:0px',
    '--brand-control-radius:3px',
    '--brand-font-size:112.5%',
    '--brand-heading-scale:1.0667',
    '--brand-logo-width:180px',
    '--brand-logo-width-narrow:96px',
    '--brand-container:1200px',
    '--brand-font:ui-rounded',
  ])
    expect(css).toContain(value);
  expect(themeCss({ colors: {}, iconPack: 6 })).not.toContain('--brand-');
});

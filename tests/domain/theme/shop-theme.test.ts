import { expect, test } from 'vitest';
import { findingText, PLAIN_THEME, parseTheme } from '#domain/theme/shop-theme.ts';

const said = (theme: Record<string, unknown>) =>
  parseTheme(theme).findings.map((finding) => `${finding.field} ${findingText(finding)}`);

test('[TEN-09] a theme that can be shown is shown as it is, however it is written', () => {
  const theme = {
    colors: { primary: '#0B4F9C', accent: '#a50' },
    fontSize: 22,
    headingSize: 18,
    radius: 0,
    controlRadius: 40,
    logoWidth: 40,
    mobileLogoWidth: 200,
    maxContainerWidth: 1920,
    mainFont: ' Serif ',
    iconPack: 1,
  };
  expect(parseTheme(theme)).toEqual({
    theme: { ...theme, colors: { primary: '#0b4f9c', accent: '#aa5500' }, mainFont: 'serif' },
    findings: [],
  });
  expect(parseTheme({})).toEqual({ theme: PLAIN_THEME, findings: [] });
});

test("[TEN-09] what cannot be shown of a theme is the storefront's own, and is told with what was asked for", () => {
  const theme = {
    colors: { primary: 'blue', accent: '#12345', text: 7 },
    fontSize: 11,
    headingSize: 65,
    radius: -1,
    controlRadius: Number.NaN,
    logoWidth: 401,
    mobileLogoWidth: '80',
    maxContainerWidth: 1921,
    mainFont: 'toString',
  };
  expect(parseTheme(theme).theme).toEqual(PLAIN_THEME);
  expect(said(theme)).toEqual([
    "colors.primary blue is not a colour of the form #rrggbb: the storefront's own is shown",
    "colors.accent #12345 is not a colour of the form #rrggbb: the storefront's own is shown",
    "colors.text 7 is not a colour of the form #rrggbb: the storefront's own is shown",
    "fontSize 11 is not within 12 to 22 pixels: the storefront's own is shown",
    "headingSize 65 is not within 18 to 64 pixels: the storefront's own is shown",
    "radius -1 is not within 0 to 40 pixels: the storefront's own is shown",
    "controlRadius NaN is not within 0 to 40 pixels: the storefront's own is shown",
    "logoWidth 401 is not within 40 to 400 pixels: the storefront's own is shown",
    "mobileLogoWidth 80 is not within 40 to 200 pixels: the storefront's own is shown",
    "maxContainerWidth 1921 is not within 960 to 1920 pixels: the storefront's own is shown",
    "mainFont toString is no font that the storefront has: the storefront's own is shown",
  ]);
});

test.each([0, 7, -1, 2.5, '3', null])('[TEN-07] icons numbered %j are those of set 6', (iconPack) => {
  const { theme, findings } = parseTheme({ iconPack });
  expect(theme.iconPack).toBe(6);
  expect(findings).toHaveLength(1);
});

test('[A11Y-01] a colour in which nothing could be read is told with the tone that is shown', () => {
  expect(said({ colors: { primary: '#2457f5', accent: '#b03a12', text: '#101010' } })).toEqual([]);
  const bad = said({
    colors: { primary: '#ffe100', onPrimary: '#ffffff', surface: '#808080', text: '#777777' },
  });
  expect(bad.map((one) => one.split(' ')[0])).toEqual([
    'colors.surface',
    'colors.text',
    'colors.onPrimary',
    'colors.primary',
  ]);
  expect(bad[2]).toMatch(
    /^colors.onPrimary #ffffff cannot be read on the primary colour: #[0-9a-f]{6} is shown$/,
  );
  // In the dark the grounds are the storefront's own.
  expect(said({ colors: { primary: '#000000' } }).join()).toMatch(
    /#000000 cannot be seen in the dark, where #[0-9a-f]{6} is shown/,
  );
});

import type { Theme } from '#contract/settings.ts';
import { type Palette, paletteOf } from './palette.ts';

/** Stacks of fonts that devices bring along, each with Cyrillic letters and the Uzbek ʻ. */
export const FONTS: Record<NonNullable<Theme['mainFont']>, string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif',
  humanist: 'Optima,Candara,"Open Sans","Noto Sans",Calibri,"Segoe UI",Roboto,sans-serif',
  geometric: '"Avenir Next",Montserrat,"Century Gothic",Futura,Jost,Roboto,"Segoe UI",sans-serif',
  rounded:
    'ui-rounded,"SF Pro Rounded",Nunito,"Arial Rounded MT Bold",Comfortaa,"Segoe UI",Roboto,sans-serif',
  serif: 'ui-serif,"Iowan Old Style",Charter,"Noto Serif","PT Serif",Cambria,Georgia,serif',
};

/** Long texts and numbers read better without serifs: a serif shop wears them in its headings. */
const bodyFont = (font: Theme['mainFont']) => font && FONTS[font === 'serif' ? 'system' : font];

/** Of a shop that has chosen nothing. */
export const PLAIN_THEME: Theme = { colors: {}, iconPack: 6 };

/** Colour of the browser's own bars where neither the tenant nor the theme has one. */
export const BROWSER_COLOR = '#ffffff';

/**
 * A shop's theme as custom properties on `:root`: every colour that follows from the shop's own, worked out
 * here so that a browser has nothing left to mix; of the rest, what the shop left out falls back in
 * `tokens.css`.
 */
export function themeCss(theme: Theme = PLAIN_THEME): string {
  const { light, dark } = paletteOf(theme.colors);
  const colors = Object.entries(light).map(([name, color]) => {
    const inDark = dark[name as keyof Palette];
    return [name, inDark === color ? color : `light-dark(${color},${inDark})`] as const;
  });
  const sizes: Record<string, string | undefined> = {
    '--brand-font-size': theme.fontSize === undefined ? undefined : `${(theme.fontSize / 16) * 100}%`,
    '--brand-radius': theme.radius === undefined ? undefined : `${theme.radius}px`,
    '--brand-logo-width': theme.logoWidth === undefined ? undefined : `${theme.logoWidth}px`,
    '--brand-container': theme.maxContainerWidth === undefined ? undefined : `${theme.maxContainerWidth}px`,
    '--brand-font': bodyFont(theme.mainFont),
    '--brand-font-heading': theme.mainFont === 'serif' ? FONTS.serif : undefined,
  };
  const values = [...colors, ...Object.entries(sizes)];
  return `:root{${values.flatMap(([name, value]) => (value ? `${name}:${value}` : [])).join(';')}}`;
}

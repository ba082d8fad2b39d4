import type { ThemeSize } from '#contract/market/theme-limit.ts';
import { fontStacks } from './font.ts';
import { type Palette, paletteOf } from './palette.ts';
import { PLAIN_THEME, type ShopTheme } from './shop-theme.ts';

/** Colour of the browser's own bars where neither the tenant nor the theme has one. */
export const BROWSER_COLOR = '#ffffff';

/** Pixels of body text, and of the heading of a page on a wide screen, where a shop chooses none. */
const TEXT = 16;
const HEADING = 30;

/**
 * A shop's theme as custom properties on `:root`: every colour that follows from the shop's own, worked out
 * here so that a browser has nothing left to mix; of the rest, what the shop left out falls back in
 * `tokens.css`.
 */
export function themeCss(theme: ShopTheme = PLAIN_THEME): string {
  const { light, dark } = paletteOf(theme.colors);
  const colors = Object.entries(light).map(([name, color]) => {
    const inDark = dark[name as keyof Palette];
    return [name, inDark === color ? color : `light-dark(${color},${inDark})`] as const;
  });
  const pixels = (size: ThemeSize) => (theme[size] === undefined ? undefined : `${theme[size]}px`);
  const { fontSize = TEXT, headingSize } = theme;
  const fonts = fontStacks(theme.mainFont);
  const sizes: Record<string, string | undefined> = {
    '--brand-font-size': theme.fontSize === undefined ? undefined : `${(fontSize / TEXT) * 100}%`,
    // Headings are sized by the text, and this is for all of them.
    '--brand-heading-scale':
      headingSize === undefined
        ? undefined
        : String(+((headingSize * TEXT) / (HEADING * fontSize)).toFixed(4)),
    '--brand-radius': pixels('radius'),
    '--brand-control-radius': pixels('controlRadius'),
    '--brand-logo-width': pixels('logoWidth'),
    '--brand-logo-width-narrow': pixels('mobileLogoWidth'),
    '--brand-container': pixels('maxContainerWidth'),
    '--brand-font': fonts.text,
    '--brand-font-heading': fonts.headings,
  };
  const values = [...colors, ...Object.entries(sizes)];
  return `:root{${values.flatMap(([name, value]) => (value ? `${name}:${value}` : [])).join(';')}}`;
}

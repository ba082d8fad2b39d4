import type { Theme } from '#contract/settings.ts';

/** Stacks of fonts that devices bring along, each with Cyrillic letters and the Uzbek ʻ. */
const FONTS: Record<NonNullable<Theme['mainFont']>, string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif',
  humanist: 'Optima,Candara,"Open Sans","Noto Sans",Calibri,"Segoe UI",Roboto,sans-serif',
  geometric: '"Avenir Next",Montserrat,"Century Gothic",Futura,Jost,Roboto,"Segoe UI",sans-serif',
  rounded:
    'ui-rounded,"SF Pro Rounded",Nunito,"Arial Rounded MT Bold",Comfortaa,"Segoe UI",Roboto,sans-serif',
  serif: 'ui-serif,"Iowan Old Style",Charter,"Noto Serif","PT Serif",Cambria,Georgia,serif',
};

/** Long texts and numbers read better without serifs: a serif shop wears them in its headings. */
const bodyFont = (font: Theme['mainFont']) => font && FONTS[font === 'serif' ? 'system' : font];

const WHITE = '#ffffff';
const INK = '#14161a';

/** Colour of the browser's own bars where neither the tenant nor the theme has one. */
export const BROWSER_COLOR = WHITE;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour that reads better on a colour: white where it is good enough, else near black. */
export function readableOn(color: string): string {
  return contrast(color, WHITE) >= 4.5 ? WHITE : INK;
}

/** A shop's theme as custom properties on `:root`; what the shop left out falls back in `tokens.css`. */
export function themeCss(theme: Theme | undefined): string {
  if (!theme) return '';
  const { colors } = theme;
  const values: Record<string, string | undefined> = {
    primary: colors.primary,
    'on-primary': colors.onPrimary ?? (colors.primary && readableOn(colors.primary)),
    accent: colors.accent,
    'on-accent': colors.accent && readableOn(colors.accent),
    background: colors.background,
    surface: colors.surface,
    text: colors.text,
    'font-size': theme.fontSize === undefined ? undefined : `${(theme.fontSize / 16) * 100}%`,
    radius: theme.radius === undefined ? undefined : `${theme.radius}px`,
    'logo-width': theme.logoWidth === undefined ? undefined : `${theme.logoWidth}px`,
    container: theme.maxContainerWidth === undefined ? undefined : `${theme.maxContainerWidth}px`,
    font: bodyFont(theme.mainFont),
    'font-heading': theme.mainFont === 'serif' ? FONTS.serif : undefined,
  };
  const declarations = Object.entries(values).flatMap(([name, value]) =>
    value ? `--brand-${name}:${value}` : [],
  );
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}

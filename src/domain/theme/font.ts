import { WEB_FONTS, type WebFontName, webFontStack } from './web-font.ts';

/** Stacks of fonts that devices bring along, each with Cyrillic letters and the Uzbek ʻ. */
const DEVICE_FONTS = {
  system: 'system-ui,sans-serif',
  humanist: 'Optima,Candara,"Open Sans","Noto Sans",Calibri,"Segoe UI",Roboto,sans-serif',
  geometric: '"Avenir Next",Montserrat,"Century Gothic",Futura,Jost,Roboto,"Segoe UI",sans-serif',
  rounded:
    'ui-rounded,"SF Pro Rounded",Nunito,"Arial Rounded MT Bold",Comfortaa,"Segoe UI",Roboto,sans-serif',
  serif: 'ui-serif,"Iowan Old Style",Charter,"Noto Serif","PT Serif",Cambria,Georgia,serif',
} as const;

export type FontName = keyof typeof DEVICE_FONTS | WebFontName;
export const FONT_NAMES = [...Object.keys(DEVICE_FONTS), ...Object.keys(WEB_FONTS)] as FontName[];

/** The font that a name means, however it is written: `Playfair Display`; undefined where there is none. */
export function findFont(name: string): FontName | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return FONT_NAMES.find((font) => font === key);
}

/** The font that is to be loaded; undefined where devices have it. */
export function webFontOf(name: FontName | undefined): WebFontName | undefined {
  return name !== undefined && Object.hasOwn(WEB_FONTS, name) ? (name as WebFontName) : undefined;
}

/** Fonts of text and headings, each for `font-family`; undefined is the storefront's own. */
export function fontStacks(name: FontName | undefined): { text?: string; headings?: string } {
  if (name === undefined) return {};
  const web = webFontOf(name);
  const stack = web ? webFontStack(web) : DEVICE_FONTS[name as keyof typeof DEVICE_FONTS];
  // Long texts and numbers read better without serifs.
  const isForHeadings = web ? 'headingsOnly' in WEB_FONTS[web] : name === 'serif';
  return isForHeadings ? { text: DEVICE_FONTS.system, headings: stack } : { text: stack };
}

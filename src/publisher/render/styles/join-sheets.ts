import { createHash } from 'node:crypto';
import { webFontOf } from '#domain/theme/font.ts';
import { PLAIN_THEME, type ShopTheme } from '#domain/theme/shop-theme.ts';
import { themeCss } from '#domain/theme/theme-css.ts';
import { fontFaceCss } from '#domain/theme/web-font.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import { iconSprite } from '#publisher/render/compile/icon-sprite.ts';
import { type CompiledSheets, SheetError } from '#publisher/render/sheets/compile-sheets.ts';
import type { SettingReader } from '#storefront/entries/setting-reader.ts';
import { LOOK_ROWS, type LookRow } from '#storefront/looks/look-rows.ts';
import { type PageStyles, pageStyles } from '#storefront/looks/page-sheets.ts';
import { type FontFile, fontFiles } from './make-font.ts';

/** Styles that the pages of a shop link, and the files behind them by their path among the assets. */
export interface JoinedSheets {
  styles: PageStyles;
  files: ReadonlyMap<string, string>;
  /** Files of the font that the shop uses; none where devices have it. */
  fonts: readonly FontFile[];
}

/**
 * Joins the sheets that the pages of a shop use: one file for all pages of all shops, and one for each kind
 * of page, with the shop's `theme` and font in front; and draws its icons. Files are named by what
 * they hold. A part comes without theme and font: a second time they would lay out the whole page anew.
 */
export function joinSheets(
  { sheets, pageSheets }: Pick<Compiled, 'sheets' | 'pageSheets'>,
  setting: SettingReader,
  theme: ShopTheme | undefined,
): JoinedSheets {
  const files = new Map<string, string>();
  const font = webFontOf(theme?.mainFont);
  const fonts = font ? fontFiles(font) : [];
  const addresses = fonts.map(({ path }) => `/${path}`);
  const brand = themeCss(theme) + (font ? fontFaceCss(font, addresses) : '');
  const keep = (name: string, ending: string, text: string): string[] => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `_astro/${name}.${hash}.${ending}`;
    files.set(path, text);
    return [`/${path}`];
  };
  const link = (name: string, names: readonly string[], before = '', after = ''): string[] => {
    const css = before + names.map((one) => sheetNamed(sheets, one)).join('') + after;
    return css === '' ? [] : keep(name, 'css', css);
  };
  const shared = link('shared', pageSheets.shared);
  const styles = pageStyles(pageSheets, setting, (own, kind) => [
    ...shared,
    ...link(
      kind,
      own,
      pageSheets.parts.includes(kind) ? '' : brand,
      kind === 'looks' ? LOOK_ROWS.map((row) => scoped(sheets, row)).join('') : '',
    ),
  ]);
  const icons = keep('icons', 'svg', iconSprite(theme?.iconPack ?? PLAIN_THEME.iconPack));
  return { styles: { ...styles, icons, fonts: addresses }, files, fonts };
}

/** Sheets that hold within one element alone, with what they say of the page. */
function scoped(sheets: CompiledSheets, { scope, sheets: names }: LookRow): string {
  const css = names.map((one) => sheetNamed(sheets, one)).join('');
  return `.${scope}{${css.replaceAll(':root', '&')}}`;
}

function sheetNamed(sheets: CompiledSheets, name: string): string {
  const css = sheets.get(name);
  if (css === undefined)
    throw new SheetError(
      `src/storefront/${name}.css`,
      'a component imports this style sheet, or a row of src/storefront/looks names it, and there is none.',
    );
  return css;
}

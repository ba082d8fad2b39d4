import { createHash } from 'node:crypto';
import type { Theme } from '#contract/settings.ts';
import { themeCss } from '#domain/theme.ts';
import { type CompiledSheets, SheetError } from '#render/compile/compile-sheets.ts';
import type { SettingReader } from '#snapshot/setting-reader.ts';
import { type PageStyles, pageStyles, SHARED_SHEETS } from '#variants/page-sheets.ts';

/** What the pages of a shop link, and the files behind it by their path among the assets. */
export interface JoinedSheets {
  styles: PageStyles;
  files: ReadonlyMap<string, string>;
}

/**
 * Joins the sheets that the pages of a shop use: one file for all pages of all shops, and one for each kind
 * of page, with the colours of the shop's `theme` in front. Files are named by what they hold.
 */
export function joinSheets(
  sheets: CompiledSheets,
  setting: SettingReader,
  theme: Theme | undefined,
): JoinedSheets {
  const files = new Map<string, string>();
  const brand = themeCss(theme);
  const link = (name: string, names: readonly string[], before = ''): string[] => {
    const css = before + names.map((one) => sheetNamed(sheets, one)).join('');
    if (css === '') return [];
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const path = `_astro/${name}.${hash}.css`;
    files.set(path, css);
    return [`/${path}`];
  };
  const shared = link('shared', SHARED_SHEETS);
  const styles = pageStyles(setting, (own, kind) => [...shared, ...link(kind, own, brand)]);
  return { styles, files };
}

function sheetNamed(sheets: CompiledSheets, name: string): string {
  const css = sheets.get(name);
  if (css === undefined)
    throw new SheetError(`src/${name}.css`, 'src/variants names this style sheet, and there is none.');
  return css;
}

import type { Image } from '#contract/value/primitive.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import { parseTheme, type ShopTheme } from '#domain/theme/shop-theme.ts';
import { changeTheme, parseThemeChange } from '#domain/theme/theme-change.ts';
import { themeCss } from '#domain/theme/theme-css.ts';
import { getPart } from './site-data.ts';

let shown: { theme: ShopTheme; sheet: CSSStyleSheet } | undefined;
let own: Promise<ShopTheme> | undefined;

/** Shows a theme over that of the shop, in this page alone. Returns false for an invalid one. */
export async function previewTheme(value: unknown): Promise<boolean> {
  const change = parseThemeChange(value);
  if (!change) return false;
  own ??= ownTheme();
  const ofShop = await own;
  // Another message may have come meanwhile.
  const before = shown?.theme ?? ofShop;
  const sheet = shown?.sheet ?? new CSSStyleSheet();
  if (!shown) document.adoptedStyleSheets.push(sheet);
  shown = { theme: changeTheme(before, change), sheet };
  sheet.replaceSync(themeCss(shown.theme));
  return true;
}

const isImage = (value: unknown): value is Image =>
  isRecord(value) &&
  isRecord(value['urls']) &&
  Object.values(value['urls']).every((url) => typeof url === 'string');

/** Shows a logo in place of the header's, in this page alone. Returns false for an invalid one. */
export function previewLogo(value: unknown): boolean {
  const place = document.querySelector('.header__logo');
  if (!isImage(value) || !place) return false;
  const alt = place.querySelector('img')?.alt ?? place.textContent.trim();
  const image = Object.assign(document.createElement('img'), { alt, width: 160, height: 40 });
  image.src = imageUrl(value, '800x_');
  place.replaceChildren(image);
  return true;
}

/** The shop's own. */
async function ownTheme(): Promise<ShopTheme> {
  const market = await getPart('marketData');
  return parseTheme(isRecord(market) && isRecord(market.theme) ? market.theme : {}).theme;
}

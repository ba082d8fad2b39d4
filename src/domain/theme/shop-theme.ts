import { ICON_PACKS, THEME_LIMITS, type ThemeSize } from '#contract/market/theme-limit.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { distance } from './color.ts';
import { type FontName, findFont } from './font.ts';
import { type Colors, paletteOf } from './palette.ts';

/** A theme of which every value can be shown. */
export interface ShopTheme extends Partial<Record<ThemeSize, number>> {
  colors: Colors;
  mainFont?: FontName;
  /** 1 to `ICON_PACKS`. */
  iconPack: number;
}

/** Something of a theme that is shown otherwise than its owner asked for. */
export interface ThemeFinding {
  /** Its place in the theme: `colors.text`. */
  field: string;
  asked: string;
  /** The value in its stead; undefined for the storefront's own. */
  used?: string;
  /** Why, as the middle of a sentence: `findingText` has the whole. */
  reason: string;
  /** Comes with many good themes: the page of the theme says so, and no build warns of it. */
  isUsual?: true;
}

/** Of a shop that has chosen nothing. */
export const PLAIN_THEME: ShopTheme = { colors: {}, iconPack: ICON_PACKS };

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const THEME_COLORS = ['primary', 'onPrimary', 'accent', 'background', 'surface', 'text'] as const;
const THEME_SIZES = Object.keys(THEME_LIMITS) as ThemeSize[];

/**
 * The theme that is shown of the one that an owner asked for, and what of it is another. Takes anything: a
 * browser reads what it is told the same way.
 */
export function parseTheme(asked: Readonly<Record<string, unknown>>): {
  theme: ShopTheme;
  findings: ThemeFinding[];
} {
  const findings: ThemeFinding[] = [];
  const { mainFont, iconPack = ICON_PACKS } = asked;
  const theme: ShopTheme = { colors: {}, iconPack: isIconPack(iconPack) ? iconPack : ICON_PACKS };
  const leaveOut = (field: string, value: unknown, reason: string) =>
    findings.push({ field, asked: String(value), reason });
  const colors = isRecord(asked.colors) ? asked.colors : {};
  if (asked.colors !== undefined && colors !== asked.colors)
    leaveOut('colors', asked.colors, 'names no colours:');
  for (const name of THEME_COLORS) {
    if (colors[name] === undefined) continue;
    const color = parseColor(colors[name]);
    if (color) theme.colors[name] = color;
    else leaveOut(`colors.${name}`, colors[name], 'is not a colour of the form #rrggbb:');
  }
  for (const name of THEME_SIZES) {
    const size = asked[name];
    if (isSize(name, size)) theme[name] = size;
    else if (size !== undefined)
      leaveOut(name, size, `is not within ${THEME_LIMITS[name].join(' to ')} pixels:`);
  }
  const font = typeof mainFont === 'string' ? findFont(mainFont) : undefined;
  if (font) theme.mainFont = font;
  else if (mainFont !== undefined) leaveOut('mainFont', mainFont, 'is no font that the storefront has:');
  if (theme.iconPack !== iconPack)
    leaveOut('iconPack', iconPack, `is no set of icons, which are 1 to ${ICON_PACKS}:`);
  return { theme, findings: [...findings, ...mendedColors(theme.colors)] };
}

/** A colour as `#rrggbb`; undefined for what is none. */
function parseColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || !COLOR.test(value)) return;
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

const isIconPack = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= ICON_PACKS;

/** True for a size that pages can have. */
function isSize(name: ThemeSize, value: unknown): value is number {
  const [least, most] = THEME_LIMITS[name];
  return typeof value === 'number' && value >= least && value <= most;
}

/** From this distance on a colour is another one; in the dark the brand's may come further to the light. */
const OTHER = 0.04;
const OTHER_IN_DARK = 0.12;

/**
 * Colours that are not shown as they were asked for, so that all can be read. In the dark grounds and text
 * are the storefront's own, so there the brand's colour alone is asked for.
 */
function mendedColors(colors: Colors): ThemeFinding[] {
  const { light, dark } = paletteOf(colors);
  const find = (name: keyof Colors, used: string, reason: string, other = OTHER) => {
    const asked = colors[name];
    if (asked === undefined || distance(asked, used) < other) return [];
    return [{ field: `colors.${name}`, asked, used, reason }];
  };
  return [
    ...find('surface', light['--color-surface'], 'bears no text that reads well:'),
    ...find('background', light['--color-bg'], 'does not bear the text of the surface:'),
    ...find('text', light['--color-text'], 'cannot be read well on the surface:'),
    ...find('onPrimary', light['--color-on-primary'], 'cannot be read on the primary colour:'),
    ...find('primary', light['--color-link'], 'cannot be read in links, where'),
    ...usual(find('accent', light['--color-accent-text'], 'cannot be read in words, where')),
    ...usual(find('primary', dark['--color-primary'], 'cannot be seen in the dark, where', OTHER_IN_DARK)),
  ];
}

const usual = (findings: ThemeFinding[]) => findings.map((one) => ({ ...one, isUsual: true as const }));

/** A finding as a sentence. */
export function findingText({ asked, used, reason }: ThemeFinding): string {
  return `${asked} ${reason} ${used ?? "the storefront's own"} is shown`;
}

import { contrast, mix, nearestTone, readable } from './color.ts';

/** Colours that a shop may choose, each `#rrggbb`; the rest is worked out of them. */
export type Colors = Partial<
  Record<'primary' | 'onPrimary' | 'accent' | 'background' | 'surface' | 'text', string | undefined>
>;

const WHITE = '#ffffff';
const BLACK = '#000000';
const BRAND = '#2457f5';
const INK = '#14161a';

/** Least contrast of text, of the shop's own text, and of what is not text (WCAG 2.2 AA). */
const TEXT = 4.5;
const MAIN_TEXT = 7;
const SHAPE = 3;
/** Of text on a tint of the brand, which quieter text stands on, too. */
const TINTED_TEXT = 5.5;
/** Of white on the scrim itself, which is thinner where a picture shows through. */
const SCRIM = 13;

/** The text colour that reads better on a colour: white or near black where good enough, else black. */
function readableOn(color: string): string {
  return [WHITE, INK].find((one) => contrast(color, one) >= TEXT) ?? BLACK;
}

/** The grounds of a page: what it stands on, its panels, what is quiet on them, what is chosen. */
interface Grounds {
  bg: string;
  surface: string;
  primary: string;
  text: string;
}

function lightGrounds({
  primary = BRAND,
  background,
  surface: asked = WHITE,
  text = '#16181d',
}: Colors): Grounds {
  // Between light and dark there are tones on which nothing can be read well.
  const surface =
    nearestTone(asked, (tone) => [BLACK, WHITE].some((ink) => contrast(tone, ink) >= MAIN_TEXT)) ?? WHITE;
  const readableText = readable(text, [surface], MAIN_TEXT);
  // A ground on which the text of panels cannot be read comes nearer to them.
  let bg = background ?? '#f5f6f8';
  for (let share = 0.9; contrast(readableText, bg) < MAIN_TEXT && share > 0; share -= 0.1)
    bg = mix(bg, share, surface);
  return { bg, surface, primary, text: readableText };
}

function darkGrounds({ primary: brand = BRAND }: Colors): Grounds {
  const primary = readable(brand, [mix(brand, 0.05, '#191b1f')], SHAPE);
  return {
    bg: mix(primary, 0.04, '#0e0f12'),
    surface: mix(primary, 0.05, '#191b1f'),
    primary,
    text: '#f1f2f4',
  };
}

/** Colours that mean something whatever the shop's own are. */
interface Signs {
  danger: string;
  success: string;
  star: string;
}

/** Away from the text on it, so that a pointer never costs contrast. */
function hoverOf(primary: string, on: string): string {
  const hovers = [BLACK, WHITE].map((end) => mix(primary, 0.86, end));
  return hovers.toSorted((one, other) => contrast(other, on) - contrast(one, on))[0] ?? primary;
}

function paletteOn(
  all: Grounds,
  { primary: brand = BRAND, onPrimary, accent = '#f0531c' }: Colors,
  signs: Signs,
) {
  const { bg, surface, primary, text } = all;
  const on = onPrimary && contrast(primary, onPrimary) >= TEXT ? onPrimary : readableOn(primary);
  const surface2 = mix(text, 0.05, surface);
  // A tint of the brand takes no more of it than text on it bears.
  const tint = (most: number) => {
    let share = most;
    while (share > 0 && contrast(mix(primary, share, surface), text) < TINTED_TEXT) share -= 0.01;
    return mix(primary, Math.max(share, 0), surface);
  };
  const soft = tint(0.1);
  const softer = tint(0.16);
  const grounds = [bg, surface, surface2, soft, softer];
  const asText = (color: string) => readable(color, grounds, TEXT);
  const asShape = (color: string) => readable(color, [bg, surface], SHAPE);
  return {
    '--color-bg': bg,
    '--color-surface': surface,
    '--color-surface-2': surface2,
    '--color-primary': primary,
    '--color-on-primary': on,
    '--color-primary-hover': hoverOf(primary, on),
    // Shapes that show choice or progress by the brand's colour alone.
    '--color-primary-shape': asShape(primary),
    '--color-primary-soft': soft,
    '--color-primary-soft-hover': softer,
    '--color-accent': accent,
    '--color-on-accent': readableOn(accent),
    '--color-text': text,
    '--color-text-muted': asText(mix(text, 0.68, surface)),
    '--color-link': asText(primary),
    '--color-accent-text': asText(accent),
    '--color-danger': asText(signs.danger),
    '--color-success': asText(signs.success),
    '--color-border': mix(text, 0.12, surface),
    '--color-border-strong': asShape(mix(text, 0.48, surface)),
    '--color-star': asShape(signs.star),
    // Under white text that stands on a picture: the brand's colour, near black.
    '--color-scrim': readable(mix(brand, 0.42, '#07080c'), [WHITE], SCRIM),
  };
}

/** The names of colours that follow from a shop's own, each with one value in light and one in dark. */
export type Palette = Record<keyof ReturnType<typeof paletteOn>, string>;

/** All colours of a shop that differ between its two modes, so that each can be read where it is used. */
export function paletteOf(colors: Colors): { light: Palette; dark: Palette } {
  return {
    light: paletteOn(lightGrounds(colors), colors, {
      danger: '#c8202f',
      success: '#0d7a43',
      star: '#f2a100',
    }),
    dark: paletteOn(darkGrounds(colors), colors, {
      danger: '#ff7b85',
      success: '#4fd08c',
      star: '#ffc24a',
    }),
  };
}

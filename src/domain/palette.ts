import type { Theme } from '#contract/settings.ts';
import { contrast, mix, readable } from './color.ts';

/** What a shop may choose; the rest is worked out of it. */
type Colors = Theme['colors'];

const WHITE = '#ffffff';
const BLACK = '#000000';
const BRAND = '#2457f5';
const INK = '#14161a';

/** Least contrast of text, of the shop's own text, and of what is not text (WCAG 2.2 AA). */
const TEXT = 4.5;
const MAIN_TEXT = 7;
const SHAPE = 3;
/** Of white on the scrim itself, which is thinner where a picture shows through. */
const SCRIM = 13;

/** The text colour that reads better on a colour: white or near black where good enough, else black. */
export function readableOn(color: string): string {
  return [WHITE, INK].find((one) => contrast(color, one) >= TEXT) ?? BLACK;
}

/** The grounds of a page: what it stands on, its panels, what is quiet on them, what is chosen. */
interface Grounds {
  bg: string;
  surface: string;
  primary: string;
  text: string;
}

function lightGrounds({ primary = BRAND, background, surface = WHITE, text = '#16181d' }: Colors): Grounds {
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
  /** Under pictures, which are drawn for light paper; it stays light in the dark. */
  picture: (grounds: Grounds) => string;
}

function paletteOn(
  all: Grounds,
  { primary: brand = BRAND, onPrimary, accent = '#f0531c' }: Colors,
  signs: Signs,
) {
  const { bg, surface, primary, text } = all;
  const on = onPrimary && contrast(primary, onPrimary) >= TEXT ? onPrimary : readableOn(primary);
  const surface2 = mix(text, 0.05, surface);
  const soft = mix(primary, 0.1, surface);
  const softer = mix(primary, 0.16, surface);
  const grounds = [bg, surface, surface2, soft, softer];
  const asText = (color: string) => readable(color, grounds, TEXT);
  const asShape = (color: string) => readable(color, [bg, surface], SHAPE);
  return {
    '--color-bg': bg,
    '--color-surface': surface,
    '--color-surface-2': surface2,
    '--color-primary': primary,
    '--color-on-primary': on,
    // Away from the text on it, so that a pointer never costs contrast.
    '--color-primary-hover': mix(primary, 0.86, on === WHITE || contrast(on, BLACK) > 10 ? BLACK : WHITE),
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
    '--color-picture': signs.picture(all),
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
      picture: ({ text, surface }) => mix(text, 0.04, surface),
    }),
    dark: paletteOn(darkGrounds(colors), colors, {
      danger: '#ff7b85',
      success: '#4fd08c',
      star: '#ffc24a',
      picture: () => '#e9eaee',
    }),
  };
}

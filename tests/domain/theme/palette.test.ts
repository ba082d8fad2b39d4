import { expect, test } from 'vitest';
import { contrast } from '#domain/theme/color.ts';
import { type Colors, type Palette, paletteOf } from '#domain/theme/palette.ts';
import { themeOf } from '#platform/import/shop-theme.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';

/** Shops whose owners chose what a designer would not. */
const HARD: Colors[] = [
  {},
  { primary: '#ffd400', accent: '#fff200' },
  { primary: '#ffffff', onPrimary: '#ffffff', accent: '#ffffff' },
  { primary: '#000000', onPrimary: '#000000', accent: '#000000' },
  { primary: '#767676', accent: '#8a8a8a', background: '#888888', surface: '#999999', text: '#777777' },
  { primary: '#c8202f', background: '#000000', surface: '#ffffff', text: '#eeeeee' },
  { primary: '#00ff88', accent: '#ff00ff', background: '#101010', surface: '#1c1c1c', text: '#f5f5f5' },
];

const SHOPS: [string, Colors][] = [
  ...readShops().map(({ name, market }): [string, Colors] => [name, market.theme.colors]),
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name): [string, Colors] => [name, themeOf(name).colors]),
  ...HARD.map((colors): [string, Colors] => [JSON.stringify(colors), colors]),
];

/** Colours as no designer picks them: any of the six may be left out, the others are anything. */
function randomColors(seed: number): Colors {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const names = ['primary', 'onPrimary', 'accent', 'background', 'surface', 'text'] as const;
  return Object.fromEntries(names.flatMap((name) => (random() < 0.2 ? [] : [[name, color()]])));
}

test.each(SHOPS)(
  '[A11Y-01] what is written in the colours of %s can be read wherever it stands',
  (_, colors) => expect(unreadable(colors)).toEqual([]),
);

test('[A11Y-01] whatever colours an owner picks, all that is written can be read, in light and in dark', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const colors = randomColors(seed);
    expect(unreadable(colors), JSON.stringify(colors)).toEqual([]);
  }
});

type Name = keyof Palette;

const GROUNDS: Name[] = [
  '--color-bg',
  '--color-surface',
  '--color-surface-2',
  '--color-primary-soft',
  '--color-primary-soft-hover',
];
/** Texts on their grounds, with the least contrast that they need. */
const PAIRS: [ratio: number, texts: Name[], grounds: Name[]][] = [
  [
    4.5,
    [
      '--color-text',
      '--color-text-muted',
      '--color-link',
      '--color-accent-text',
      '--color-danger',
      '--color-success',
    ],
    GROUNDS,
  ],
  [4.5, ['--color-on-primary'], ['--color-primary', '--color-primary-hover']],
  [4.5, ['--color-on-accent'], ['--color-accent']],
  [3, ['--color-border-strong', '--color-star', '--color-primary-shape'], ['--color-bg', '--color-surface']],
];

/** The pairs of a shop's colours that cannot be read. */
function unreadable(colors: Colors): string[] {
  return Object.entries(paletteOf(colors)).flatMap(([mode, palette]) =>
    PAIRS.flatMap(([ratio, texts, grounds]) =>
      texts.flatMap((text) =>
        grounds
          .filter((ground) => contrast(palette[text], palette[ground]) < ratio)
          .map((ground) => `${text} on ${ground}, ${mode}`),
      ),
    ),
  );
}

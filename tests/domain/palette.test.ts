import { expect, test } from 'vitest';
import type { Theme } from '#contract/settings.ts';
import { contrast } from '#domain/color.ts';
import { paletteOf } from '#domain/palette.ts';
import { SHOPS as DEMO_SHOPS } from '#sandbox/demo/shop/shops.ts';
import { themeOf } from '#sandbox/import/shop-theme.ts';

type Colors = Theme['colors'];

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
  ...DEMO_SHOPS.map(({ name, market }): [string, Colors] => [name, market.theme.colors]),
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name): [string, Colors] => [name, themeOf(name).colors]),
  ...HARD.map((colors): [string, Colors] => [JSON.stringify(colors), colors]),
];

test.each(SHOPS)(
  '[A11Y-01] what is written in the colours of %s can be read wherever it stands',
  (_, colors) => {
    for (const [mode, palette] of Object.entries(paletteOf(colors))) {
      const least = (ratio: number, texts: (keyof typeof palette)[], grounds: (keyof typeof palette)[]) => {
        for (const text of texts)
          for (const ground of grounds)
            expect(
              contrast(palette[text], palette[ground]),
              `${text} on ${ground}, ${mode}`,
            ).toBeGreaterThanOrEqual(ratio);
      };
      least(
        4.5,
        [
          '--color-text',
          '--color-text-muted',
          '--color-link',
          '--color-accent-text',
          '--color-danger',
          '--color-success',
        ],
        [
          '--color-bg',
          '--color-surface',
          '--color-surface-2',
          '--color-primary-soft',
          '--color-primary-soft-hover',
        ],
      );
      least(4.5, ['--color-on-primary'], ['--color-primary', '--color-primary-hover']);
      least(4.5, ['--color-on-accent'], ['--color-accent']);
      least(3, ['--color-border-strong', '--color-star'], ['--color-bg', '--color-surface']);
    }
  },
);

import type { Theme } from '#contract/market/settings.ts';
import { hash } from '#lib/random.ts';

type Colors = [primary: string, accent: string, background: string, text: string];

/** Colours that go together and can be read: white on the first, the last on the third. */
const PALETTES: readonly Colors[] = [
  ['#1f5fa8', '#e0852b', '#f4f7fb', '#152233'],
  ['#1c6b52', '#d98e2b', '#f4f8f5', '#14231d'],
  ['#7a3b69', '#c9782f', '#faf5f8', '#2a1825'],
  ['#8a3a22', '#2f7f86', '#fbf6f2', '#2b1a13'],
  ['#3d4a9e', '#cf5c78', '#f5f6fc', '#191d38'],
  ['#226a78', '#c98a1e', '#f2f8f9', '#12262a'],
];

const FONTS = ['system', 'humanist', 'geometric'] as const;

/** Theme of a shop that has none: always the same for its name, so that shops differ. */
export function themeOf(tenant: string): Theme {
  const [primary, accent, background, text] =
    PALETTES[hash(tenant, 'palette') % PALETTES.length] ?? PALETTES[0] ?? [];
  return {
    colors: { primary, onPrimary: '#ffffff', accent, background, surface: '#ffffff', text },
    radius: 6 + (hash(tenant, 'radius') % 4) * 3,
    maxContainerWidth: 1320,
    mainFont: FONTS[hash(tenant, 'font') % FONTS.length],
    iconPack: 6,
  };
}

/**
 * Widths in px from which a page has more room, by the screens that begin there. The only ones: style sheets
 * know them as `@media (--from-tablet)` and `(--below-tablet)`, scripts and pictures by the functions below.
 */
const SCREENS = {
  phone: 400,
  'large-phone': 560,
  tablet: 768,
  desktop: 992,
  'wide-desktop': 1200,
  'large-desktop': 1400,
} as const;

export type Screen = keyof typeof SCREENS;

/** Media query for windows at least as wide as such a screen. */
export function fromScreen(screen: Screen): string {
  return `(width >= ${SCREENS[screen]}px)`;
}

/** Media query for windows narrower than such a screen. */
export function belowScreen(screen: Screen): string {
  return `(width < ${SCREENS[screen]}px)`;
}

/**
 * Heights in px below which a screen is low: nothing stays in sight while a page scrolls. A short one has to
 * be careful with what stands above the fold.
 */
const HEIGHTS = { low: 480, short: 740 } as const;

/** The same queries under names for style sheets, in one line. */
export function customMedia(): string {
  const widths = (Object.keys(SCREENS) as Screen[])
    .map(
      (screen) =>
        `@custom-media --from-${screen} ${fromScreen(screen)};` +
        `@custom-media --below-${screen} ${belowScreen(screen)};`,
    )
    .join('');
  const heights = Object.entries(HEIGHTS).map(([name, px]) => `@custom-media --${name} (height < ${px}px);`);
  return widths + heights.join('');
}

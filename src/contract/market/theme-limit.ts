/** Sizes that a theme may have, least and most, in CSS pixels; others are left out. */
export const THEME_LIMITS = {
  fontSize: [12, 22],
  headingSize: [18, 64],
  radius: [0, 40],
  controlRadius: [0, 40],
  logoWidth: [40, 400],
  mobileLogoWidth: [40, 200],
  maxContainerWidth: [960, 1920],
} as const;

export type ThemeSize = keyof typeof THEME_LIMITS;

/** Sets of icons are numbered from 1; another number is taken for the last. */
export const ICON_PACKS = 6;

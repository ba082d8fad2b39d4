import type { Language } from '#contract/value/primitive.ts';

/**
 * The pictures that stand for a shop outside of its pages, by a key like those of entries. No snapshot has
 * them: a build makes them.
 */
export const APP_ICONS_KEY = 'app-icons';

/** Addresses of files that are named by what they hold. */
export interface AppIcons {
  /** What others show of a page that they link: JPEG. */
  share: { address: string; width: number; height: number };
  /** A square PNG of 192 pixels for the browser's tab. */
  icon: string;
  /** A square PNG of 512 pixels. */
  largeIcon: string;
  /** A square PNG of 180 pixels without transparent corners, for the home screens of phones. */
  touchIcon: string;
  manifests: Partial<Record<Language, string>>;
  /** What browsers ask for by a fixed path, by that path. */
  fixed: Record<string, string>;
}

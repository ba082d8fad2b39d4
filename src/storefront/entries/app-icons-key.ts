import type { Language } from '#contract/value/primitive.ts';

/** Key of the app icons. It is read like that of an entry, but no snapshot has it: a build makes them. */
export const APP_ICONS_KEY = 'app-icons';

/** Addresses of the app icons; each file is named by a hash of its content. */
export interface AppIcons {
  /** The picture that other sites show for a linked page: JPEG. */
  share: { address: string; width: number; height: number };
  /** A square PNG of 192 pixels for the browser's tab. */
  icon: string;
  /** A square PNG of 512 pixels. */
  largeIcon: string;
  /** A square PNG of 180 pixels without transparent corners, for the home screens of phones. */
  touchIcon: string;
  manifests: Partial<Record<Language, string>>;
  /** Addresses of files that browsers ask for by a fixed path, by that path. */
  fixed: Record<string, string>;
}

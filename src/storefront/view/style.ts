import { APP_ICONS_KEY, type AppIcons } from '#storefront/entries/app-icons-key.ts';
import { styleKey } from '#storefront/entries/style-key.ts';
import type { ShopContext } from './shop-context.ts';

/** The style of the shop's pages. */
export interface StyleView {
  /** Addresses of the style sheets of a kind of page, in the order of the cascade. */
  styleSheets(kind: string): readonly string[];
  /** Address of the file with the shop's icons. */
  readonly icons: string;
  /** Addresses of the font's files that pages in this language need; none if devices have the font. */
  readonly fonts: readonly string[];
  /** Pictures that stand for the shop outside of its pages; undefined where no build has made them. */
  readonly appIcons: AppIcons | undefined;
}

export function styleView({ entries, language }: Pick<ShopContext, 'entries' | 'language'>): StyleView {
  return {
    styleSheets: (kind) => entries.get(styleKey(kind)) ?? [],
    get icons() {
      return entries.get(styleKey('icons'))?.[0] ?? '';
    },
    get fonts() {
      const parts = entries.get(styleKey('fonts')) ?? [];
      return parts.slice(0, language === 'ru' ? 2 : 1);
    },
    get appIcons() {
      return entries.get(APP_ICONS_KEY);
    },
  };
}

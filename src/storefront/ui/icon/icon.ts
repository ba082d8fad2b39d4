/** Names of the drawings that each set of icons has. */
export const ICON_NAMES = [
  'cart',
  'heart',
  'compare',
  'search',
  'menu',
  'user',
  'home',
  'close',
  'plus',
  'minus',
  'trash',
  'check',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'star',
  'phone',
  'location',
  'telegram',
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'truck',
  'return',
  'shield',
  'card',
  'camera',
  'globe',
  'moon',
  'sun',
  'arrow-right',
  'grid',
  'filter',
  'clock',
  'store',
  'gift',
  'eye',
  'eye-off',
  'edit',
  'logout',
  'alert',
  'box',
  'wallet',
  'qr',
  'video',
  'bell',
  'sort',
  'share',
  'percent',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

let worn: string | undefined;

/** Says which file has the icons of the shop that is rendered next. In a browser the page says it. */
export function wearIcons(file: string): void {
  worn = file;
}

/** Address of a drawing for `<use href>`. */
export const iconHref = (name: IconName) => `${worn ?? document.documentElement.dataset.icons}#${name}`;

/** The icon with the name in a text from the shop; a tick if there is none. */
export const iconNamed = (name: string): string =>
  iconHref(ICON_NAMES.find((one) => one === name) ?? 'check');

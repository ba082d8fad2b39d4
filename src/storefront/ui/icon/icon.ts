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
  'refresh',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

let findFile = (): string | undefined => document.documentElement.dataset['icons'];

/** Says how to find the file with the icons of a render. A browser has one page, which names it. */
export function setIconSource(find: () => string | undefined): void {
  findFile = find;
}

/** Address of a drawing for `<use href>`. */
export const iconHref = (name: IconName) => `${findFile()}#${name}`;

/** The icon with the name in a text from the shop; a tick if there is none. */
export const iconNamed = (name: string): string =>
  iconHref(ICON_NAMES.find((one) => one === name) ?? 'check');

import type { IconName } from '#storefront/ui/icon/icon.ts';

/** Names of a drawing in the families that sets are made of; null where a family has none. */
type Glyphs = readonly [phosphor: string, lucide: string | null, carbon: string | null];

/** Names of each icon in other families. The storefront's own set has them all under their own names. */
export const GLYPHS: Readonly<Record<IconName, Glyphs>> = {
  cart: ['shopping-cart', 'shopping-cart', 'shopping-cart'],
  heart: ['heart', 'heart', 'favorite'],
  compare: ['scales', 'scale', 'scales'],
  search: ['magnifying-glass', 'search', 'search'],
  menu: ['list', 'menu', 'menu'],
  user: ['user', 'user-round', 'user'],
  home: ['house', 'house', 'home'],
  close: ['x', 'x', 'close'],
  plus: ['plus', 'plus', 'add'],
  minus: ['minus', 'minus', 'subtract'],
  trash: ['trash', 'trash', 'trash-can'],
  check: ['check', 'check', 'checkmark'],
  'chevron-right': ['caret-right', 'chevron-right', 'chevron-right'],
  'chevron-left': ['caret-left', 'chevron-left', 'chevron-left'],
  'chevron-down': ['caret-down', 'chevron-down', 'chevron-down'],
  star: ['star', 'star', 'star'],
  phone: ['phone', 'phone', 'phone'],
  location: ['map-pin', 'map-pin', 'location'],
  telegram: ['telegram-logo', 'send', null],
  instagram: ['instagram-logo', 'instagram', 'logo-instagram'],
  facebook: ['facebook-logo', 'facebook', 'logo-facebook'],
  youtube: ['youtube-logo', 'youtube', 'logo-youtube'],
  tiktok: ['tiktok-logo', null, null],
  truck: ['truck', 'truck', 'delivery'],
  return: ['arrow-u-up-left', 'undo-2', 'undo'],
  shield: ['shield-check', 'shield-check', 'security'],
  card: ['credit-card', 'credit-card', 'purchase'],
  camera: ['camera', 'camera', 'camera'],
  globe: ['globe', 'globe', 'globe'],
  moon: ['moon', 'moon', 'moon'],
  sun: ['sun', 'sun', 'sun'],
  'arrow-right': ['arrow-right', 'arrow-right', 'arrow-right'],
  grid: ['squares-four', 'layout-grid', 'grid'],
  filter: ['sliders-horizontal', 'sliders-horizontal', 'settings-adjust'],
  clock: ['clock', 'clock', 'time'],
  store: ['storefront', 'store', 'store'],
  gift: ['gift', 'gift', 'gift'],
  eye: ['eye', 'eye', 'view'],
  'eye-off': ['eye-slash', 'eye-off', 'view-off'],
  edit: ['pencil-simple', 'pencil', 'edit'],
  logout: ['sign-out', 'log-out', 'logout'],
  alert: ['warning-circle', 'circle-alert', 'warning'],
  box: ['package', 'package', 'cube'],
  wallet: ['wallet', 'wallet', 'wallet'],
  qr: ['qr-code', 'qr-code', 'qr-code'],
  video: ['video', 'clapperboard', 'video'],
  bell: ['bell', 'bell', 'notification'],
  sort: ['arrows-down-up', 'arrow-down-up', 'arrows-vertical'],
  share: ['share-network', 'share-2', 'share'],
  percent: ['percent', 'percent', 'percentage'],
  refresh: ['arrow-clockwise', 'rotate-cw', 'renew'],
};

/** A family by its package, with the place of its names in a row of `GLYPHS`. */
interface Family {
  package: string;
  /** Owner of the copyright, as the licence asks a copy to say. */
  notice: string;
  at: 0 | 1 | 2;
}

const PHOSPHOR: Family = { package: '@iconify-json/ph', notice: 'Phosphor Icons, MIT License', at: 0 };
const LUCIDE: Family = { package: '@iconify-json/lucide', notice: 'Lucide Contributors, ISC License', at: 1 };
const CARBON: Family = {
  package: '@iconify-json/carbon',
  notice: 'IBM Carbon, Apache License 2.0, changed in size',
  at: 2,
};

/** Family and weight that a set is drawn from. */
export interface IconSet {
  family: Family;
  /** The weight of the family, as the names of its drawings end. */
  weight?: '-light' | '-fill' | '-duotone';
  /** The weight for what is nothing but lines. */
  lines?: '-bold' | '';
  /** Width of lines in units of the 24-unit box, where the family draws lines. */
  line?: number;
}

/** A set that is not here is the storefront's own. */
export const ICON_SETS: Readonly<Record<number, IconSet>> = {
  /** Thin lines. */
  1: { family: PHOSPHOR, weight: '-light' },
  /** Bold, round lines. */
  2: { family: LUCIDE, line: 2.5 },
  /** Filled shapes. */
  3: { family: PHOSPHOR, weight: '-fill', lines: '-bold' },
  /** Soft: lines over a tint of the same shape. */
  4: { family: PHOSPHOR, weight: '-duotone', lines: '' },
  /** Sharp corners, square ends. */
  5: { family: CARBON },
};

/** Icons that are nothing but lines: filled or tinted they would stand in a box. */
export const LINES: ReadonlySet<IconName> = new Set([
  ...(['menu', 'close', 'plus', 'minus', 'check', 'search', 'filter', 'sort', 'percent', 'logout'] as const),
  ...(['chevron-right', 'chevron-left', 'chevron-down', 'arrow-right', 'return', 'refresh'] as const),
]);

/** Icons that buttons fill when they are pressed, each by its solid drawing in a family. */
export const PRESSED: Readonly<Partial<Record<IconName, Glyphs>>> = {
  heart: ['heart-fill', 'heart', 'favorite-filled'],
  star: ['star-fill', 'star', 'star-filled'],
};

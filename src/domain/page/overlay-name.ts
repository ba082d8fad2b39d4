/** Dialogs that any page can show: each has its fragment page at `overlayPath(name)`. */
export const OVERLAY_NAMES = [
  'confirm',
  'address',
  'login',
  'payment',
  'clear-cart',
  'variation',
  'quick-view',
  'locations',
  'pattern',
  'size-table',
  'characteristics',
  'installment',
  'one-click',
  'cashback',
  'review',
] as const;
export type OverlayName = (typeof OVERLAY_NAMES)[number];

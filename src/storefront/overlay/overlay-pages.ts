import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { type OverlayPage, overlayPage } from '#storefront/overlay/overlay-props.ts';
import { ofOverlay } from './overlay-file.ts';
import type { OverlayShop } from './overlay-shop.ts';

const KEYS = import.meta.glob<readonly MessageKey[]>('../**/*.overlay.tsx', {
  query: '?messages',
  import: 'default',
  eager: true,
});
const PAGES = import.meta.glob<(shop: OverlayShop) => object>('../**/*.overlay.tsx', {
  import: 'page',
  eager: true,
});

/** Data of a dialog's fragment page; undefined if no dialog has that name. */
export function overlayProps(name: string, shop: OverlayShop): OverlayPage | undefined {
  const page = ofOverlay(PAGES, name);
  return page && { ...overlayPage(shop, ofOverlay(KEYS, name) ?? []), ...page(shop) };
}
